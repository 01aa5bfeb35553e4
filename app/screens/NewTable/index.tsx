import { useEffect, useMemo, useState } from 'react';
import { selectLocalRules } from '@/state';
import { useRegistry, useRegistryState } from '../../registry';
import { useStableCallback, useWords } from '../../hooks';
import { listRecentPlayerGroups, withPlayersRotated, withRecentPlayers, withSeatsSwapped } from './recentPlayerGroups';
import { makeNewTableData, newTableOptionsFromForm } from './makeNewTableData';
import { NewTableView } from './NewTableView';
import {
  withoutHouseRulePicks,
  EMPTY_NEW_TABLE_FORM,
  LAST_TABLE_SETTING_KEY,
  serializeLastTable,
  serializeNewTableForm,
  makeFormFromLastTable,
  UNFINISHED_TABLE_SETTING_KEY,
  UNFINISHED_TABLE_IN_PLAY_SETTING_KEY,
  type NewTableForm,
  parseLastTable,
  parseStoredNewTableForm,
  withRulePick,
  rulePicksOfForm,
  withTextAt,
} from './newTableForm';
import { offeredRulesets } from './offeredRulesets';

interface NewTableScreenProps {
  /** What comes next: the deal, or what lies on a table in play. */
  readonly from?: 'deal' | 'position' | undefined;
  /** A ruleset that was chosen or made elsewhere for this table. */
  readonly chosen?: string | undefined;
  /** It was taken over, and need not be handed in again. */
  readonly onChosenTaken?: (() => void) | undefined;
  /** To the local rules of this device. */
  readonly onLocalRules?: (() => void) | undefined;
  readonly onOpened: (id: string) => void;
  readonly onBack: () => void;
}

/**
 * Sets up a table. A new one begins with the sheet used last; one that is in play already begins empty, because it is
 * somebody else's. Who sat at the last tables is offered in both.
 */
export function NewTableScreen(props: NewTableScreenProps) {
  const { from, chosen, onChosenTaken, onOpened, onBack } = props;
  const words = useWords();
  const registry = useRegistry();
  const [remembered] = useState(() => parseLastTable(registry.setting(LAST_TABLE_SETTING_KEY)));
  const isInPlay = from === 'position';
  const key = isInPlay ? UNFINISHED_TABLE_IN_PLAY_SETTING_KEY : UNFINISHED_TABLE_SETTING_KEY;
  const [first] = useState(
    () =>
      parseStoredNewTableForm(registry.setting(key)) ??
      (isInPlay ? EMPTY_NEW_TABLE_FORM : makeFormFromLastTable(remembered)),
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
  const kept = useRegistryState(({ settings }) => selectLocalRules(settings));
  const offered = useMemo(() => offeredRulesets(kept, typed.rules), [kept, typed.rules]);
  const data = useMemo(
    () => makeNewTableData(typed, remembered.typed.ruleset, words, offered),
    [typed, remembered.typed.ruleset, words, offered],
  );
  const change = (part: Partial<NewTableForm>): void => setTyped((now) => ({ ...now, ...part }));
  // What was chosen elsewhere is taken over once; then it may be changed here like any other.
  const [taken, setTaken] = useState<string | undefined>(undefined);
  if (chosen !== taken) {
    setTaken(chosen);
    if (chosen !== undefined) setTyped((now) => ({ ...now, ruleset: chosen }));
  }
  const onTaken = useStableCallback(() => onChosenTaken?.());
  useEffect(() => {
    if (chosen !== undefined) onTaken();
  }, [chosen, onTaken]);
  const ruleset = data.chosen?.card.id ?? null;
  const lastPicks = ruleset === null ? {} : (remembered.picks[ruleset] ?? {});
  const mayTakeLast = Object.keys(lastPicks).length > 0 && rulePicksOfForm(typed, ruleset ?? '') !== lastPicks;

  const asksChapters = data.chosen?.seats.some(({ chapter }) => chapter !== null) === true;

  const open = async (): Promise<void> => {
    const opening = newTableOptionsFromForm(typed, words, offered);
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
        setTyped((now) => withRecentPlayers(now, who, isInPlay));
      }}
      onOtherSeats={(who) => {
        setReseating(true);
        setTyped((now) => withPlayersRotated(now, who, isInPlay));
      }}
      onChangePlaces={(one, other) => setTyped((now) => withSeatsSwapped(now, one, other))}
      onTable={(table) => change({ table, game: 1 })}
      onPick={(rule, value) => setTyped((now) => (ruleset === null ? now : withRulePick(now, ruleset, rule, value)))}
      onReset={() => setTyped((now) => (ruleset === null ? now : withoutHouseRulePicks(now, ruleset)))}
      onAsLast={
        mayTakeLast && ruleset !== null ? () => change({ picks: { ...typed.picks, [ruleset]: lastPicks } }) : null
      }
      onLocalRules={props.onLocalRules}
      onDeal={() => void open()}
      onBack={onBack}
    />
  );
}
