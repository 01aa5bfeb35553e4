import { countAllCards, type RemedyLateReason, planRemedy, type RemedyPlan, type RemedyStep } from '@/engine';
import * as kit from '../../kit';
import { at, COLUMNS, discard, draw, flip, given, play, rule, type Story, type Told } from '../../kit';
import { carryOut, reach } from './carryingOut';
import { lies } from './looking';

const flagOf = (story: Story, code: string) => {
  const raised = [];
  for (let link = story.game.table.raised; link !== null; link = link.before) raised.push(link.last);
  const found = raised.find((flag) => flag.code === code);
  if (found === undefined) throw new Error(`no ${code} among ${raised.map((flag) => flag.code).join()}`);
  return found;
};
const planOf = (story: Story, code: string, pile?: number): RemedyPlan =>
  planRemedy(story.game.rules, story.game.table, flagOf(story, code), pile);

type At = ReturnType<typeof at>;
type Case = readonly [code: string, tell: (table: At) => readonly Told[], pile?: number];
const own = 'ana* piles 2 4 7 9 | bo hand 4 | build 5 0 0 0 | draw 30';
const full = (card: number): Told => play('ana', card, { to: 0 });

const cases: readonly Case[] = [
  ['build-sequence', ({ lies: table }) => [table(own), full(8)]],
  ['build-sequence', ({ lies: table }) => [table(own), play('ana', 10, { from: 'stock', to: 0 }), flip('ana', 3)]],
  ['build-sequence', ({ lies: table }) => [table(own), play('ana', 9, { from: 'discard:3', to: 0 })]],
  ['build-sequence', ({ lies: table }) => [table(own), full(12)]],
  ['build-start', ({ lies: table }) => [table(own), play('ana', 7, { from: 'discard:2', to: 3 })]],
  ['build-fifth', ({ lies: table }) => [table('ana* | build 1 2 3 4'), play('ana', 1, { to: 4 })]],
  [
    'src-buried-discard',
    ({ lies: table }) => [table('ana* piles 6.8 - - - | build 5 0 0 0'), play('ana', 6, { from: 'discard:0', to: 0 })],
  ],
  [
    'src-opponent',
    ({ lies: table }) => [
      table('ana* | bo top 6 | build 5 0 0 0'),
      play('ana', 6, { from: 'stock', owner: 'bo', to: 0 }),
    ],
  ],
  ['play-after-discard', ({ lies: table }) => [table(own), discard('ana', 3, 0), full(6)]],
  ['play-after-discard', ({ lies: table }) => [table(own), discard('ana', 3, 0), draw('ana', 2)]],
  ['overdraw', ({ turnBegins }) => [...turnBegins('ana* hand 3'), draw('ana', 4)]],
  ['overdraw', ({ turnBegins }) => [...turnBegins('ana* hand 3'), draw('ana', 4), discard('ana', 3, 0)]],
  ['draw-midturn', ({ lies: table }) => [table(own), full(6), draw('ana', 2)]],
  ['discard-fifth', ({ lies: table }) => [table(own), discard('ana', 3, 4)]],
  ['discard-fifth', ({ lies: table }) => [table(own), discard('ana', 3, 4)], 2],
  ['discard-wrong-owner', ({ lies: table }) => [table(own), discard('ana', 3, 1, { owner: 'bo' })]],
  ['discard-wrong-owner', ({ lies: table }) => [table(own), discard('ana', 3, 1, { owner: 'bo' })], 3],
  ['discard-not-from-hand', ({ lies: table }) => [table(own), discard('ana', 10, 0, { from: 'stock' })]],
  ['discard-not-from-hand', ({ lies: table }) => [table(own), discard('ana', 4, 0, { from: 'discard:1' })]],
  ['discard-multiple', ({ lies: table }) => [table(own), discard('ana', 3, 0), discard('ana', 5, 1)]],
  ['discard-shifted', ({ lies: table }) => [table(own), kit.shift('ana', 0, 1)]],
  ['discard-shifted', ({ lies: table }) => [table(own), kit.shift('ana', 0, 'hand')]],
  ['discard-takeback', ({ lies: table }) => [table(own), discard('ana', 3, 0), kit.takeBack('ana', 'discard')]],
  [
    'build-takeback',
    ({ lies: table }) => [
      table('ana* top 6 | build 5 0 0 0'),
      play('ana', 6, { from: 'stock', to: 0 }),
      flip('ana', 3),
      kit.takeBack('ana', 'play'),
    ],
  ],
  ['turn-end-no-discard', ({ lies: table }) => [table(own), full(6), kit.pass('ana')]],
  ['turn-end-no-discard', ({ lies: table }) => [table(own), full(6), draw('bo', 1)]],
  ['oot-started', ({ lies: table, stranger }) => [table('ana* | build 5 0 0 0'), play(stranger, 6, { to: 0 })]],
  [
    'reshuffle-source',
    ({ turnBegins }) => [...turnBegins('ana* hand 3 | build 5 4 3 0 | draw 0'), kit.reshuffle('under-tops')],
  ],
  ['setup-stock-count', (table) => [table.deal(), kit.count('bo', { stock: 8 })]],
];

describe.each(COLUMNS)('%s: what is asked of the hands is what the table believes', (ruleset) => {
  test.each(cases.map((each, i) => [each[0], i, each] as const))('%s (%i)', (code, _i, [, tell, pile]) => {
    const story = given(ruleset, ...tell(at(ruleset)));
    const plan = planOf(story, code, pile);
    expect(plan.late).toBeNull();
    expect(plan.steps).not.toHaveLength(0);
    const expected = carryOut(story.game.table, flagOf(story, code), plan.steps);
    const ruled = story.when(rule(code, 'remedy', pile === undefined ? {} : { pile }));
    expect(reach(ruled.game.table)).toEqual(expected);
    expect(countAllCards(ruled.game.table)).toBe(162);
  });

  test('asking for the plan changes nothing', () => {
    const story = given(ruleset, at(ruleset).lies(own), full(8));
    const before = lies(story);
    planOf(story, 'build-sequence');
    expect(lies(story)).toBe(before);
  });
});

describe('penalty cards, step by step', () => {
  const steps = (
    ruleset: 'tennessee-partners' | 'tennessee-2018-partners',
    table: string,
    house?: kit.Setup['house'],
  ) => {
    const setup = house === undefined ? {} : { house };
    const story = given(ruleset, setup, kit.parseTable(table), kit.speak('cy', 'advice'));
    const plan = planOf(story, 'coach-verbal');
    const ruled = story.when(rule('coach-verbal', 'remedy'));
    expect(reach(ruled.game.table)).toEqual(carryOut(story.game.table, flagOf(story, 'coach-verbal'), plan.steps));
    return plan.steps;
  };
  const two = { do: 'penalty', seat: 2, count: 2, place: 'bottom' } satisfies RemedyStep;

  test('two, to the bottom', () => {
    expect(steps('tennessee-partners', 'ana* | draw 30')).toEqual([two]);
  });
  test('on top, and the new top turned up', () => {
    const top = { penalty: { cards: 2, place: 'top' } } as const;
    expect(steps('tennessee-2018-partners', 'ana* | draw 30', top)).toEqual([
      { ...two, place: 'top' },
      { do: 'turn-up', seat: 2 },
    ]);
  });
  test('onto an empty stock: turned up', () => {
    expect(steps('tennessee-partners', 'ana* | cy stock 0 | draw 30')).toEqual([two, { do: 'turn-up', seat: 2 }]);
  });
  test('after a reshuffle', () => {
    const [shuffle, ...rest] = steps('tennessee-partners', 'ana* | draw 1 | completed 24');
    expect(shuffle).toMatchObject({ do: 'reshuffle' });
    expect(rest).toEqual([two]);
  });
  test('one taken, one owed', () => {
    expect(steps('tennessee-partners', 'ana* stock 36 | bo stock 35 | cy stock 35 | di stock 35 | draw 1')).toEqual([
      { ...two, count: 1 },
      { do: 'owe', seat: 2, count: 1 },
    ]);
  });
});

describe('why it is too late', () => {
  const laid = given('texas-good-sam', at('texas-good-sam').lies(own), full(8));
  const reasons: readonly [RemedyLateReason, Story, string][] = [
    ['next-player-acted', laid.when(discard('ana', 3, 0), draw('bo', 1)), 'build-sequence'],
    ['card-covered', laid.when(full(9)), 'build-sequence'],
    ['game-over', laid.when(kit.end('time')), 'build-sequence'],
    [
      'turn-completed',
      given('texas-good-sam', at('texas-good-sam').lies('ana* | di hand 4'), draw('di', 1), discard('di', 3, 0)),
      'oot-started',
    ],
    [
      'play-was-final',
      given(
        'texas-good-sam',
        { house: { readings: { X17: 'shields' } } },
        at('texas-good-sam').lies(own),
        full(8),
        discard('ana', 3, 0),
      ),
      'build-sequence',
    ],
  ];
  test.each(reasons)('%s', (reason, story, code) => {
    expect(planOf(story, code)).toEqual({ steps: [], late: reason });
    story.when(rule(code, 'remedy')).raises('late-discovery');
  });

  test('never for penalties and extra cards', () => {
    const said = given(
      'texas-good-sam',
      at('texas-good-sam').lies(own),
      kit.speak('cy', 'advice'),
      discard('ana', 3, 0),
    );
    expect(planOf(said.when(draw('bo', 1), discard('bo', 3, 0)), 'coach-verbal')).toMatchObject({ late: null });
    const drawn = given(
      'texas-good-sam',
      ...at('texas-good-sam').turnBegins('ana* hand 3'),
      draw('ana', 4),
      discard('ana', 3, 0),
    );
    expect(planOf(drawn.when(discard('bo', 3, 0)), 'overdraw')).toMatchObject({ late: null });
  });
});
