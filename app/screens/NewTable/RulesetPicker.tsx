import { View } from 'react-native';
import { AppText, Button, Chips, Heading, Icon, GuardedPressable, type RulesetCardData } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, defineStaticStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';

interface RulesetPickerProps {
  readonly title: string;
  readonly cards: readonly RulesetCardData[];
  readonly chosen: string | null;
  readonly isBrief: boolean;
  readonly onChoose: (id: string) => void;
  /** Brings the others back. */
  readonly onChange?: (() => void) | undefined;
}

/** Rule sheets to choose from, or the chosen one with the way to another. */
export function RulesetPicker({ title, cards, chosen, isBrief, onChoose, onChange }: RulesetPickerProps) {
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
          <RulesetChoiceCard
            key={card.id}
            card={card}
            isChosen={card.id === chosen}
            isBrief={isBrief}
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
  /** Its name and its facts in a line: room is wanted for something else. */
  readonly isBrief?: boolean;
}

/** Of a sheet that was not chosen, enough to know it by. */
const FEW = 2;

/** A rule sheet to choose: what it is like and what tells it from the others. */
export function RulesetChoiceCard({ card, isChosen, onChoose, isBrief = false }: SheetChoiceProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { id, name, summary, chips } = card;
  const { phrasing } = useWords();
  return (
    <GuardedPressable
      role="radio"
      testID={`ruleset-${id}`}
      isChecked={isChosen}
      label={phrasing.spoken([name, summary, ...chips])}
      onPress={onChoose}
      style={[
        styles.card,
        isBrief && styles.brief,
        isCramped && styles.cramped,
        isChosen && styles.chosen,
        isCramped && isChosen && styles.marked,
      ]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.title}>
        <AppText size={isBrief || isCramped ? 'strong' : 'heading'} style={styles.name}>
          {name}
        </AppText>
        {isCramped ? null : (
          <Icon name={isChosen ? 'inForce' : 'other'} size={22} colour={isChosen ? palette.accent : palette.frame} />
        )}
      </View>
      {isBrief ? (
        <AppText size="small" colour="inkSoft">
          {phrasing.inLine(isChosen ? chips : chips.slice(0, FEW))}
        </AppText>
      ) : (
        <>
          <AppText colour="inkSoft">{summary}</AppText>
          <Chips items={chips} />
        </>
      )}
    </GuardedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  card: {
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    padding: space.large,
    borderRadius: radius.card,
    borderWidth: 2,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  brief: { gap: 0, paddingVertical: space.small, borderRadius: radius.chip + 4, borderWidth: 1 },
  cramped: { padding: space.small, borderWidth: 1 },
  chosen: { borderColor: palette.accent, borderWidth: 2 },
  /** Where there is no room for the tick. */
  marked: { borderLeftWidth: 8 },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  name: { flex: 1 },
}));
