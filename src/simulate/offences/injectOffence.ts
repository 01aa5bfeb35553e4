import { type AnyCode, type Basis, type ClauseId, isFlagCode, type Rules, rulesFor } from '@/rulesets';
import type { Entry, Header, Seat, Verdict } from '@/engine';
import { makeDice, type Seed } from '../dice';
import { type Simulated, simulateGame } from '../simulateGame';
import { OFFENCES } from './catalogue';
import { type Offence, type OffenceCode } from './offence';

export interface Expected {
  readonly n: number;
  readonly code: OffenceCode;
  readonly seat: Seat | null;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
}

export interface Injected {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly expected: Expected;
  /** Flags that had to be raised on the way. */
  readonly means: readonly { readonly n: number; readonly code: AnyCode }[];
  /** The game goes on to its end behind the offence; otherwise the record stops with it. */
  readonly goesOn: boolean;
  /** What would have been told from here on: once the offence is undone, it can be. */
  readonly rest: readonly Entry[];
}

/**
 * The same game with one offence in it, at one of the moments that offer themselves; null where the
 * sheet allows it or knows no such thing, or where no moment came.
 */
export function injectOffence(simulated: Simulated, code: OffenceCode, seed: Seed): Injected | null {
  return isAllowed(simulated, code) ? null : commitOffence(simulated, code, seed);
}

/** Without asking whether this sheet minds. */
export function commitOffence(simulated: Simulated, code: OffenceCode, seed: Seed): Injected | null {
  const dice = makeDice(`${code} ${seed}`);
  const offend = OFFENCES[code];
  let suitable = 0;
  const chosen: Found[] = [];
  const { entries } = simulateGame(simulated.options, (when, game) => {
    const offence = offend(game, when, dice);
    if (offence === null) return;
    suitable += 1;
    // each moment is as likely as any other, however many there will be
    if (dice.below(suitable) === 0) chosen[0] = { offence, told: game.entries.length, rules: game.sheet.rules };
  });
  const [found] = chosen;
  return found === undefined ? null : assemble(simulated.header, entries, found, code);
}

interface Found {
  readonly offence: Offence;
  readonly told: number;
  readonly rules: Rules;
}

function assemble(
  header: Header,
  game: readonly Entry[],
  { offence, told, rules }: Found,
  code: OffenceCode,
): Injected {
  const before = offence.anew === true ? [] : game.slice(0, told);
  const offending = offence.told.map((body, i) => ({ ...body, n: before.length + 1 + i }) as Entry);
  const soFar = [...before, ...offending];
  const rest = game.slice(told + (offence.instead === true ? 1 : 0));
  const numberOf = (at: number): number => before.length + 1 + at;
  const cell = isFlagCode(code) ? rules.cells[code] : null;
  return {
    header: offence.header ?? header,
    entries: offence.goesOn === true ? [...soFar, ...renumber(rest, soFar.length + 1)] : soFar,
    expected: {
      n: numberOf(offence.at ?? offence.told.length - 1),
      code,
      seat: offence.seat,
      verdict: offence.verdict ?? ((cell?.ruling ?? 'record') as Verdict),
      basis: cell?.basis ?? 'default',
      clauses: cell?.clauses ?? [],
    },
    means: (offence.means ?? []).map(({ at, code: flag }) => ({ n: numberOf(at), code: flag })),
    goesOn: offence.goesOn === true,
    rest: offence.anew === true ? [] : rest,
  };
}

const renumber = (entries: readonly Entry[], from: number): Entry[] =>
  entries.map((entry, i) => ({ ...entry, n: from + i }));

function isAllowed({ options }: Simulated, code: OffenceCode): boolean {
  if (!isFlagCode(code)) return false;
  const { ruling } = rulesFor(options.ruleset, options.house).cells[code];
  return ruling === 'legal' || ruling === 'never';
}
