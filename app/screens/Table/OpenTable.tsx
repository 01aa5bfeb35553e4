import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type FlagCode, isFlagCode } from '@/rulesets';
import {
  type EntryDraft,
  selectTableFacts,
  selectPhase,
  type SubmitResult,
  type TableSession,
  type TableState,
} from '@/state';
import { useRegistry, useReopenRegistry } from '../../registry';
import { tickHaptic, useKeepAwake, warnHaptic } from '../../device';
import { useIsTopScreen, useStableCallback, useWords } from '../../hooks';
import { type FlagBarRuling } from './parts/FlagBar';
import { MoreActsPanel } from '../../forms';
import { LiveSavedStateLabel } from './parts/SavedStateText';
import { useLiveTableSource } from './model/tableSource';
import { TableMenuPanel } from './parts/TableMenuPanel';
import { TableSwitcher } from './parts/TableHeader';
import { TableFromSource } from './TableView';
import { useTablePreferences } from '../../hooks/useTablePreferences';

export interface OpenTableProps {
  readonly table: TableSession;
  readonly onBack: () => void;
  readonly onSwitch: (id: string) => void;
  readonly onDeal: () => void;
  readonly onPosition: () => void;
  readonly onLog: () => void;
  readonly onFlag: (flag: string) => void;
  readonly onResult: () => void;
}

type RuledMore = Omit<FlagBarRuling, 'as'> & { readonly as?: FlagCode };

/** Vibrates only if the tap was counted: one pattern for a tap, another for a flag. */
const feel = (before: number, after: number): void => (after > before ? warnHaptic() : tickHaptic());

/** Every other code that a flag offers is a code of the sheets; what is about the record offers none. */
const asRuled = ({ as, ...more }: FlagBarRuling = {}): RuledMore =>
  as === undefined || !isFlagCode(as) ? more : { ...more, as };

export function OpenTable({ table, ...places }: OpenTableProps) {
  const words = useWords();
  const registry = useRegistry();
  const reopen = useReopenRegistry();
  const source = useLiveTableSource(table, words);
  const [panel, setPanel] = useState<'more' | 'menu' | null>(null);
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
  const close = (): void => setPanel(null);
  const toggle = (which: 'more' | 'menu') => (): void => setPanel((now) => (now === which ? null : which));

  /** Made once: a tap must not draw the header again. */
  const switchTo = useStableCallback(places.onSwitch);
  const switcher = useMemo(() => <TableSwitcher current={table.id} onSwitch={switchTo} />, [table.id, switchTo]);

  const savedSign = useMemo(() => <LiveSavedStateLabel table={table} />, [table]);

  const over =
    panel === 'more' ? (
      <More table={table} onTell={tell} onPosition={places.onPosition} onClose={close} />
    ) : panel === 'menu' ? (
      <TableMenuPanel table={table} preferences={preferences} onResult={places.onResult} onClose={close} />
    ) : null;

  return (
    <TableFromSource
      source={source}
      savedSign={savedSign}
      onTap={(tap) => void counted(() => table.tap(tap))}
      onTell={tell}
      onUndo={() => void counted(table.undo)}
      onRedo={() => void counted(table.redo)}
      onRule={(flag, call, more) => counted(() => table.rule(flag, call, asRuled(more)))}
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
      onClosePanel={close}
      isOpposite={preferences.isOpposite}
      isLeftHanded={preferences.isLeftHanded}
      bounce={preferences.bounce}
    />
  );
}

const isToBeDealt = (state: TableState): boolean => {
  const phase = selectPhase(state);
  return phase === 'setup' || phase === 'cut';
};

type MoreProps = Pick<ComponentProps<typeof MoreActsPanel>, 'onTell' | 'onPosition' | 'onClose'>;

function More({ table, ...does }: MoreProps & { readonly table: TableSession }) {
  const { seats, actor, draw, phase } = useStore(table.store, selectTableFacts);
  const header = useStore(table.store, ({ game }) => game.inForce);
  return (
    <MoreActsPanel seats={seats} actor={actor} draw={draw} header={header} isPaused={phase === 'paused'} {...does} />
  );
}
