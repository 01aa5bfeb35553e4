import { View } from 'react-native';
import { AppText, RadioChoice, Notice } from '../components';
import { useWords } from '../hooks';
import { defineStyles, radius, space, useStyles } from '../theme';
import { TitledCard } from '../components/TitledCard';
import { type RemedyData } from './makeRemedyData';

interface RemedyProps {
  readonly remedy: RemedyData;
  /** No clause decides: the steps are shown together with where they come from, not here. */
  readonly isSuggestion: boolean;
  readonly onPile: (pile: number) => void;
}

/** What the referee has to choose, then what to do with the physical cards, one step a line; or why it is too late. */
export function RemedyCard({ remedy, isSuggestion, onPile }: RemedyProps) {
  const say = useWords().review.flag;
  if (isSuggestion && remedy.late === null) return null;
  return (
    <TitledCard title={remedy.title} testID="flag-steps">
      {remedy.piles.length > 0 && (
        <RadioChoice
          label={say.whichPile}
          options={remedy.piles.map(({ pile, title }) => ({ value: pile, title, testID: `flag-pile-${pile}` }))}
          value={remedy.pile}
          onChange={onPile}
        />
      )}
      {remedy.late !== null && <Notice kind="warning">{remedy.late}</Notice>}
      {remedy.said !== null && <AppText>{remedy.said}</AppText>}
      <RemedySteps steps={remedy.steps} />
    </TitledCard>
  );
}

/** The steps of a remedy as a numbered list. */
export function RemedySteps({ steps }: { readonly steps: readonly string[] }) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.flag;
  if (steps.length === 0) return null;
  return (
    <View role="list" style={styles.list}>
      {steps.map((step, index) => (
        <View
          key={`${index} ${step}`}
          role="listitem"
          style={styles.step}
          aria-label={say.step(index + 1, steps.length, step)}
        >
          <View style={styles.number} aria-hidden>
            <AppText size="label" colour="accent">
              {index + 1}
            </AppText>
          </View>
          <AppText style={styles.words}>{step}</AppText>
        </View>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  list: { gap: space.small },
  step: { flexDirection: 'row', alignItems: 'flex-start', gap: space.small },
  number: {
    width: 26,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pill,
    backgroundColor: palette.accentWash,
  },
  words: { flex: 1 },
}));
