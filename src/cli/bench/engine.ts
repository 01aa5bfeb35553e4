import { runInThisContext } from 'node:vm';
import { ok } from '@/base';
import { bundleScript } from '../hermesVm';
import { inRoot } from '../paths';
import { boardgameMoves } from './boardgame';
import { chessMoves } from './chess';
import { judgingAgainst, tapsCompared } from './compare';
import { type Goal } from './figure';
import { gameOf } from './games';
import { THOROUGH, type Work } from './inTurns';
import { type Measurement } from './measurement';
import { replayOnHermes } from './onHermes';
import { BOARDGAME_IO, CHESS_JS, obtainPeer, type Peer } from './peers';
import type * as works from './works';

/**
 * The engine as phones and browsers get it: one bundle. Run file by file, more than half the time goes into
 * fetching every import anew, and it is not the engine that is measured.
 */
async function bundledWorks(): Promise<typeof works> {
  const script = await bundleScript(inRoot('src/cli/bench/works.ts'), 'works');
  return runInThisContext(`(() => { ${script}\nreturn works; })()`) as typeof works;
}

const GAMES_EACH = 2;
const PLACES = [50, 500, 5000];
const REPLAYED = 1000;

const judge = <T>(goal: Goal, peer: Peer<T>, movesOf: (loaded: T) => Work): Measurement => ({
  name: goal.figure,
  run: async (tell) => {
    tell(`fetching ${peer.name}`);
    const loaded = await obtainPeer(peer);
    if (!loaded.ok) return loaded;
    const { judging, simulatedGames } = await bundledWorks();
    return ok([judgingAgainst(goal, judging(simulatedGames(GAMES_EACH)), movesOf(loaded.value), THOROUGH, tell)]);
  },
});

const taps: Measurement = {
  name: 'tap-late-vs-early',
  run: async (tell) => {
    const { simulatedGames, tapping } = await bundledWorks();
    const game = simulatedGames(1).find(({ header }) => header.seats[0]?.team !== undefined);
    return ok(tapsCompared(PLACES, tapping(game ?? gameOf(REPLAYED), PLACES), THOROUGH, tell));
  },
};

const hermes: Measurement = {
  name: 'hermes-replay-vs-copy',
  run: async (tell) => {
    tell('replaying on the Hermes VM');
    const figure = await replayOnHermes(gameOf(REPLAYED), THOROUGH);
    return figure.ok ? ok([figure.value]) : figure;
  },
};

export const ENGINE: readonly Measurement[] = [
  judge({ figure: 'judge-vs-boardgame', budget: 20, better: 'higher' }, BOARDGAME_IO, boardgameMoves),
  judge({ figure: 'judge-vs-chess', budget: 10, better: 'higher' }, CHESS_JS, chessMoves),
  taps,
  hermes,
];
