import type { Refusal } from '@/engine';
import { type GameLineReadResult, makeGameRecordReader } from '@/record';

export const pairs = [
  { name: 'Ana', team: 0 },
  { name: 'Bo', team: 1 },
  { name: 'Cy', team: 0 },
  { name: 'Di', team: 1 },
];
export const alone = pairs.map(({ name }) => ({ name }));
export const header = { tableside: 1, id: 'r1', ruleset: 'texas-good-sam', seats: pairs };
export const line = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a reader makes of these lines, blank ones and the rest of refused records left out. */
export function readAll(...lines: readonly unknown[]): GameLineReadResult[] {
  const reader = makeGameRecordReader();
  const items = lines.map((value, i) => reader.read(line(value), i + 1));
  return [...items, reader.end(lines.length)].filter((item) => item !== null);
}

/** The refusal of the last of these lines, after a header and whatever came before it. */
export function refusalOf(...lines: readonly unknown[]): Refusal | null {
  const items = readAll(...lines);
  const last = items[items.length - 1];
  if (last?.kind !== 'problem') return null;
  if (last.line !== lines.length)
    throw new Error(`refused at line ${last.line} already: ${JSON.stringify(last.refusal)}`);
  return last.refusal;
}

/** An entry of every act, with every field it can have. */
export const EVERY_ACT: readonly Readonly<Record<string, unknown>>[] = [
  {
    act: 'cut',
    for: 'deal',
    cards: [
      { seat: 0, card: 7 },
      { seat: 1, card: 'S' },
    ],
  },
  { act: 'deal', dealer: 3, dealers: [0, 1], tops: [1, 'S', '?', 12], stock: [15, 15, 14, 15], deck: 162 },
  { act: 'start', seat: 2 },
  {
    act: 'position',
    turn: null,
    dealer: 0,
    stock: [{ count: 3, top: 4 }, { count: 0 }, { count: 0, top: null }, { count: 1, top: 'S' }],
    discards: [
      [[], [1, '?'], [12], ['S']],
      [[], [], [], []],
      [[], [], [], []],
      [[2], [], [], []],
    ],
    hand: [5, 0, 3, 2],
    building: [0, 11, 5, 1],
    draw: 40,
    completed: 12,
  },
  { act: 'draw', seat: 0, count: 0, assumed: true },
  { act: 'play', seat: 0, card: 12, from: 'discard:3', owner: 2, to: 4, asked: true },
  { act: 'flip', seat: 3, card: '?' },
  { act: 'discard', seat: 0, card: 'S', pile: 4, owner: 1, from: 'stock' },
  { act: 'pass', seat: 0 },
  { act: 'shift', seat: 0, pile: 2, to: 'hand' },
  { act: 'speak', seat: null, what: 'gesture', to: 0, calledBy: 1 },
  { act: 'reveal', seat: 1, card: 5 },
  { act: 'peek', seat: 1, where: 'penalty' },
  { act: 'take-back', seat: 1, what: 'discard' },
  { act: 'reshuffle', from: 'under-tops', assumed: false },
  { act: 'claim', seat: 1 },
  { act: 'count', seat: 1, stock: 4, hand: 0, draw: 30 },
  { act: 'report', seat: null, code: 'setup-layout' },
  { act: 'rule', flag: '9:discard-fifth', call: 'remedy', as: 'discard-multiple', pile: 3, note: 'seen' },
  { act: 'strike', entry: 1 },
  { act: 'amend', entry: 5, with: { count: 2 } },
  { act: 'insert', before: 5, with: { act: 'draw', seat: 1, count: 1 } },
  {
    act: 'set',
    ruleset: 'ohio-good-sam',
    rules: { id: 'ohio-good-sam', name: 'Ohio Good Sam', parent: 'mattel' },
    house: { stock: 10 },
    seats: pairs,
  },
  { act: 'sit', seat: 1, name: 'Bea', player: 'p9' },
  { act: 'note', text: '', entry: 3 },
  { act: 'pause', why: 'thunder' },
  { act: 'resume', why: '' },
  { act: 'end', why: 'concede', seat: 1 },
  { act: 'sign', team: 1, seat: 3, name: 'Di', disputes: 'the count' },
].map((body, i) => ({ n: i + 1, ...body }));
