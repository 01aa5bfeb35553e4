import { type Card, replay } from '@/engine';
import { simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';
import {
  draftsFromDealAnswers,
  type DealScreenQuestion,
  type DealAnswers,
  nextDealQuestion,
  NO_DEAL_ANSWERS,
  withoutLastDealAnswer,
} from '@/state';
import { type Column, given, headerFor, type Told } from '../kit';
import { tellable } from '../kit/referee';
import { must } from './kit/openRegistry';

/** One after another, as the screen asks: a seat for the dealer, cards for the tops. */
function typing(ruleset: Column, house = {}) {
  const { game } = given(ruleset, { house });
  const seats = headerFor(ruleset).seats.length;
  const ask = (typed: DealAnswers): DealScreenQuestion => nextDealQuestion(game.rules, seats, game.table, typed);
  const drafts = (typed: DealAnswers) => draftsFromDealAnswers(game.rules, typed);
  return { ask, drafts, game };
}
const tops = (...cards: Card[]): DealAnswers => ({ ...NO_DEAL_ANSWERS, tops: cards });

test.each([
  ['tennessee-partners', { ask: 'dealer', how: 'pair' }],
  ['florida-good-sam', { ask: 'dealer', how: 'pair' }],
  ['six-player-partners', { ask: 'dealer', how: 'one' }],
  ['mattel', { ask: 'dealer', how: 'one' }],
  ['tennessee-2018', { ask: 'top', seat: 0 }],
  ['tennessee-2018-partners', { ask: 'top', seat: 0 }],
  ['texas-good-sam', { ask: 'top', seat: 0 }],
] as const)('%s begins with %j', (ruleset, first) => expect(typing(ruleset).ask(NO_DEAL_ANSWERS)).toEqual(first));

test('the dealer is asked for where the table plays to the left of one', () => {
  expect(typing('tennessee-2018', { starter: 'leftOfDealer' }).ask(NO_DEAL_ANSWERS)).toEqual({
    ask: 'dealer',
    how: 'one',
  });
});

test('two dealers can be passed over: it decides nothing', () => {
  const { ask } = typing('tennessee-partners');
  expect(ask({ ...NO_DEAL_ANSWERS, dealers: [0] })).toEqual({ ask: 'dealer', how: 'pair' });
  expect(ask({ ...NO_DEAL_ANSWERS, dealers: [0, 1] })).toEqual({ ask: 'top', seat: 0 });
  expect(ask(tops(7))).toEqual({ ask: 'top', seat: 1 });
});

test('the tops seat by seat, and whoever is highest starts', () => {
  const { ask, drafts } = typing('tennessee-2018');
  expect(ask(tops(3, 'S', 9))).toEqual({ ask: 'top', seat: 3 });
  expect(ask(tops(3, 'S', 9, 8))).toEqual({ ask: 'nothing', starter: 2, why: 'highest-top' });
  expect(drafts(tops(3, 'S', 9, 8))).toEqual([{ act: 'deal', tops: [3, 'S', 9, 8] }]);
});

test('a tie is broken seat by seat until it is decided; a Skip-Bo is drawn again', () => {
  const { ask, drafts } = typing('tennessee-2018');
  const tied = tops(9, 3, 9, 9);
  const shown = (...cards: [number, Card][]) => ({ ...tied, tieCards: cards.map(([seat, card]) => ({ seat, card })) });
  const asks = (seat: number, ...seats: number[]) => ({ ask: 'tie-break', for: 'start', seat, seats });
  expect(ask(tied)).toEqual(asks(0, 0, 2, 3));
  expect(ask(shown([0, 4]))).toEqual(asks(2, 0, 2, 3));
  expect(ask(shown([0, 4], [2, 'S']))).toEqual(asks(2, 0, 2, 3));
  expect(ask(shown([0, 4], [2, 'S'], [2, 6]))).toEqual(asks(3, 0, 2, 3));
  expect(ask(shown([0, 4], [2, 'S'], [2, 6], [3, 6]))).toEqual(asks(2, 2, 3));
  const decided = shown([0, 4], [2, 'S'], [2, 6], [3, 6], [2, 1], [3, 11]);
  expect(ask(decided)).toEqual({ ask: 'nothing', starter: 3, why: 'tie-break' });
  const cards = decided.tieCards;
  expect(drafts(decided)).toEqual([
    { act: 'deal', tops: [9, 3, 9, 9] },
    { act: 'cut', for: 'start', cards: cards.slice(0, 4) },
    { act: 'cut', for: 'start', cards: cards.slice(4) },
  ]);
  expect(given('tennessee-2018', ...(drafts(decided) as Told[])).game.table.turn).toBe(3);
});

test('to the left of the dealer', () => {
  const { ask, drafts } = typing('mattel');
  const typed = { ...tops(1, 2, 3, 4), dealer: 3 };
  expect(ask(typed)).toEqual({ ask: 'nothing', starter: 0, why: 'left-of-dealer' });
  expect(drafts(typed)).toEqual([{ act: 'deal', dealer: 3, tops: [1, 2, 3, 4] }]);
});

test('named, where the sheet leaves it to the official, or a top was not seen', () => {
  const { ask, drafts } = typing('texas-good-sam');
  expect(ask(tops(1, 2, 3, 4))).toEqual({ ask: 'starter' });
  const named = { ...tops(1, 2, 3, 4), starter: 2 };
  expect(ask(named)).toEqual({ ask: 'nothing', starter: 2, why: 'named' });
  expect(drafts(named)).toEqual([
    { act: 'deal', tops: [1, 2, 3, 4] },
    { act: 'start', seat: 2 },
  ]);
  const unseen = typing('tennessee-2018');
  expect(unseen.ask(tops(1, '?', 3, 4))).toEqual({ ask: 'starter' });
  expect(unseen.ask({ ...tops(1, '?', 3, 4), starter: 1 })).toMatchObject({ starter: 1, why: 'named' });
});

test('a record in which the stocks are down already is asked only for the rest', () => {
  const { game } = given('tennessee-2018', { act: 'deal', tops: [9, 3, 9, 1] });
  expect(nextDealQuestion(game.rules, 4, game.table, NO_DEAL_ANSWERS)).toMatchObject({
    ask: 'tie-break',
    seat: 0,
    seats: [0, 2],
  });
});

test('cards drawn for the deal are asked for until one is highest', () => {
  const { game } = given('mattel', { act: 'cut', for: 'deal', cards: [{ seat: 0, card: 4 }] });
  expect(nextDealQuestion(game.rules, 4, game.table, NO_DEAL_ANSWERS)).toEqual({
    ask: 'tie-break',
    for: 'deal',
    seat: 1,
    seats: [0, 1, 2, 3],
  });
});

test('what was typed last is taken back first, and the rest stays', () => {
  const all: DealAnswers = { dealer: 1, dealers: [0, 1], tops: [1, 2], tieCards: [{ seat: 0, card: 3 }], starter: 2 };
  const steps = [all];
  for (let i = 0; i < 7; i += 1) steps.push(withoutLastDealAnswer(steps.at(-1) as DealAnswers));
  expect(steps[1]).toEqual({ ...all, starter: null });
  expect(steps[2]).toEqual({ ...all, starter: null, tieCards: [] });
  expect(steps[3]).toMatchObject({ tops: [1], dealers: [0, 1] });
  expect(steps.at(-1)).toEqual(NO_DEAL_ANSWERS);
});

/** Every sheet's own deals, typed as they are asked for, start the game with the same player. */
test.each(RULESETS.map(({ id }) => id as Column))('%s: typed as asked, the same player starts', (id) => {
  const ruleset = RULESETS.find((sheet) => sheet.id === id);
  if (ruleset === undefined) throw new Error(id);
  for (let i = 0; i < 30; i += 1) {
    const seed = `deal ${id} ${i}`;
    const { header, entries } = tellable(simulateGame({ ruleset, seed, maxTurns: 1, haste: 0 }));
    const setUp = entries.filter(({ act }) => act === 'deal' || act === 'cut' || act === 'start');
    const wanted = must(replay(header, setUp)).table.turn;
    const cards = setUp.flatMap((entry) => (entry.act === 'cut' ? entry.cards : []));
    const told = setUp.find(({ act }) => act === 'deal');
    const started = setUp.find(({ act }) => act === 'start');
    if (told?.act !== 'deal') throw new Error(seed);
    const { ask, drafts } = typing(id);
    const left = [...cards];
    let typed: DealAnswers = {
      ...NO_DEAL_ANSWERS,
      dealer: told.dealer ?? null,
      dealers: told.dealers ?? [],
      tops: told.tops,
    };
    for (let step = ask(typed); step.ask !== 'nothing'; step = ask(typed)) {
      const { ask: what } = step;
      if (what === 'starter') typed = { ...typed, starter: started?.act === 'start' ? started.seat : 0 };
      else if (what === 'tie-break') {
        const at = left.findIndex(({ seat }) => seat === (step as { seat: number }).seat);
        typed = { ...typed, tieCards: [...typed.tieCards, ...left.splice(at, 1)] };
      } else throw new Error(`${seed}: ${what} was told already`);
    }
    expect({
      seed,
      turn: must(
        replay(
          header,
          drafts(typed).map((draft, n) => ({ ...draft, n: n + 1 })),
        ),
      ).table.turn,
    }).toEqual({
      seed,
      turn: wanted,
    });
    expect(ask(typed)).toMatchObject({ ask: 'nothing', starter: wanted });
  }
});
