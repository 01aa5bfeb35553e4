import { View } from 'react-native';
import { AppText, RadioChoice } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { type DrawQuestionData, type RemedyPreviewData } from './makeRulingOptions';
import { RemedySteps } from './Remedy';

interface DrawQuestionProps {
  readonly draw: DrawQuestionData;
  readonly drew: number;
  readonly onDrew: (drew: number) => void;
}

/** What happened to the cards, where only the referee knows: asked before the suggestion is read. */
export const DrawQuestion = ({ draw, drew, onDrew }: DrawQuestionProps) => (
  <RadioChoice
    label={draw.question}
    options={draw.options.map(({ value, title }) => ({ value, title, testID: `flag-drew-${value}` }))}
    value={drew}
    onChange={onDrew}
    isInOneRow
  />
);

interface SuggestionProps {
  readonly suggestion: RemedyPreviewData;
  /** Something above says already who did what. */
  readonly isSaid?: boolean;
  /** Something above says already whether a clause decides. */
  readonly isGroundSaid?: boolean;
  /** Where room is short the button that applies it names the steps; the list comes when they are carried out. */
  readonly isBrief?: boolean;
}

/** That no clause decides, what is suggested, where that comes from, and each step of it. */
export function RemedyPreviewView(props: SuggestionProps) {
  const { suggestion, isSaid = false, isGroundSaid = false, isBrief = false } = props;
  const say = useWords().rulingOptions;
  const { line, ground, suggested, steps, late, draw } = suggestion;
  return (
    <View style={styles.words} testID="flag-suggestion">
      {isSaid ? null : <AppText size="strong">{line}</AppText>}
      {isGroundSaid ? null : <AppText size="label">{ground}</AppText>}
      {late === null ? null : <AppText size="small">{late}</AppText>}
      <AppText size="small">{suggested}</AppText>
      {draw === null ? null : <AppText size="small">{draw.filledIn}</AppText>}
      {steps.length === 0 || isBrief ? null : (
        <>
          <AppText size="label">{say.toDo}</AppText>
          <RemedySteps steps={steps} />
        </>
      )}
    </View>
  );
}

const styles = defineStaticStyles({ words: { gap: space.hair } });
