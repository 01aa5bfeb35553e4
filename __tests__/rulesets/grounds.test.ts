import {
  FLAG_CODES,
  houseKeyDecidingReading,
  readingOptions,
  RULESETS,
  type ReadingId,
  type Ruleset,
} from '@/rulesets';

const rowsOf = ({ settings, cells }: Ruleset) => [
  ...Object.entries(settings).map(([name, row]) => ({ name: `settings.${name}`, ...row })),
  ...Object.entries(cells).map(([name, row]) => ({ name: `cells.${name}`, ...row })),
];

/** Headings, advice, duplicates, and clauses another one overrules: nothing rests on them. */
const NOT_CITED: Readonly<Record<string, readonly string[]>> = {
  'tennessee-partners': [],
  'tennessee-2018': [
    'TN18.PLAY.5a', // the other starter: overruled by PLAY.2 (X01)
    'TN18.PARTNER.a', // the partners' paragraph of the same paper
    'TN18.PARTNER.b',
    'TN18.PARTNER.c',
    'TN18.PARTNER.d',
    'TN18.PARTNER.e',
  ],
  'tennessee-2018-partners': ['TN18.PLAY.5a', 'TN18.PARTNER.a'],
  'texas-good-sam': [],
  'six-player-partners': ['SIX.DEAL.3'], // says again what PILES.2 says
  mattel: ['MAT.STOCK.2'], // the short game
  'florida-good-sam': [],
};

const SIZES: Readonly<Record<string, number>> = {
  'tennessee-partners': 14,
  'tennessee-2018': 26,
  'tennessee-2018-partners': 26,
  'texas-good-sam': 28,
  'six-player-partners': 29,
  mattel: 37,
  'florida-good-sam': 15,
};

describe.each(RULESETS.map((ruleset) => ({ id: ruleset.id as string, ruleset })))('$id', ({ id, ruleset }) => {
  const register = ruleset.clauses.map((clause) => clause.id as string);
  const rows = rowsOf(ruleset);

  it('has a cell for every code', () => {
    expect(Object.keys(ruleset.cells).sort()).toEqual([...FLAG_CODES].sort());
  });

  it('has a register without doubles, every clause with its place, of one sheet', () => {
    expect(new Set(register).size).toBe(register.length);
    expect(ruleset.clauses.filter(({ place }) => place.trim() === '')).toEqual([]);
    expect(new Set(register.map((clause) => clause.split('.')[0])).size).toBe(1);
    expect(register).toHaveLength(SIZES[id] ?? 0);
  });

  it('cites its own sheet only', () => {
    const foreign = rows.flatMap(({ name, clauses }) =>
      clauses.filter((clause) => !register.includes(clause)).map((clause) => `${name} ${clause}`),
    );
    expect(foreign).toEqual([]);
  });

  it('never calls anything text or inferred without a clause', () => {
    expect(rows.filter(({ basis, clauses }) => basis !== 'default' && clauses.length === 0)).toEqual([]);
  });

  it('never calls silence, or what cannot arise, anything but the default', () => {
    const odd = Object.values(ruleset.cells).filter(
      ({ ruling, basis }) => /^(silent|never)$/.test(ruling) && basis !== 'default',
    );
    expect(odd).toEqual([]);
  });

  it('cites every clause of its register, but for those listed', () => {
    const cited = new Set<string>(rows.flatMap(({ clauses }) => clauses));
    expect(register.filter((clause) => !cited.has(clause)).sort()).toEqual([...(NOT_CITED[id] ?? ['no list'])].sort());
  });

  it('tells the reading in force of every disputed point it rests on, and it is one of the options', () => {
    const rested = rows.flatMap(({ reading }) => (reading === undefined ? [] : [reading]));
    expect(rested.filter((reading) => ruleset.readings[reading] === undefined)).toEqual([]);
    const inForce = Object.entries(ruleset.readings);
    expect(inForce.length).toBeGreaterThan(0);
    for (const [reading, option] of inForce) expect(readingOptions(reading as ReadingId)).toContain(option);
  });

  it('says the same in a setting and in the reading that the setting decides', () => {
    const decided = Object.entries(ruleset.readings).flatMap(([reading, option]) => {
      const key = houseKeyDecidingReading(reading as ReadingId);
      if (key === undefined || option === 'asWorded') return [];
      const value = key === 'penalty' ? ruleset.settings.penalty.value?.place : ruleset.settings[key].value;
      return [{ reading, option, value }];
    });
    expect(decided.length).toBeGreaterThan(0);
    expect(decided.filter(({ option, value }) => option !== value)).toEqual([]);
  });
});
