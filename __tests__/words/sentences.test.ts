import { type AnyFlagCode, READING_IDS } from '@/rulesets';
import { REFUSAL_CODES, VERDICTS } from '@/engine';
import { flagLine, findReadingWords, wordsFor } from '@/words';
import { evidences, who } from './samples';

const w = wordsFor('en');
const codes = Object.keys(w.flags) as AnyFlagCode[];

/** What gives a hole away, in any line people read. */
const HOLE = /undefined|NaN|null|\[object|Infinity| {2}|\s$|^\s|\(\)| ,|;;|\.\.|'s an? |\b(a a|the the|a the)\b/;
const LOUD = /!/;

const sound = (text: string): void => {
  expect(text).not.toMatch(HOLE);
  expect(text).not.toMatch(LOUD);
  expect(text.length).toBeGreaterThan(0);
};
/** Stands alone in a slot or a list: no full stop. */
const isLine = (text: string, longest = 140): void => {
  sound(text);
  expect(text).not.toMatch(/[.;:,]$/);
  expect(text.length).toBeLessThanOrEqual(longest);
};
/** Read one after another: ends with a full stop or a question mark. */
const isSentence = (text: string, longest = 200): void => {
  sound(text);
  expect(text).toMatch(/^[A-Z0-9].*[.?]$/s);
  expect(text.length).toBeLessThanOrEqual(longest);
};

describe('flags', () => {
  test.each(codes)('%s reads well, whatever is known', (code) => {
    const { title, suggest, remedy, analogy } = w.flags[code];
    isLine(title, 42);
    expect(title).toMatch(/^[A-Z]/);
    for (const text of [suggest, remedy, analogy].filter((one) => one !== undefined)) {
      isLine(text);
      expect(text).toMatch(/^[a-z]/);
    }
    const lines = evidences.flatMap((evidence) =>
      [null, 0, 1, 2].map((seat) => flagLine(w, { code, evidence, seat }, who)),
    );
    for (const line of new Set(lines)) {
      isLine(line, 120);
      expect(line).toMatch(/^[A-Z0-9]/);
    }
  });

  test.each<[AnyFlagCode, Parameters<typeof flagLine>[1]['evidence'], number | null, string]>([
    ['build-sequence', { card: 9, needed: 7 }, 1, 'Bo laid 9 on a pile that needs 7'],
    ['build-start', { card: 'S' }, 1, 'Bo started a pile with a Skip-Bo; it takes a 1 or a Skip-Bo'],
    ['oot-started', { turn: 0 }, 1, "Bo began out of turn; it is Ana's turn"],
    ['overdraw', { count: 4, due: 2, extras: 2 }, 0, 'Ana drew 4 where 2 were due'],
    ['coach-verbal', { turn: 0 }, 2, "Cy gave advice in Ana's turn"],
    ['coach-verbal', {}, null, "The partner gave advice in the partner's turn"],
    ['turn-end-no-discard', { turn: 0, owner: 1 }, 0, 'Ana did not discard before Bo began'],
    ['turn-end-no-discard', { turn: 0 }, 0, 'Ana did not discard'],
    ['overdraw', { count: 1, due: 0, extras: 1 }, 0, 'Ana drew 1 where none was due'],
    ['draw-short', { count: 2, due: 1 }, 0, 'Ana drew 2, and 1 more was due'],
    ['setup-player-count', { found: 3, expected: 4 }, null, '3 sit at this table; the sheet needs 4'],
    [
      'setup-player-count',
      { found: 4, expected: 4 },
      null,
      'The partners at this table are not set up as the sheet asks',
    ],
    ['penalty-short', { count: 1 }, 0, 'Ana still owes 1 penalty card, because too few cards are left'],
    ['src-partner-stock', { card: 4, owner: 2 }, 0, "Ana played 4 from Cy's stock; own piles only here"],
    ['win-claim-early', { found: 3, expected: 0 }, 0, 'Ana claimed the win, but 3 cards are still in stock'],
    [
      'record-stock-top',
      { card: 5, top: 7, owner: 0 },
      null,
      "5 was played from Ana's stock, but by the record 7 is on top",
    ],
  ])('%s: %j', (code, evidence, seat, line) => {
    expect(flagLine(w, { code, evidence, seat }, who)).toBe(line);
  });

  test('two flags are never called by one title', () => {
    expect(new Set(codes.map((code) => w.flags[code].title)).size).toBe(codes.length);
  });
});

describe('how firmly a flag stands', () => {
  test('the sheet is silent: says so, then suggests, and names what it borrows from', () => {
    const line = w.basisLine({ code: 'coach-spectator', verdict: 'silent', basis: 'default' });
    expect(line).toBe(
      "No clause in this ruleset – referee's discretion; suggested: ask the spectator to move away from the table.",
    );
    expect(w.basisLine({ code: 'oot-started', verdict: 'silent', basis: 'default' })).toMatch(
      /\(by analogy with the six-player sheet, .*\)\.$/,
    );
  });

  test('taken for granted, local, and about the record', () => {
    expect(w.basisLine({ code: 'build-sequence', verdict: 'illegal', basis: 'default' })).toBe(w.takenForGranted);
    expect(w.basisLine({ code: 'build-sequence', verdict: 'illegal', basis: 'text' })).toBe('The sheet says so.');
    expect(w.basisLine({ code: 'coach-verbal', verdict: 'penalty', basis: 'default', local: true })).toBe(
      'Local rule of this table.',
    );
    expect(w.basisLine({ code: 'ruling-orphaned', verdict: 'info', basis: 'default' })).toMatch(/record/);
  });

  test('no card penalty is suggested where none is written', () => {
    const spoken = codes.filter((one) => one.startsWith('coach-') || one.startsWith('talk-'));
    expect(spoken).toHaveLength(7);
    expect(spoken.filter((code) => /two cards|takes/.test(w.flags[code].suggest))).toEqual([]);
  });

  test.each(VERDICTS)('%s has its word', (verdict) => isLine(w.verdicts[verdict], 40));
});

describe('what is read one sentence after another', () => {
  test.each(Object.entries(w.clauses))('clause %s', (_, text) => isSentence(text));

  test.each(READING_IDS)('reading %s', (id) => {
    const { question, options, why } = findReadingWords(w, id);
    isSentence(question, 120);
    expect(question).toMatch(/\?$/);
    Object.values(options).forEach((option) => isSentence(option, 130));
    isSentence(why);
  });

  test.each(Object.entries(w.rulesets))('ruleset %s', (_, { name, short, summary, sheet, dated }) => {
    isLine(name, 30);
    isLine(short, 20);
    isLine(sheet, 60);
    isSentence(summary, 110);
    isSentence(dated, 60);
  });

  test.each(Object.entries(w.late))('too late: %s', (_, text) => isSentence(text));
});

test('labels, headings and facts are short lines', () => {
  Object.values(w.settings).forEach(({ label }) => isLine(label, 40));
  w.factGroups.forEach(({ heading }) => isLine(heading, 40));
  Object.values({ ...w.phases, ...w.bases, ...w.cellRulings, ...w.conditions }).forEach((text) => isLine(text, 60));
});

test('screens say nothing empty or loud', () => {
  const say = (value: unknown): void => {
    if (typeof value === 'string') sound(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(say);
  };
  say(w.screens);
});

test.each(REFUSAL_CODES)('refusal %s holds together, whatever is known', (code) => {
  isLine(w.refusals[code]({ code }), 160);
  isLine(w.refusals[code]({ code, field: 'tops[2]', value: 13, allowed: '≥ 1', act: 'deal', n: 4 }), 160);
});
