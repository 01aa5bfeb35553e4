import type { Entry, EntryOf, Header } from '@/engine';
import { renumbered } from './renumbered';

export interface Told {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

type Body = Readonly<Record<string, unknown>> & { readonly act: string };
type Item = { readonly body: Body; readonly from: readonly number[] };

/**
 * A record without what may differ between two true accounts of one game: numbers, times and devices;
 * in how many entries a draw, or a round of cutting, was told; whether it was told before or after
 * words that were spoken; and whether the app filled it in.
 */
export function plainEntries(entries: readonly Entry[]): Body[] {
  const items = gather(wordsFirst(entries.map(bare)));
  const place = new Map(items.flatMap(({ from }, at) => from.map((n) => [n, at + 1] as const)));
  return items.map(({ body }) => renumbered(body, (n) => place.get(n) ?? n));
}

function bare(entry: Entry): Item {
  const { n, at: _at, by: _by, ...rest } = entry as Entry & { readonly assumed?: boolean };
  const { assumed: _assumed, ...body } = rest as Body;
  return { body: body.act === 'reshuffle' ? { from: 'completed', ...body } : body, from: [n] };
}

const isDrawing = ({ body }: Item): boolean =>
  body.act === 'draw' || (body.act === 'reshuffle' && body.from === 'completed');

/** Words spoken while cards are being drawn are heard before or after them. */
function wordsFirst(items: readonly Item[]): Item[] {
  const sorted: Item[] = [];
  for (const item of items) {
    let at = sorted.length;
    if (item.body.act === 'speak') while (at > 0 && isDrawing(sorted[at - 1] as Item)) at -= 1;
    sorted.splice(at, 0, item);
  }
  return sorted;
}

/** Draws of one hand, and cuts for one purpose, that follow each other are one. */
function gather(items: readonly Item[]): Item[] {
  const gathered: Item[] = [];
  for (const item of items) {
    const last = gathered[gathered.length - 1];
    const both = last === undefined ? null : joined(last.body, item.body);
    if (last === undefined || both === null) gathered.push({ ...item, body: sorted(item.body) });
    else gathered[gathered.length - 1] = { body: sorted(both), from: [...last.from, ...item.from] };
  }
  return gathered;
}

function joined(a: Body, b: Body): Body | null {
  if (a.act === 'draw' && b.act === 'draw' && a.seat === b.seat)
    return { ...a, count: Number(a.count) + Number(b.count) };
  return a.act === 'cut' && b.act === 'cut' && a.for === b.for ? { ...a, cards: [...cardsOf(a), ...cardsOf(b)] } : null;
}

const cardsOf = (body: Body): EntryOf<'cut'>['cards'] => body.cards as EntryOf<'cut'>['cards'];

/** Whoever drew a Skip-Bo draws again, at once or after the others: each seat's own cards stay in order. */
const sorted = (body: Body): Body =>
  body.act === 'cut' ? { ...body, cards: [...cardsOf(body)].sort((a, b) => a.seat - b.seat) } : body;
