import type { Act, EntryOf, Evidence, RemedyStep } from '@/engine';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'];
export const who = (seat: number): string => NAMES[seat] ?? `Seat ${seat + 1}`;

/** One of each kind of step: a new kind does not compile until it is here. */
export const steps: { readonly [K in RemedyStep['do']]: Extract<RemedyStep, { readonly do: K }> } = {
  'build-to-hand': { do: 'build-to-hand', n: 1, pile: 0, card: 9, seat: 0 },
  'build-to-stock': { do: 'build-to-stock', n: 1, pile: 1, card: 'S', seat: 1 },
  'build-to-discard': { do: 'build-to-discard', n: 1, pile: 1, card: 4, seat: 1, discard: 2 },
  'restore-pile': { do: 'restore-pile', pile: 3 },
  'turn-down': { do: 'turn-down', seat: 2, card: 7 },
  'turn-up': { do: 'turn-up', seat: 2 },
  'discard-to-hand': { do: 'discard-to-hand', owner: 0, pile: 4, card: 5, seat: 0 },
  'discard-to-stock': { do: 'discard-to-stock', owner: 0, pile: 1, card: 5, seat: 0 },
  'discard-to-discard': { do: 'discard-to-discard', owner: 1, pile: 1, card: '?', seat: 0, to: 3 },
  'hand-to-discard': { do: 'hand-to-discard', seat: 0, pile: 0, card: 5 },
  'hand-to-build': { do: 'hand-to-build', seat: 0, pile: 4, card: 5 },
  'stock-to-build': { do: 'stock-to-build', seat: 0, pile: 2, card: 'S' },
  'discard-to-build': { do: 'discard-to-build', seat: 0, discard: 1, pile: 2, card: 5 },
  'extras-to-stock': { do: 'extras-to-stock', seat: 0, count: 2, how: 'insertUnseen' },
  'hand-to-draw': { do: 'hand-to-draw', seat: 0, count: 1 },
  penalty: { do: 'penalty', seat: 0, count: 2, place: 'bottom' },
  owe: { do: 'owe', seat: 0, count: 1 },
  reshuffle: { do: 'reshuffle', cards: 24 },
  'undo-reshuffle': { do: 'undo-reshuffle' },
  'adjust-stock': { do: 'adjust-stock', seat: 3, count: -2 },
  'give-turn': { do: 'give-turn', seat: null },
  mark: { do: 'mark', seat: 3 },
  commit: { do: 'commit', seat: 0, card: 8 },
  warn: { do: 'warn', seat: null },
  'discard-now': { do: 'discard-now', seat: 0 },
  'shuffle-stock': { do: 'shuffle-stock', seat: 1 },
  'shuffle-draw': { do: 'shuffle-draw' },
  'remove-pile': { do: 'remove-pile' },
  tidy: { do: 'tidy', seat: 0 },
  'play-on': { do: 'play-on', seat: 1 },
  recount: { do: 'recount' },
  'move-spectator': { do: 'move-spectator' },
  'as-before': { do: 'as-before' },
};

/** Every act with the line it must become, barest form first. */
export const entries: { readonly [A in Act]: readonly (readonly [Omit<EntryOf<A>, 'n' | 'act'>, string])[] } = {
  cut: [
    [
      {
        for: 'start',
        cards: [
          { seat: 0, card: 7 },
          { seat: 1, card: 'S' },
        ],
      },
      'Cards drawn for the start: Ana 7 and Bo Skip-Bo',
    ],
  ],
  deal: [
    [{ tops: [7, 'S', '?'] }, 'Stocks were dealt; on top: Ana 7, Bo Skip-Bo and Cy not seen'],
    [
      { dealers: [0, 1], tops: [7, 12], stock: [20, 19], deck: 161 },
      'Stocks were dealt by Ana and Bo; on top: Ana 7 and Bo 12; stocks counted: Ana 20 and Bo 19; deck counted: 161',
    ],
  ],
  start: [[{ seat: 2 }, 'Cy was named to start']],
  position: [
    [
      { turn: 0, stock: [], discards: [], hand: [], building: [0, 0, 0, 0] },
      'What lies on the table was told; Ana is on turn',
    ],
  ],
  draw: [
    [{ seat: 1, count: 2 }, 'Bo drew 2'],
    [{ seat: 1, count: 5, assumed: true }, 'Bo drew 5 (filled in)'],
  ],
  play: [
    [{ seat: 0, card: 9, from: 'hand', to: 1 }, 'Ana laid 9 from hand on pile 2'],
    [
      { seat: 0, card: 'S', from: 'discard:2', owner: 2, to: 4 },
      "Ana laid a Skip-Bo from Cy's discard pile 3 on a fifth pile",
    ],
    [
      { seat: 2, card: '?', from: 'stock', owner: 2, to: 0, asked: true },
      'Cy laid a card nobody saw from stock on pile 1, as asked',
    ],
  ],
  flip: [
    [{ seat: 0, card: 8 }, 'Ana turned up 8 on the stock'],
    [{ seat: 0, card: '?' }, 'Ana turned up a stock card nobody saw'],
  ],
  discard: [
    [{ seat: 1, card: 3, pile: 0 }, 'Bo discarded 3 on discard pile 1'],
    [{ seat: 1, card: 12, pile: 4, owner: 0, from: 'stock' }, "Bo discarded 12 from stock on Ana's fifth discard pile"],
  ],
  pass: [[{ seat: 3 }, 'Di ended the turn without a discard']],
  shift: [
    [{ seat: 0, pile: 1, to: 'hand' }, 'Ana moved a card from discard pile 2 to the hand'],
    [{ seat: 0, pile: 1, to: 3 }, 'Ana moved a card from discard pile 2 to discard pile 4'],
  ],
  speak: [
    [{ seat: 2, what: 'advice' }, 'Cy gave advice'],
    [{ seat: null, what: 'gesture', to: 0, calledBy: 1 }, 'A spectator gave a sign, to Ana; called by Bo'],
  ],
  reveal: [[{ seat: 0, card: 8 }, 'Ana showed 8 from hand']],
  peek: [[{ seat: 0, where: 'discards' }, 'Ana looked at cards under the top of a discard pile']],
  'take-back': [[{ seat: 0, what: 'discard' }, 'Ana took back the last discard']],
  reshuffle: [
    [{}, 'Finished piles were shuffled into a new draw pile'],
    [
      { from: 'under-tops', assumed: true },
      'Cards under the tops of the building piles were shuffled into a new draw pile (filled in)',
    ],
  ],
  claim: [[{ seat: 0 }, 'Ana claimed the win']],
  count: [
    [{}, 'The referee counted'],
    [{ seat: 1, stock: 1, draw: 30 }, "The referee counted: Bo's stock 1 card and draw pile 30 cards"],
  ],
  report: [[{ seat: 1, code: 'stock-peek' }, 'The referee reported: Looked into the stock, Bo']],
  rule: [
    [{ flag: '12:coach-verbal', call: 'remedy' }, 'The referee put right: Partner gave advice, at entry 12'],
    [
      { flag: '9:turn-end-no-discard', call: 'stand', as: 'oot-started', note: 'agreed' },
      'The referee let stand: Out of turn, at entry 9 (agreed)',
    ],
    [{ flag: '9:from-a-newer-version', call: 'waive' }, 'The referee waived: a flag, at entry 9'],
  ],
  strike: [[{ entry: 1 }, 'Entry 1 was struck: Bo drew 2']],
  amend: [[{ entry: 1, with: { count: 3 } }, 'Entry 1 was corrected: Bo drew 3']],
  insert: [
    [{ before: 1, with: { act: 'pass', seat: 0 } }, 'Added before entry 1: Ana ended the turn without a discard'],
  ],
  set: [
    [{ house: {} }, 'The heading was corrected: local rules of this table'],
    [
      { ruleset: 'texas-good-sam', seats: [{ name: 'Ann' }, { name: 'Bo' }] },
      'The heading was corrected: rule sheet is Texas Good Sam; seats are Ann and Bo',
    ],
  ],
  sit: [[{ seat: 1, name: 'Eve' }, 'Eve took over seat 2']],
  note: [[{ text: 'rain', entry: 4 }, 'Note on entry 4: rain']],
  pause: [[{}, 'The game was paused']],
  resume: [[{ why: 'dry again' }, 'The game went on: dry again']],
  end: [
    [{ why: 'time' }, 'Time ran out'],
    [{ why: 'concede', seat: 0 }, 'Ana gave up the game'],
    [{ why: 'abandoned' }, 'The game was broken off'],
  ],
  sign: [
    [{ seat: 0, name: 'Ana' }, 'Ana signed the result'],
    [{ team: 1, name: 'Bo', disputes: 'the last penalty' }, 'Bo signed the result under protest: the last penalty'],
  ],
};

/** Everything at once, every part alone, and nothing: what a sentence must survive. */
const full: Required<Evidence> = {
  card: 9,
  needed: 7,
  pile: 1,
  from: 'discard:2',
  owner: 2,
  turn: 0,
  count: 4,
  due: 2,
  extras: 2,
  expected: 20,
  found: 19,
  top: 5,
  what: 'advice',
  seats: [0, 2],
  flag: '12:build-sequence',
};
export const evidences: readonly Evidence[] = [
  full,
  {},
  { ...full, card: 'S', top: 'S', turn: 1, owner: 1, due: 1, extras: 1, count: 1, found: 1, pile: 4, from: 'stock' },
  { ...full, card: '?', top: '?', turn: null, seats: [], from: 'hand' },
  ...Object.entries(full).map(([key, value]) => ({ [key]: value }) as Evidence),
  ...Object.keys(full).map(
    (key) => Object.fromEntries(Object.entries(full).filter(([other]) => other !== key)) as Evidence,
  ),
];
