import { type RefObject, useState } from 'react';
import { type ScrollView, View } from 'react-native';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { AskRulesetChoice } from '../../answers/AskRulesetChoice';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { Heading, Page, SCREEN_READER_ONLY_STYLE } from '../../components';
import { useIsCramped, useIsTopScreen, useWords } from '../../hooks';
import { defineStyles, MAX_TEXT_WIDTH, space, useStyles } from '../../theme';
import { QuestionField } from './QuestionField';
import { FoundAnswers } from './FoundAnswers';
import { type FoundAnswersData, type QuestionListData, type FoundClauseData } from './makeAskData';
import { FrequentQuestionsAndTopics } from './FrequentQuestionsAndTopics';
import { RuleSheetList, type RuleSheetListProps } from './RuleSheetList';
import { useAskKeyboard } from './useAskKeyboard';

export interface RulingsViewProps {
  readonly rulesets: readonly AskableRuleset[];
  readonly rulesetId: string;
  readonly onRuleset: (id: string) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Null while the search is being made ready. */
  readonly found: FoundAnswersData | null;
  readonly sources: readonly FoundClauseData[];
  readonly list: QuestionListData;
  readonly openTopic: string | null;
  readonly onTopic: (topic: string | null) => void;
  readonly hrefOf: (question: string) => string;
  readonly hrefOfSheet: string;
  readonly onOpen: (question: string, testID: string) => void;
  readonly onOpenClause: ((id: string) => void) | null;
  /** Null at a table: there one comes to ask, not to read. */
  readonly sheets: Omit<RuleSheetListProps, 'level'> | null;
  /** Given if it is shown beside what was opened: then that is the main content of the page. */
  readonly beside?: { readonly openQuestion: string | undefined } | undefined;
  readonly bar?: React.ReactNode;
  readonly scroll?: RefObject<ScrollView | null>;
  readonly onScroll?: ((y: number) => void) | undefined;
}

/** The Rulings tab: which rule sheet, the box to ask in, and below it what was found, or what is asked most. */
export function RulingsView(props: RulingsViewProps) {
  const { rulesets, rulesetId, typed, onType, found, sources, list, sheets, beside, bar } = props;
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { rulings } = useWords().screens;
  const say = useRulingsTabWords().screens.ask;
  const [isChoosing, setChoosing] = useState(false);
  const isOnTop = useIsTopScreen();
  const clear = (): void => onType('');
  useAskKeyboard({ isListening: isOnTop && !isChoosing, onClear: clear });
  const level = beside === undefined ? 2 : 3;
  const isAsking = typed.trim() !== '';
  const first = found?.answers[0]?.question;
  const openFirst = (): void => {
    if (isAsking && first !== undefined) props.onOpen(first, 'answer-1');
  };
  const places = {
    hrefOf: props.hrefOf,
    onOpen: props.onOpen,
    openQuestion: beside?.openQuestion,
    level,
  } as const;
  const head = (
    <View style={styles.head}>
      {bar}
      <View style={[styles.asking, isCramped && styles.cramped]}>
        {bar === undefined ? (
          <Heading level={beside === undefined ? 1 : 2} size="title" style={isCramped && SCREEN_READER_ONLY_STYLE}>
            {rulings.title}
          </Heading>
        ) : null}
        <AskRulesetChoice all={rulesets} chosenId={rulesetId} onChoose={props.onRuleset} onOpen={setChoosing} />
        <QuestionField value={typed} onChange={onType} onClear={clear} onSubmit={openFirst} />
      </View>
    </View>
  );
  return (
    <Page
      bar={head}
      role={beside === undefined ? 'main' : 'navigation'}
      label={beside && say.sheets}
      scroll={props.scroll}
      onScroll={props.onScroll}
    >
      <View testID="ask-list" style={styles.list}>
        {isAsking ? (
          <FoundAnswers
            {...places}
            found={found}
            sources={sources}
            hrefOfSheet={props.hrefOfSheet}
            onOpenClause={props.onOpenClause}
          />
        ) : (
          <>
            <FrequentQuestionsAndTopics {...places} list={list} openTopic={props.openTopic} onTopic={props.onTopic} />
            {sheets === null ? null : <RuleSheetList {...sheets} level={level} />}
          </>
        )}
      </View>
    </Page>
  );
}

const makeStyles = defineStyles((palette) => ({
  head: { borderBottomWidth: 1, borderColor: palette.line, backgroundColor: palette.paper },
  asking: {
    width: '100%',
    maxWidth: MAX_TEXT_WIDTH,
    alignSelf: 'center',
    gap: space.small,
    paddingHorizontal: space.large,
    paddingVertical: space.small,
  },
  cramped: { paddingHorizontal: space.small, gap: space.hair },
  list: { gap: space.wide },
}));
