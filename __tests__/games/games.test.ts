import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addEntry, type Game, reportLines, gameSummary, openGame } from '@/engine';
import { makeGameRecordReader } from '@/record';
import { RULESETS } from '@/rulesets';
import { jsonLines, tell } from '../kit/adjudicate';

interface ExpectedFlag {
  readonly code: string;
  readonly seat?: number | null;
  readonly verdict?: string;
  readonly clause?: string;
}
interface Expected {
  readonly flags: Readonly<Record<string, readonly ExpectedFlag[]>>;
  readonly end?: Readonly<Record<string, unknown>>;
}
interface Told {
  readonly n: number;
  readonly turn: number | null;
  readonly flags: readonly { readonly code: string; readonly verdict: string; readonly clauses: readonly string[] }[];
}

const file = path.join(__dirname, 'records.jsonl');
const expected = JSON.parse(readFileSync(path.join(__dirname, 'expected.json'), 'utf8')) as Readonly<
  Record<string, Expected>
>;
const ids = Object.keys(expected);

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The golden games, replayed: by the record's id. */
const games = new Map<string, Game>();
const reader = makeGameRecordReader();
readFileSync(file, 'utf8')
  .split('\n')
  .reduce<Game | null>((game, line, i) => {
    const item = reader.read(line, i + 1);
    if (item === null) return game;
    if (item.kind === 'problem') throw new Error(JSON.stringify(item));
    if (item.kind === 'seal') return game;
    const next = item.kind === 'header' ? value(openGame(item.header)) : value(addEntry(game as Game, item.entry));
    games.set(next.header.id, next);
    return next;
  }, null);

/** Everything that was flagged beyond information, in the words of the expectations. */
function check(id: string, lines: readonly Told[], end: object): void {
  const { flags, end: figures = {} } = expected[id] as Expected;
  // An expectation on an entry that was not told would never be looked at.
  const told = lines.map(({ n }) => String(n));
  expect(told.length).toBeGreaterThan(0);
  expect(Object.keys(flags).filter((n) => !told.includes(n))).toEqual([]);
  for (const { n, flags: raised } of lines) {
    const wanted = flags[String(n)] ?? [];
    const codes = wanted.map(({ code }) => code);
    const found = raised.filter(({ verdict, code }) => verdict !== 'info' || codes.includes(code));
    expect({ n, codes: found.map(({ code }) => code) }).toEqual({ n, codes });
    wanted.forEach(({ clause, ...rest }, i) => {
      expect(found[i]).toMatchObject(rest);
      const cited = found[i]?.clauses.filter((one) => one === clause);
      expect(cited).toEqual(clause === undefined ? [] : [clause]);
    });
  }
  expect({ ...end, turn: lines[lines.length - 1]?.turn }).toMatchObject(figures);
}

describe('golden games', () => {
  test('are all there', () => expect([...games.keys()]).toEqual(ids));
  test('ten of the fourteen expected flags name the clause they cite', () => {
    const wanted = Object.values(expected).flatMap(({ flags }) => Object.values(flags).flat());
    expect([wanted.length, wanted.filter(({ clause }) => clause !== undefined).length]).toEqual([14, 10]);
  });
  test.each(ids)('%s', (id) => {
    const game = games.get(id) as Game;
    check(id, reportLines(game), gameSummary(game));
  });
  test.each(ids)('%s can be judged by every sheet, and ends as it ended', (id) => {
    const game = games.get(id) as Game;
    for (const under of RULESETS) {
      expect(reportLines(game, under).map(({ n, turn }) => [n, turn])).toEqual(
        reportLines(game).map(({ n, turn }) => [n, turn]),
      );
      expect({ ...gameSummary(game, under), open: [] }).toEqual({ ...gameSummary(game), open: [] });
    }
  });
});

test('the real command line tells the same', async () => {
  const { code, out, err } = await tell('npm', ['run', '--silent', 'adjudicate', '--', '--json', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const told = jsonLines(out);
  for (const id of ids) {
    const own = told.filter(({ record }) => record === id);
    const end = own.pop() as object;
    expect(Object.keys(end)).toEqual([
      'record',
      'end',
      'phase',
      'over',
      'winner',
      'stock',
      'hand',
      'draw',
      'completed',
      'building',
      'unexplained',
      'open',
    ]);
    expect(own.map(({ n }) => n)).toEqual(reportLines(games.get(id) as Game).map(({ n }) => n));
    check(id, own as unknown as Told[], end);
  }
});
