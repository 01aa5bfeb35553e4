import fc from 'fast-check';
import { toArray } from '@/base';
import { type Entry, type Game, type Header, type Phase, PHASES, phaseOf } from '@/engine';
import { bites, follow, opened, runs } from './kit';
import { anyPlan, carryOut, headerOf } from './records';

/**
 * Where one entry can lead, corrections apart (they may lead anywhere, for they change what happened).
 * Whatever is not here cannot be taken. A deal or a position starts the table afresh from anywhere
 * short of the end, a pause lies beside everything, an end comes at any time; only what is over can
 * be signed, and only a stock that revives brings it back to life.
 */
const EDGES: Readonly<Record<Phase, readonly Phase[]>> = {
  setup: ['cut', 'dealt', 'draw', 'play', 'over', 'paused'],
  cut: ['dealt', 'draw', 'play', 'over', 'paused'],
  dealt: ['draw', 'play', 'over', 'paused'],
  draw: ['dealt', 'play', 'over', 'paused'],
  play: ['dealt', 'draw', 'over', 'paused'],
  over: ['draw', 'play', 'signed', 'paused'],
  signed: ['draw', 'play', 'paused'],
  paused: ['setup', 'cut', 'dealt', 'draw', 'play', 'over'],
};
const allEdges = PHASES.flatMap((from) => EDGES[from].map((to) => `${from} → ${to}`));

const isCorrection = ({ act, ...entry }: Entry): boolean =>
  ['strike', 'amend', 'insert', 'set'].includes(act) || ('call' in entry && entry.call === 'mistap');

/** Every step from one phase to another that this record takes. */
function edgesOf(at: Header, entries: readonly Entry[]): string[] {
  const edges: string[] = [];
  let game: Game = opened(at);
  let from = phaseOf(game.rules, game.table);
  for (const entry of entries) {
    game = follow(game, entry);
    const to = phaseOf(game.rules, game.table);
    if (to !== from && !isCorrection(entry)) edges.push(`${from} → ${to}`);
    from = to;
  }
  return edges;
}

type Told = Omit<Entry, 'n'> & Readonly<Record<string, unknown>>;

/** Two people, one card in each stock: the second, whose 5 is the higher top, begins. */
const header: Header = {
  tableside: 1,
  id: 'walk',
  ruleset: 'tennessee-2018',
  house: { stock: 1 },
  seats: [{ name: 'Ana' }, { name: 'Bo' }],
};
const walk = (...told: Told[]): string[] =>
  edgesOf(
    header,
    told.map((body, i) => ({ ...body, n: i + 1 }) as Entry),
  );

const cut: Told = { act: 'cut', for: 'deal', cards: [{ seat: 0, card: 3 }] };
const deal: Told = { act: 'deal', tops: [1, 5] };
const draw = (seat: number, count: number): Told => ({ act: 'draw', seat, count });
const discard = (seat: number): Told => ({ act: 'discard', seat, card: 9, pile: 0 });
const wins: Told = { act: 'play', seat: 0, card: 1, from: 'stock', to: 0 };
const advises: Told = { act: 'speak', seat: 0, what: 'advice' };
const break_: readonly Told[] = [{ act: 'pause' }, { act: 'resume' }];
const ends: Told = { act: 'end', why: 'abandoned' };
const sign: readonly Told[] = [0, 1].map((seat) => ({ act: 'sign', seat, name: 'x' }));
/** The advice was the third entry told: two penalty cards revive the stock that had won. */
const penalty: Told = { act: 'rule', flag: '3:coach-nonpartner', call: 'remedy' };
const advised: readonly Told[] = [deal, draw(1, 5), advises, discard(1)];

const WALKS: readonly (readonly Told[])[] = [
  [
    ...break_,
    cut,
    ...break_,
    deal,
    ...break_,
    draw(1, 3),
    ...break_,
    draw(1, 2),
    ...break_,
    discard(1),
    deal,
    draw(1, 5),
    deal,
    ends,
    ...sign,
  ],
  [ends],
  [{ act: 'pause' }, ends],
  [deal, draw(1, 5), ends],
  [deal, draw(1, 3), ends],
  [draw(0, 3)],
  [draw(0, 5)],
  [cut, draw(0, 3)],
  [cut, draw(0, 5)],
  [cut, ends],
  [...advised, draw(0, 5), wins, penalty],
  [...advised, wins, penalty],
  [...advised, { act: 'pause' }, wins, penalty],
  [...advised, draw(0, 5), wins, ...sign, penalty],
  [...advised, wins, ...sign, penalty],
  [...advised, { act: 'pause' }, wins, ...sign, penalty],
];

describe('phases', () => {
  it('every edge can be taken', () => {
    expect([...new Set(WALKS.flatMap((told) => walk(...told)))].sort()).toEqual([...allEdges].sort());
  });

  it('a card from a stock that was never dealt wins nothing', () => {
    expect(walk(wins)).toEqual(['setup → draw']);
  });

  it('a result that is not there yet cannot be signed', () => {
    expect(walk(deal, ...sign, draw(1, 5), ends)).toEqual(['setup → dealt', 'dealt → play', 'play → over']);
  });

  const onlyBy = (edges: readonly string[]) =>
    fc.property(anyPlan(60), (plan) =>
      edgesOf(headerOf(plan), toArray(carryOut(plan).entries)).every((edge) => edges.includes(edge)),
    );

  it('no other edge is ever taken, whatever is told', () => {
    fc.assert(onlyBy(allEdges), runs(400));
  });

  it('bites: an edge struck from the list is missed', () => {
    expect(bites(onlyBy(allEdges.filter((edge) => edge !== 'draw → play')))).toBe(true);
  });
});
