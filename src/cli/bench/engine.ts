import { createRequire } from 'node:module';
import path from 'node:path';
import { ok, type Result } from '@/base';
import { obtainPackage } from '../obtainPackage';
import { type BoardgameIo, boardgameMoves } from './boardgame';
import { chessMoves, type ChessJs } from './chess';
import { type Figure, type Goal } from './figure';
import { gameOf, simulatedGames } from './games';
import { THOROUGH, type Work } from './inTurns';
import { judgingAgainst } from './judging';
import { replayOnHermes } from './onHermes';
import { tapsCompared } from './taps';

/** One thing to measure: answers with its figures, or with why it could not be measured. */
export interface Measurement {
  readonly name: string;
  readonly run: (tell: (how: string) => void) => Promise<Result<readonly Figure[], string>>;
}

interface Peer {
  readonly name: string;
  readonly version: string;
  /** What to load of it, inside its folder. */
  readonly file: string;
}

/** Another program, fetched when it is needed. It is measured as its users run it, not as its authors debug it. */
async function obtainPeer<T>({ name, version, file }: Peer): Promise<Result<T, string>> {
  const folder = await obtainPackage(name, version);
  if (!folder.ok) return folder;
  process.env.NODE_ENV = 'production';
  return ok(createRequire(path.join(folder.value, 'package.json'))(`./${file}`) as T);
}

const against = <T>(goal: Goal, peer: Peer, movesOf: (loaded: T) => Work): Measurement => ({
  name: goal.figure,
  run: async (tell) => {
    tell(`fetching ${peer.name}`);
    const loaded = await obtainPeer<T>(peer);
    if (!loaded.ok) return loaded;
    return ok([judgingAgainst(goal, simulatedGames(2), movesOf(loaded.value), THOROUGH, tell)]);
  },
});

const BOARDGAME_IO: Peer = { name: 'boardgame.io', version: '0.50.2', file: 'client' };
const CHESS_JS: Peer = { name: 'chess.js', version: '1.4.0', file: '' };
const PLACES = [500, 5000];
const REPLAYED = 1000;

export const ENGINE: readonly Measurement[] = [
  against<BoardgameIo>({ figure: 'judge-vs-boardgame', budget: 20, better: 'higher' }, BOARDGAME_IO, boardgameMoves),
  against<ChessJs>({ figure: 'judge-vs-chess', budget: 10, better: 'higher' }, CHESS_JS, chessMoves),
  {
    name: 'tap-late-vs-early',
    run: async (tell) => {
      const game = simulatedGames(1).find(({ header }) => header.seats.some(({ team }) => team !== undefined));
      return ok(tapsCompared(game ?? gameOf(REPLAYED), PLACES, THOROUGH, tell));
    },
  },
  {
    name: 'hermes-replay-vs-copy',
    run: async (tell) => {
      tell('replaying on the Hermes VM');
      const figure = await replayOnHermes(gameOf(REPLAYED), THOROUGH);
      return figure.ok ? ok([figure.value]) : figure;
    },
  },
];
