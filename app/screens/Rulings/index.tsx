import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ScrollView } from 'react-native';
import { type Rules } from '@/rulesets';
import { PATHS } from '../../addresses';
import { answerCacheFor } from '../../answers/answerCache';
import { useChosenRuleset } from '../../answers/askableRulesets';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { ScreenBar } from '../../components';
import { setRulingsTabRuleset, useRestoredList, useStableCallback } from '../../hooks';
import { useRulesetCards } from '../../rulesetCards/rulesetCards';
import { askStateStoreFor } from './askStateStore';
import { findAnswers, findClausesBelowAnswers, makeQuestionList } from './makeAskData';
import { RulingsView } from './RulingsView';

interface RulingsScreenProps {
  /** Asked at a table: its own rules come first. */
  readonly atTable?: { readonly id: string; readonly rules: Rules; readonly onBack: () => void } | undefined;
  /** Another ruleset was chosen: what is open beside this screen follows it. */
  readonly onRuleset?: ((rulesetId: string) => void) | undefined;
  readonly onAnswer: (question: string, rulesetId: string) => void;
  /** Where the rest of the tab leads; left out at a table, where one comes to ask and not to read. */
  readonly places?:
    | {
        /** Opens a sheet, at a clause if one is named. */
        readonly onSheet: (rulesetId: string, clause?: string) => void;
        readonly onCompare: () => void;
        readonly onLocalRules: () => void;
        readonly onAbout: () => void;
      }
    | undefined;
  readonly beside?: { readonly openId: string | undefined; readonly openQuestion: string | undefined } | undefined;
}

const NO_SOURCES = [] as const;

/** The Rulings tab, as a screen of its own or beside what was opened from it; at a table, its box alone. */
export function RulingsScreen(props: RulingsScreenProps) {
  const { atTable, beside, onAnswer, places } = props;
  const say = useRulingsTabWords();
  const memory = askStateStoreFor(atTable?.id ?? '');
  const scroll = useRef<ScrollView>(null);
  useRestoredList(memory, scroll);
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const { all, chosen } = useChosenRuleset(picked, atTable?.rules);
  const [typed, setTyped] = useState(() => memory.get().typed);
  const [openTopic, setOpenTopic] = useState(() => memory.get().topic);

  const cache = answerCacheFor(chosen.rules, say);
  const [, setReady] = useState(0);
  useEffect(() => {
    const stops = [cache.indexWhenIdle(() => setReady((times) => times + 1)), cache.fillWhenIdle()];
    return () => stops.forEach((stop) => stop());
  }, [cache]);
  const isReady = cache.hasIndex();
  const asked = typed.trim();
  const found = useMemo(() => (isReady && asked !== '' ? findAnswers(cache, asked) : null), [cache, isReady, asked]);
  // The clauses below the answers may come a moment later.
  const settled = useDeferredValue(found);
  const sources = useMemo(
    () => (settled === null ? NO_SOURCES : findClausesBelowAnswers(cache, settled, chosen, say)),
    [settled, cache, chosen, say],
  );

  const type = useStableCallback((text: string) => {
    setTyped(text);
    memory.set({ typed: text });
    scroll.current?.scrollTo({ y: 0, animated: false });
  });
  const choose = useStableCallback((wanted: string) => {
    // At a table one may look at other sheets; the tab keeps the sheet it had.
    if (atTable === undefined) setRulingsTabRuleset(wanted);
    else setPicked(wanted);
    props.onRuleset?.(wanted);
  });
  const { id } = chosen;
  const tableId = atTable?.id;
  const hrefOf = useMemo(
    () => (question: string) =>
      tableId === undefined ? PATHS.answer(question, id) : PATHS.answerAtTable(tableId, question, id),
    [tableId, id],
  );
  const openAnswer = useStableCallback((question: string, testID: string) => {
    memory.set({ focus: testID });
    onAnswer(question, id);
  });
  const showTopic = useStableCallback((topic: string | null) => {
    setOpenTopic(topic);
    memory.set({ topic });
  });
  const cards = useRulesetCards();
  const openId = beside?.openId;
  const openSheet = useStableCallback((sheet: string) => places?.onSheet(sheet));
  const compare = useStableCallback(() => places?.onCompare());
  const localRules = useStableCallback(() => places?.onLocalRules());
  const about = useStableCallback(() => places?.onAbout());
  const openClause = useStableCallback((clause: string) => places?.onSheet(id, clause));
  return (
    <RulingsView
      rulesets={all}
      rulesetId={id}
      onRuleset={choose}
      typed={typed}
      onType={type}
      found={found}
      sources={sources}
      list={useMemo(() => makeQuestionList(say), [say])}
      openTopic={openTopic}
      onTopic={showTopic}
      hrefOf={hrefOf}
      hrefOfSheet={PATHS.ruleset(id)}
      onOpen={openAnswer}
      onOpenClause={places === undefined ? null : openClause}
      sheets={
        places !== undefined
          ? { cards, openId, onSheet: openSheet, onCompare: compare, onLocalRules: localRules, onAbout: about }
          : null
      }
      beside={beside}
      bar={atTable && <ScreenBar title={say.screens.ask.atTable} onBack={atTable.onBack} />}
      scroll={scroll}
      onScroll={(scrollY) => memory.set({ scrollY })}
    />
  );
}
