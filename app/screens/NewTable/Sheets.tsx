import { View } from 'react-native';
import { Button, Heading, type RulesetCard } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { SheetChoice } from './SheetChoice';

interface SheetsProps {
  readonly title: string;
  readonly cards: readonly RulesetCard[];
  readonly chosen: string | null;
  readonly isBrief: boolean;
  readonly onChoose: (id: string) => void;
  /** Brings the others back. */
  readonly onChange?: (() => void) | undefined;
}

/** Rule sheets to choose from, or the chosen one with the way to another. */
export function Sheets({ title, cards, chosen, isBrief, onChoose, onChange }: SheetsProps) {
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
          <SheetChoice
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

const styles = {
  sheets: { gap: space.hair },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small, minHeight: 40 },
  heading: { flexGrow: 1, flexShrink: 1 },
  list: { gap: space.small },
} as const;
