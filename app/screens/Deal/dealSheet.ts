import { type Card, type Seat } from '@/engine';
import { type DealTyped, NOTHING_TYPED, untyped } from '@/state';
import { type Drawn } from './cutForDeal';

/** Everything on the Deal screen as it was typed, ready to be kept and taken up again. */
export interface DealSheet extends DealTyped {
  /** The question who deals has been answered, or passed over. */
  readonly isDealerDone: boolean;
  /** Cards are being drawn for the deal. */
  readonly isCutting: boolean;
  readonly cut: readonly Drawn[];
  /** Counted cards as they were typed, by seat; empty means nobody counted. */
  readonly stock: readonly string[];
  readonly deck: string;
}

export const EMPTY_SHEET: DealSheet = {
  ...NOTHING_TYPED,
  isDealerDone: false,
  isCutting: false,
  cut: [],
  stock: [],
  deck: '',
};

/** What was done last, for the words of undo. */
export type Deed =
  | { readonly did: 'dealer'; readonly seat: Seat }
  | { readonly did: 'begin-cut' }
  | { readonly did: 'cut'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'top'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'tie'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'starter'; readonly seat: Seat };

export const nameDealer = (sheet: DealSheet, seat: Seat): DealSheet => ({
  ...sheet,
  dealer: seat,
  isDealerDone: true,
  isCutting: false,
});

/** One of the two who deal; named again, not after all. Two named is the answer. */
export function nameDealerOfPair(sheet: DealSheet, seat: Seat): DealSheet {
  const others = sheet.dealers.filter((one) => one !== seat);
  const dealers = others.length < sheet.dealers.length ? others : [...others.slice(-1), seat];
  return { ...sheet, dealers, isDealerDone: dealers.length === 2 };
}

/** A top card, told for the first time or corrected. What hung on the old one is asked again. */
export function layTop(sheet: DealSheet, seat: Seat, card: Card): DealSheet {
  const tops = Array.from({ length: Math.max(sheet.tops.length, seat + 1) }, (_, at): Card =>
    at === seat ? card : (sheet.tops[at] ?? '?'),
  );
  const isSame = sheet.tops[seat] === card;
  return { ...sheet, tops, isDealerDone: true, isCutting: false, ...(isSame ? {} : { tieCards: [] }) };
}

/** The newest of what stands on the sheet, gone: for values that were there before this screen was opened. */
export function takeBack(sheet: DealSheet): DealSheet | null {
  const { starter, tieCards, tops, dealer, dealers, cut } = sheet;
  if (starter !== null || tieCards.length > 0 || tops.length > 0) return { ...sheet, ...untyped(sheet) };
  if (cut.length > 0) return { ...sheet, cut: cut.slice(0, -1), dealer: null, isDealerDone: false, isCutting: true };
  if (sheet.isCutting) return { ...sheet, isCutting: false };
  if (dealer !== null || dealers.length > 0) return { ...sheet, ...untyped(sheet), isDealerDone: false };
  return null;
}

/** What `takeBack` would take back. */
export function newestOn({ starter, tieCards, tops, dealer, dealers, cut, isCutting }: DealSheet): Deed | null {
  const tie = tieCards.at(-1);
  const top = tops.at(-1);
  const drawn = cut.at(-1);
  const deals = dealer ?? dealers.at(-1);
  if (starter !== null) return { did: 'starter', seat: starter };
  if (tie !== undefined) return { did: 'tie', ...tie };
  if (top !== undefined) return { did: 'top', seat: tops.length - 1, card: top };
  if (drawn !== undefined) return { did: 'cut', ...drawn };
  if (isCutting) return { did: 'begin-cut' };
  return deals === undefined ? null : { did: 'dealer', seat: deals };
}
