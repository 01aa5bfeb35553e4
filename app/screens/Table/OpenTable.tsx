import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Seat } from '@/engine';
import { type FlagCode, isFlagCode } from '@/rulesets';
import {
  type EntryDraft,
  selectTableFacts,
  selectPhase,
  type SubmitResult,
  type TableSession,
  type Tap,
  type TableState,
} from '@/state';
import { useRegistry, useReopenRegistry } from '../../registry';
import { focusControl, giveFlagFeedback, giveTapFeedback, useKeepAwake } from '../../device';
import { useIsTopScreen, useStableCallback, useWords } from '../../hooks';
import { findFlag } from '../../flags/findFlag';
import { type SingleFlagRulingParams } from './parts/SingleFlagPanel';
import { MoreMenuPanel, type MoreMenuScreenName } from '../../forms';
import { type MoreMenuAct } from '../../forms/makeMoreMenu';
import { LiveSavedStateLabel } from './parts/SavedStateText';
import { HintSourceContext, useHintSource } from './model/hintSource';
import { useLiveTableSource } from './model/tableSource';
import { KeyboardHelpPanel } from './parts/KeyboardHelpPanel';
import { TableMenuPanel } from './parts/TableMenuPanel';
import { OtherTablesButton, OtherTablesPanel } from './parts/OtherTables';
import { TableFromSource } from './TableView';
import { useTablePreferences } from '../../hooks/useTablePreferences';

export interface OpenTableProps {
  readonly table: TableSession;
  readonly onBack: () => void;
  readonly onSwitch: (id: string) => void;
  readonly onDeal: () => void;
  readonly onPosition: () => void;
  readonly onLog: () => void;
  /** Looks a ruling up under the table's own rules; left out where there is no way to it. */
  readonly onAsk?: (() => void) | undefined;
  /** A form to begin with: what was looked up is told by it. `onTellShown` is called once it lies open. */
  readonly tell?: MoreMenuAct | undefined;
  readonly onTellShown?: (() => void) | undefined;
  readonly onFlag: (flag: string) => void;
  readonly onResult: () => void;
  /** The card that explains the taps. */
  readonly onHelp: () => void;
}

type RuledMore = Omit<SingleFlagRulingParams, 'as'> & { readonly as?: FlagCode };

/** Called only if the tap was counted: one answer for a tap, another for a flag. */
const feel = (before: number, after: number): void => (after > before ? giveFlagFeedback() : giveTapFeedback());

/** Every other code that a flag offers is a code of the sheets; what is about the record offers none. */
const asRuled = ({ as, ...more }: SingleFlagRulingParams = {}): RuledMore =>
  as === undefined || !isFlagCode(as) ? more : { ...more, as };

export function OpenTable({ table, ...places }: OpenTableProps) {
  const words = useWords();
  const registry = useRegistry();
  const reopen = useReopenRegistry();
  const source = useLiveTableSource(table, words);
  const hints = useHintSource(table, registry);
  const { tell: wanted } = places;
  const [panel, setPanel] = useState<'more' | 'menu' | 'tables' | 'keys' | null>(wanted === undefined ? null : 'more');
  const [isListShown, setListShown] = useState(true);
  /** The form that More opens with. */
  const [opens, setOpens] = useState(wanted);
  const [lastWanted, setLastWanted] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    if (wanted !== undefined) {
      setOpens(wanted);
      setPanel('more');
    }
  }
  const onTellShown = useStableCallback(() => places.onTellShown?.());
  useEffect(() => {
    if (wanted !== undefined) onTellShown();
  }, [wanted, onTellShown]);
  const preferences = useTablePreferences(registry);
  useKeepAwake();

  const isUndealt = useStore(table.store, isToBeDealt);
  const isOnTop = useIsTopScreen();
  const onDeal = useStableCallback(places.onDeal);
  useEffect(() => {
    // Undone in the log, the deal waits until the log is left: what lies on this screen must not be replaced.
    if (isUndealt && isOnTop) onDeal();
  }, [isUndealt, isOnTop, onDeal]);

  const counted = async (submit: () => Promise<SubmitResult>): Promise<boolean> => {
    const { flags, armed, lifted, actor } = selectTableFacts(table.store.getState());
    const result = await submit();
    const now = selectTableFacts(table.store.getState());
    const isHeldAnew = now.armed !== armed || now.lifted !== lifted || now.actor !== actor;
    if (result.ok && (result.value.entries.length > 0 || isHeldAnew)) feel(flags.length, now.flags.length);
    return result.ok;
  };
  const tell = (draft: EntryDraft): Promise<boolean> => counted(() => table.tell(draft));
  const bringIntoStrip = async (seat: Seat): Promise<void> => {
    // a second tap on a seat would remove it from ActivePlayerPanel
    if (selectTableFacts(table.store.getState()).actor !== seat) await counted(() => table.tap({ on: 'seat', seat }));
  };
  /** The control that was pressed is drawn anew elsewhere: whoever works with keys or a screen reader stays on it. */
  const focusMovedSeat = (tap: Tap): void => {
    const { turn } = selectTableFacts(table.store.getState());
    if (tap.on === 'seat') focusControl(`seat-${tap.seat}`);
    if (tap.on === 'release' && turn !== null) focusControl(`seat-${turn}`);
  };
  /** False where it came too late to move cards: then there is no list of steps to carry out. */
  const rule: ComponentProps<typeof TableFromSource>['onRule'] = async (flag, call, more) => {
    const isWritten = await counted(() => table.rule(flag, call, asRuled(more)));
    const ruled = isWritten ? findFlag(table.store.getState().game, flag) : undefined;
    return isWritten && ruled?.ruling?.late !== true;
  };
  const goTo: Readonly<Record<MoreMenuScreenName, () => void>> = {
    position: places.onPosition,
    log: places.onLog,
    result: places.onResult,
    help: places.onHelp,
    ask: () => places.onAsk?.(),
  };
  const close = (): void => {
    setPanel(null);
    setOpens(undefined);
  };
  const toggle = (which: 'more' | 'menu' | 'tables') => (): void => {
    setPanel((now) => (now === which ? null : which));
    setOpens(undefined);
  };

  /** Made once: a tap must not draw the header again. */
  const onTables = useStableCallback(toggle('tables'));
  const areTablesOpen = panel === 'tables';
  const switcher = useMemo(
    () => <OtherTablesButton current={table.id} isOpen={areTablesOpen} onPress={onTables} />,
    [table.id, areTablesOpen, onTables],
  );

  const provenance = useStore(table.store, (state) => state.provenance);
  const savedSign = useMemo(() => <LiveSavedStateLabel table={table} />, [table]);

  const over =
    panel === 'more' ? (
      <More
        table={table}
        onTell={tell}
        onPlace={(place) => goTo[place]()}
        mayAsk={places.onAsk !== undefined}
        opens={opens}
        onActor={(seat) => void bringIntoStrip(seat)}
        onListShown={setListShown}
        onClose={close}
      />
    ) : panel === 'tables' ? (
      <OtherTablesPanel current={table.id} onSwitch={places.onSwitch} onClose={close} />
    ) : panel === 'menu' ? (
      <TableMenuPanel
        table={table}
        preferences={preferences}
        onResult={places.onResult}
        onKeysHelp={() => setPanel('keys')}
        onClose={close}
      />
    ) : panel === 'keys' ? (
      <KeyboardHelpPanel onClose={close} />
    ) : null;

  return (
    <HintSourceContext.Provider value={hints}>
      <TableFromSource
        source={source}
        savedSign={savedSign}
        provenance={provenance}
        onTap={(tap) => void counted(() => table.tap(tap)).then(() => focusMovedSeat(tap))}
        onTell={tell}
        onUndo={() => void counted(table.undo)}
        onRedo={() => void counted(table.redo)}
        onRule={rule}
        onOpenFlag={places.onFlag}
        onOpenLog={places.onLog}
        onMore={toggle('more')}
        onMenu={toggle('menu')}
        onResult={places.onResult}
        onBack={places.onBack}
        onDeal={onDeal}
        onReopen={reopen}
        switcher={switcher}
        panel={over}
        isMoreOpen={panel === 'more'}
        isSheet={panel === 'more' && isListShown}
        onClosePanel={close}
        isOpposite={preferences.isOpposite}
        isLeftHanded={preferences.isLeftHanded}
        bounce={preferences.bounce}
      />
    </HintSourceContext.Provider>
  );
}

const isToBeDealt = (state: TableState): boolean => {
  const phase = selectPhase(state);
  return phase === 'setup' || phase === 'cut';
};

type MoreProps = Pick<
  ComponentProps<typeof MoreMenuPanel>,
  'onTell' | 'onPlace' | 'mayAsk' | 'opens' | 'onActor' | 'onListShown' | 'onClose'
>;

function More({ table, ...does }: MoreProps & { readonly table: TableSession }) {
  const { seats, actor, turn, draw, phase } = useStore(table.store, selectTableFacts);
  const header = useStore(table.store, ({ game }) => game.inForce);
  return (
    <MoreMenuPanel
      turn={turn}
      seats={seats}
      actor={actor}
      draw={draw}
      header={header}
      isPaused={phase === 'paused'}
      {...does}
    />
  );
}
