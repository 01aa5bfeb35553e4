import { memo, type ReactNode, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { AppText, DebouncedPressable, Icon } from '../components';
import { useDismissOnBackOrEscape, useIsCramped, useWords } from '../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../theme';
import { type AskableRuleset } from './askableRulesets';
import { useRulingsTabWords } from './useRulingsTabWords';

interface AskRulesetChoiceProps {
  readonly all: readonly AskableRuleset[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
  /** The list of choices was opened or closed. */
  readonly onOpen?: ((isOpen: boolean) => void) | undefined;
  /** Stands at the left of it, in the same row. */
  readonly before?: ReactNode;
}

/** Which rule sheet the answers are for: always in sight, and one tap opens the list. */
export const AskRulesetChoice = memo(function AskRulesetChoice(props: AskRulesetChoiceProps) {
  const { all, chosenId, onChoose, onOpen, before } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { phrasing } = useWords();
  const say = useRulingsTabWords().screens.ask;
  const { height } = useWindowDimensions();
  const [isOpen, setOpen] = useState(false);
  const show = (open: boolean): void => {
    setOpen(open);
    onOpen?.(open);
  };
  useDismissOnBackOrEscape(isOpen, () => show(false));
  const name = all.find(({ id }) => id === chosenId)?.name ?? '';
  return (
    <View>
      <View style={styles.row}>
        {before}
        <DebouncedPressable
          testID="ask-ruleset"
          label={phrasing.labelled(say.sheet, name)}
          isExpanded={isOpen}
          onPress={() => show(!isOpen)}
          style={[styles.button, isCramped && styles.cramped]}
          pressedStyle={styles.pressed}
        >
          {isCramped ? null : <Icon name="text" size={20} colour={palette.accent} />}
          <AppText size="strong" style={styles.name}>
            {name}
          </AppText>
          <Icon name={isOpen ? 'up' : 'down'} size={22} colour={palette.ink} />
        </DebouncedPressable>
      </View>
      {isOpen ? (
        <ScrollView style={[styles.list, { maxHeight: height * MOST_OF_WINDOW }]} testID="ask-ruleset-list">
          <View role="radiogroup" aria-label={say.chooseSheet}>
            {all.map(({ id, name: title }) => (
              <DebouncedPressable
                key={id}
                role="radio"
                isChecked={id === chosenId}
                testID={`ask-ruleset-${id}`}
                onPress={() => {
                  show(false);
                  onChoose(id);
                }}
                style={styles.option}
                pressedStyle={styles.pressed}
              >
                <Icon
                  name={id === chosenId ? 'inForce' : 'other'}
                  size={22}
                  colour={id === chosenId ? palette.accent : palette.inkSoft}
                />
                <AppText size={id === chosenId ? 'strong' : 'body'} style={styles.name}>
                  {title}
                </AppText>
              </DebouncedPressable>
            ))}
          </View>
        </ScrollView>
      ) : null}
    </View>
  );
});

/** The list leaves room for what it was opened from. */
const MOST_OF_WINDOW = 0.6;

const makeStyles = defineStyles((palette) => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  button: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  cramped: { paddingHorizontal: space.hair, gap: space.hair },
  pressed: { backgroundColor: palette.sunken },
  name: { flex: 1, textAlign: 'left' },
  list: {
    marginTop: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
  },
}));
