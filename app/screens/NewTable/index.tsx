import { useEffect, useMemo, useState } from 'react';
import { useRegistry } from '../../registry';
import { useWords } from '../../hooks';
import { makeNewTableData, makeNewTableOptions } from './makeNewTableData';
import { NewTableView } from './NewTableView';
import {
  clearPicks,
  LAST_TABLE_SETTING_KEY,
  serializeLastTable,
  serializeNewTableForm,
  NEW_TABLE_SETTING_KEY,
  type NewTableForm,
  parseLastTable,
  parseStoredNewTableForm,
  withRulePick,
  rulePicksOfForm,
  withTextAt,
} from './newTableForm';

interface NewTableScreenProps {
  /** What comes next: the deal, or what lies on a table in play. */
  readonly from?: 'deal' | 'position' | undefined;
  readonly onOpened: (id: string) => void;
  readonly onBack: () => void;
}

/** Sets up a table, with what the device remembers of the last one filled in. */
export function NewTableScreen({ from, onOpened, onBack }: NewTableScreenProps) {
  const words = useWords();
  const registry = useRegistry();
  const [remembered] = useState(() => parseLastTable(registry.setting(LAST_TABLE_SETTING_KEY)));
  const [first] = useState(() => parseStoredNewTableForm(registry.setting(NEW_TABLE_SETTING_KEY)) ?? remembered.typed);
  const [typed, setTyped] = useState(first);
  useEffect(() => {
    if (typed !== first) void registry.set(NEW_TABLE_SETTING_KEY, serializeNewTableForm(typed));
  }, [registry, typed, first]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const data = useMemo(
    () => makeNewTableData(typed, remembered.typed.ruleset, words),
    [typed, remembered.typed.ruleset, words],
  );
  const change = (part: Partial<NewTableForm>): void => setTyped((now) => ({ ...now, ...part }));
  const ruleset = data.chosen?.card.id ?? null;
  const lastPicks = ruleset === null ? {} : (remembered.picks[ruleset] ?? {});
  const mayTakeLast = Object.keys(lastPicks).length > 0 && rulePicksOfForm(typed, ruleset ?? '') !== lastPicks;

  const asksChapters = data.chosen?.seats.some(({ chapter }) => chapter !== null) === true;

  const open = async (): Promise<void> => {
    const opening = makeNewTableOptions(typed, words);
    if (opening === null || isBusy) return;
    setBusy(true);
    const opened = await registry.openNew(opening);
    setBusy(false);
    if (!opened.ok) {
      const { newTable, tables } = words.setUp;
      return setFailure(words.phrasing.sentences([newTable.notOpened, tables.wentWrong[opened.error.why]]));
    }
    void registry.set(NEW_TABLE_SETTING_KEY, '');
    void registry.set(LAST_TABLE_SETTING_KEY, serializeLastTable(typed, remembered, asksChapters));
    onOpened(opened.value.id);
  };

  return (
    <NewTableView
      data={data}
      isInPlay={from === 'position'}
      isBusy={isBusy}
      failure={failure}
      onRuleset={(id) => change({ ruleset: id })}
      onPlayers={(players) => change({ players })}
      onAnyNumber={(isAny) => change({ otherFor: isAny ? ruleset : null })}
      onPartners={(isPartners) => change({ isPartners })}
      onName={(seat, name) => setTyped((now) => ({ ...now, names: withTextAt(now.names, seat, name) }))}
      onChapter={(seat, chapter) => setTyped((now) => ({ ...now, chapters: withTextAt(now.chapters, seat, chapter) }))}
      onClearNames={() => change({ names: [], chapters: [] })}
      onTable={(table) => change({ table })}
      onPick={(rule, value) => setTyped((now) => (ruleset === null ? now : withRulePick(now, ruleset, rule, value)))}
      onReset={() => setTyped((now) => (ruleset === null ? now : clearPicks(now, ruleset)))}
      onAsLast={
        mayTakeLast && ruleset !== null ? () => change({ picks: { ...typed.picks, [ruleset]: lastPicks } }) : null
      }
      onDeal={() => void open()}
      onBack={onBack}
    />
  );
}
