import {
  addEntry,
  countAllCards,
  type Entry,
  type Game,
  reportLines,
  gameSummary,
  type ReportLine,
  type FlagWithId,
  openGame,
  type Refusal,
  type GameSummary,
} from '@/engine';
import { type FlagCode, rulesetById } from '@/rulesets';
import { type Told } from './acts';
import { type Column, headerFor, type Setup } from './people';

/** What a test says of a flag; what it leaves out may be anything. */
export type Expected = Partial<Omit<FlagWithId, 'evidence'>> & { readonly code: FlagWithId['code'] };

export interface Story {
  readonly game: Game;
  /** What happened next. Refuses to go on when an entry is refused. */
  when(...acts: readonly Told[]): Story;
  /** All flags of the last entry, in order: a code alone, or as much as the test says. */
  raises(...expected: readonly (FlagCode | FlagWithId['code'] | Expected)[]): Story;
  /** One flag on the last entry, with exactly these clauses. */
  flags(code: FlagWithId['code'], ...clauses: readonly string[]): Story;
  raisesNothing(): Story;
  /** Figures of the table as it is now; `turn` is the owner of the turn. */
  leaves(figures: Partial<GameSummary> & { readonly turn?: number | null }): Story;
  /** The refusal of one more entry. */
  refuses(act: Told): Refusal;
  /** The lines told, in the order of the record, under its own ruleset or another. */
  lines(under?: Column): readonly ReportLine[];
  /** The line of the last entry, or of another. */
  line(n?: number): ReportLine;
  readonly last: readonly FlagWithId[];
}

export function given(ruleset: Column, ...acts: readonly (Told | Setup)[]): Story {
  const [first, ...rest] = acts;
  const setup = first !== undefined && !('act' in first) ? first : undefined;
  const opened = openGame(headerFor(ruleset, setup));
  if (!opened.ok) throw new Error(`header refused: ${JSON.stringify(opened.error)}`);
  return tell(opened.value).when(...((setup === undefined ? acts : rest) as Told[]));
}

const tell = (game: Game): Story => ({
  game,
  when: (...acts) => tell(acts.reduce(follow, game)),
  raises(...expected) {
    expect(this.last).toEqual(
      expected.map((flag) => expect.objectContaining(typeof flag === 'string' ? { code: flag } : flag)),
    );
    return this;
  },
  flags(code, ...clauses) {
    return this.raises({ code, clauses } as Expected);
  },
  raisesNothing() {
    expect(this.last).toEqual([]);
    return this;
  },
  leaves({ turn, ...figures }) {
    expect({ ...gameSummary(game), turn: game.table.turn }).toMatchObject({
      ...figures,
      ...(turn === undefined ? {} : { turn }),
    });
    return this;
  },
  refuses(act) {
    const added = addEntry(game, numbered(game, act));
    if (added.ok) throw new Error(`not refused: ${JSON.stringify(act)}`);
    return added.error;
  },
  lines: (under) => linesOf(game, under),
  line(n = game.entries?.last.n ?? 0) {
    const found = linesOf(game).find((line) => line.n === n);
    if (found === undefined) throw new Error(`no entry ${n}`);
    return found;
  },
  get last() {
    return (linesOf(game).at(-1)?.flags ?? []).map(withoutMemory);
  },
});

/** A flag as a program is told of it, without what the engine remembers for the remedy. */
const withoutMemory = ({
  id,
  code,
  seat,
  verdict,
  basis,
  clauses,
  evidence,
  reading,
  local,
  or,
}: FlagWithId): FlagWithId => ({
  id,
  code,
  seat,
  verdict,
  basis,
  clauses,
  evidence,
  ...(reading === undefined ? {} : { reading }),
  ...(local === undefined ? {} : { local }),
  ...(or === undefined ? {} : { or }),
});

const linesOf = (game: Game, under?: Column): readonly ReportLine[] => {
  if (under === undefined) return reportLines(game);
  const ruleset = rulesetById(under);
  if (ruleset === undefined) throw new Error(`no ruleset ${under}`);
  return reportLines(game, ruleset);
};

function follow(game: Game, act: Told): Game {
  const entry = numbered(game, act);
  const added = addEntry(game, entry);
  if (!added.ok) throw new Error(`entry ${entry.n} (${entry.act}) refused: ${JSON.stringify(added.error)}`);
  const { table } = added.value;
  if (countAllCards(table) !== table.deck)
    throw new Error(`after entry ${entry.n} the zones hold ${countAllCards(table)} of ${table.deck} cards`);
  return added.value;
}

function numbered(game: Game, act: Told): Entry {
  const n = (game.entries?.last.n ?? 0) + 1;
  return act.act === 'rule' && !act.flag.includes(':')
    ? { ...act, flag: newest(game, act.flag), n }
    : ({ ...act, n } as Entry);
}

function newest(game: Game, code: string): string {
  const flags = reportLines(game).flatMap((line) => line.flags);
  return flags.findLast((flag) => flag.code === code)?.id ?? `0:${code}`;
}
