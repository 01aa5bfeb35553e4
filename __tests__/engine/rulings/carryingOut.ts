import { type Card, type RaisedFlag, type RemedyStep, type Table } from '@/engine';

/** Cards on a table that hands can reach: what the steps of a remedy are carried out on. */
export interface Reach {
  stock: number[];
  hand: number[];
  /** Sorted inside a pile: where a card goes back between others the step does not say. */
  discards: Card[][][];
  building: number[];
  draw: number;
  completed: number;
  turn: number | null;
}

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => String(a).localeCompare(String(b)));
const four = (piles: readonly (readonly Card[])[]): Card[][] =>
  piles.filter((pile, place) => place < 4 || pile.length > 0).map(inOrder);

export const reach = (table: Table): Reach => ({
  stock: table.seats.map(({ stock }) => stock),
  hand: table.seats.map(({ hand }) => hand),
  discards: table.seats.map(({ discards }) => four(discards)),
  building: table.building.map(({ cards }) => cards.length),
  draw: table.draw,
  completed: table.completed,
  turn: table.turn,
});

/** The steps as people would carry them out, one after another. */
export function carryOut(table: Table, flag: RaisedFlag, steps: readonly RemedyStep[]): Reach {
  const after = reach(table);
  const piles: Card[][][] = table.seats.map(({ discards }) => discards.map((pile) => [...pile]));
  for (const step of steps) carry(after, piles, flag, step);
  while (after.building.length > 4 && after.building.at(-1) === 0) after.building.pop();
  return { ...after, discards: piles.map(four) };
}

const add = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] ?? 0) + by;
};

function take(piles: Card[][][], seat: number, pile: number, card: Card): void {
  const cards = piles[seat]?.[pile] ?? [];
  const at = cards.lastIndexOf(card);
  if (at < 0) throw new Error(`there is no ${card} in pile ${pile} of ${seat}`);
  cards.splice(at, 1);
}

const put = (piles: Card[][][], seat: number, pile: number, card: Card): void => void piles[seat]?.[pile]?.push(card);

function carry(to: Reach, piles: Card[][][], flag: RaisedFlag, step: RemedyStep): void {
  switch (step.do) {
    case 'build-to-hand':
      return (add(to.building, step.pile, -1), add(to.hand, step.seat, 1));
    case 'build-to-stock':
      return (add(to.building, step.pile, -1), add(to.stock, step.seat, 1));
    case 'build-to-discard':
      return (add(to.building, step.pile, -1), put(piles, step.seat, step.discard, step.card));
    case 'restore-pile': {
      const cards = (flag.before.building[step.pile]?.cards.length ?? 0) + 1;
      to.completed -= cards;
      return add(to.building, step.pile, cards);
    }
    case 'discard-to-hand':
      return (take(piles, step.owner, step.pile, step.card), add(to.hand, step.seat, 1));
    case 'discard-to-stock':
      return (take(piles, step.owner, step.pile, step.card), add(to.stock, step.seat, 1));
    case 'discard-to-discard':
      return (take(piles, step.owner, step.pile, step.card), put(piles, step.seat, step.to, step.card));
    case 'hand-to-discard':
      return (add(to.hand, step.seat, -1), put(piles, step.seat, step.pile, step.card));
    case 'hand-to-build':
      return (add(to.hand, step.seat, -1), add(to.building, step.pile, 1));
    case 'stock-to-build':
      return (add(to.stock, step.seat, -1), add(to.building, step.pile, 1));
    case 'discard-to-build':
      return (take(piles, step.seat, step.discard, step.card), add(to.building, step.pile, 1));
    case 'extras-to-stock':
      return (add(to.hand, step.seat, -step.count), add(to.stock, step.seat, step.count));
    case 'hand-to-draw':
      to.draw += step.count;
      return add(to.hand, step.seat, -step.count);
    case 'penalty':
      to.draw -= step.count;
      if (step.place === 'hand') return add(to.hand, step.seat, step.count);
      if (step.place !== 'discard') return add(to.stock, step.seat, step.count);
      for (let card = 0; card < step.count; card += 1) put(piles, step.seat, step.pile ?? 0, '?');
      return;
    case 'reshuffle':
      to.draw += step.cards;
      to.completed -= step.cards;
      return;
    case 'adjust-stock':
      to.draw -= step.count;
      return add(to.stock, step.seat, step.count);
    case 'give-turn':
      to.turn = step.seat;
      return;
    case 'undo-reshuffle':
      to.draw = flag.before.draw;
      to.building = flag.before.building.map(({ cards }) => cards.length);
      return;
    default:
      return;
  }
}
