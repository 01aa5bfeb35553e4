import { View } from 'react-native';
import { AppText, Button, Heading, Icon, DebouncedPressable, type RulesetCardData } from '../../components';
import { useIsCramped, useReadingWidth, useWords } from '../../hooks';
import {
  defineStyles,
  defineStaticStyles,
  radius,
  space,
  MIN_TOUCH_TARGET,
  TWO_PANES_MIN_WIDTH,
  usePalette,
  useStyles,
} from '../../theme';

interface RulesetPickerProps {
  readonly title: string;
  readonly cards: readonly RulesetCardData[];
  readonly chosen: string | null;
  /** Shows every fact of each: where the chosen one stands alone. */
  readonly hasAllFacts?: boolean;
  readonly onChoose: (id: string) => void;
  /** Brings the others back. */
  readonly onChange?: (() => void) | undefined;
}

/** Rule sheets to choose from, or the chosen one with the way to another. */
export function RulesetPicker({ title, cards, chosen, hasAllFacts = false, onChoose, onChange }: RulesetPickerProps) {
  const { newTable } = useWords().setUp;
  return (
    <View style={styles.sheets}>
      <View style={styles.top}>
        <Heading level={2} size="heading" style={styles.heading}>
          {title}
        </Heading>
        {onChange === undefined ? null : (
          <Button
            testID="ruleset-change"
            kind="quiet"
            icon="swap"
            title={newTable.change}
            label={newTable.changeSheet}
            onPress={onChange}
          />
        )}
      </View>
      <View role="radiogroup" aria-label={title} style={styles.list}>
        {cards.map((card) => (
          <RulesetChoiceRow
            key={card.id}
            card={card}
            isChosen={card.id === chosen}
            hasAllFacts={hasAllFacts}
            onChoose={() => onChoose(card.id)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = defineStaticStyles({
  sheets: { gap: space.hair },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small, minHeight: 40 },
  heading: { flexGrow: 1, flexShrink: 1 },
  list: { gap: space.small },
});

interface SheetChoiceProps {
  readonly card: RulesetCardData;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Every fact of it: the others are out of the way. */
  readonly hasAllFacts: boolean;
}

/** Of a sheet among others, enough to know it by, and no more than fits into one line. */
const FEW = 2;
const MORE = 3;
/** Wider than a phone, and not so wide that the sheets share the width with the form. */
const hasRoomForMore = (width: number): boolean => width >= 600 && width < TWO_PANES_MIN_WIDTH;

/** A rule sheet to choose, in two lines: its name, and what tells it from the others. */
export function RulesetChoiceRow({ card, isChosen, onChoose, hasAllFacts }: SheetChoiceProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const width = useReadingWidth();
  const { id, name, summary, chips, mark } = card;
  const { phrasing } = useWords();
  return (
    <DebouncedPressable
      role="radio"
      testID={`ruleset-${id}`}
      isChecked={isChosen}
      label={phrasing.spoken([name, ...(mark === undefined ? [] : [mark]), summary, ...chips])}
      onPress={onChoose}
      style={[
        styles.row,
        isCramped && styles.cramped,
        isChosen && styles.chosen,
        isCramped && isChosen && styles.marked,
      ]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.words}>
        <AppText size="strong">{name}</AppText>
        {mark === undefined ? null : (
          <AppText size="label" colour="amber">
            {summary}
          </AppText>
        )}
        <AppText size="small" colour="inkSoft">
          {phrasing.inLine(hasAllFacts ? chips : chips.slice(0, hasRoomForMore(width) ? MORE : FEW))}
        </AppText>
      </View>
      {isCramped ? null : (
        <Icon name={isChosen ? 'inForce' : 'other'} size={22} colour={isChosen ? palette.accent : palette.frame} />
      )}
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small },
  chosen: { borderColor: palette.accent, borderWidth: 2 },
  /** Where there is no room for the tick. */
  marked: { borderLeftWidth: 8 },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  words: { flex: 1, minWidth: 0 },
}));
