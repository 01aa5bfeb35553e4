import { parseRuleset, RULESETS, rulesetById, type RulesetProblem, type Ruleset } from '@/rulesets';

const laid = (own: object) => ({ id: 'ohio-good-sam', name: 'Ohio Good Sam', parent: 'texas-good-sam', ...own });

const accepted = (json: unknown): Ruleset => {
  const parsed = parseRuleset(json);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
};
const refused = (json: unknown): readonly RulesetProblem[] => {
  const parsed = parseRuleset(json);
  return parsed.ok ? [] : parsed.error;
};
const messages = (json: unknown) => refused(json).map(({ message }) => message);

describe('laid over a built-in ruleset', () => {
  it('is the parent where nothing is told', () => {
    const texas = rulesetById('texas-good-sam');
    const ohio = accepted(laid({}));
    expect(ohio).toMatchObject({ id: 'ohio-good-sam', name: 'Ohio Good Sam' });
    expect(ohio.settings).toEqual(texas?.settings);
    expect(ohio.cells).toEqual(texas?.cells);
    expect(ohio.readings).toEqual(texas?.readings);
    expect(ohio).not.toHaveProperty('parent');
  });

  it('takes rows, and adds its clauses to the register', () => {
    const ohio = accepted(
      laid({
        clauses: [{ id: 'OH.1', place: 'OHIO 1' }],
        settings: { stock: { value: [{ upTo: 99, cards: 12 }], basis: 'text', clauses: ['OH.1'] } },
        cells: { 'setup-stock-count': { ruling: 'illegal', basis: 'text', clauses: ['OH.1'] } },
        readings: { X15: 'no' },
      }),
    );
    expect(ohio.settings.stock.value).toEqual([{ upTo: 99, cards: 12 }]);
    expect(ohio.cells['setup-stock-count'].clauses).toEqual(['OH.1']);
    const texas = rulesetById('texas-good-sam')?.clauses.map(({ id }) => id) ?? [];
    expect(ohio.clauses.map(({ id }) => id)).toEqual([...texas, 'OH.1']);
    expect(texas).toContain('TX.STOCK.1');
    expect(ohio.readings.X15).toBe('no');
  });

  it('lets the reading in force follow the setting that decides it', () => {
    const ohio = accepted(laid({ settings: { fourBeforeStack: { value: 'always', basis: 'default' } } }));
    expect(ohio.readings.X14).toBe('always');
  });

  it('takes no clauses to mean none', () => {
    expect(accepted(laid({ cells: { overdraw: { ruling: 'illegal', basis: 'default' } } })).cells.overdraw).toEqual({
      ruling: 'illegal',
      basis: 'default',
      clauses: [],
    });
  });

  it('does not let a row told as undefined wipe out the parent', () => {
    expect(accepted(laid({ settings: { stock: undefined }, readings: undefined })).settings.stock.value).toHaveLength(
      1,
    );
  });

  it('leaves the built-in rulesets alone', () => {
    const before = JSON.stringify(RULESETS);
    accepted(laid({ cells: { overdraw: { ruling: 'info', basis: 'default' } } }));
    expect(JSON.stringify(RULESETS)).toBe(before);
  });
});

describe('told whole', () => {
  it.each(RULESETS.map((ruleset) => ({ id: ruleset.id as string, ruleset })))(
    'takes $id back under another name',
    ({ ruleset }) => {
      const copy = JSON.parse(JSON.stringify({ ...ruleset, id: 'a-copy', name: 'A copy' })) as unknown;
      expect(accepted(copy)).toEqual({ ...ruleset, id: 'a-copy', name: 'A copy' });
    },
  );

  it('misses what is not there, row by row', () => {
    const texas = JSON.parse(JSON.stringify({ ...rulesetById('texas-good-sam'), id: 'a-copy', name: 'A copy' }));
    delete texas.cells.overdraw;
    delete texas.settings.stock;
    expect(messages(texas)).toEqual([
      'settings.stock: this is missing: it should be an object',
      'cells.overdraw: this is missing: it should be an object',
    ]);
  });
});

describe('refuses, so that the writer can mend it', () => {
  it.each([
    [
      'a ruling that is none',
      { cells: { 'build-sequence': { ruling: 'forbidden', basis: 'default' } } },
      'cells.build-sequence.ruling: "forbidden" is not one of illegal, penalty, silent, stands, info, legal, never',
    ],
    [
      'a code that is none',
      { cells: { 'build-seqence': { ruling: 'illegal', basis: 'default' } } },
      'cells.build-seqence: there is no flag code of this name',
    ],
    [
      'a setting that is none',
      { settings: { stok: { value: 12, basis: 'default' } } },
      'settings.stok: there is no setting of this name',
    ],
    ['a reading that is none', { readings: { X99: 'yes' } }, 'readings.X99: there is no reading of this name'],
    ['an option that is none', { readings: { X15: 'perhaps' } }, 'readings.X15: "perhaps" is not one of yes, no'],
    ['a field that is none', { colour: 'red' }, 'colour: there is no field of this name'],
    [
      'constructor as a cell',
      { cells: { constructor: { ruling: 'illegal', basis: 'default' } } },
      'cells.constructor: there is no flag code of this name',
    ],
    [
      'a value not in the list',
      { settings: { starter: { value: 'youngest', basis: 'default' } } },
      'settings.starter.value: "youngest" is not one of highestStockTop, leftOfDealer, manual',
    ],
    [
      'half a card',
      { settings: { hand: { value: 5.5, basis: 'default' } } },
      'settings.hand.value: 5.5 is not a whole number from 1 to 10',
    ],
    [
      'no players',
      { settings: { players: { value: { min: 6, max: 4 }, basis: 'default' } } },
      'settings.players.value: the smallest number of players is larger than the largest',
    ],
    [
      'stock rows out of order',
      { settings: { stock: { value: [], basis: 'default' } } },
      'settings.stock.value: there has to be at least one row, and "upTo" has to rise from row to row',
    ],
    [
      'a fifth building pile',
      { settings: { buildingPiles: { value: 5, basis: 'default' } } },
      'settings.buildingPiles.value: 5 is not a whole number from 1 to 4',
    ],
    [
      'a clause not in the register',
      { cells: { overdraw: { ruling: 'illegal', basis: 'text', clauses: ['OH.9'] } } },
      'cells.overdraw.clauses: OH.9 is not in the list of clauses',
    ],
    [
      'text without a clause',
      { cells: { overdraw: { ruling: 'illegal', basis: 'text' } } },
      'cells.overdraw.clauses: the basis "text" needs at least one clause; without one it is "default"',
    ],
    [
      'a clause twice',
      {
        clauses: [
          { id: 'OH.1', place: 'a' },
          { id: 'OH.1', place: 'b' },
        ],
      },
      'clauses: OH.1 is there twice',
    ],
    [
      'a clause id that is none',
      { clauses: [{ id: 'rule one', place: 'a' }] },
      'clauses.0.id: "rule one" is not a clause id such as OH.PLAY.3',
    ],
    ['an id that is taken', { id: 'mattel' }, 'id: "mattel" is the id of a built-in ruleset'],
    [
      'an id with capitals',
      { id: 'Ohio' },
      'id: "Ohio" is not an id in small letters and hyphens, such as ohio-good-sam',
    ],
    ['an empty name', { name: '  ' }, 'name: "  " is not a text of 1 to 80 characters'],
    [
      'a reading against its setting',
      { readings: { X14: 'always' } },
      'readings.X14: "always" does not go with settings.fourBeforeStack, which decides it: "once"',
    ],
    [
      'a setting whose cell was forgotten',
      { settings: { partnerPiles: { value: false, basis: 'default' } } },
      'cells.src-partner-stock.ruling: "legal" does not go with settings.partnerPiles, which is false',
    ],
  ])('%s', (_, own, message) => {
    expect(messages(laid(own))).toContain(message);
  });

  it('an unknown parent, naming those there are', () => {
    expect(messages(laid({ parent: 'constructor' }))[0]).toMatch(
      /^parent: "constructor" is not one of tennessee-partners, /,
    );
    expect(messages(laid({ parent: 7 }))[0]).toMatch(/^parent: 7 is not one of /);
  });

  it.each([
    '{"__proto__":{"name":"x"},"id":"a","name":"b","parent":"mattel"}',
    '{"id":"a","name":"b","parent":"mattel","cells":{"__proto__":{}}}',
    '[[{"__proto__":1}]]',
  ])('__proto__ anywhere: %s', (json) => {
    expect(refused(JSON.parse(json))).toEqual([
      expect.objectContaining({ message: expect.stringContaining('__proto__: this name is not allowed') }),
    ]);
  });

  it.each([null, undefined, 7, 'mattel', [], true])('%j, which is no ruleset', (json) => {
    expect(messages(json)[0]).toMatch(/^a ruleset is an object, and this is /);
  });

  it('every fault at once, each with its path', () => {
    const problems = refused(laid({ id: 'Ohio', cells: { overdraw: { ruling: 'no', basis: 'maybe' } } }));
    expect(problems.map(({ path }) => path)).toEqual(['id', 'cells.overdraw.ruling', 'cells.overdraw.basis']);
  });

  it('nesting deeper than the call stack', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
    expect(messages(laid({ settings: deep }))).toEqual(['settings: a list is not an object']);
  });
});
