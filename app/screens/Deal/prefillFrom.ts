import { type Game, gameLines } from '@/engine';
import { type DealSheet, EMPTY_SHEET } from './dealSheet';

/** A deal that was told and undone comes back as it was typed, to be mended and told again. */
export function prefillFrom(game: Game): DealSheet | null {
  const undone = gameLines(game).filter(({ struck }) => struck === true);
  const at = undone.findLastIndex(({ entry }) => entry.act === 'deal');
  const deal = undone[at]?.entry;
  if (deal?.act !== 'deal') return null;
  const after = undone.slice(at + 1).map(({ entry }) => entry);
  const before = undone.slice(0, at).map(({ entry }) => entry);
  const earlier = before.slice(before.findLastIndex(({ act }) => act === 'deal') + 1);
  const named = after.findLast((entry) => entry.act === 'start');
  return {
    ...EMPTY_SHEET,
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
