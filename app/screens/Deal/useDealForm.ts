import { useEffect, useState } from 'react';
import { type Card, type Seat, type Table } from '@/engine';
import { type Rules } from '@/rulesets';
import { eventHeaderFieldsOf, suggestNextDealer, type TableSession } from '@/state';
import { useRegistry, useTableState } from '../../registry';
import {
  type DealFormState,
  type UndoableDealStep,
  withTopCard,
  withNamedDealer,
  withPairDealerToggled,
  newestUndoableStep,
  withoutNewestAnswer,
} from './dealForm';
import { cutForDealerState, nextDealOrCutQuestion } from './nextDealOrCutQuestion';

interface Step {
  readonly sheet: DealFormState;
  readonly deed: UndoableDealStep;
}
interface Written {
  readonly sheet: DealFormState;
  /** What was on the sheet before each thing that was done here. */
  readonly past: readonly Step[];
}

export interface DealFormController {
  readonly sheet: DealFormState;
  /** What undo would take back. */
  readonly last: UndoableDealStep | null;
  readonly correcting: Seat | null;
  readonly key: (card: Card) => void;
  readonly touch: (seat: Seat) => void;
  readonly dealInstead: (seat: Seat) => void;
  readonly stopCorrecting: () => void;
  readonly beginCut: () => void;
  readonly undo: () => void;
  readonly countStock: (seat: Seat, text: string) => void;
  readonly countDeck: (text: string) => void;
}

interface Around {
  readonly rules: Rules;
  readonly table: Table;
  readonly suggested: Seat | null;
  /** Called with every new state of the sheet, so that a restart finds it again. */
  readonly keep: (sheet: DealFormState) => void;
}

/** The Deal screen's sheet: what a key or a touch on a seat means is what is being asked. */
export function useDealForm(first: DealFormState, { rules, table, suggested, keep }: Around): DealFormController {
  const [{ sheet, past }, setWritten] = useState<Written>({ sheet: first, past: [] });
  const [correcting, setCorrecting] = useState<Seat | null>(null);
  const write = (next: DealFormState, steps: readonly Step[]): void => {
    setWritten({ sheet: next, past: steps });
    setCorrecting(null);
    keep(next);
  };
  const did = (next: DealFormState, deed: UndoableDealStep): void => write(next, [...past, { sheet, deed }]);
  const seats = table.seats.map((_, seat) => seat);

  const key = (card: Card): void => {
    const asked = nextDealOrCutQuestion(rules, table, sheet);
    if (correcting !== null) return did(withTopCard(sheet, correcting, card), { did: 'top', seat: correcting, card });
    if (asked.ask === 'cut') {
      const cut = [...sheet.cut, { seat: asked.seat, card }];
      const { dealer } = cutForDealerState(seats, cut);
      const next = { ...sheet, cut };
      return did(dealer === null ? next : withNamedDealer(next, dealer), { did: 'cut', seat: asked.seat, card });
    }
    if (asked.ask === 'tie-break') {
      const tieCards = [...sheet.tieCards, { seat: asked.seat, card }];
      return did({ ...sheet, tieCards }, { did: 'tie', seat: asked.seat, card });
    }
    if (table.laid) return;
    // A card before anybody said who deals: the question is passed over, and what was suggested holds.
    const dealt =
      asked.ask === 'dealer' && asked.how === 'one' && sheet.dealer === null && suggested !== null
        ? withNamedDealer(sheet, suggested)
        : sheet;
    const seat = asked.ask === 'top' ? asked.seat : sheet.tops.length;
    if (seat < seats.length) did(withTopCard(dealt, seat, card), { did: 'top', seat, card });
  };

  const touch = (seat: Seat): void => {
    const asked = nextDealOrCutQuestion(rules, table, sheet);
    if (correcting !== null) return setCorrecting(correcting === seat ? null : seat);
    if (asked.ask === 'dealer') {
      const next = asked.how === 'one' ? withNamedDealer(sheet, seat) : withPairDealerToggled(sheet, seat);
      return did(next, { did: 'dealer', seat });
    }
    if (asked.ask === 'starter') return did({ ...sheet, starter: seat }, { did: 'starter', seat });
    if (seat < sheet.tops.length) setCorrecting(seat);
  };

  const undo = (): void => {
    const before = past.at(-1)?.sheet ?? withoutNewestAnswer(sheet);
    if (before === null) return;
    // Counts stay: they were typed beside the questions, not in answer to one.
    write({ ...before, stock: sheet.stock, deck: sheet.deck }, past.slice(0, -1));
  };
  const count = (counted: Partial<DealFormState>): void => {
    const next = { ...sheet, ...counted };
    setWritten({ sheet: next, past });
    keep(next);
  };

  return {
    sheet,
    last: past.at(-1)?.deed ?? newestUndoableStep(sheet),
    correcting,
    key,
    touch,
    dealInstead: (seat) => did(withNamedDealer(sheet, seat), { did: 'dealer', seat }),
    stopCorrecting: () => setCorrecting(null),
    beginCut: () => did({ ...sheet, isCutting: true, dealer: null }, { did: 'begin-cut' }),
    undo,
    countStock: (seat, text) => count({ stock: seats.map((at) => (at === seat ? text : (sheet.stock[at] ?? ''))) }),
    countDeck: (deck) => count({ deck }),
  };
}

/** Who deals next, where this game follows another at the same table and the deal goes round. */
export function useDealerFromPreviousGame(table: TableSession): Seat | null {
  const registry = useRegistry();
  const { game } = useTableState(table);
  const { follows } = eventHeaderFieldsOf(game.inForce);
  const [suggested, setSuggested] = useState<Seat | null>(null);
  useEffect(() => {
    if (follows === undefined) return undefined;
    let isHere = true;
    void registry.open(follows).then((before) => {
      if (isHere && before.ok) setSuggested(suggestNextDealer(game.rules, before.value.store.getState().game.table));
    });
    return () => {
      isHere = false;
    };
  }, [registry, follows, game.rules]);
  return suggested;
}
