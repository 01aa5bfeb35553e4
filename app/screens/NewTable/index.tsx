import { useEffect, useMemo, useState } from 'react';
import { useRegistry, useRegistryState } from '../../registry';
import { useWords } from '../../hooks';
import { listRecentPlayerGroups, rotatePlayersToOtherSeats, withPeople, withPlacesChanged } from './lastPeople';
import { makeNewTableData, newTableOptionsFromForm } from './makeNewTableData';
import { NewTableView } from './NewTableView';
import {
  clearHouseRulePicks,
  EMPTY_NEW_TABLE_FORM,
  LAST_TABLE_SETTING_KEY,
  serializeLastTable,
  serializeNewTableForm,
  makeFirstForm,
  UNFINISHED_TABLE_SETTING_KEY,
  UNFINISHED_TABLE_IN_PLAY_KEY,
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

/**
 * Sets up a table. A new one begins with the sheet used last; one that is in play already begins empty, because it is
 * somebody else's. Who sat at the last tables is offered in both.
 */
export function NewTableScreen({ from, onOpened, onBack }: NewTableScreenProps) {
  const words = useWords();
  const registry = useRegistry();
  const [remembered] = useState(() => parseLastTable(registry.setting(LAST_TABLE_SETTING_KEY)));
  const isInPlay = from === 'position';
  const key = isInPlay ? UNFINISHED_TABLE_IN_PLAY_KEY : UNFINISHED_TABLE_SETTING_KEY;
  const [first] = useState(
    () =>
      parseStoredNewTableForm(registry.setting(key)) ?? (isInPlay ? EMPTY_NEW_TABLE_FORM : makeFirstForm(remembered)),
  );
  const [typed, setTyped] = useState(first);
  useEffect(() => {
    if (typed !== first) void registry.set(key, serializeNewTableForm(typed));
  }, [registry, key, typed, first]);
  const rows = useRegistryState((state) => state.rows);
  const people = useMemo(() => listRecentPlayerGroups(rows, words), [rows, words]);
  const [isReseating, setReseating] = useState(false);
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
    const opening = newTableOptionsFromForm(typed, words);
    if (opening === null || isBusy) return;
    setBusy(true);
    const opened = await registry.openNew(opening);
    setBusy(false);
    if (!opened.ok) {
      const { newTable, tables } = words.setUp;
      return setFailure(words.phrasing.sentences([newTable.notOpened, tables.wentWrong[opened.error.why]]));
    }
    void registry.set(key, '');
    void registry.set(LAST_TABLE_SETTING_KEY, serializeLastTable(typed, remembered, asksChapters));
    onOpened(opened.value.id);
  };

  return (
    <NewTableView
      data={data}
      people={people}
      isReseating={isReseating}
      isInPlay={isInPlay}
      isBusy={isBusy}
      failure={failure}
      onRuleset={(id) => change({ ruleset: id })}
      onPlayers={(players) => change({ players })}
      onAnyNumber={(isAny) => change({ otherFor: isAny ? ruleset : null })}
      onPartners={(isPartners) => change({ isPartners })}
      onName={(seat, name) => setTyped((now) => ({ ...now, names: withTextAt(now.names, seat, name) }))}
      onChapter={(seat, chapter) => setTyped((now) => ({ ...now, chapters: withTextAt(now.chapters, seat, chapter) }))}
      onClearNames={() => {
        setReseating(false);
        change({ names: [], chapters: [] });
      }}
      onSamePeople={(who) => {
        setReseating(false);
        setTyped((now) => withPeople(now, who, isInPlay));
      }}
      onOtherSeats={(who) => {
        setReseating(true);
        setTyped((now) => rotatePlayersToOtherSeats(now, who, isInPlay));
      }}
      onChangePlaces={(one, other) => setTyped((now) => withPlacesChanged(now, one, other))}
      onTable={(table) => change({ table, game: 1 })}
      onPick={(rule, value) => setTyped((now) => (ruleset === null ? now : withRulePick(now, ruleset, rule, value)))}
      onReset={() => setTyped((now) => (ruleset === null ? now : clearHouseRulePicks(now, ruleset)))}
      onAsLast={
        mayTakeLast && ruleset !== null ? () => change({ picks: { ...typed.picks, [ruleset]: lastPicks } }) : null
      }
      onDeal={() => void open()}
      onBack={onBack}
    />
  );
}
