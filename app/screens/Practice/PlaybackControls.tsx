import { View } from 'react-native';
import { Button, DebouncedPressable, AppText } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, typography, useStyles } from '../../theme';
import { PLAYBACK_PACES, type PlaybackState } from './usePlayback';

type NextButtonProps = Pick<PlaybackState, 'isOver' | 'next'> & { readonly onFinish: () => void };

/** The next act; after the last one, the report. */
export function NextButton({ isOver, next, onFinish }: NextButtonProps) {
  const { players } = useWords().practice;
  return isOver ? (
    <Button testID="practice-finish" kind="main" isSmall icon="trophy" title={players.finish} onPress={onFinish} />
  ) : (
    <Button testID="practice-next" kind="main" isSmall icon="forward" title={players.next} onPress={next} />
  );
}

/** How fast the players play by themselves. */
export function PaceChoice({ pace, setPace }: Pick<PlaybackState, 'pace' | 'setPace'>) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { players } = useWords().practice;
  return (
    <View role="radiogroup" aria-label={players.pace} style={[styles.paces, isCramped && styles.wrapped]}>
      {PLAYBACK_PACES.map((one) => (
        <DebouncedPressable
          key={one}
          role="radio"
          testID={`practice-${one}`}
          isChecked={one === pace}
          onPress={() => setPace(one)}
          style={[styles.pace, one === pace && styles.chosen]}
          pressedStyle={styles.pressed}
        >
          <AppText style={[typography.label, styles.word, one === pace && styles.chosenWord]}>
            {players.paces[one]}
          </AppText>
        </DebouncedPressable>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  paces: { flexDirection: 'row', gap: space.hair, flexShrink: 1 },
  /** At twice the text size a word stays whole: the choices stand below each other instead. */
  wrapped: { flexWrap: 'wrap' },
  pace: {
    minHeight: MIN_TOUCH_TARGET,
    minWidth: MIN_TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 3,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
    flexShrink: 1,
  },
  chosen: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  pressed: { opacity: 0.75 },
  word: { fontSize: 13, lineHeight: 17, textAlign: 'center' },
  chosenWord: { color: palette.tones.good.onSolid },
}));
