import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Icon, NonModalPanel, DebouncedPressable } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../../theme';

interface RemedyChecklistProps {
  /** What was remedied, and the steps for the real cards. */
  readonly line: string;
  readonly steps: readonly string[];
  readonly onClose: () => void;
}

/** Steps to tick off while hands move the real cards. It blocks nothing: the app has already moved its own. */
export function RemedyChecklist({ line, steps, onClose }: RemedyChecklistProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { putBack } = useWords().table;
  const [done, setDone] = useState<readonly number[]>([]);
  const toggle = (index: number): void => {
    const next = done.includes(index) ? done.filter((one) => one !== index) : [...done, index];
    if (next.length === steps.length) onClose();
    else setDone(next);
  };
  return (
    <NonModalPanel title={putBack.title} onClose={onClose} testID="put-back">
      {steps.map((step, index) => {
        const isDone = done.includes(index);
        return (
          <DebouncedPressable
            // two steps may have the same words
            key={index}
            role="checkbox"
            isChecked={isDone}
            onPress={() => toggle(index)}
            testID={`put-back-${index}`}
            style={styles.step}
            pressedStyle={styles.pressed}
          >
            <View style={[styles.box, isDone && styles.ticked]}>
              {isDone ? <Icon name="inForce" colour={palette.tones.good.onSolid} size={18} /> : null}
            </View>
            <AppText style={[styles.words, isDone && styles.done]}>{step}</AppText>
          </DebouncedPressable>
        );
      })}
      <AppText size="small" colour="inkSoft">
        {line}
      </AppText>
    </NonModalPanel>
  );
}

const makeStyles = defineStyles((palette) => ({
  step: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    borderRadius: radius.chip,
  },
  pressed: { backgroundColor: palette.sunken },
  box: {
    width: 26,
    height: 26,
    borderWidth: 2,
    borderColor: palette.frame,
    borderRadius: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ticked: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  words: { flex: 1 },
  done: { textDecorationLine: 'line-through', color: palette.inkSoft },
}));
