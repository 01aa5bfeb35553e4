import { View } from 'react-native';
import { AppText, Button, Notice, ScreenBar } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { RemedySteps } from '../../flags/Remedy';
import { TwoColumnPage } from '../../components/TwoColumnPage';
import { ResultHeadline } from './ResultHeadline';
import { type ResultData } from './makeResultData';
import { type UnsettledFlagActions, UnsettledFlagsSection } from './UnsettledFlagsSection';
import { SignaturesSection, type SigningActions } from './SignaturesSection';
import { RemainingStocks } from './RemainingStocks';

interface ResultViewProps extends UnsettledFlagActions, SigningActions {
  readonly result: ResultData;
  /** "Table 7 · Game 1". */
  readonly place: string;
  /** What hands have to do for the ruling given last. */
  readonly todo: readonly string[];
  readonly trouble: string | null;
  /** What came of sharing the record. */
  readonly shared: boolean | null;
  readonly onShare: () => void;
  readonly onNextGame: () => void;
  readonly onBack: () => void;
}

/** How the game ended, and each side's word for it. */
export function ResultView(props: ResultViewProps) {
  const { result, place, todo, trouble, onBack } = props;
  const { review } = useWords();
  const say = review.result;
  return (
    <TwoColumnPage
      bar={<ScreenBar title={say.title} subtitle={place === '' ? undefined : place} onBack={onBack} />}
      first={
        <>
          <ResultHeadline result={result} />
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
function After({ result, isBusy, shared, onShare, onNextGame }: ResultViewProps) {
  const say = useWords().review.result;
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
      <Button icon="share" title={say.share} testID="export-record" onPress={onShare} />
      {shared !== null && <Notice kind={shared ? 'good' : 'warning'}>{shared ? say.shared : say.notShared}</Notice>}
    </TitledCard>
  );
}

const styles = defineStaticStyles({ next: { gap: space.hair } });
