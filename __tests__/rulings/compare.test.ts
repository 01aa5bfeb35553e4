import { rulesFor, RULESETS } from '@/rulesets';
import { compareRulesets, type ComparisonRow, QUESTION_TOPICS, QUESTIONS } from '@/rulings';
import { rulesOf, say } from './kit';

const rowOf = (rows: readonly ComparisonRow[], id: string): ComparisonRow => {
  const row = rows.find(({ question }) => question === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};
const all = compareRulesets(
  RULESETS.map((ruleset) => rulesFor(ruleset)),
  say,
);
const rows = all.groups.flatMap((group) => group.rows);

test('every question is a row, under its topic, differences first', () => {
  expect(all.rows).toBe(QUESTIONS.length);
  expect(all.groups.map(({ topic }) => topic)).toEqual(QUESTION_TOPICS);
  for (const { rows: inGroup, differences, heading } of all.groups) {
    expect(heading).not.toBe('');
    const different = inGroup.map(({ isDifferent }) => isDifferent);
    expect(different).toEqual([...different].sort((a, b) => Number(b) - Number(a)));
    expect(differences).toBe(different.filter((one) => one).length);
  }
});

test('who agrees with whom', () => {
  const opinions = (id: string): string =>
    rowOf(rows, id)
      .columns.map(({ opinion }) => opinion)
      .join(' ');
  // Tennessee | 2018 | 2018 partners | Texas | Florida | six | manufacturer
  expect(opinions('stock-size')).toBe('0 1 1 2 3 0 4');
  expect(opinions('drew-too-many')).toBe('0 0 0 1 0 0 2');
  expect(opinions('stack-before-four')).toBe('0 0 0 1 2 0 0');
  expect(opinions('out-of-turn')).toBe('0 0 0 0 0 1 0');
  expect(opinions('one-partner-out')).toBe('0 1 0 0 0 1 0');
  expect(rowOf(rows, 'wrong-number-laid').isDifferent).toBe(false);
  expect(rowOf(rows, 'count-differs').isDifferent).toBe(false);
});

test('two sheets that a table may argue about', () => {
  const two = compareRulesets([rulesOf('texas-good-sam'), rulesOf('tennessee-partners')], say);
  const different = two.groups.flatMap((group) => group.rows.filter(({ isDifferent }) => isDifferent));
  expect(two.differences).toBe(different.length);
  expect(different.map(({ question }) => question)).toEqual(
    expect.arrayContaining([
      'stock-size',
      'who-starts',
      'drew-too-many',
      'stack-before-four',
      'partner-chat',
      'shown-card-kept',
    ]),
  );
  expect(different.map(({ question }) => question)).not.toContain('partner-stock');
});

test('a sheet does not differ from itself, and a house rule makes it differ where it bites', () => {
  const same = compareRulesets([rulesOf('mattel'), rulesOf('mattel')], say);
  expect(same.differences).toBe(0);
  const local = compareRulesets(
    [rulesOf('texas-good-sam'), rulesOf('texas-good-sam', { fourBeforeStack: 'always' })],
    say,
  );
  const different = local.groups.flatMap((group) => group.rows.filter(({ isDifferent }) => isDifferent));
  expect(different.map(({ question }) => question)).toEqual(['discard-piles', 'stack-before-four']);
});
