import { View } from 'react-native';
import { AppText, DebouncedPressable, Icon, LabelledInput, PersonButtonGrid } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import { useJustARulingWords } from './useJustARulingWords';

interface WhoFieldProps {
  readonly who: readonly string[];
  readonly name: string;
  /** Named lately. */
  readonly people: readonly string[];
  readonly onName: (name: string) => void;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** Who it is about: typed, or one tap on somebody named lately. A name is never cut. */
export function PeopleInvolvedField({ who, name, people, onName, onAdd, onRemove }: WhoFieldProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { who: say } = useJustARulingWords();
  return (
    <TitledCard title={say.title}>
      {who.length === 0 ? null : (
        <View style={styles.chosen} testID="ruling-who">
          {who.map((one) => (
            <DebouncedPressable
              key={one}
              label={say.remove(one)}
              onPress={() => onRemove(one)}
              style={styles.person}
              pressedStyle={styles.pressed}
            >
              <AppText size="strong" style={styles.name}>
                {one}
              </AppText>
              <Icon name="close" size={20} colour={palette.ink} />
            </DebouncedPressable>
          ))}
        </View>
      )}
      <LabelledInput
        testID="ruling-name"
        label={who.length === 0 ? say.label : say.another}
        hint={who.length === 0 ? say.hint : undefined}
        value={name}
        onChange={onName}
        onSubmit={() => onAdd(name)}
        maxLength={80}
      />
      {people.length === 0 ? null : (
        <>
          <AppText size="label" colour="inkSoft">
            {say.recent}
          </AppText>
          <PersonButtonGrid
            people={people.map((one, at) => ({ key: one, name: one, side: null, testID: `ruling-person-${at + 1}` }))}
            onChoose={onAdd}
          />
        </>
      )}
    </TitledCard>
  );
}

const makeStyles = defineStyles((palette) => ({
  chosen: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  person: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    maxWidth: '100%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    borderRadius: radius.chip,
    borderWidth: 2,
    borderColor: palette.accent,
    backgroundColor: palette.accentWash,
  },
  pressed: { backgroundColor: palette.sunken },
  name: { flexShrink: 1, overflowWrap: 'anywhere' } as object,
}));
