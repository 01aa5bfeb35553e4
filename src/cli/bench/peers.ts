import { createRequire } from 'node:module';
import path from 'node:path';
import { ok, type Result } from '@/base';
import { installNpmPackage } from '../installNpmPackage';
import { type Workload } from './interleave';

/** The part of boardgame.io that is used here. */
export interface BoardgameIo {
  readonly Client: (options: object) => {
    readonly start: () => void;
    readonly stop: () => void;
    readonly moves: Readonly<Record<string, (...args: number[]) => void>>;
    readonly getState: () => { readonly _stateID: number };
  };
}

/** The part of chess.js that is used here. */
export interface ChessJs {
  readonly Chess: new () => { readonly move: (san: string) => unknown };
}

/** A library that the engine is compared with. */
export interface PeerLibrary<T> {
  readonly name: string;
  readonly version: string;
  readonly load: (require: NodeJS.Require) => T;
}

export const BOARDGAME_IO_PEER_LIBRARY: PeerLibrary<BoardgameIo> = {
  name: 'boardgame.io',
  version: '0.50.2',
  load: (require) => require('boardgame.io/client') as BoardgameIo,
};

export const CHESS_JS_PEER_LIBRARY: PeerLibrary<ChessJs> = {
  name: 'chess.js',
  version: '1.4.0',
  load: (require) => require('chess.js') as ChessJs,
};

/** Installs a peer if it is missing and loads it in production mode, as its users run it. */
export async function installAndLoadPeer<T>({ name, version, load }: PeerLibrary<T>): Promise<Result<T, string>> {
  const folder = await installNpmPackage(name, version);
  if (!folder.ok) return folder;
  process.env.NODE_ENV = 'production';
  return ok(load(createRequire(path.join(folder.value, 'package.json'))));
}

interface State {
  readonly hand: number[];
  readonly building: number[];
  readonly discards: number[][];
  draw: number;
}
type Context = { readonly G: State };

/**
 * The smallest possible Skip-Bo table for boardgame.io, written as its manual shows: moves that change a draft.
 * It passes no turns and checks nothing, both of which would cost it more time.
 */
const game = {
  setup: (): State => ({ hand: [0, 0, 0, 0], building: [0, 0, 0, 0], discards: [[], [], [], []], draw: 162 }),
  moves: {
    draw: ({ G }: Context, seat: number, count: number) => {
      G.hand[seat]! += count;
      G.draw -= count;
    },
    play: ({ G }: Context, seat: number, to: number) => {
      G.hand[seat]! -= 1;
      G.building[to] = (G.building[to]! + 1) % 12;
    },
    discard: ({ G }: Context, seat: number, card: number) => {
      G.hand[seat]! -= 1;
      G.discards[seat]!.push(card);
    },
  },
};

const TURNS = 60;
const MOVES_IN_TURN = 5;

/** One game about as long as ours: each turn is a draw, three plays and a discard. */
export const boardgameWorkload =
  ({ Client }: BoardgameIo): Workload =>
  () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    const { draw, play, discard } = client.moves;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const seat = turn % 4;
      draw?.(seat, 4);
      for (let to = 0; to < MOVES_IN_TURN - 2; to += 1) play?.(seat, to);
      discard?.(seat, 7);
    }
    const made = client.getState()._stateID;
    client.stop();
    if (made !== TURNS * MOVES_IN_TURN) throw new Error(`boardgame.io took ${made} moves of ${TURNS * MOVES_IN_TURN}`);
    return made;
  };

const OPERA = `e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8
  Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#`;
const IMMORTAL = `e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5
  Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#`;
const WIJK_AAN_ZEE = `e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1
  O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+
  Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4
  Qxh8 Rd3 Qa8 c3 Qa4+ Ke1 f4 f5 Kc1 Rd2 Qa7`;

/** Three famous games: the Opera Game, the Immortal Game, Kasparov – Topalov 1999. */
const games = [OPERA, IMMORTAL, WIJK_AAN_ZEE].map((game) => game.split(/\s+/));

/** Makes every move of each game; chess.js throws when a move is not legal. */
export const chessWorkload =
  ({ Chess }: ChessJs): Workload =>
  () => {
    for (const game of games) {
      const chess = new Chess();
      for (const san of game) chess.move(san);
    }
    return games.reduce((sum, game) => sum + game.length, 0);
  };
