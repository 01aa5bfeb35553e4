import { useState } from 'react';
import { View } from 'react-native';
import { type Seat, type SpeechKind, SPEECH_KINDS } from '@/engine';
import { AppText, OverlayPanel, GuardedPressable, SeatBadge } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, radius, MIN_TOUCH_TARGET, useStyles } from '../../../theme';
import { type SpeakerData } from '../model/tableData';

interface TalkPanelProps {
  readonly speakers: readonly SpeakerData[];
  readonly onSpeak: (seat: Seat | null, what: SpeechKind) => void;
  readonly onClose: () => void;
}

/** Who, then what: two taps. To whom, and who called it, can be told through the form. */
export function TalkPanel({ speakers, onSpeak, onClose }: TalkPanelProps) {
  const styles = useStyles(makeStyles);
  const { talk } = useWords().table;
  const [speaker, choose] = useState<SpeakerData | null>(null);
  if (speaker === null)
    return (
      <OverlayPanel title={talk.who} onClose={onClose} testID="talk">
        <View style={styles.options}>
          {speakers.map((one) => (
            <GuardedPressable
              key={one.seat ?? 'spectator'}
              onPress={() => choose(one)}
              testID={`speak-seat-${one.seat ?? 'spectator'}`}
              style={styles.option}
              pressedStyle={styles.pressed}
            >
              {one.seat === null ? null : <SeatBadge side={one.seat} />}
              <AppText size="label" style={styles.title}>
                {one.name}
              </AppText>
            </GuardedPressable>
          ))}
        </View>
      </OverlayPanel>
    );
  return (
    <OverlayPanel title={speaker.asks} onClose={onClose} testID="talk">
      <View style={styles.options}>
        {SPEECH_KINDS.map((what) => (
          <GuardedPressable
            key={what}
            onPress={() => onSpeak(speaker.seat, what)}
            label={talk.kinds[what].label}
            testID={`speak-what-${what}`}
            style={styles.option}
            pressedStyle={styles.pressed}
          >
            <AppText size="label" lines={1} style={styles.title}>
              {talk.kinds[what].title}
            </AppText>
          </GuardedPressable>
        ))}
      </View>
    </OverlayPanel>
  );
}

const makeStyles = defineStyles((palette) => ({
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flexGrow: 1,
    minWidth: '22%',
    maxWidth: '48%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: 4,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
  },
  pressed: { backgroundColor: palette.accentWash },
  title: { flexShrink: 1, fontSize: 14 },
}));
