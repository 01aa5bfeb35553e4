import { View } from 'react-native';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, useStyles } from '../theme';
import { DebouncedPressable } from './DebouncedPressable';
import { AppText } from './Text';

interface SwitchRowProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  /** "on" or "off", beside the drawing. */
  readonly state: string;
  readonly onChange: (isOn: boolean) => void;
  readonly testID: string;
}

/** Something that is on or off. The whole row is the target; the state is written, not only drawn. */
export function SwitchRow({ title, hint, isOn, state, onChange, testID }: SwitchRowProps) {
  const styles = useStyles(makeStyles);
  return (
    <DebouncedPressable
      role="switch"
      testID={testID}
      label={title}
      isPicture
      isChecked={isOn}
      onPress={() => onChange(!isOn)}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <View aria-hidden style={styles.words}>
        <AppText size="strong">{title}</AppText>
        {hint === undefined ? null : (
          <AppText size="small" colour="inkSoft">
            {hint}
          </AppText>
        )}
      </View>
      <View aria-hidden style={styles.state}>
        <View style={[styles.track, isOn && styles.trackOn]}>
          <View style={[styles.knob, isOn && styles.knobOn]} />
        </View>
        <AppText size="label">{state}</AppText>
      </View>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.medium,
    minHeight: MIN_TOUCH_TARGET,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
  },
  pressed: { backgroundColor: palette.sunken },
  words: { flex: 1, minWidth: 0 },
  state: { alignItems: 'center' },
  track: {
    width: 52,
    height: 30,
    borderRadius: radius.pill,
    borderWidth: 2,
    borderColor: palette.frame,
    backgroundColor: palette.card,
    justifyContent: 'center',
    paddingHorizontal: 3,
  },
  trackOn: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  knob: { width: 20, height: 20, borderRadius: radius.pill, backgroundColor: palette.frame },
  knobOn: { alignSelf: 'flex-end', backgroundColor: palette.tones.good.onSolid },
}));
