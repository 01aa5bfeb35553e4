import { useEffect } from 'react';
import { View } from 'react-native';
import { AppText, Heading, AppLogo, Page, type RulesetCardData, RulesetCards } from '../../components';
import { useScrollAnchors, useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';

interface RulingsViewProps {
  readonly cards: readonly RulesetCardData[];
  readonly onOpen: (id: string) => void;
  /** Given if the list is shown beside an open ruleset: then the ruleset is the main content of the page. */
  readonly beside?: { readonly openId: string | undefined } | undefined;
}

/** The rule sheets. */
export function RulingsView({ cards, onOpen, beside }: RulingsViewProps) {
  const { phrasing, screens } = useWords();
  const { appName, rulings } = screens;
  const { scroll, content, register, reveal } = useScrollAnchors();
  const openId = beside?.openId;
  useEffect(() => {
    if (openId !== undefined && openId !== cards[0]?.id) reveal(openId);
    // Only when the list is mounted: afterwards it keeps the reader's scroll position.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const level = beside === undefined ? 1 : 2;
  return (
    <Page
      role={beside === undefined ? 'main' : 'navigation'}
      label={beside && rulings.ruleSheets}
      scroll={scroll}
      content={content}
    >
      <View style={styles.top}>
        {beside === undefined && (
          <View style={styles.brand}>
            <AppLogo size={32} />
            <AppText size="strong">{appName}</AppText>
          </View>
        )}
        <Heading level={level} size="display">
          {rulings.title}
        </Heading>
        <AppText colour="inkSoft">{phrasing.sentences([rulings.intro, rulings.ruleSheetsIntro])}</AppText>
      </View>
      {cards.length > 0 ? (
        <RulesetCards cards={cards} onOpen={onOpen} openId={openId} cardRef={register} level={level === 1 ? 2 : 3} />
      ) : (
        <AppText>{rulings.noSheets}</AppText>
      )}
    </Page>
  );
}

const styles = defineStaticStyles({
  top: { gap: space.hair },
  brand: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingBottom: space.small },
});
