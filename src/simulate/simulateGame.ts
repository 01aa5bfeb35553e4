import { type Entry, type Header } from '@/engine';
import { makeDice } from './dice';
import { type Running, tell, type When } from './runningGame';
import { setUp } from './setUp';
import { type Company, sheetOf } from './playRules';
import { playTurn } from './turn';
import { dealWorld, type Truth, truthOf } from './realTable';

export interface SimulateOptions extends Company {
  /** 0: any legal play, or none, by chance. 1: the stock first, and whatever leads to it. */
  readonly skill?: number;
  /** How often a hurried referee leaves out what can be left out: flips, draws, who was asked. */
  readonly haste?: number;
  /** After so many turns the game is stopped for time. */
  readonly maxTurns?: number;
}

export interface Simulated {
  readonly header: Header;
  readonly entries: Entry[];
  readonly truth: Truth;
  /** The same options play the same game again. */
  readonly options: SimulateOptions;
}

const LONG = 1500;

/** Nothing to draw, and for several rounds nobody had a play: no official would let it go on. */
const isStuck = ({ world, idle, sheet }: Running): boolean =>
  world.draw.length + world.completed.length === 0 && idle >= 4 * sheet.seats;

/**
 * A whole game with real cards, told as its referee would tell it. It plays by the sheet as its
 * settings have it and knows nothing of checks or judging, so that what the engine makes of the
 * record can be held against what really happened.
 */
export function simulateGame(options: SimulateOptions, watch?: (when: When, game: Running) => void): Simulated {
  const sheet = sheetOf(options);
  const dice = makeDice(`${options.ruleset.id} ${options.seed}`);
  const game: Running = {
    sheet,
    world: dealWorld(sheet.seats, sheet.stock, sheet.rules.values.deck, dice),
    entries: [],
    dice,
    skill: options.skill ?? 0.8,
    haste: options.haste ?? 0.1,
    watch,
    topTold: sheet.partners.map(() => false),
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
  setUp(game);
  for (let turns = 0; turns < (options.maxTurns ?? LONG) && game.winner === null && !isStuck(game); turns += 1)
    playTurn(game);
  if (game.winner === null) tell(game, { act: 'end', why: 'time' });
  watch?.('over', game);
  return { header: sheet.header, entries: game.entries, truth: truthOf(game), options };
}
