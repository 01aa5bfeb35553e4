import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Icon, DebouncedPressable } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';

interface StepListProps {
  readonly steps: readonly string[];
  /** True once cards are being entered: then the list folds up by itself. */
  readonly isBegun: boolean;
  /** True if the window is wide enough to show it beside the rest; then it never folds. */
  readonly staysOpen: boolean;
}

/** How this sheet deals, to be ticked off. It folds up once everything is ticked or the cards are being told. */
export function DealingChecklist({ steps, isBegun, staysOpen }: StepListProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { deal } = useWords().setUp;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [wish, setWish] = useState<boolean | null>(null);
  const isDone = ticked.size === steps.length;
  const isOpen = staysOpen || (wish ?? (!isBegun && !isDone));
  const tick = (step: number): void => {
    const next = new Set(ticked);
    if (!next.delete(step)) next.add(step);
    setTicked(next);
    if (next.size === steps.length) setWish(null);
  };
  return (
    <View style={styles.box}>
      <DebouncedPressable
        testID="deal-steps"
        isExpanded={isOpen}
        isDisabled={staysOpen}
        onPress={() => setWish(!isOpen)}
        style={styles.line}
        pressedStyle={styles.pressed}
      >
        {isDone ? <Icon name="inForce" size={20} colour={palette.accent} /> : null}
        <AppText size="strong" style={styles.words}>
          {isDone ? deal.stepsDone : deal.steps}
        </AppText>
        {staysOpen ? null : <Icon name={isOpen ? 'up' : 'down'} size={22} colour={palette.inkSoft} />}
      </DebouncedPressable>
      {isOpen
        ? steps.map((step, index) => (
            <DebouncedPressable
              key={step}
              role="checkbox"
              testID={`deal-step-${index}`}
              isChecked={ticked.has(index)}
              onPress={() => tick(index)}
              style={styles.step}
              pressedStyle={styles.pressed}
            >
              <View style={[styles.tick, ticked.has(index) && styles.ticked]}>
                {ticked.has(index) ? <Icon name="inForce" size={18} colour={palette.tones.good.onSolid} /> : null}
              </View>
              <AppText style={styles.words}>{step}</AppText>
            </DebouncedPressable>
          ))
        : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  box: {
    borderRadius: radius.chip + 2,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
  },
  step: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.medium,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
    borderTopWidth: 1,
    borderColor: palette.line,
  },
  pressed: { backgroundColor: palette.accentWash },
  tick: {
    width: 26,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 6,
    borderWidth: 2,
    borderColor: palette.frame,
  },
  ticked: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  words: { flex: 1 },
}));
