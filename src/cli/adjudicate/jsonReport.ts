import { reportLines, gameSummary, type Game, type FlagWithId } from '@/engine';
import type { Ruleset } from '@/rulesets';

/** The report for programs. The order of the keys is part of the format. */
export function* jsonReportLines(game: Game, under?: Ruleset): Generator<string> {
  const record = game.header.id;
  for (const { n, turn, struck, flags } of reportLines(game, under)) {
    yield JSON.stringify({ record, n, turn, ...(struck ? { struck } : {}), flags: flags.map(flagJson) });
  }
  const { phase, over, winner, stock, hand, draw, completed, building, unexplained, open } = gameSummary(game, under);
  yield JSON.stringify({
    record,
    end: true,
    phase,
    over,
    winner,
    stock,
    hand,
    draw,
    completed,
    building,
    unexplained,
    open,
  });
}

const flagJson = ({ id, code, seat, verdict, basis, clauses, local, or, reading }: FlagWithId) => ({
  id,
  code,
  seat,
  verdict,
  basis,
  clauses,
  ...(local === undefined ? {} : { local }),
  ...(or === undefined ? {} : { or }),
  ...(reading === undefined ? {} : { reading }),
});
