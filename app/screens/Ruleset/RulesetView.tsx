import { AppText, BackBar, type BackBarProps, Page } from '../../components';
import { useScrollAnchors, useWords } from '../../hooks';
import { ClausesSection, DisputedSection, FactsSection, Section } from './Sections';
import { RulesetHeadline } from './RulesetHeadline';
import { type JumpTarget, JumpLinks } from './JumpLinks';
import { type RulesetPageData } from './makeRulesetPage';

interface RulesetViewProps {
  readonly sheet: RulesetPageData;
  /** The link back to the list; not given if the list is shown beside the page. */
  readonly back?: BackBarProps | undefined;
}

/** One rule sheet: what it says, where it says so, and what is disputed about it. */
export function RulesetView({ sheet, back }: RulesetViewProps) {
  const anchors = useScrollAnchors();
  const say = useWords().screens.rulings;
  const jumps: readonly JumpTarget[] = [
    { id: 'facts', title: say.facts, count: sheet.groups.reduce((sum, { facts }) => sum + facts.length, 0) },
    { id: 'clauses', title: say.clauses, count: sheet.clauses.length },
    { id: 'disputed', title: say.disputed, count: sheet.disputed.length },
  ];
  return (
    <Page scroll={anchors.scroll} content={anchors.content} bar={back && <BackBar {...back} />}>
      <RulesetHeadline sheet={sheet} />
      <JumpLinks jumps={jumps} goTo={anchors.goTo} />
      <Section anchors={anchors} id="facts" title={say.facts} intro={say.factsIntro}>
        <FactsSection groups={sheet.groups} anchors={anchors} />
      </Section>
      <Section anchors={anchors} id="clauses" title={say.clauses} intro={say.clausesIntro}>
        {sheet.clauses.length > 0 ? (
          <ClausesSection clauses={sheet.clauses} anchors={anchors} />
        ) : (
          <AppText>{say.noClauses}</AppText>
        )}
      </Section>
      <Section anchors={anchors} id="disputed" title={say.disputed} intro={say.disputedIntro}>
        {sheet.disputed.length > 0 ? (
          <DisputedSection points={sheet.disputed} anchors={anchors} />
        ) : (
          <AppText>{say.noDisputes}</AppText>
        )}
      </Section>
    </Page>
  );
}
