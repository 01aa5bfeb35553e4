import { View } from 'react-native';
import { Heading, Mark, Page, type SheetCard, SheetCards, Words } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';

interface RulingsViewProps {
  readonly cards: readonly SheetCard[];
  readonly onOpen: (id: string) => void;
  /** Given where the list stands beside an open sheet: then the sheet is the main thing, not the list. */
  readonly beside?: { readonly openId: string | undefined } | undefined;
}

/** The rule sheets. */
export function RulingsView({ cards, onOpen, beside }: RulingsViewProps) {
  const { appName, rulings } = useWords().screens;
  const level = beside === undefined ? 1 : 2;
  return (
    <Page role={beside === undefined ? 'main' : 'navigation'} label={beside && rulings.ruleSheets}>
      <View style={styles.top}>
        {beside === undefined && (
          <View style={styles.brand}>
            <Mark size={32} />
            <Words size="strong">{appName}</Words>
          </View>
        )}
        <Heading level={level} size="display">
          {rulings.title}
        </Heading>
        <Words colour="inkSoft">{`${rulings.intro} ${rulings.ruleSheetsIntro}`}</Words>
      </View>
      {cards.length > 0 ? (
        <SheetCards cards={cards} onOpen={onOpen} openId={beside?.openId} level={level === 1 ? 2 : 3} />
      ) : (
        <Words>{rulings.noSheets}</Words>
      )}
    </Page>
  );
}

const styles = {
  top: { gap: space.hair },
  brand: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingBottom: space.small },
} as const;
