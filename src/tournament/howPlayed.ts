import { type EventEntry, type EventHeader } from '@/record';
import { resolveRuleset, rulesFor } from '@/rulesets';
import { type HowPlayed } from './replayedEvent';

/** A foursome of two pairs, in whatever ruleset: sides are made anew for every game. */
const LOWEST_TOTAL_SIDE = 2;

/** Individual play, or partners; where the ruleset leaves it open, as the organizer has paired. For entries that stand. */
export function howPlayed(header: EventHeader, entries: readonly EventEntry[]): HowPlayed {
  const found = resolveRuleset(header);
  if (!found.ok) throw new Error(`the ruleset of the event ${header.id} cannot be used: ${found.error.why}`);
  const { teams, partnerDraw } = rulesFor(found.value, header.house).values;
  const drawsAcrossChapters = partnerDraw === 'differentChapters';
  if (header.format.kind === 'lowest-total')
    return { sideSize: LOWEST_TOTAL_SIDE, isPaired: false, drawsAcrossChapters };
  const isPaired = teams.play === 'required' || (teams.play === 'ifTold' && entries.some(hasPair));
  return { sideSize: isPaired ? Math.max(2, teams.size) : 1, isPaired, drawsAcrossChapters };
}

const hasPair = (entry: EventEntry): boolean =>
  entry.act === 'pair'
    ? entry.sides.some((side) => side.length > 1)
    : entry.act === 'seat' && entry.games.some(({ sides }) => sides.some((side) => side.length > 1));
