import { View } from 'react-native';
import { Chips, Icon, Press, type RulesetCard, Words } from '../../components';
import { useCramped } from '../../hooks';
import { type Palette, radius, space, TARGET, usePalette, useStyles } from '../../theme';

interface SheetChoiceProps {
  readonly card: RulesetCard;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Its name and its facts in a line: room is wanted for something else. */
  readonly isBrief?: boolean;
}

/** Of a sheet that was not chosen, enough to know it by. */
const FEW = 2;

/** A rule sheet to choose: what it is like and what tells it from the others. */
export function SheetChoice({ card, isChosen, onChoose, isBrief = false }: SheetChoiceProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useCramped();
  const { id, name, summary, chips } = card;
  return (
    <Press
      role="radio"
      testID={`ruleset-${id}`}
      isChecked={isChosen}
      label={[name, summary, ...chips].join('. ')}
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
        <Words size={isBrief || isCramped ? 'strong' : 'heading'} style={styles.name}>
          {name}
        </Words>
        {isCramped ? null : (
          <Icon name={isChosen ? 'inForce' : 'other'} size={22} colour={isChosen ? palette.accent : palette.frame} />
        )}
      </View>
      {isBrief ? (
        <Words size="small" colour="inkSoft">
          {(isChosen ? chips : chips.slice(0, FEW)).join(' · ')}
        </Words>
      ) : (
        <>
          <Words colour="inkSoft">{summary}</Words>
          <Chips items={chips} />
        </>
      )}
    </Press>
  );
}

const makeStyles = (palette: Palette) => ({
  card: {
    gap: space.small,
    minHeight: TARGET,
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
  title: { flexDirection: 'row' as const, alignItems: 'center' as const, gap: space.small },
  name: { flex: 1 },
});
