import { runInThisContext } from 'node:vm';
import { ok } from '@/base';
import { bundleScript } from '../hermesVm';
import { inRoot } from '../paths';
import { judgingFigure, lateVersusEarlyTapFigures } from './engineFigures';
import { type FigureGoal, type Measurement } from './figure';
import { gameOfLength } from './games';
import { measureReplayOnHermes } from './hermesFigure';
import { THOROUGH_SAMPLING, type Workload } from './interleave';
import { BOARDGAME_IO, boardgameWorkload, CHESS_JS, chessWorkload, installPeer, type PeerLibrary } from './peers';
import type * as workloads from './workloads';

/**
 * The engine in one bundle, as phones and browsers get it. Run from separate CommonJS files, more than half the time
 * goes into looking up imports, and it would not be the engine that is measured.
 */
async function bundleWorkloads(): Promise<typeof workloads> {
  const script = await bundleScript(inRoot('src/cli/bench/workloads.ts'), 'workloads');
  return runInThisContext(`(() => { ${script}\nreturn workloads; })()`) as typeof workloads;
}

const GAMES_EACH = 2;
const PLACES = [50, 500, 5000];
const REPLAYED = 1000;

const judge = <T>(goal: FigureGoal, peer: PeerLibrary<T>, workloadOf: (loaded: T) => Workload): Measurement => ({
  name: goal.figure,
  run: async (onProgress) => {
    onProgress(`fetching ${peer.name}`);
    const loaded = await installPeer(peer);
    if (!loaded.ok) return loaded;
    const { judgingWorkload, simulatedGames } = await bundleWorkloads();
    return ok([
      judgingFigure(
        goal,
        judgingWorkload(simulatedGames(GAMES_EACH)),
        workloadOf(loaded.value),
        THOROUGH_SAMPLING,
        onProgress,
      ),
    ]);
  },
});

const taps: Measurement = {
  name: 'tap-late-vs-early',
  run: async (onProgress) => {
    const { simulatedGames, tapWorkloads } = await bundleWorkloads();
    const game = simulatedGames(1).find(({ header }) => header.seats[0]?.team !== undefined);
    return ok(
      lateVersusEarlyTapFigures(
        PLACES,
        tapWorkloads(game ?? gameOfLength(REPLAYED), PLACES),
        THOROUGH_SAMPLING,
        onProgress,
      ),
    );
  },
};

const hermes: Measurement = {
  name: 'hermes-replay-vs-copy',
  run: async (onProgress) => {
    onProgress('replaying on the Hermes VM');
    const figure = await measureReplayOnHermes(gameOfLength(REPLAYED), THOROUGH_SAMPLING);
    return figure.ok ? ok([figure.value]) : figure;
  },
};

export const ENGINE_MEASUREMENTS: readonly Measurement[] = [
  judge({ figure: 'judge-vs-boardgame', budget: 20, better: 'higher' }, BOARDGAME_IO, boardgameWorkload),
  judge({ figure: 'judge-vs-chess', budget: 10, better: 'higher' }, CHESS_JS, chessWorkload),
  taps,
  hermes,
];
