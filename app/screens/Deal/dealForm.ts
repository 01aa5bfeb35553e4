import { type Card, type Game, reportLines, type Seat } from '@/engine';
import { type DealAnswers, NO_DEAL_ANSWERS, withoutLastDealAnswer } from '@/state';
import { type CutCardDrawnBySeat } from './nextDealOrCutQuestion';

/** Everything entered on the Deal screen, as it is stored between restarts. */
export interface DealFormState extends DealAnswers {
  /** The question who deals has been answered, or passed over. */
  readonly isDealerDone: boolean;
  /** Cards are being drawn for the deal. */
  readonly isCutting: boolean;
  readonly cut: readonly CutCardDrawnBySeat[];
  /** Counted cards as they were typed, by seat; empty means nobody counted. */
  readonly stock: readonly string[];
  readonly deck: string;
}

export const EMPTY_DEAL_FORM: DealFormState = {
  ...NO_DEAL_ANSWERS,
  isDealerDone: false,
  isCutting: false,
  cut: [],
  stock: [],
  deck: '',
};

/** What was done last, for the words of undo. */
export type UndoableDealStep =
  | { readonly did: 'dealer'; readonly seat: Seat }
  | { readonly did: 'begin-cut' }
  | { readonly did: 'cut'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'top'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'tie'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'starter'; readonly seat: Seat };

export const withNamedDealer = (sheet: DealFormState, seat: Seat): DealFormState => ({
  ...sheet,
  dealer: seat,
  isDealerDone: true,
  isCutting: false,
});

/** One of the two who deal; named again, not after all. Two named is the answer. */
export function withPairDealerToggled(sheet: DealFormState, seat: Seat): DealFormState {
  const others = sheet.dealers.filter((one) => one !== seat);
  const dealers = others.length < sheet.dealers.length ? others : [...others.slice(-1), seat];
  return { ...sheet, dealers, isDealerDone: dealers.length === 2 };
}

/** A top card, told for the first time or corrected. Answers that depended on the old card are asked again. */
export function withTopCard(sheet: DealFormState, seat: Seat, card: Card): DealFormState {
  const tops = Array.from({ length: Math.max(sheet.tops.length, seat + 1) }, (_, at): Card =>
    at === seat ? card : (sheet.tops[at] ?? '?'),
  );
  const isSame = sheet.tops[seat] === card;
  return { ...sheet, tops, isDealerDone: true, isCutting: false, ...(isSame ? {} : { tieCards: [] }) };
}

/** The newest of what stands on the sheet, gone: for values that were there before this screen was opened. */
export function withoutNewestAnswer(sheet: DealFormState): DealFormState | null {
  const { starter, tieCards, tops, dealer, dealers, cut } = sheet;
  if (starter !== null || tieCards.length > 0 || tops.length > 0) return { ...sheet, ...withoutLastDealAnswer(sheet) };
  if (cut.length > 0) return { ...sheet, cut: cut.slice(0, -1), dealer: null, isDealerDone: false, isCutting: true };
  if (sheet.isCutting) return { ...sheet, isCutting: false };
  if (dealer !== null || dealers.length > 0) return { ...sheet, ...withoutLastDealAnswer(sheet), isDealerDone: false };
  return null;
}

/** The answer that `withoutNewestAnswer` would remove. */
export function newestUndoableStep({
  starter,
  tieCards,
  tops,
  dealer,
  dealers,
  cut,
  isCutting,
}: DealFormState): UndoableDealStep | null {
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

/** Setting key of the unfinished deal, so that it survives a restart. */
export const UNFINISHED_DEAL_SETTING_KEY = 'dealInHand';

export const serializeDealForm = (id: string, sheet: DealFormState): string => JSON.stringify({ id, sheet });

/** What was typed for this table, if it was the last one dealt and nothing has changed its shape since. */
export function parseStoredDealForm(text: string | undefined, id: string): DealFormState | null {
  if (text === undefined || text === '') return null;
  try {
    const kept = JSON.parse(text) as { readonly id?: unknown; readonly sheet?: Partial<DealFormState> };
    if (kept.id !== id || typeof kept.sheet !== 'object' || kept.sheet === null) return null;
    const sheet = { ...EMPTY_DEAL_FORM, ...kept.sheet };
    const isWhole = [sheet.tops, sheet.tieCards, sheet.dealers, sheet.cut, sheet.stock].every(Array.isArray);
    return isWhole ? sheet : null;
  } catch {
    return null;
  }
}

/** A deal that was told and undone comes back as it was typed, to be mended and told again. */
export function formFromUndoneDeal(game: Game): DealFormState | null {
  const undone = reportLines(game).filter(({ struck }) => struck === true);
  const at = undone.findLastIndex(({ entry }) => entry.act === 'deal');
  const deal = undone[at]?.entry;
  if (deal?.act !== 'deal') return null;
  const after = undone.slice(at + 1).map(({ entry }) => entry);
  const before = undone.slice(0, at).map(({ entry }) => entry);
  const earlier = before.slice(before.findLastIndex(({ act }) => act === 'deal') + 1);
  const named = after.findLast((entry) => entry.act === 'start');
  return {
    ...EMPTY_DEAL_FORM,
    dealer: deal.dealer ?? null,
    dealers: deal.dealers ?? [],
    isDealerDone: true,
    cut: earlier.flatMap((entry) => (entry.act === 'cut' && entry.for === 'deal' ? entry.cards : [])),
    tops: deal.tops,
    tieCards: after.flatMap((entry) => (entry.act === 'cut' && entry.for === 'start' ? entry.cards : [])),
    starter: named?.act === 'start' ? named.seat : null,
    stock: deal.stock?.map((count) => `${count}`) ?? [],
    deck: deal.deck === undefined ? '' : `${deal.deck}`,
  };
}
