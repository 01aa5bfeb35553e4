import { View } from 'react-native';
import { type Provenance } from '@/state';
import { AppText, Button, Notice, ProvenanceLine, ScreenBar } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { RemedySteps } from '../../flags/Remedy';
import { TwoColumnPage } from '../../components/TwoColumnPage';
import { ResultHeadline } from './ResultHeadline';
import { type ResultData } from './makeResultData';
import { type UnsettledFlagHandlers, UnsettledFlagsSection } from './UnsettledFlagsSection';
import { SignaturesSection, type SigningHandlers } from './SignaturesSection';
import { RemainingStocks } from './RemainingStocks';

interface ResultViewProps extends UnsettledFlagHandlers, SigningHandlers {
  readonly result: ResultData;
  /** "Table 7 · Game 1". */
  readonly place: string;
  readonly provenance?: Provenance | undefined;
  /** What hands have to do for the ruling given last. */
  readonly todo: readonly string[];
  readonly trouble: string | null;
  /** What came of sharing the record. */
  readonly shared: boolean | null;
  readonly onShare: () => void;
  readonly onNextGame: () => void;
  /** Not given at a practice table: its result is nobody's. */
  readonly onSlip?: (() => void) | undefined;
  readonly onScoreSheet?: (() => void) | undefined;
  readonly onBack: () => void;
}

/** The result of a game: how it ended, and the signature of each side. */
export function ResultView(props: ResultViewProps) {
  const { result, place, todo, trouble, onBack } = props;
  const { review, printed } = useWords();
  const say = review.result;
  return (
    <TwoColumnPage
      bar={<ScreenBar title={say.title} subtitle={place === '' ? undefined : place} onBack={onBack} />}
      first={
        <>
          {result.protests.length > 0 && (
            <Notice kind="warning" testID="result-protest">
              <AppText size="heading">{printed.underProtest}</AppText>
              {result.protests.map((protest) => (
                <AppText key={protest}>{protest}</AppText>
              ))}
            </Notice>
          )}
          <ResultHeadline result={result} />
          <ProvenanceLine provenance={props.provenance} />
          <RemainingStocks sides={result.sides} />
        </>
      }
      second={
        <>
          {trouble !== null && <Notice kind="error">{trouble}</Notice>}
          {todo.length > 0 && (
            <Notice kind="good" testID="result-todo">
              <AppText size="strong">{review.flag.doneSteps}</AppText>
              <RemedySteps steps={todo} />
            </Notice>
          )}
          <UnsettledFlagsSection {...props} flags={result.flags} />
          {result.isOver ? (
            <SignaturesSection {...props} />
          ) : (
            <Button kind="main" title={say.goBack} testID="result-back" onPress={onBack} />
          )}
        </>
      }
      third={<After {...props} />}
    />
  );
}

/** The record leaves the table, and the table goes on. */
function After({ result, isBusy, shared, onShare, onNextGame, onSlip, onScoreSheet }: ResultViewProps) {
  const { review, printed } = useWords();
  const say = review.result;
  return (
    <TitledCard>
      {result.isOver && (
        <View style={styles.next}>
          <Button
            kind={result.isSealed ? 'main' : 'plain'}
            icon="forward"
            title={say.nextGame}
            testID="next-game"
            isDisabled={isBusy}
            onPress={onNextGame}
          />
          <AppText size="small" colour="inkSoft">
            {say.nextGameHelp}
          </AppText>
        </View>
      )}
      {result.isOver && onSlip !== undefined && (
        <Button icon="print" title={printed.slip} testID="slip" onPress={onSlip} />
      )}
      {onScoreSheet !== undefined && (
        <Button icon="log" title={printed.scoreSheet} testID="score-sheet" onPress={onScoreSheet} />
      )}
      <Button icon="share" title={say.share} testID="export-record" onPress={onShare} />
      {shared !== null && <Notice kind={shared ? 'good' : 'warning'}>{shared ? say.shared : say.notShared}</Notice>}
    </TitledCard>
  );
}

const styles = defineStaticStyles({ next: { gap: space.hair } });
