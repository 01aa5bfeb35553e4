import { reportLines, openFlags } from '@/engine';
import { type EntryDraft, assumedDraftsBefore } from '@/state';
import {
  assumedDraw,
  at,
  type Column,
  count,
  discard,
  draw,
  given,
  pass,
  play,
  reshuffle,
  rule,
  type Told,
} from '../kit';
import { fingersOn, type Fingers } from './kit/fingers';

const TEXAS = 'texas-good-sam';
const assumed = (seat: number, cards: number) => ({ act: 'draw', seat, count: cards, assumed: true });
const shuffled = { act: 'reshuffle', assumed: true };

/** Ana's turn begins, on a table written down in a line: Di has just discarded. */
const begins = (lies: string, ruleset: Column = TEXAS): Told[] => at(ruleset).turnBegins(lies);
const table = (lies: string, ruleset: Column = TEXAS, ...more: Told[]): Fingers =>
  fingersOn(given(ruleset, ...begins(lies, ruleset), ...more).game);
const codes = ({ game }: Fingers): string[] => reportLines(game).flatMap(({ flags }) => flags.map(({ code }) => code));
const filled = ({ told }: Fingers): EntryDraft[] => told.filter((draft) => 'assumed' in draft);

describe('the draw due at the start of a turn', () => {
  const lies = 'ana* hand 2 piles 3 - - - | build 4 0 0 0 | draw 40';

  test.each(['build-0', 'key-9 build-0', 'discard-0-0 build-0', 'key-7 discard-0-1'])('comes before %s', (names) => {
    const after = table(lies).tap(...names.split(' '));
    expect(filled(after)).toEqual([assumed(0, 3)]);
    expect(codes(after)).not.toContain('draw-omitted');
  });
  test('comes once', () => expect(filled(table(lies).tap('build-0', 'build-0', 'build-0'))).toHaveLength(1));
  test('comes before a play that the partner was asked for', () =>
    expect(filled(table(lies).tap('seat-2', 'asked', 'stock-2', 'build-0'))).toEqual([assumed(0, 3)]));
  test('does not come before what the partner does unasked, or somebody else out of turn', () => {
    expect(filled(table(lies).tap('seat-2', 'stock-2', 'build-0'))).toEqual([]);
    expect(filled(table(lies).tap('seat-3', 'build-0'))).toEqual([]);
    expect(filled(table(lies).tap('seat-3', 'key-5', 'discard-3-0'))).toEqual([]);
  });
  test('comes before a pass', () => {
    const { game } = given(TEXAS, ...begins(lies));
    expect(assumedDraftsBefore(game, { act: 'pass', seat: 0 })).toEqual([assumed(0, 3)]);
    expect(assumedDraftsBefore(game, { act: 'pass', seat: 3 })).toEqual([]);
  });
  test('is not filled in where another was told, now or after a restart', () => {
    const after = table(lies).tap('draw-count-2', 'build-0');
    expect(filled(after)).toEqual([]);
    expect(codes(after)).toEqual(['draw-short']);
    expect(filled(fingersOn(given(TEXAS, ...begins(lies), draw('ana', 2)).game).tap('build-0'))).toEqual([]);
  });
  test('is not filled in where it was said not to have been made, for one act', () => {
    const after = table(lies).tap('draw-count-0', 'build-0');
    expect(filled(after)).toEqual([]);
    expect(codes(after)).toEqual(['draw-omitted']);
    expect(after.input.noDraw).toBe(false);
  });
  test('is still not made after a stock top was told', () => {
    const after = table(lies.replace('ana*', 'ana* top 5')).tap('stock-0', 'draw-count-0', 'key-9');
    expect(after.input.noDraw).toBe(true);
  });
  test('of one who was stopped and must play first is not due', () => {
    const stopped = given(
      TEXAS,
      ...begins('ana* hand 5 | bo hand 2 | build 4 0 0 0 | draw 40'),
      draw('bo', 1),
      rule('oot-started', 'remedy'),
    ).game;
    expect(stopped.table.seats.map(({ mustPlayFirst: marked }) => marked)).toEqual([false, true, false, false]);
    const after = fingersOn(stopped).tap('key-1', 'discard-0-0', 'build-0');
    expect(after.told.at(-1)).toMatchObject({ act: 'play', seat: 1 });
    expect(filled(after)).toEqual([]);
  });
});

describe('the refill of an empty hand', () => {
  const lies = 'ana* hand 5 top 9 piles 9 - - - | build 0 8 0 0 | draw 40';
  const out = (ruleset: Column) => table(lies, ruleset).tap('build-0', 'build-0', 'build-0', 'build-0', 'build-0');

  test.each([TEXAS, 'mattel'] as const)('comes with the next act, whatever it is: %s', (ruleset) => {
    expect(filled(out(ruleset))).toEqual([]);
    expect(filled(out(ruleset).tap('build-0'))).toEqual([assumed(0, 5)]);
    expect(filled(out(ruleset).tap('stock-0'))).toEqual([assumed(0, 5)]);
    expect(filled(out(ruleset).tap('key-4', 'discard-0-1'))).toEqual([assumed(0, 5)]);
  });
  test('is not filled in where it was not made', () => {
    const after = out(TEXAS).tap('draw-count-0', 'stock-0');
    expect(filled(after)).toEqual([]);
    expect(filled(after.tap('skip-flip', 'key-3', 'discard-0-1'))).toEqual([assumed(0, 5)]);
  });
  test('does not come before a pass', () => {
    const { game } = out(TEXAS);
    expect(assumedDraftsBefore(game, { act: 'pass', seat: 0 })).toEqual([]);
  });
  test('is not taken for granted where the table stops at an empty hand', () => {
    const stops = fingersOn(given(TEXAS, { house: { readings: { X28: 'stops' } } }, ...begins(lies)).game);
    const after = stops.tap('build-0', 'build-0', 'build-0', 'build-0', 'build-0', 'stock-0');
    expect(filled(after)).toEqual([]);
  });
  test('is proved by a card, also after a position that told an empty hand', () => {
    const seen = fingersOn(given(TEXAS, at(TEXAS).lies('ana* hand 0 | build 4 0 0 0 | draw 40')).game);
    expect(filled(seen.tap('build-0'))).toEqual([assumed(0, 5)]);
    expect(codes(seen.tap('build-0'))).toEqual([]);
  });
  test('after a position nothing else is: nobody told what had been drawn', () => {
    const seen = fingersOn(given(TEXAS, at(TEXAS).lies('ana* hand 3 | build 4 0 0 0 | draw 40')).game);
    expect(filled(seen.tap('build-0'))).toEqual([]);
    expect(codes(seen.tap('build-0'))).toEqual([]);
  });
});

describe('the draw pile', () => {
  test('is made anew where it does not reach', () => {
    const after = table('ana* hand 1 | build 4 0 0 0 | draw 1 | completed 30').tap('build-0');
    expect(filled(after)).toEqual([assumed(0, 1), shuffled, assumed(0, 3)]);
    expect(codes(after)).toEqual([]);
  });
  test('dead, gives what it has and nothing more', () => {
    const all = 'ana* hand 1 | bo hand 5 | build 4 0 0 0 | draw 2 | completed 0';
    const after = table(all).tap('build-0');
    expect(filled(after)).toEqual([assumed(0, 2)]);
    expect(codes(after)).toEqual(['draw-dead']);
    const none = table(all.replace('draw 2', 'draw 0')).tap('build-0');
    expect(filled(none)).toEqual([]);
    expect(codes(none)).toEqual(['draw-dead']);
  });
  test('is shuffled for a draw that was told, too', () => {
    const after = table('ana* hand 1 | build 4 0 0 0 | draw 1 | completed 30').tap('draw-count-5');
    expect(after.told).toEqual([shuffled, { act: 'draw', seat: 0, count: 5 }]);
    expect(codes(after)).toEqual(['overdraw']);
  });
  test('shuffled by hand in the middle of a draw: what was left has been taken first', () => {
    const lies = 'ana* hand 1 | build 4 0 0 0 | draw 1 | completed 30';
    const { game } = given(TEXAS, ...begins(lies));
    expect(assumedDraftsBefore(game, { act: 'reshuffle' })).toEqual([assumed(0, 1)]);
    const after = table(lies, TEXAS, assumedDraw('ana', 1), reshuffle()).tap('build-0');
    expect(filled(after)).toEqual([assumed(0, 3)]);
    expect(codes(after)).toEqual([]);
  });
  test('owes penalty cards first', () => {
    const owing = given(TEXAS, ...begins('ana* hand 1 | build 4 0 0 0 | draw 1 | completed 3')).game;
    const owed = {
      ...owing.table,
      seats: owing.table.seats.map((seat, i) => (i === 2 ? { ...seat, owedCards: 2 } : seat)),
    };
    const act = { act: 'play', seat: 0, card: 5, from: 'hand', to: 0 } as const;
    expect(assumedDraftsBefore({ ...owing, table: owed }, act)).toEqual([assumed(0, 1), shuffled, assumed(0, 1)]);
  });
});

describe('the next player begins, the owner not having discarded', () => {
  const lies = 'ana* hand 4 | bo hand 3 | build 4 0 0 0 | draw 40';

  test('has drawn: what is asked is only who forgot what', () => {
    const after = table(lies).tap('build-0', 'seat-1', 'build-0');
    expect(filled(after)).toEqual([assumed(0, 1), assumed(1, 2)]);
    expect(codes(after)).toEqual(['turn-end-no-discard']);
    expect(after.game.table.turn).toBe(1);
    expect(filled(after.tap('build-0'))).toHaveLength(2);
  });
  test('before the owner has done anything, it is plainly out of turn, and nothing is filled in', () => {
    const after = table(lies).tap('seat-1', 'build-0');
    expect(filled(after)).toEqual([]);
    expect(codes(after)).toEqual(['oot-started']);
  });
});

describe('out of turn before the first hand was taken up', () => {
  const lies = 'ana* hand 5 | di hand 0 | build 4 0 0 0 | draw 40';

  test.each(['build-0', 'key-7 discard-3-0'])('a hand comes before %s', (names) => {
    const after = table(lies).tap('seat-3', ...names.split(' '));
    expect(filled(after)).toEqual([assumed(3, 5)]);
    expect(codes(after)).not.toContain('record-hand-empty');
    expect(after.game.table.seats[3]?.hand).toBe(4);
  });
  test('not for a card of the stock, and not a second time', () => {
    expect(filled(table(lies).tap('seat-3', 'stock-3', 'build-0'))).toEqual([]);
    expect(filled(table(lies).tap('seat-3', 'build-0', 'seat-3', 'build-0'))).toHaveLength(1);
  });
  test('put right, it is the hand of the next turn: no more is drawn before it is played from', () => {
    const stopped = table(lies).tap('seat-3', 'build-0').game;
    const own = ['bo', 'cy'] as const;
    const more = own.flatMap((who) => [draw(who, 5), discard(who, 12, 0)]);
    const told = [rule(openFlags(stopped.table)[0]?.id ?? '', 'remedy'), discard('ana', 12, 1), ...more];
    const turn = fingersOn(given(TEXAS, ...begins(lies), assumedDraw('di', 5), play('di', 5, { to: 0 }), ...told).game);
    expect(turn.game.table.turn).toBe(3);
    expect(filled(turn.tap('build-0'))).toEqual([]);
    expect(codes(turn.tap('build-0'))).not.toContain('record-hand-empty');
  });
});

describe('a count', () => {
  const lies = 'ana* hand 2 | build 4 0 0 0 | draw 40';
  const { game } = given(TEXAS, ...begins(lies));
  const counted = (told: Told) => assumedDraftsBefore(game, told as EntryDraft);

  test('of the cards as they lay before the draw leaves it to come', () => {
    expect(counted(count('ana', { hand: 2 }))).toEqual([]);
    expect(counted(count(null, { draw: 40 }))).toEqual([]);
    expect(counted(count('bo', { stock: 9 }))).toEqual([]);
  });
  test('that only the draw explains shows that it has been made', () => {
    expect(counted(count('ana', { hand: 5 }))).toEqual([assumed(0, 3)]);
    expect(counted(count(null, { draw: 37 }))).toEqual([assumed(0, 3)]);
  });
});

test('nothing is filled in after the end, before talk, or twice', () => {
  const lies = 'ana* hand 2 | build 4 0 0 0 | draw 40';
  const over = given(TEXAS, ...begins(lies), { act: 'end', why: 'time' }).game;
  const act = { act: 'play', seat: 0, card: 5, from: 'hand', to: 0 } as const;
  expect(assumedDraftsBefore(over, act)).toEqual([]);
  const { game } = given(TEXAS, ...begins(lies));
  expect(assumedDraftsBefore(game, { act: 'speak', seat: 0, what: 'request' })).toEqual([]);
  expect(assumedDraftsBefore(game, { act: 'note', text: '' })).toEqual([]);
  expect(assumedDraftsBefore(game, act)).toEqual([assumed(0, 3)]);
  const drawn = given(TEXAS, ...begins(lies), assumedDraw('ana', 3)).game;
  expect(assumedDraftsBefore(drawn, act)).toEqual([]);
});

test('no assumed draw ever counts against anybody: the rest of the turn is judged as if it had been told', () => {
  const lies = 'ana* hand 2 | build 4 0 0 0 | draw 40';
  const byHand = given(
    TEXAS,
    ...begins(lies),
    draw('ana', 3),
    play('ana', 5, { to: 0 }),
    discard('ana', 9, 0),
    pass('bo'),
  );
  const filledIn = given(
    TEXAS,
    ...begins(lies),
    assumedDraw('ana', 3),
    play('ana', 5, { to: 0 }),
    discard('ana', 9, 0),
    pass('bo'),
  );
  expect(filledIn.lines().map(({ flags }) => flags)).toEqual(byHand.lines().map(({ flags }) => flags));
});
