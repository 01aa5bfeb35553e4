import { type ReactNode, useEffect } from 'react';
import { View } from 'react-native';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppText, BackBar, type BackBarProps, Button, Page } from '../../components';
import { useIsCramped, useScrollAnchors, useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { ClausesSection, DisputedSection, FactsSection, AnchoredSection, SilentSection } from './Sections';
import { RulesetHeadline } from './RulesetHeadline';
import { type JumpLinkData, JumpLinks } from './JumpLinks';
import { type RulesetPageData } from './makeRulesetPage';

interface RulesetViewProps {
  readonly sheet: RulesetPageData;
  /** The link back to the list; not given if the list is shown beside the page. */
  readonly back?: BackBarProps | undefined;
  /** The event's own sheet, shown beside the clauses. */
  readonly attached?: ReactNode;
  /** The clause to begin at. */
  readonly clause?: string | undefined;
  /** Not given if the question field is shown beside the page. */
  readonly onAsk?: (() => void) | undefined;
  readonly onCompare: () => void;
  readonly onPrint: () => void;
}

/** One rule sheet: what it says, where it says so, and what is disputed about it. */
export function RulesetView({ sheet, back, attached, clause, onAsk, onCompare, onPrint }: RulesetViewProps) {
  const anchors = useScrollAnchors();
  const isCramped = useIsCramped();
  const say = useWords().screens.rulings;
  const own = useRulingsTabWords().screens.sheet;
  const { goTo } = anchors;
  useEffect(() => {
    if (clause !== undefined) goTo(clause);
  }, [clause, goTo]);
  const silent = sheet.silent.flags.length + sheet.silent.facts.length;
  const jumps: readonly JumpLinkData[] = [
    { id: 'facts', title: say.facts, count: sheet.groups.reduce((sum, { facts }) => sum + facts.length, 0) },
    { id: 'clauses', title: say.clauses, count: sheet.clauses.length },
    { id: 'silent', title: own.silent, count: silent },
    { id: 'disputed', title: say.disputed, count: sheet.disputed.length },
  ];
  return (
    <Page scroll={anchors.scroll} content={anchors.content} bar={back && <BackBar {...back} />}>
      <RulesetHeadline sheet={sheet} />
      <View style={[styles.buttons, isCramped && styles.stacked]}>
        {onAsk === undefined ? null : (
          <Button kind="main" icon="find" title={own.questions} testID="sheet-ask" onPress={onAsk} />
        )}
        <Button icon="print" title={own.print} testID="sheet-print" onPress={onPrint} />
        <Button icon="swap" title={own.compare} testID="sheet-compare" onPress={onCompare} />
      </View>
      <JumpLinks jumps={jumps} goTo={anchors.goTo} />
      <AnchoredSection anchors={anchors} id="facts" title={say.facts} intro={say.factsIntro}>
        <FactsSection groups={sheet.groups} anchors={anchors} />
      </AnchoredSection>
      <AnchoredSection anchors={anchors} id="clauses" title={own.sections} intro={own.sectionsIntro}>
        {attached}
        {sheet.clauses.length > 0 ? (
          <ClausesSection sections={sheet.sections} anchors={anchors} />
        ) : (
          <AppText>{say.noClauses}</AppText>
        )}
      </AnchoredSection>
      <AnchoredSection anchors={anchors} id="silent" title={own.silent} intro={own.silentIntro}>
        {silent > 0 ? (
          <SilentSection silent={sheet.silent} anchors={anchors} />
        ) : (
          <AppText>{own.nothingSilent}</AppText>
        )}
      </AnchoredSection>
      <AnchoredSection anchors={anchors} id="disputed" title={say.disputed} intro={say.disputedIntro}>
        {sheet.disputed.length > 0 ? (
          <DisputedSection points={sheet.disputed} anchors={anchors} />
        ) : (
          <AppText>{say.noDisputes}</AppText>
        )}
      </AnchoredSection>
    </Page>
  );
}

const styles = defineStaticStyles({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column' },
});
