import { type Entry, type Header } from '@/engine';
import { makeSeededRandom } from '@/base';
import { type RunningGame, recordEntry, type MomentKind } from './runningGame';
import { setUpGame } from './setUp';
import { type TableSetup, derivePlayRules } from './playRules';
import { playTurn } from './turn';
import { dealRealTableStocks, type RealCardsAtEnd, realCardsAtEndOf } from './realTable';

export interface SimulateOptions extends TableSetup {
  /** 0: players choose any legal play, or none, at random. 1: they play toward their stock. */
  readonly skill?: number;
  /** How often the referee leaves out optional entries and fields: flips, draws, who was asked. */
  readonly haste?: number;
  /** The game ends with `end: time` after this many turns. */
  readonly maxTurns?: number;
}

export interface SimulatedGame {
  readonly header: Header;
  readonly entries: Entry[];
  readonly outcome: RealCardsAtEnd;
  /** The same options give the same game again. */
  readonly options: SimulateOptions;
}

const LONG = 1500;

/** There is nothing to draw and nobody has played for four rounds. */
const isStuck = ({ realTable, idle, playRules }: RunningGame): boolean =>
  realTable.draw.length + realTable.completed.length === 0 && idle >= 4 * playRules.seats;

/**
 * Plays a whole game with real cards and records it as a referee would. The players follow the settings of
 * the ruleset and use none of the engine's checks, so a test can compare what the engine derives from the
 * record with what really happened.
 */
export function simulateGame(
  options: SimulateOptions,
  watch?: (when: MomentKind, game: RunningGame) => void,
): SimulatedGame {
  const playRules = derivePlayRules(options);
  const dice = makeSeededRandom(`${options.ruleset.id} ${options.seed}`);
  const game: RunningGame = {
    playRules,
    realTable: dealRealTableStocks(playRules.seats, playRules.stock, playRules.rules.values.deck, dice),
    entries: [],
    dice,
    skill: options.skill ?? 0.8,
    haste: options.haste ?? 0.1,
    watch,
    topRecorded: playRules.partners.map(() => false),
    dealer: null,
    turn: 0,
    started: false,
    due: 0,
    last: 'nothing',
    plays: 0,
    laid: null,
    after: null,
    idle: 0,
    winner: null,
  };
  setUpGame(game);
  for (let turns = 0; turns < (options.maxTurns ?? LONG) && game.winner === null && !isStuck(game); turns += 1)
    playTurn(game);
  if (game.winner === null) recordEntry(game, { act: 'end', why: 'time' });
  watch?.('over', game);
  return { header: playRules.header, entries: game.entries, outcome: realCardsAtEndOf(game), options };
}
