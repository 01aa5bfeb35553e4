import { useContext, useState } from 'react';
import { type RulingCall, type Seat } from '@/engine';
import { assertNever } from '@/base';
import { type RemedyPreviewKind } from '../../flags/RulingButtons';
import { useStableCallback, whenWritten } from '../../hooks';
import { type TableActionName } from './parts/ActionRow';
import { type SingleFlagRulingParams } from './parts/SingleFlagPanel';
import { HintSourceContext } from './model/hintSource';
import { type SingleFlagPanelData, type SlotAction } from './model/tableData';
import { type TableViewPropsWithoutData } from './tableProps';
import { useTableViewPart, useTableSource } from './model/tableSource';

/** Cards to be moved by hand, after something was put right. */
export interface RemedyToDoData {
  readonly flag: string;
  readonly line: string;
  readonly steps: readonly string[];
  /** How many flags waited besides. */
  readonly flags: number;
  /**
   * The number of entries and the seat in ActivePlayerPanel after the ruling; null until the ruling itself is among the
   * entries.
   */
  readonly entries: number;
  readonly seat: Seat | null;
}

/** Whoever goes on with the next player's turn has moved the cards: the partner's piles are needed again. */
function laterOn(toDo: RemedyToDoData | null, entries: number, seat: Seat): RemedyToDoData | null {
  if (toDo === null || entries <= toDo.entries) return toDo;
  if (toDo.seat === null) return { ...toDo, entries, seat };
  return toDo.seat === seat ? toDo : null;
}

type Open = 'flag' | 'talk' | 'draw' | 'keys' | null;

const stepsOf = (flag: SingleFlagPanelData, { as, pile }: SingleFlagRulingParams = {}): readonly string[] => {
  if (as !== undefined) return flag.options.other?.suggestion.steps ?? [];
  return flag.choices.find((choice) => choice.pile === pile)?.steps ?? flag.steps;
};

/** What lies open, and what each touch does. Nothing here is kept: a restart shows the bare table. */
export function useTableControls(props: TableViewPropsWithoutData) {
  const { onTap, onTell, onUndo, onRedo, onRule, onOpenLog, onMore, onResult, onDeal, onReopen, onClosePanel } = props;
  const { view } = useTableSource();
  const hints = useContext(HintSourceContext);
  const [open, setOpen] = useState<Open>(null);
  const [looking, lookAt] = useState<string | null>(null);
  const [preview, setPreview] = useState<{ readonly flag: string; readonly shown: RemedyPreviewKind } | null>(null);
  const [toDo, setToDo] = useState<RemedyToDoData | null>(null);
  const flags = useTableViewPart((table) => table.flags);
  // A flag that comes later must not find the bar open by itself.
  if (open === 'flag' && flags.length === 0) setOpen(null);
  // Watched only while there is something to do: a tap draws as little as it can.
  const entries = useTableViewPart((table) => (toDo === null ? 0 : table.entries));
  const seat = useTableViewPart(({ strip }) => (toDo === null ? 0 : strip.seat));
  const later = laterOn(toDo, entries, seat);
  if (later !== toDo) setToDo(later);
  const flag = flags.find(({ id }) => id === looking) ?? flags[0] ?? null;

  const shownRemedy = preview !== null && preview.flag === flag?.id ? preview.shown : null;

  const show = (next: Open): void => {
    setOpen(next);
    setPreview(null);
    if (next === 'flag' || next === 'talk' || next === 'keys') onClosePanel?.();
  };
  const rule = useStableCallback((id: string, call: RulingCall, more?: SingleFlagRulingParams) => {
    const about = flags.find((one) => one.id === id);
    const steps = about === undefined ? [] : stepsOf(about, more);
    const next =
      call === 'remedy' && about !== undefined && steps.length > 0
        ? { flag: id, line: about.line, steps, flags: flags.length - 1, entries: view().entries, seat: null }
        : null;
    setToDo(null);
    setPreview(null);
    lookAt(null);
    // Cards to move come first; the next flag waits in the slot.
    if (flags.length < 2 || next !== null) setOpen(null);
    const ruled = onRule(id, call, more);
    // Nothing is moved for a ruling that was not written.
    if (next !== null) whenWritten(ruled, () => setToDo(next));
  });
  const openFlags = useStableCallback(() => {
    setToDo(null);
    show('flag');
  });
  const does = useStableCallback((what: SlotAction) => {
    switch (what.do) {
      case 'tap':
        return onTap(what.tap);
      case 'tell':
        return void onTell(what.draft);
      case 'redo':
        return onRedo();
      case 'result':
        return onResult();
      case 'deal':
        return onDeal();
      case 'reopen':
        return onReopen?.();
      case 'remedy':
        return rule(what.flag, 'remedy');
      case 'open-flag':
        return openFlags();
      case 'hint':
        return hints?.answer(what.answer);
      default:
        return assertNever(what);
    }
  });
  const act = useStableCallback((action: TableActionName) => {
    if (action === 'undo') {
      // What was put right may be what is undone.
      setToDo(null);
      onUndo();
    } else if (action === 'log') onOpenLog();
    else if (action === 'more') {
      setOpen(null);
      onMore();
    } else show(open === action ? null : action);
  });
  const count = useStableCallback((drawn: number) => {
    setOpen(null);
    onTap({ on: 'draw-count', count: drawn });
  });
  const step = useStableCallback((by: 1 | -1) => {
    setPreview(null);
    const at = flags.findIndex(({ id }) => id === flag?.id);
    lookAt(flags[(at + by + flags.length) % flags.length]?.id ?? null);
  });
  const openKeysHelp = useStableCallback(() => show('keys'));
  const close = useStableCallback(() => show(null));
  const showRemedy = useStableCallback((shown: RemedyPreviewKind) =>
    setPreview(flag === null ? null : { flag: flag.id, shown }),
  );
  const forgetToDo = useStableCallback(() => setToDo(null));
  return {
    open,
    flag,
    shownRemedy,
    showRemedy,
    toDo,
    rule,
    openFlags,
    openKeysHelp,
    does,
    act,
    count,
    step,
    close,
    forgetToDo,
  };
}
