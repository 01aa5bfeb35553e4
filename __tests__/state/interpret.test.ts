import { NO_PENDING_INPUT } from '@/state';
import { at, type Column, end, given, pause, type Told } from '../kit';
import { fingersOn, type Fingers } from './kit/fingers';

/**
 * The table of taps of the screens' description, row by row. Ana (0) is on turn and has drawn; Bo (1) sits to
 * her left, Cy (2) is her partner, Di (3) Bo's. Building piles show 4, 0, 6, 6: they need 5, 1, 7, 7.
 */
const LIES =
  'ana* stock 9 top 5 hand 5 piles 3.7 9 - ? | bo stock 8 top 2 piles 1 - - - | cy stock 7 top 7 piles 1 - - - | di stock 6 top ? | build 4 0 6 6 | draw 40';

const table = (lies: string = LIES, ruleset: Column = 'texas-good-sam', ...more: Told[]): Fingers =>
  fingersOn(given(ruleset, at(ruleset).lies(lies), ...more).game);

const ana = { act: 'play', seat: 0 } as const;

/** What is told, and where nothing is told yet, what the finger holds instead. */
type Row = [names: string, told: readonly object[], input?: Partial<typeof NO_PENDING_INPUT>];
const lifted = (pile: 0 | 1 | 3) => ({ lifted: { owner: 0, from: `discard:${pile}` as const } });

test.each<Row>([
  // a number card from the hand
  ['build-0', [{ ...ana, card: 5, from: 'hand', to: 0 }]],
  ['build-1', [{ ...ana, card: 1, from: 'hand', to: 1 }]],
  ['build-0 build-0 build-0', [5, 6, 7].map((card) => ({ ...ana, card, from: 'hand', to: 0 }))],
  // a Skip-Bo, another card, a card nobody saw
  ['key-S build-3', [{ ...ana, card: 'S', from: 'hand', to: 3 }]],
  ['key-9 build-0', [{ ...ana, card: 9, from: 'hand', to: 0 }]],
  ['key-? build-0', [{ ...ana, card: '?', from: 'hand', to: 0 }]],
  // a fifth pile
  ['build-4', [{ ...ana, card: 1, from: 'hand', to: 4 }]],
  // the stock, or the top of a discard pile: at once where one pile takes it
  ['stock-0', [{ ...ana, card: 5, from: 'stock', to: 0 }]],
  ['discard-0-0', [], lifted(0)],
  ['discard-0-0 build-2', [{ ...ana, card: 7, from: 'discard:0', to: 2 }]],
  ['discard-0-0 build-3', [{ ...ana, card: 7, from: 'discard:0', to: 3 }]],
  ['discard-0-0 build-0', [{ ...ana, card: 7, from: 'discard:0', to: 0 }]],
  // no pile takes it: laid all the same, it is recorded
  ['discard-0-1', [], lifted(1)],
  ['discard-0-1 build-1', [{ ...ana, card: 9, from: 'discard:1', to: 1 }]],
  // nobody saw it: the pile's number is understood, or a key says what it was
  ['discard-0-3', [], lifted(3)],
  ['discard-0-3 build-2', [{ ...ana, card: 7, from: 'discard:3', to: 2 }]],
  ['discard-0-3 key-S build-2', [{ ...ana, card: 'S', from: 'discard:3', to: 2 }]],
  // a partner's stock or discard, as one's own
  ['stock-2 build-3', [{ ...ana, card: 7, from: 'stock', owner: 2, to: 3 }]],
  ['discard-2-0', [{ ...ana, card: 1, from: 'discard:0', owner: 2, to: 1 }]],
  // an empty place, with nothing in the hand
  ['discard-0-2', []],
  // the discard
  ['key-8 discard-0-2', [{ act: 'discard', seat: 0, card: 8, pile: 2 }]],
  ['key-8 discard-0-0', [{ act: 'discard', seat: 0, card: 8, pile: 0 }]],
  ['key-8 discard-0-4', [{ act: 'discard', seat: 0, card: 8, pile: 4 }]],
  ['key-8 discard-2-1', [{ act: 'discard', seat: 0, card: 8, pile: 1, owner: 2 }]],
  // somebody out of turn, the partner unasked, the partner asked
  ['seat-3 build-0', [{ act: 'play', seat: 3, card: 5, from: 'hand', to: 0 }], { actor: 3 }],
  ['seat-3 stock-3 build-0', [{ act: 'play', seat: 3, card: 5, from: 'stock', to: 0 }], { actor: 3 }],
  ['seat-3 key-4 discard-3-0', [{ act: 'discard', seat: 3, card: 4, pile: 0 }]],
  ['seat-2 discard-2-0', [{ act: 'play', seat: 2, card: 1, from: 'discard:0', to: 1 }], { actor: 2 }],
  ['seat-2 asked discard-2-0', [{ act: 'play', seat: 2, card: 1, from: 'discard:0', to: 1, asked: true }]],
  ['seat-2 asked asked discard-2-0', [{ act: 'play', seat: 2, card: 1, from: 'discard:0', to: 1 }], { actor: 2 }],
  ['seat-2 asked stock-0', [{ act: 'play', seat: 2, card: 5, from: 'stock', owner: 0, to: 0, asked: true }]],
  // asked by whom? An opponent is never asked
  ['seat-3 asked stock-3 build-1', [{ act: 'play', seat: 3, card: 1, from: 'stock', to: 1 }], { actor: 3 }],
  // what was really drawn
  ['draw-count-2', [{ act: 'draw', seat: 0, count: 2 }]],
  ['seat-3 draw-count-1', [{ act: 'draw', seat: 3, count: 1 }], { actor: 3 }],
  ['draw-count-0', [], { noDraw: true }],
  // a key on a stock tells its top
  ['key-3 stock-2', [{ act: 'flip', seat: 2, card: 3 }]],
  ['seat-3 key-3 stock-3', [{ act: 'flip', seat: 3, card: 3 }], { actor: 3 }],
])('%s', (names, told, input = {}) => {
  const after = table().tap(...names.split(' '));
  expect(after.told).toEqual(told);
  expect(after.input).toEqual({ ...NO_PENDING_INPUT, ...input });
});

test.each([
  ['an armed key', 'key-8', 'key-8'],
  ['an armed key, by clear', 'key-8', 'key-clear'],
  ['a lifted card', 'discard-0-0', 'discard-0-0'],
  ['a lifted card, by clear', 'discard-0-0', 'key-clear'],
  ['a lifted card named by a key', 'discard-0-3 key-S', 'discard-0-3'],
  ['somebody in the strip', 'seat-3', 'seat-3'],
  ['somebody in the strip, by the one on turn', 'seat-3', 'seat-0'],
  ['somebody in the strip, by name', 'seat-3', 'release'],
])('%s is let go of by tapping it again', (_what, first, again) => {
  const input = table().tap(...first.split(' '));
  expect(input.input).not.toEqual(NO_PENDING_INPUT);
  expect(input.tap(again)).toMatchObject({ input: NO_PENDING_INPUT, told: [] });
});

test.each([
  ['another key', 'key-8 key-3', { armed: 3, lifted: null }],
  ['another pile', 'discard-0-0 discard-0-1', { lifted: { owner: 0, from: 'discard:1' } }],
  ['a key, where the lifted card is known', 'discard-0-0 key-3', { armed: 3, lifted: null }],
  ['another seat', 'seat-3 seat-1', { actor: 1 }],
])('%s takes the place of what is held', (_what, names, input) => {
  expect(table().tap(...names.split(' '))).toMatchObject({ input, told: [] });
});

describe('the strip', () => {
  test('stays with whoever acts out of turn, through a whole turn', () => {
    const after = table().tap('seat-3', 'build-0', 'build-0', 'stock-3', 'build-1', 'key-9');
    expect(after.input.actor).toBe(3);
    expect(after.told.map((told) => 'seat' in told && [told.act, told.seat])).toEqual([
      ['play', 3],
      ['play', 3],
      ['play', 3],
      ['flip', 3],
    ]);
    const discarded = after.tap('key-8', 'discard-3-0');
    expect(discarded.told.at(-1)).toMatchObject({ act: 'discard', seat: 3 });
    expect(discarded.input).toEqual(NO_PENDING_INPUT);
    expect(discarded.tap('build-0').told.at(-1)).toMatchObject({ act: 'play', seat: 0 });
  });

  test('keeps who acts when a held card is let go of', () =>
    expect(table().tap('seat-3', 'key-8', 'key-clear').input).toEqual({ ...NO_PENDING_INPUT, actor: 3 }));

  test('goes back once an asked partner has played', () =>
    expect(table().tap('seat-2', 'asked', 'discard-2-0', 'build-0').told.at(-1)).toMatchObject({ seat: 0 }));

  test('asks for the new top of the stock that whoever acts out of turn has played from', () => {
    const played = table().tap('seat-3', 'stock-3', 'build-0', 'key-8');
    expect(played.told.at(-1)).toEqual({ act: 'flip', seat: 3, card: 8 });
    expect(played.tap('key-8').input).toMatchObject({ armed: 8, actor: 3 });
  });

  test('belongs to whoever begins, where nobody is on turn yet', () => {
    const dealt = fingersOn(given('texas-good-sam', at('texas-good-sam').deal()).game);
    const drawn = (seat: number) => ({ act: 'draw', seat, count: 5, assumed: true });
    expect(dealt.tap('build-0').told).toEqual([drawn(0), { ...ana, card: 1, from: 'hand', to: 0 }]);
    const other = dealt.tap('seat-2', 'build-0');
    expect(other.told).toEqual([drawn(2), { act: 'play', seat: 2, card: 1, from: 'hand', to: 0 }]);
    expect(other.game.table).toMatchObject({ turn: 2, raised: null });
  });
});

describe('the new stock top', () => {
  const asked = () => table().tap('stock-0');
  const flipped = { act: 'flip', seat: 0, card: 11 };

  test('is told by its key', () => expect(asked().tap('key-11').told.at(-1)).toEqual(flipped));
  test('of a partner too', () =>
    expect(table().tap('stock-2', 'build-3', 'key-S').told.at(-1)).toEqual({ act: 'flip', seat: 2, card: 'S' }));
  test('may have been seen by nobody', () => {
    const after = asked().tap('key-?');
    expect(after.told).toHaveLength(1);
    expect(after.tap('key-8').input.armed).toBe(8);
  });
  test('is asked for once: the second key is armed', () =>
    expect(asked().tap('key-11', 'key-8')).toMatchObject({ input: { armed: 8 }, told: [{}, flipped] }));
  test('can be waved off', () => expect(asked().tap('skip-flip', 'key-8').input.armed).toBe(8));
  test('is waved off by playing on', () => expect(asked().tap('build-1', 'key-8').input.armed).toBe(8));
  test('waits while somebody else is in the strip', () =>
    expect(asked().tap('seat-3', 'key-8')).toMatchObject({ input: { armed: 8, actor: 3 }, told: [{}] }));
  test('is asked for again after talk', () => {
    const { game } = asked();
    const talked = given(
      'texas-good-sam',
      at('texas-good-sam').lies(LIES),
      { ...ana, card: 5, from: 'stock', to: 0 },
      {
        act: 'speak',
        seat: 2,
        what: 'remark',
      },
    ).game;
    expect(talked.table.seats).toEqual(game.table.seats);
    expect(fingersOn(talked).tap('key-11').told).toEqual([flipped]);
  });
  test('is not asked for when the stock is gone', () => {
    const last = table(LIES.replace('stock 9 top 5', 'stock 1 top 5')).tap('stock-0');
    expect(last.game.table.seats[0]?.stock).toBe(0);
    expect(last.tap('key-8').input.armed).toBe(8);
  });
  test('unknown, it may be played on any pile', () => {
    const unknown = asked().tap('skip-flip', 'stock-0');
    expect(unknown.input.lifted).toEqual({ owner: 0, from: 'stock' });
    expect(unknown.tap('build-2').told.at(-1)).toEqual({ ...ana, card: 7, from: 'stock', to: 2 });
  });
});

test('an empty stock gives nothing', () => {
  const bare = table(LIES.replace('cy stock 7 top 7', 'cy stock 0 top ?'));
  expect(bare.tap('stock-2')).toMatchObject({ input: NO_PENDING_INPUT, told: [] });
  expect(bare.tap('key-3', 'stock-2')).toMatchObject({ input: { armed: 3 }, told: [] });
});

describe('after the end', () => {
  const over = table(LIES, 'texas-good-sam', end('time'));

  test.each(['build-0', 'stock-0', 'discard-0-0', 'key-9 build-0'])('%s tells nothing', (taps) => {
    expect(over.tap(...taps.split(' '))).toMatchObject({ told: [], input: NO_PENDING_INPUT });
  });

  test('a number of cards drawn, which nobody picks by accident, is told', () => {
    expect(over.tap('draw-count-3').told).toEqual([{ act: 'draw', seat: 0, count: 3 }]);
  });
});

describe('while the game is paused', () => {
  const paused = table(LIES, 'texas-good-sam', pause());

  test.each(['build-0', 'stock-0', 'discard-0-0', 'key-9', 'seat-3', 'draw-count-2', 'draw-count-0', 'skip-flip'])(
    '%s tells nothing, and asks whether it goes on',
    (name) => expect(paused.tap(name)).toMatchObject({ told: [], input: { ...NO_PENDING_INPUT, isResumeAsked: true } }),
  );

  test('the question is let go of', () =>
    expect(paused.tap('build-0', 'key-clear')).toMatchObject({ told: [], input: NO_PENDING_INPUT }));
});
