import { View } from 'react-native';
import { type OfficialCall } from '@/record';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { AppText, Button, Heading, RadioChoice } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useIsCramped } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { type RulingCardData } from './makeRulingFormData';
import { useJustARulingWords } from './useJustARulingWords';

interface RulingCardProps {
  readonly ruling: RulingCardData;
  readonly call: OfficialCall;
  readonly onChange: () => void;
  readonly onCase: (id: string) => void;
  readonly onCall: (call: OfficialCall) => void;
}

/** What the rules make of it: verdict, steps and clause; and what the official decided. */
export function RulingCard({ ruling, call, onChange, onCase, onCall }: RulingCardProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const say = useJustARulingWords();
  const { cases, steps, clauses, calls } = ruling;
  return (
    <TitledCard testID="ruling">
      <Heading level={2} size="strong" testID="ruling-asks">
        {ruling.asks}
      </Heading>
      {ruling.note === null ? null : <AppText colour="inkSoft">{ruling.note}</AppText>}
      {cases.length === 0 ? null : (
        <RadioChoice
          label={say.what.cases}
          options={cases.map(({ id, label }) => ({ value: id, title: label, testID: `ruling-case-${id}` }))}
          value={ruling.caseId}
          onChange={onCase}
        />
      )}
      <View testID="ruling-verdict" style={styles.part}>
        <View style={styles.badge}>
          <AnswerVerdictBadge verdict={ruling.verdict} isLarge={!isCramped} />
          <Button
            testID="ruling-change"
            kind="quiet"
            icon="swap"
            title={say.what.change}
            label={say.what.changeLabel}
            onPress={onChange}
          />
        </View>
        {ruling.says.map((line) => (
          <AppText key={line}>{line}</AppText>
        ))}
      </View>
      <View testID="ruling-steps" style={styles.part}>
        {steps.length === 0 ? (
          <AppText colour="inkSoft">{ruling.noSteps}</AppText>
        ) : (
          <>
            <Heading level={3} size="strong">
              {ruling.stepsTitle}
            </Heading>
            {ruling.example === null ? null : (
              <AppText size="small" colour="inkSoft">
                {ruling.example}
              </AppText>
            )}
            {steps.map((step, at) => (
              <AppText key={step}>{say.verdict.step(at + 1, step)}</AppText>
            ))}
          </>
        )}
      </View>
      <View testID="ruling-clauses" style={styles.clauses}>
        <AppText size="label" colour="inkSoft">
          {ruling.basis}
        </AppText>
        {clauses.length === 0 ? (
          <AppText size="small" colour="inkSoft">
            {say.verdict.noClause}
          </AppText>
        ) : (
          clauses.map(({ id, place, says }) => (
            <AppText key={id} size="small">
              {say.verdict.clause(place, says)}
            </AppText>
          ))
        )}
      </View>
      {calls.length === 0 ? null : (
        <RadioChoice
          label={say.call.title}
          options={calls.map(({ value, title }) => ({ value, title, testID: `ruling-call-${value}` }))}
          value={call}
          onChange={onCall}
        />
      )}
    </TitledCard>
  );
}

const makeStyles = defineStyles((palette) => ({
  part: { gap: space.hair },
  badge: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  clauses: { gap: space.hair, borderLeftWidth: 4, borderColor: palette.accent, paddingLeft: space.small },
}));
