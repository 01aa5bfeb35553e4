import { RULESETS } from '@/rulesets';
import { type MeasureInBrowser } from '../../src/cli/bench/tableMeasurements';
import { follow, makeFinger, newTableTaps } from '../kit/referee';
import { atSeat, hurriedGame } from './seat';

/** Whole games of every sheet through the real screen; draws that the app fills in are entries too. */
export const tapsPerEntry: MeasureInBrowser = (onProgress) =>
  atSeat('app', async ({ page, origin }) => {
    const counts: { readonly taps: number; readonly entries: number }[] = [];
    for (const [i, ruleset] of RULESETS.entries()) {
      onProgress(`game ${i + 1} of ${RULESETS.length}`);
      await page.goto(`${origin}/tables`);
      const told = hurriedGame(ruleset, 'bench');
      const [deal, ...acts] = follow(told);
      const finger = makeFinger(page);
      await finger.perform([...newTableTaps(told.header), ...(deal?.gestures ?? [])]);
      const before = finger.touches();
      for (const { gestures } of acts) await finger.perform(gestures);
      await finger.settle();
      const recorded = (await finger.record()).trimEnd().split('\n').length - 1;
      counts.push({ taps: finger.touches() - before, entries: recorded - (deal?.entries.length ?? 0) });
    }
    const sum = (pick: 'taps' | 'entries'): number => counts.reduce((total, count) => total + count[pick], 0);
    return {
      over: [sum('taps')],
      under: [sum('entries')],
      raw: {
        games: counts.length,
        taps: sum('taps'),
        entries: sum('entries'),
        worstGame: Math.max(...counts.map(({ taps, entries }) => taps / entries)),
      },
    };
  });
