import { fail, ok } from '@/base';
import { WITHOUT_RULINGS_BUILD_TARGET } from '../build/lab';
import { measureStartGzip } from '../build/scripts';
import { buildWebIfStale } from '../build/web';
import { importFromTests } from '../importFromTests';
import { makeFigure, type RunnableMeasurement } from './figure';
import { type MeasureInBrowser } from './tableMeasurements';

const ANSWER_SHOWN = { figure: 'answer-vs-fixed-list', budget: 3, better: 'lower' } as const;
const START_BYTES = { figure: 'rulings-start-vs-60-kB', budget: 1, better: 'lower' } as const;
/** What the Rulings tab may add to the scripts of the start, gzipped. */
const MOST_BYTES = 60_000;

/** From the last key of a question to the frame that shows its first answer, against a list of fixed texts. */
const answerShown: RunnableMeasurement = {
  name: ANSWER_SHOWN.figure,
  run: async (onProgress) => {
    const { measureAnswerShown } = await importFromTests<{ readonly measureAnswerShown: MeasureInBrowser }>(
      '__tests__/bench/answers.ts',
    );
    const { over, under, raw } = await measureAnswerShown(onProgress);
    return ok([makeFigure(ANSWER_SHOWN, over, under, raw)]);
  },
};

/** The start's scripts with the Rulings tab and without it, each as a server would send them. */
const startBytes: RunnableMeasurement = {
  name: START_BYTES.figure,
  run: async (onProgress) => {
    const built = await buildWebIfStale(onProgress);
    if (!built.ok) return fail(built.error);
    const without = await buildWebIfStale(onProgress, WITHOUT_RULINGS_BUILD_TARGET);
    if (!without.ok) return fail(without.error);
    const [bytesGzipped, bytesWithout] = [measureStartGzip(built.value), measureStartGzip(without.value)];
    const bytesAdded = bytesGzipped - bytesWithout;
    return ok([makeFigure(START_BYTES, [bytesAdded], [MOST_BYTES], { bytesAdded, bytesGzipped, bytesWithout })]);
  },
};

export const RULINGS_MEASUREMENTS: readonly RunnableMeasurement[] = [answerShown, startBytes];
