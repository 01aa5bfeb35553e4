import { runInThisContext } from 'node:vm';
import { ok } from '@/base';
import { bundleHermesScript } from '../hermesVm';
import { pathInRepo } from '../paths';
import { measureJudgingAgainstPeer, measureLateVersusEarlyEntries } from './engineFigures';
import { type FigureGoal, type RunnableMeasurement } from './figure';
import { gameOfLength } from './games';
import { measureReplayOnHermes } from './makeHermesFigure';
import { THOROUGH_SAMPLING, type Workload } from './interleave';
import {
  BOARDGAME_IO_PEER_LIBRARY,
  boardgameWorkload,
  CHESS_JS_PEER_LIBRARY,
  chessWorkload,
  installAndLoadPeer,
  type PeerLibrary,
} from './peers';
import type * as workloads from './workloads';

/**
 * The engine in one bundle, as phones and browsers get it. Run from separate CommonJS files, more than half the time
 * goes into looking up imports, and it would not be the engine that is measured.
 */
async function bundleWorkloads(): Promise<typeof workloads> {
  const script = await bundleHermesScript(pathInRepo('src/cli/bench/workloads.ts'), 'workloads');
  return runInThisContext(`(() => { ${script}\nreturn workloads; })()`) as typeof workloads;
}

const GAMES_EACH = 2;
const PLACES = [50, 500, 5000];
const REPLAYED = 1000;

const judge = <T>(
  goal: FigureGoal,
  peer: PeerLibrary<T>,
  workloadOf: (loaded: T) => Workload,
): RunnableMeasurement => ({
  name: goal.figure,
  run: async (onProgress) => {
    onProgress(`fetching ${peer.name}`);
    const loaded = await installAndLoadPeer(peer);
    if (!loaded.ok) return loaded;
    const { judgingWorkload, simulateGames } = await bundleWorkloads();
    return ok([
      measureJudgingAgainstPeer(
        goal,
        judgingWorkload(simulateGames(GAMES_EACH)),
        workloadOf(loaded.value),
        THOROUGH_SAMPLING,
        onProgress,
      ),
    ]);
  },
});

const taps: RunnableMeasurement = {
  name: 'tap-late-vs-early',
  run: async (onProgress) => {
    const { simulateGames, workloadsAtPlacesInGame } = await bundleWorkloads();
    const game = simulateGames(1).find(({ header }) => header.seats[0]?.team !== undefined);
    return ok(
      measureLateVersusEarlyEntries(
        PLACES,
        workloadsAtPlacesInGame(game ?? gameOfLength(REPLAYED), PLACES),
        THOROUGH_SAMPLING,
        onProgress,
      ),
    );
  },
};

const hermes: RunnableMeasurement = {
  name: 'hermes-replay-vs-copy',
  run: async (onProgress) => {
    onProgress('replaying on the Hermes VM');
    const figure = await measureReplayOnHermes(gameOfLength(REPLAYED), THOROUGH_SAMPLING);
    return figure.ok ? ok([figure.value]) : figure;
  },
};

export const ENGINE_MEASUREMENTS: readonly RunnableMeasurement[] = [
  judge({ figure: 'judge-vs-boardgame', budget: 20, better: 'higher' }, BOARDGAME_IO_PEER_LIBRARY, boardgameWorkload),
  judge({ figure: 'judge-vs-chess', budget: 10, better: 'higher' }, CHESS_JS_PEER_LIBRARY, chessWorkload),
  taps,
  hermes,
];
