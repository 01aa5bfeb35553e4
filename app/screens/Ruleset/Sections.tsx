import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppText, Heading, DisputedPointView } from '../../components';
import { type ScrollAnchors } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { FactBasisAndClauses } from './FactBasisAndClauses';
import { type RulesetPageData } from './makeRulesetPage';
import { AnchoredRow, SeparatedRowList } from './SeparatedRowList';

interface SectionProps {
  readonly anchors: ScrollAnchors;
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A section whose heading can be the target of a jump. */
export function AnchoredSection({ anchors, id, title, intro, children }: SectionProps) {
  return (
    <View ref={anchors.register(id)} tabIndex={-1} style={styles.section}>
      <View>
        <Heading level={2}>{title}</Heading>
        <AppText colour="inkSoft">{intro}</AppText>
      </View>
      {children}
    </View>
  );
}

const styles = defineStaticStyles({ section: { gap: space.large, paddingTop: space.large } });

interface ClausesProps {
  readonly sections: RulesetPageData['sections'];
  readonly anchors: ScrollAnchors;
}

/** Every clause in plain words, with its place, under the headings of the sheet. */
export const ClausesSection = ({ sections, anchors }: ClausesProps) =>
  sections.map(({ title, clauses }) => (
    <View key={title} style={factsStyles.group}>
      <Heading level={3}>{title}</Heading>
      <SeparatedRowList>
        {clauses.map(({ id, place, words }) => (
          <AnchoredRow key={id} anchors={anchors} id={id} testID={`clause-${id}`}>
            <AppText size="label" colour="inkSoft">
              {place}
            </AppText>
            <AppText>{words}</AppText>
          </AnchoredRow>
        ))}
      </SeparatedRowList>
    </View>
  ));

interface SilentProps {
  readonly silent: RulesetPageData['silent'];
  readonly anchors: ScrollAnchors;
}

/** What no clause speaks of: what may go wrong, with what is suggested, and what is taken for granted. */
export function SilentSection({ silent, anchors }: SilentProps) {
  const say = useRulingsTabWords().screens.sheet;
  const lists = [
    {
      title: say.silentFlags,
      rows: silent.flags.map(({ code, title, suggested }) => ({ id: `silent-${code}`, title, text: suggested })),
    },
    {
      title: say.silentFacts,
      rows: silent.facts.map(({ key, label, taken }) => ({ id: `silent-${key}`, title: label, text: taken })),
    },
  ].filter(({ rows }) => rows.length > 0);
  return lists.map(({ title, rows }) => (
    <View key={title} style={factsStyles.group}>
      <Heading level={3}>{title}</Heading>
      <SeparatedRowList>
        {rows.map((row) => (
          <AnchoredRow key={row.id} anchors={anchors} id={row.id} testID={row.id}>
            <AppText size="strong">{row.title}</AppText>
            <AppText colour="inkSoft">{row.text}</AppText>
          </AnchoredRow>
        ))}
      </SeparatedRowList>
    </View>
  ));
}

interface DisputedProps {
  readonly points: RulesetPageData['disputed'];
  readonly anchors: ScrollAnchors;
}

/** Where the sheet can be read in more than one way: the reading in force, the others, and why. */
export const DisputedSection = ({ points, anchors }: DisputedProps) => (
  <SeparatedRowList>
    {points.map(({ id, question, inForce, others, why }) => (
      <AnchoredRow key={id} anchors={anchors} id={id} testID={`reading-${id}`}>
        <Heading level={3}>{question}</Heading>
        <DisputedPointView inForce={inForce} others={others} why={why} />
      </AnchoredRow>
    ))}
  </SeparatedRowList>
);

interface FactsProps {
  readonly groups: RulesetPageData['groups'];
  readonly anchors: ScrollAnchors;
}

/** Every fact of the ruleset: its name, its value and its basis. */
export function FactsSection({ groups, anchors }: FactsProps) {
  return groups.map(({ heading, facts }) => (
    <View key={heading} style={factsStyles.group}>
      <Heading level={3}>{heading}</Heading>
      <SeparatedRowList>
        {facts.map((fact) => (
          <AnchoredRow key={fact.key} anchors={anchors} id={fact.key} testID={`setting-${fact.key}`}>
            <View style={factsStyles.sides}>
              <AppText colour="inkSoft" style={factsStyles.label}>
                {fact.label}
              </AppText>
              <View style={factsStyles.value}>
                <AppText size="strong">{fact.value}</AppText>
                <FactBasisAndClauses fact={fact} onDisputed={(reading) => anchors.goTo(reading, fact.key)} />
              </View>
            </View>
          </AnchoredRow>
        ))}
      </SeparatedRowList>
    </View>
  ));
}

/** Side by side where both fit, else one under the other: the row wraps by itself. */
const factsStyles = defineStaticStyles({
  group: { gap: space.small },
  sides: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large, rowGap: space.hair },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  value: { flexGrow: 5, flexShrink: 1, flexBasis: 300, gap: space.hair },
});
