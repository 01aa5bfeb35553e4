import { parseRuleset, rulesetById, type Ruleset, RULESETS } from '@/rulesets';
import { judgeSituation, SAMPLE_SITUATIONS, type SampleSituation } from '@/rulings/sampleSituations';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const judged = (situation: SampleSituation, ruleset: Ruleset): readonly string[] | 'impossible' => {
  const { isImpossible, flags } = judgeSituation(situation, ruleset, NAMES);
  return isImpossible
    ? 'impossible'
    : flags.map(({ flag, steps }) => `${flag.code} ${flag.verdict} ${steps.map((step) => step.do).join('+')}`);
};
const at = (id: string): Ruleset => rulesetById(id) as Ruleset;
const over = (parent: string, own: object): Ruleset => {
  const parsed = parseRuleset({ id: 'ours', name: 'Ours', parent, ...own });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
const DEFAULT = { basis: 'default' };

/** Worked out by hand from the sheets: Texas, six players, everyone alone in Tennessee 2018. */
test.each<readonly [SampleSituation, unknown, unknown, unknown]>([
  ['partner-advice', ['coach-verbal penalty penalty'], ['coach-verbal silent warn'], 'impossible'],
  [
    'opponent-advice',
    ['coach-nonpartner silent warn'],
    ['coach-nonpartner silent warn'],
    ['coach-nonpartner penalty penalty'],
  ],
  ['partner-remark', ['talk-unrelated illegal warn'], [], 'impossible'],
  [
    'overdraw',
    ['overdraw penalty extras-to-stock'],
    ['overdraw penalty extras-to-stock'],
    ['overdraw penalty extras-to-stock'],
  ],
  [
    'out-of-turn',
    ['oot-started silent give-turn+mark'],
    ['oot-started penalty give-turn+mark'],
    ['oot-started silent give-turn+mark'],
  ],
  ['stack-early', ['discard-stack-early illegal discard-to-discard'], [], []],
  ['partner-stock', [], ['src-partner-stock illegal build-to-stock'], 'impossible'],
  [
    'partner-unasked',
    ['partner-moves-unasked illegal build-to-stock'],
    ['oot-started penalty give-turn+mark'],
    'impossible',
  ],
  [
    'shown-card',
    ['hand-revealed info warn', 'revealed-not-played illegal discard-to-hand+hand-to-discard'],
    ['hand-revealed silent warn'],
    ['hand-revealed silent warn'],
  ],
  ['wild-start', [], [], []],
  [
    'wrong-card',
    ['build-sequence illegal build-to-hand'],
    ['build-sequence illegal build-to-hand'],
    ['build-sequence illegal build-to-hand'],
  ],
  [
    'no-discard',
    ['turn-end-no-discard illegal give-turn+discard-now'],
    ['turn-end-no-discard illegal give-turn+discard-now'],
    ['turn-end-no-discard illegal give-turn+discard-now'],
  ],
])('%s', (situation, texas, six, alone) => {
  expect(judged(situation, at('texas-good-sam'))).toEqual(texas);
  expect(judged(situation, at('six-player-partners'))).toEqual(six);
  expect(judged(situation, at('tennessee-2018'))).toEqual(alone);
});

test('every situation is judged differently by some two rulesets, or changes with a reading or a ruling', () => {
  const same = SAMPLE_SITUATIONS.filter(
    (situation) => new Set(RULESETS.map((ruleset) => JSON.stringify(judged(situation, ruleset)))).size === 1,
  );
  expect(same).toEqual(['wild-start', 'wrong-card', 'no-discard']);
  expect(judged('wild-start', over('texas-good-sam', { readings: { X15: 'no' } }))).toEqual([
    'build-start illegal build-to-hand',
  ]);
  for (const [situation, code] of [
    ['wrong-card', 'build-sequence'],
    ['no-discard', 'turn-end-no-discard'],
  ] as const)
    expect(judged(situation, over('texas-good-sam', { cells: { [code]: { ruling: 'penalty', ...DEFAULT } } }))).toEqual(
      [expect.stringMatching(new RegExp(`^${code} penalty .*\\+penalty$`))],
    );
});

test('a custom ruleset seats its own table: more players, a larger hand, no partners', () => {
  const larger = { hand: { value: 8, ...DEFAULT }, players: { value: { min: 2, max: 3 }, ...DEFAULT } };
  expect(judged('overdraw', over('mattel', { settings: larger }))).toEqual(['overdraw illegal extras-to-stock']);
  expect(judged('stack-early', over('mattel', { settings: larger }))).toEqual([]);
  const alone = { teams: { value: { play: 'none', size: 1 }, ...DEFAULT } };
  expect(judged('partner-advice', over('texas-good-sam', { settings: alone }))).toBe('impossible');
});
