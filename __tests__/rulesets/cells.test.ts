import { type CellVerdict, FLAG_CODES, type FlagCode, rulesetById } from '@/rulesets';
import { CELL_TABLE, COLUMNS } from './cellTable';

const RULING: Readonly<Record<string, CellVerdict>> = {
  X: 'illegal',
  P: 'penalty',
  S: 'silent',
  L: 'legal',
  '-': 'never',
  info: 'info',
  stands: 'stands',
};
const BASIS: Readonly<Record<string, string>> = { t: 'text', i: 'inferred', d: 'default' };
const PREFIX: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  'tennessee-partners': 'TNP',
  'tennessee-2018': 'TN18',
  'tennessee-2018-partners': 'TN18',
  'texas-good-sam': 'TX',
  'six-player-partners': 'SIX',
  mattel: 'MAT',
};

const rows = CELL_TABLE.split('\n')
  .filter((line) => line.startsWith('F'))
  .map((line) => {
    const [name = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { code: name.split(/\s+/)[1] as FlagCode, cells };
  });

it('has a row for every code, in the order of the catalogue', () => {
  expect(rows.map(({ code }) => code)).toEqual(FLAG_CODES);
  expect(rows.every(({ cells }) => cells.length === COLUMNS.length)).toBe(true);
});

describe.each(COLUMNS.map((id, column) => ({ id, column })))('$id', ({ id, column }) => {
  it.each(rows.map(({ code, cells }) => ({ code, letters: cells[column] ?? '' })))(
    '$code: $letters',
    ({ code, letters }) => {
      const [letter = '', ...rest] = letters.split(' ');
      const basis = BASIS[rest[0] ?? ''] ?? 'default';
      const named = rest.filter((word) => !(word in BASIS)).map((number) => `${PREFIX[id]}.${number}`);
      const cell = rulesetById(id)?.cells[code];
      expect({ ruling: cell?.ruling, basis: cell?.basis, clauses: [...(cell?.clauses ?? [])].sort() }).toEqual({
        ruling: RULING[letter],
        basis,
        clauses: named.sort(),
      });
    },
  );
});

it('takes a build back in Texas as long as nobody has learned anything, and nowhere else by its sheet', () => {
  const allowing = COLUMNS.filter((id) => rulesetById(id)?.cells['build-takeback'].legalIf === 'nothing-learned');
  expect(allowing).toEqual(['texas-good-sam']);
});

it.each([
  ['tennessee-partners', 'refill-on-empty', 'X28'],
  ['tennessee-partners', 'discard-not-from-hand', 'X32'],
  ['tennessee-partners', 'partner-flip', 'X19'],
  ['tennessee-2018', 'setup-wrong-starter', 'X01'],
  ['tennessee-2018-partners', 'setup-wrong-starter', 'X01'],
  ['tennessee-2018-partners', 'penalty-misplaced', 'X05'],
  ['tennessee-2018-partners', 'coach-verbal', 'X06'],
  ['tennessee-2018-partners', 'penalty-uncalled', 'X07'],
  ['texas-good-sam', 'hand-revealed', 'X13'],
  ['texas-good-sam', 'revealed-not-played', 'X13'],
  ['texas-good-sam', 'stock-play-declined', 'X13'],
  ['texas-good-sam', 'discard-stack-early', 'X14'],
  ['texas-good-sam', 'build-start', 'X15'],
  ['texas-good-sam', 'build-fifth', 'X16'],
  ['texas-good-sam', 'discard-takeback', 'X17'],
  ['texas-good-sam', 'discard-not-from-hand', 'X32'],
  ['six-player-partners', 'setup-deck-count', 'X23'],
  ['six-player-partners', 'strategy-discard-play', 'X24'],
  ['six-player-partners', 'oot-started', 'X25a'],
  ['six-player-partners', 'oot-extra-draw', 'X25b'],
  ['six-player-partners', 'win-claim-early', 'X21'],
  ['mattel', 'setup-wrong-starter', 'X37'],
  ['mattel', 'draw-dead', 'X30'],
] as const)('%s: %s rests on %s', (id, code, reading) => {
  expect(rulesetById(id)?.cells[code].reading).toBe(reading);
  expect(rulesetById(id)?.readings[reading]).toBeDefined();
});
