import { inheritRuleset, type Ruleset, RULESETS, rulesetById, type RulesetId } from '@/rulesets';

describe('the registry', () => {
  it('knows the seven regions by id', () => {
    expect(RULESETS.map(({ id }) => id)).toEqual([
      'tennessee-partners',
      'tennessee-2018',
      'tennessee-2018-partners',
      'texas-good-sam',
      'florida-good-sam',
      'six-player-partners',
      'mattel',
    ]);
    for (const ruleset of RULESETS) expect(rulesetById(ruleset.id)).toBe(ruleset);
  });

  it.each(['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Mattel', 'mattel '])(
    'finds nothing under %j',
    (id) => {
      expect(rulesetById(id)).toBeUndefined();
    },
  );

  it('names a partners variant that exists', () => {
    const variants = RULESETS.flatMap(({ partnersVariant }) => partnersVariant ?? []);
    expect(variants).toEqual(['tennessee-2018-partners']);
    for (const id of variants) expect(rulesetById(id)?.settings.teams.value.play).toBe('required');
  });

  it('is data through and through: it survives JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(RULESETS))).toEqual(RULESETS);
  });
});

describe('overlay', () => {
  const parent = RULESETS[1] as Ruleset;
  const id = 'ours' as RulesetId;

  it('keeps what is not told, and leaves the parent alone', () => {
    const before = JSON.stringify(RULESETS);
    const laid = inheritRuleset(parent, { id });
    expect(laid.settings).toEqual(parent.settings);
    expect(laid.cells).toEqual(parent.cells);
    expect(laid.clauses).toBe(parent.clauses);
    expect(JSON.stringify(RULESETS)).toBe(before);
  });

  it('replaces rows, not the whole', () => {
    const cell = { ruling: 'info', basis: 'default', clauses: [] } as const;
    const laid = inheritRuleset(parent, { id, cells: { overdraw: cell } });
    expect(laid.cells.overdraw).toBe(cell);
    expect(laid.cells['build-start']).toBe(parent.cells['build-start']);
  });

  it("does not inherit the parent's edition, name or variant: they say which paper it is", () => {
    const laid = inheritRuleset(parent, { id });
    expect([laid.edition, laid.name, laid.partnersVariant]).toEqual([undefined, undefined, undefined]);
    expect(rulesetById('tennessee-2018-partners')?.edition).toBe('2018-06-01');
  });
});
