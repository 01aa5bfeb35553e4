import { FLAG_CODES } from '@/rulesets';
import { at, COLUMNS, GROUPS } from '../../kit';
import * as a from './aSetup';
import * as b from './bTurnOrder';
import * as c from './cDrawing';
import * as d from './dBuilding';
import * as e from './eSources';
import * as f from './fDiscarding';
import * as g from './gTalk';
import * as h from './hEnding';

const catalogue: readonly string[] = Object.values(GROUPS).flat();
const cells = Object.assign({}, a.cells, b.cells, c.cells, d.cells, e.cells, f.cells, g.cells, h.cells);
const tellings = Object.assign(
  {},
  a.tellings,
  b.tellings,
  c.tellings,
  d.tellings,
  e.tellings,
  f.tellings,
  g.tellings,
  h.tellings,
);

test('the catalogue has 75 codes, each once', () => {
  expect(new Set(catalogue).size).toBe(75);
  expect(catalogue).toHaveLength(75);
});

test('every code a ruleset can rule on is in the catalogue', () => {
  expect(FLAG_CODES.filter((code) => !catalogue.includes(code))).toEqual([]);
});

test.each(COLUMNS)('every cell of %s has its case', (ruleset) => {
  const without = catalogue.filter((code) => {
    const row = (cells as Record<string, Record<string, unknown>>)[code];
    const telling = (tellings as Record<string, (here: ReturnType<typeof at>) => { act?: unknown }>)[code];
    return row?.[ruleset] === undefined || telling?.(at(ruleset)).act === undefined;
  });
  expect(without).toEqual([]);
});
