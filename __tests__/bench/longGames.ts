import { makeLongGame } from '../../src/cli/bench/games';
import { median } from '../../src/cli/bench/figure';
import { type MeasureInBrowser } from '../../src/cli/bench/tableMeasurements';
import { atSeat, bring, hurriedGame, middleOf, sheet } from './seat';
import { tapPile } from './taps';

const EARLY = 50;
const LATE = 5000;
const VISITS = 8;
const TAPS_IN_A_VISIT = 8;
const THROTTLE = 6;

/** The same tap at the same position, with fifty entries behind it and with five thousand. */
export const tapLate: MeasureInBrowser = (onProgress) =>
  atSeat('beside', async (seat) => {
    const game = hurriedGame(sheet('texas-good-sam'), 'bench');
    const long = makeLongGame(game, LATE);
    const ids = await bring(
      seat,
      [EARLY, LATE].map((count) => ({
        header: { ...long.header, id: `bench-${count}` },
        entries: long.entries.slice(0, count),
      })),
    );
    const shown: [number[], number[]] = [[], []];
    const saved: [number[], number[]] = [[], []];
    let taps = 0;
    for (let visit = 0; visit <= VISITS; visit += 1) {
      onProgress(visit === 0 ? 'warming up' : `visit ${visit} of ${VISITS}`);
      for (const [place, id] of ids.entries()) {
        await seat.slowDown(1);
        await seat.page.goto(`${seat.origin}/tables/${id}`);
        await middleOf(seat.page, 'build-0');
        await seat.slowDown(THROTTLE);
        for (let i = 0; i < TAPS_IN_A_VISIT; i += 1) {
          const elapsed = await tapPile(seat, taps + i);
          // The first taps after a start are the compiler's.
          if (visit === 0 || i < 2) continue;
          shown[place]?.push(elapsed.shown);
          saved[place]?.push(elapsed.saved ?? NaN);
        }
      }
      taps += TAPS_IN_A_VISIT;
    }
    const [early, late] = shown;
    return {
      over: late,
      under: early,
      raw: {
        milliseconds: median(late),
        millisecondsEarly: median(early),
        millisecondsSaved: median(saved[1]),
        millisecondsSavedEarly: median(saved[0]),
      },
    };
  });
