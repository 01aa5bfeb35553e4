import { useState } from 'react';
import { View } from 'react-native';
import { type Seat, type SpeechKind, SPEECH_KINDS } from '@/engine';
import { AppText, NonModalPanel, DebouncedPressable, PersonButtonGrid } from '../../../components';
import { useDismissOnBackOrEscape, useIsCramped, useWords } from '../../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, useStyles } from '../../../theme';
import { type SpeakerData } from '../model/tableData';

interface TalkPanelProps {
  readonly speakers: readonly SpeakerData[];
  readonly onSpeak: (seat: Seat | null, what: SpeechKind) => void;
  readonly onClose: () => void;
}

const SPECTATOR = 'spectator';
const keyOf = ({ seat }: SpeakerData): string => (seat === null ? SPECTATOR : `${seat}`);

/** Who, then what: two taps. To whom, and who called it, can be told through the form. */
export function ReportTalkPanel({ speakers, onSpeak, onClose }: TalkPanelProps) {
  const { talk } = useWords().table;
  const [speaker, choose] = useState<SpeakerData | null>(null);
  useDismissOnBackOrEscape(speaker !== null, () => choose(null));
  if (speaker === null)
    return (
      <NonModalPanel key="who" title={talk.who} onClose={onClose} testID="talk">
        <PersonButtonGrid
          people={speakers.map((one) => ({
            key: keyOf(one),
            name: one.name,
            side: one.seat,
            testID: `speak-seat-${keyOf(one)}`,
          }))}
          onChoose={(key) => choose(speakers.find((one) => keyOf(one) === key) ?? null)}
        />
      </NonModalPanel>
    );
  return (
    <NonModalPanel key="what" title={speaker.asks} onClose={onClose} testID="talk" isDense>
      <Kinds onChoose={(what) => onSpeak(speaker.seat, what)} />
    </NonModalPanel>
  );
}

/** Each kind of talk with what it means: which one it was decides whether it was allowed. */
function Kinds({ onChoose }: { readonly onChoose: (what: SpeechKind) => void }) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { kinds } = useWords().table.talk;
  return (
    <View style={styles.kinds}>
      {SPEECH_KINDS.map((what) => (
        <DebouncedPressable
          key={what}
          onPress={() => onChoose(what)}
          testID={`speak-what-${what}`}
          style={[styles.kind, isCramped && styles.cramped]}
          pressedStyle={styles.pressed}
        >
          <AppText size="label" style={styles.title}>
            {kinds[what].title}
          </AppText>
          <AppText size="small" colour="inkSoft" style={styles.says}>
            {kinds[what].says}
          </AppText>
        </DebouncedPressable>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  kinds: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  kind: {
    flexGrow: 1,
    flexBasis: '45%',
    maxWidth: '100%',
    minHeight: MIN_TOUCH_TARGET,
    justifyContent: 'center',
    paddingHorizontal: space.small,
    paddingVertical: 2,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  cramped: { flexBasis: '100%' },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  // close lines: all of them are in sight at once on a phone
  title: { lineHeight: 18 },
  says: { fontSize: 13, lineHeight: 15 },
}));
