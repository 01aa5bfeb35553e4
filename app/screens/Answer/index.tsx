import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { questionById } from '@/rulings';
import { type Rules } from '@/rulesets';
import { PATHS } from '../../addresses';
import { answerCacheFor } from '../../answers/answerCache';
import { useChosenRuleset } from '../../answers/askableRulesets';
import { makeAnswerData } from '../../answers/makeAnswerData';
import { useOtherRulesetAnswers } from '../../answers/useOtherRulesetAnswers';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppText, BackBar, type BackBarProps, Button, Heading, Page } from '../../components';
import { type LinkShareOutcome, shareLink } from '../../device/shareLink';
import { type MoreMenuAct } from '../../forms/makeMoreMenu';
import { setRulingsTabRuleset, useStableCallback } from '../../hooks';
import { type PrintedTextData } from '../../printing/printedTextData';
import { makeTablePictures } from '../../tablePicture/makeTablePictures';
import { AnswerView } from './AnswerView';
import { makePrintedAnswerText } from './makePrintedAnswerText';
import { makeMoreMenuActForAnswer } from './makeMoreMenuActForAnswer';

interface AnswerScreenProps {
  /** From the address: it may be anything. */
  readonly questionId: string;
  readonly rulesetId?: string | undefined;
  /** It was asked at a table: its own rules, and the way to tell it there. */
  readonly atTable?:
    { readonly id: string; readonly rules: Rules; readonly onTell: (act: MoreMenuAct) => void } | undefined;
  /** Leads back to the questions; false where they are listed beside it. */
  readonly onBack: (() => void) | false;
  readonly backHref?: string | undefined;
  /** The question in words, for the title of the page. */
  readonly onTitle: (title: string) => void;
  /** Another ruleset was chosen: this answer follows it. */
  readonly onRuleset: (rulesetId: string) => void;
  /** Opens the same question under another ruleset; this answer stays behind it. */
  readonly onElsewhere: (rulesetId: string) => void;
  /** Opens the sheet at a clause; left out at a table, which one does not leave for it. */
  readonly onSheet?: ((rulesetId: string, clause: string) => void) | undefined;
  readonly onPrint: (rulesetId: string) => void;
}

/** The answer to one question under one ruleset. */
export function AnswerScreen(props: AnswerScreenProps) {
  const { questionId, rulesetId, atTable, onBack, onRuleset, onSheet } = props;
  const say = useRulingsTabWords();
  const question = questionById(questionId);
  const { all, chosen, isUnknown } = useChosenRuleset(rulesetId, atTable?.rules);
  const { rules, id } = chosen;
  const answer = question === undefined ? null : answerCacheFor(rules, say).answer(question);
  const data = useMemo(() => answer && makeAnswerData(answer, rules, say), [answer, rules, say]);
  const pictures = useMemo(
    () => answer?.cases.map(({ tables, names }) => makeTablePictures(tables, names, say)) ?? [],
    [answer, say],
  );
  const showTitle = useStableCallback(props.onTitle);
  const title = data?.asks;
  useEffect(() => {
    if (title !== undefined) showTitle(title);
  }, [title, showTitle]);
  const elsewhere = useOtherRulesetAnswers(question, all, id);
  const [shared, setShared] = useState<LinkShareOutcome | null>(null);
  const back: BackBarProps | null =
    onBack === false ? null : { title: say.screens.answer.back.long, href: props.backHref, onPress: onBack };
  if (data === null || answer === null) return <UnknownQuestion back={back} />;
  const tableAct = atTable === undefined ? null : makeMoreMenuActForAnswer(answer);
  const hrefOf = (ruleset: string): string =>
    atTable === undefined ? PATHS.answer(questionId, ruleset) : PATHS.answerAtTable(atTable.id, questionId, ruleset);
  const choose = (ruleset: string): void => {
    if (atTable === undefined) setRulingsTabRuleset(ruleset);
    onRuleset(ruleset);
  };
  const share = async (): Promise<void> => {
    setShared(null);
    setShared(await shareLink(data.asks, PATHS.answer(questionId, id)));
  };
  return (
    <AnswerView
      answer={data}
      pictures={pictures}
      rulesets={all}
      ruleset={chosen}
      isUnknownRuleset={isUnknown}
      elsewhere={elsewhere}
      sheetHref={PATHS.ruleset(id)}
      hrefOf={hrefOf}
      back={back}
      shared={shared}
      onRuleset={choose}
      onElsewhere={props.onElsewhere}
      onClause={onSheet === undefined ? null : (clause) => onSheet(id, clause)}
      onPrint={() => props.onPrint(id)}
      onShare={() => void share()}
      onUse={tableAct === null ? null : () => atTable?.onTell(tableAct)}
    />
  );
}

/** The address names a question that this version does not have. */
function UnknownQuestion({ back }: { readonly back: BackBarProps | null }) {
  const say = useRulingsTabWords().screens.answer;
  return (
    <Page bar={back === null ? undefined : <BackBar {...back} />}>
      <Heading level={1} size="title" testID="answer-unknown">
        {say.unknown}
      </Heading>
      <AppText>{say.unknownHelp}</AppText>
      {back === null ? null : (
        <Button kind="main" title={say.toQuestions} onPress={back.onPress} testID="to-questions" />
      )}
    </Page>
  );
}

interface PrintedAnswerProps {
  readonly questionId: string;
  readonly rulesetId?: string | undefined;
  readonly rules?: Rules | undefined;
  /** Draws the page; null where there is no such question. */
  readonly children: (text: PrintedTextData | null) => ReactNode;
}

/** The same answer as a page to print. */
export function PrintedAnswer({ questionId, rulesetId, rules: atTable, children }: PrintedAnswerProps) {
  const say = useRulingsTabWords();
  const question = questionById(questionId);
  const { all, chosen } = useChosenRuleset(rulesetId, atTable);
  const text = useMemo(() => {
    if (question === undefined) return null;
    const own = makeAnswerData(answerCacheFor(chosen.rules, say).answer(question), chosen.rules, say);
    const others = all
      .filter(({ id }) => id !== chosen.id)
      .map(({ name, rules }) => ({ name, answer: answerCacheFor(rules, say).answer(question) }));
    return makePrintedAnswerText(own, chosen.name, others, say);
  }, [question, all, chosen, say]);
  return children(text);
}
