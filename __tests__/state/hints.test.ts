import { type Entry, type Game } from '@/engine';
import {
  areHintsOn,
  HINT_IDS,
  type HintId,
  hintNoLongerNeededAfter,
  serializeSeenHints,
  NO_PENDING_INPUT,
  parseSeenHints,
  type PendingInput,
  selectHint,
  selectTableFacts,
} from '@/state';
import { LANGUAGE_CODES, wordsFor } from '@/words';
import { at, discard, draw, end, given, pause, play, speak, strike, type Told } from '../kit';

const TEXAS = 'texas-good-sam';
const LIES = 'ana* stock 9 top 5 hand 2 piles 3.7 9 - - | build 4 0 6 6 | draw 40';
const gameOf = (lies: string, ...more: Told[]): Game => given(TEXAS, ...at(TEXAS).turnBegins(lies), ...more).game;
const hintAt = (game: Game, seen: readonly HintId[] = [], input: Partial<PendingInput> = {}) =>
  selectHint(
    selectTableFacts({ game, input: { ...NO_PENDING_INPUT, ...input }, saved: 'saved', notice: null }),
    new Set(seen),
  );
const before = (id: HintId): readonly HintId[] => HINT_IDS.slice(0, HINT_IDS.indexOf(id));

describe('which hint', () => {
  const begun = gameOf(LIES);
  const played = gameOf(LIES, draw('ana', 3), play('ana', 5, { to: 0 }));
  const passed = gameOf(`${LIES} | bo hand 2`, draw('ana', 3), discard('ana', 3, 2));

  test('before the first tap of a turn: the pile that needs a number', () => {
    expect(hintAt(begun)).toEqual({ id: 'tap-pile', needs: 5, isOnly: true });
  });
  test('where two piles need it, it is a pile, not the pile', () => {
    expect(hintAt(gameOf('ana* | build 6 6 0 1'))).toMatchObject({ needs: 7, isOnly: false });
  });
  test('in a turn: the stock, then the discard, then the Skip-Bo', () => {
    for (const id of ['tap-stock', 'discard', 'skip-bo'] as const)
      expect(hintAt(played, before(id))).toMatchObject({ id });
    expect(hintAt(played, before('refill'))).toBeNull();
  });
  test('when the next turn begins: draws, undo, another player, More, one after the other', () => {
    for (const id of ['refill', 'undo', 'out-of-turn', 'more'] as const)
      expect(hintAt(passed, before(id))).toMatchObject({ id });
  });
  test('draws that fill themselves in are spoken of only where some are due', () => {
    const full = gameOf(LIES, draw('ana', 3), discard('ana', 3, 2));
    expect(hintAt(full, before('refill'))).toMatchObject({ id: 'undo' });
  });
  test('the same whether or not the card on the stock could be played', () => {
    const unplayable = gameOf(LIES.replace('top 5', 'top 12'), draw('ana', 3), play('ana', 5, { to: 0 }));
    for (const game of [played, unplayable]) expect(hintAt(game, ['tap-pile'])).toMatchObject({ id: 'tap-stock' });
  });
  test('each once: none is left when all were seen', () => {
    for (const game of [begun, played, passed]) expect(hintAt(game, HINT_IDS)).toBeNull();
  });
});

describe('never instead of something else', () => {
  test.each<[string, Game, Partial<PendingInput>]>([
    ['a card that is held', gameOf(LIES), { armed: 3 }],
    ['a flag', gameOf(LIES, draw('ana', 3), play('ana', 9, { to: 0 })), {}],
    ['the new top of a stock', gameOf(LIES, draw('ana', 3), play('ana', 5, { from: 'stock', to: 0 })), {}],
    ['a pause', gameOf(LIES, pause()), {}],
    ['the end', gameOf(LIES, end('time')), {}],
    ['somebody out of turn', gameOf(LIES), { actor: 1 }],
    ['what was told beside the play', gameOf(LIES, speak('bo', 'remark')), {}],
  ])('%s', (_, game, input) => expect(hintAt(game, [], input)).toBeNull());

  test('without any of these there is one', () => expect(hintAt(gameOf(LIES))).not.toBeNull());

  test('redo', () => {
    const turns = [draw('ana', 3), discard('ana', 3, 2)];
    const game = gameOf(LIES, ...turns, play('bo', 5, { to: 0 }));
    const last = game.played?.last.entry.n ?? 0;
    expect(hintAt(gameOf(LIES, ...turns))).toMatchObject({ id: 'tap-pile' });
    expect(hintAt(gameOf(LIES, ...turns, play('bo', 5, { to: 0 }), strike(last)))).toBeNull();
  });
});

describe('what was seen', () => {
  test('is kept as a list of ids; others are left out', () => {
    expect([...parseSeenHints('undo,tap-pile,of-tomorrow')]).toEqual(['tap-pile', 'undo']);
    expect([...parseSeenHints(undefined)]).toEqual([]);
    expect(serializeSeenHints(parseSeenHints('undo,tap-pile'))).toBe('tap-pile,undo');
  });
  test('hints are on unless they were turned off', () => {
    expect([{}, { hints: 'on' }, { hints: 'off' }].map(areHintsOn)).toEqual([true, true, false]);
  });
  test.each<[object, HintId | null]>([
    [{ act: 'play', seat: 0, card: 2, from: 'hand', to: 0 }, 'tap-pile'],
    [{ act: 'play', seat: 0, card: 'S', from: 'hand', to: 0 }, 'skip-bo'],
    [{ act: 'play', seat: 0, card: 2, from: 'stock', to: 0 }, 'tap-stock'],
    [{ act: 'play', seat: 0, card: 2, from: 'discard:1', to: 0 }, null],
    [{ act: 'discard', seat: 0, card: 2, pile: 0 }, 'discard'],
    [{ act: 'strike', entry: 3 }, 'undo'],
    [{ act: 'note', text: '' }, null],
  ])('whoever told %j knows %s', (entry, id) =>
    expect(hintNoLongerNeededAfter({ n: 1, ...entry } as unknown as Entry)).toBe(id),
  );
});

test.each(LANGUAGE_CODES)('%s says every hint in one short line', (language) => {
  const { lines } = wordsFor(language).hints;
  expect(Object.keys(lines).sort()).toEqual([...HINT_IDS].sort());
  for (const id of HINT_IDS) expect(lines[id](12, false).length).toBeLessThan(62);
});
