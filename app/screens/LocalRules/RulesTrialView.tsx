import { useState } from 'react';
import { View } from 'react-native';
import { SAMPLE_POSITION, type SampleSituation } from '@/rulings/sampleSituations';
import { AppText, CardFace, Heading, Icon, Notice, RadioChoice, VerdictBadge } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { CollapsibleSection } from './CollapsibleSection';
import { type RulesTrialData, type RulesTrialSideData } from './makeRulesTrial';
import { useLocalRulesWords } from './useLocalRulesWords';

interface TrialViewProps {
  readonly trial: RulesTrialData;
  readonly onSituation: (situation: SampleSituation) => void;
}

/** A typical situation, judged by the sheet and by the local rules side by side. */
export function RulesTrialView({ trial, onSituation }: TrialViewProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { trial: say } = useLocalRulesWords();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <TitledCard title={say.title} testID="trial">
      <AppText colour="inkSoft">{say.intro}</AppText>
      <CollapsibleSection
        title={say.situations[trial.situation]}
        said={say.other}
        isOpen={isChoosing}
        onToggle={() => setChoosing(!isChoosing)}
        testID="trial-choose"
      >
        <RadioChoice
          label={say.choose}
          options={trial.options}
          value={trial.situation}
          onChange={(situation) => {
            onSituation(situation);
            setChoosing(false);
          }}
        />
      </CollapsibleSection>
      <View aria-live="polite" style={styles.outcome}>
        <AppText testID="trial-story">{trial.story}</AppText>
        <SamplePosition />
        <View style={[styles.sides, isCramped && styles.stacked]}>
          {trial.sides.map((side) => (
            <TrialSide key={side.key} side={side} isStacked={isCramped} />
          ))}
        </View>
        <Notice kind={trial.isSame ? 'info' : 'good'} testID="trial-verdict">
          {trial.verdict}
        </Notice>
      </View>
    </TitledCard>
  );
}

/** What lies on the table in the situation, as cards. */
function SamplePosition() {
  const styles = useStyles(makeStyles);
  const { position: say } = useLocalRulesWords().trial;
  const { building, ownDiscards, ownStockTop, partnerStockTop } = SAMPLE_POSITION;
  const rows: readonly (readonly [string, readonly (number | null)[]])[] = [
    [say.building, building.map((shows) => (shows === 0 ? null : shows))],
    [say.discards, ownDiscards.map((pile) => pile[0] ?? null)],
    [say.stock, [ownStockTop]],
    [say.partnerStock, [partnerStockTop]],
  ];
  return (
    <View style={styles.position}>
      {rows.map(([place, cards]) => (
        <View key={place} role="img" aria-label={say.label(place, cards)} style={styles.piles}>
          <AppText size="small" colour="inkSoft">
            {place}
          </AppText>
          <View style={styles.cards}>
            {cards.map((card, at) => (
              <CardFace key={at} card={card} size="small" />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

interface TrialSideProps {
  readonly side: RulesTrialSideData;
  readonly isStacked: boolean;
}

function TrialSide({ side, isStacked }: TrialSideProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { phrasing } = useWords();
  const { trial: say } = useLocalRulesWords();
  return (
    <View
      style={[styles.side, isStacked && styles.under, side.key === 'local' && styles.local]}
      testID={`trial-${side.key}`}
    >
      <Heading level={3} size="strong">
        {side.name}
      </Heading>
      {side.note === null ? null : (
        <View style={styles.note}>
          <Icon
            name={side.isAllowed ? 'inForce' : 'info'}
            size={20}
            colour={side.isAllowed ? palette.tones.good.ink : palette.inkSoft}
          />
          <AppText style={styles.text}>{side.note}</AppText>
        </View>
      )}
      {side.flags.map((flag) => (
        <View key={flag.code} style={styles.flag} testID={`trial-${side.key}-${flag.code}`}>
          <View style={styles.badges}>
            <VerdictBadge verdict={flag.verdict} />
            {flag.isLocal ? (
              <View style={styles.tag}>
                <AppText size="label" colour="amber">
                  {say.local}
                </AppText>
              </View>
            ) : null}
          </View>
          <AppText>{flag.line}</AppText>
          {flag.steps.length === 0 ? null : (
            <AppText size="label" colour="inkSoft">
              {flag.stepsTitle}
            </AppText>
          )}
          {flag.steps.map((step) => (
            <AppText key={step}>{phrasing.bullet(step)}</AppText>
          ))}
          <AppText size="small" colour="inkSoft">
            {flag.grounds}
          </AppText>
        </View>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  outcome: { gap: space.medium },
  position: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large, rowGap: space.small },
  piles: { gap: space.hair, maxWidth: '100%', flexShrink: 1 },
  cards: { flexDirection: 'row', gap: space.hair },
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column', flexWrap: 'nowrap' },
  side: {
    flexGrow: 1,
    flexBasis: 220,
    minWidth: 0,
    gap: space.small,
    padding: space.medium,
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
  under: { flexBasis: 'auto', padding: space.small },
  local: { borderColor: palette.amber, borderWidth: 2 },
  note: { flexDirection: 'row', gap: space.small },
  text: { flex: 1 },
  flag: { gap: space.hair },
  badges: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  tag: {
    borderWidth: 1,
    borderColor: palette.amber,
    borderRadius: radius.chip,
    paddingHorizontal: space.small,
    paddingVertical: 2,
  },
}));
