import fc from 'fast-check';
import { listToArray } from '@/base';
import { type Entry, type Game, type Header, phaseOf } from '@/engine';
import { ALL_PHASE_EDGES, PHASE_EDGES, type PhaseEdge, phaseEdge } from '../../kit';
import { bites, follow, opened, runs } from './kit';
import { anyPlan, carryOut, headerOf } from './records';

const isCorrection = ({ act, ...entry }: Entry): boolean =>
  ['strike', 'amend', 'insert', 'set'].includes(act) || ('call' in entry && entry.call === 'mistap');

interface Step {
  readonly edge: PhaseEdge;
  readonly act: Entry['act'];
}

/** Every step from one phase to another that this record takes, and the act that took it; corrections apart. */
function stepsOf(at: Header, entries: readonly Entry[]): Step[] {
  const steps: Step[] = [];
  let game: Game = opened(at);
  let from = phaseOf(game.rules, game.table);
  for (const entry of entries) {
    game = follow(game, entry);
    const to = phaseOf(game.rules, game.table);
    if (to !== from && !isCorrection(entry)) steps.push({ edge: phaseEdge(from, to), act: entry.act });
    from = to;
  }
  return steps;
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
const walk = (...told: Told[]): Step[] =>
  stepsOf(
    header,
    told.map((body, i) => ({ ...body, n: i + 1 }) as Entry),
  );
const edgesOf = (...told: Told[]): PhaseEdge[] => walk(...told).map(({ edge }) => edge);

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
    expect([...new Set(WALKS.flatMap((told) => edgesOf(...told)))].sort()).toEqual([...ALL_PHASE_EDGES].sort());
  });

  it('a card from a stock that was never dealt wins nothing', () => {
    expect(edgesOf(wins)).toEqual(['setup → draw']);
  });

  it('a result that is not there yet cannot be signed', () => {
    expect(edgesOf(deal, ...sign, draw(1, 5), ends)).toEqual(['setup → dealt', 'dealt → play', 'play → over']);
  });

  const mayTake = ({ edge, act }: Step): boolean => (act === 'rule' ? ALL_PHASE_EDGES : PHASE_EDGES).includes(edge);
  const onlyBy = (may: (step: Step) => boolean) =>
    fc.property(anyPlan(60), (plan) => stepsOf(headerOf(plan), listToArray(carryOut(plan).entries)).every(may));

  it('no other edge is ever taken, whatever is told, and what was over is revived by a ruling only', () => {
    fc.assert(onlyBy(mayTake), runs(400));
    expect(WALKS.flatMap((told) => walk(...told)).filter((step) => !mayTake(step))).toEqual([]);
  });

  it('bites: an edge struck from the list is missed', () => {
    expect(bites(onlyBy((step) => mayTake(step) && step.edge !== 'draw → play'))).toBe(true);
  });
});
