import { type AnyFlagCode, type Basis, type ClauseId, isFlagCode, type Rules, rulesFor } from '@/rulesets';
import type { Entry, Header, Seat, Verdict } from '@/engine';
import { makeSeededRandom, type Seed } from '@/base';
import { type SimulatedGame, simulateGame } from '../simulateGame';
import { TRY_OFFENCE_BY_CODE } from './catalogue';
import { type CommittedOffence, type OffenceCode } from './offence';

export interface ExpectedFlag {
  readonly n: number;
  readonly code: OffenceCode;
  readonly seat: Seat | null;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
}

export interface GameWithOffence {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly expected: ExpectedFlag;
  /** Flags that must be raised before the expected one. */
  readonly preliminaries: readonly { readonly n: number; readonly code: AnyFlagCode }[];
  /** The game continues to its end after the offence; otherwise the record stops with it. */
  readonly goesOn: boolean;
  /** The entries the game would have continued with; they fit again once the offence is undone. */
  readonly rest: readonly Entry[];
}

/**
 * The same game with one offence, committed at a random suitable moment. Null if the ruleset allows the act
 * or cannot raise the code, or if no moment was suitable.
 */
export function injectOffence(simulated: SimulatedGame, code: OffenceCode, seed: Seed): GameWithOffence | null {
  return isAllowed(simulated, code) ? null : injectOffenceEvenIfAllowed(simulated, code, seed);
}

/** Like `injectOffence`, even where the ruleset allows the act. */
export function injectOffenceEvenIfAllowed(
  simulated: SimulatedGame,
  code: OffenceCode,
  seed: Seed,
): GameWithOffence | null {
  const dice = makeSeededRandom(`${code} ${seed}`);
  const offend = TRY_OFFENCE_BY_CODE[code];
  let suitable = 0;
  const chosen: Found[] = [];
  const { entries } = simulateGame(simulated.options, (when, game) => {
    const offence = offend(game, when, dice);
    if (offence === null) return;
    suitable += 1;
    // reservoir sampling: every suitable moment is equally likely
    if (dice.below(suitable) === 0) chosen[0] = { offence, told: game.entries.length, rules: game.playRules.rules };
  });
  const [found] = chosen;
  return found === undefined ? null : assemble(simulated.header, entries, found, code);
}

interface Found {
  readonly offence: CommittedOffence;
  readonly told: number;
  readonly rules: Rules;
}

function assemble(
  header: Header,
  game: readonly Entry[],
  { offence, told, rules }: Found,
  code: OffenceCode,
): GameWithOffence {
  const before = offence.anew === true ? [] : game.slice(0, told);
  const offending = offence.entries.map((body, i) => ({ ...body, n: before.length + 1 + i }) as Entry);
  const soFar = [...before, ...offending];
  const rest = game.slice(told + (offence.instead === true ? 1 : 0));
  const numberOf = (at: number): number => before.length + 1 + at;
  const cell = isFlagCode(code) ? rules.cells[code] : null;
  return {
    header: offence.header ?? header,
    entries: offence.goesOn === true ? [...soFar, ...renumber(rest, soFar.length + 1)] : soFar,
    expected: {
      n: numberOf(offence.at ?? offence.entries.length - 1),
      code,
      seat: offence.seat,
      verdict: offence.verdict ?? ((cell?.ruling ?? 'record') as Verdict),
      basis: cell?.basis ?? 'default',
      clauses: cell?.clauses ?? [],
    },
    preliminaries: (offence.preliminaries ?? []).map(({ at, code: flag }) => ({ n: numberOf(at), code: flag })),
    goesOn: offence.goesOn === true,
    rest: offence.anew === true ? [] : rest,
  };
}

const renumber = (entries: readonly Entry[], from: number): Entry[] =>
  entries.map((entry, i) => ({ ...entry, n: from + i }));

function isAllowed({ options }: SimulatedGame, code: OffenceCode): boolean {
  if (!isFlagCode(code)) return false;
  const { ruling } = rulesFor(options.ruleset, options.house).cells[code];
  return ruling === 'legal' || ruling === 'never';
}
