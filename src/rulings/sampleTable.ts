import { type Header, type Seat, type SeatedPlayer } from '@/engine';
import { type Rules } from '@/rulesets';

/**
 * Who a player is to the one on turn (`you`). `next` and `third` follow in order of play, `last` comes before. `other`
 * is an opponent who is not next, where enough people sit there. `partner` and `partnerOfNext` sit where a partner sits,
 * partners or not.
 */
export type SeatRole = 'you' | 'next' | 'third' | 'last' | 'partner' | 'partnerOfNext' | 'other';

/** The table that a question is played at. */
export interface SampleTable {
  readonly header: Header;
  readonly seats: number;
  readonly seatOf: (role: SeatRole) => Seat;
}

export interface SampleTableOptions {
  readonly seats?: number;
  readonly hasPartners?: boolean;
  readonly teamSize?: number;
  readonly isSameChapter?: boolean;
}

const isSeatable = ({ players, teams }: Rules['values'], seats: number): boolean =>
  seats >= players.min &&
  seats <= players.max &&
  (teams.play !== 'required' || (seats % teams.size === 0 && seats > teams.size));

/** Four players if the rules seat four, else the number next to it that they do. */
export function usualSeatCount({ values }: Rules): number {
  const found = [4, 6, 5, 3, 2, 8, 7, 9, 10, 11, 12].find((seats) => isSeatable(values, seats));
  return found ?? values.players.min;
}

/** A table of these rules. The names come from `words`; a table of twelve repeats none of them. */
export function makeSampleTable(
  rules: Rules,
  names: readonly string[],
  { seats = usualSeatCount(rules), hasPartners = false, teamSize, isSameChapter = false }: SampleTableOptions = {},
): SampleTable {
  const { teams } = rules.values;
  const isTeamPlay = teams.play === 'required' || (teams.play === 'ifTold' && hasPartners);
  const size = teamSize ?? Math.max(1, teams.size);
  const sides = Math.max(Math.min(2, seats), Math.ceil(seats / size));
  const sideOf = (seat: Seat): number => seat % sides;
  const seated = Array.from({ length: seats }, (_, seat): SeatedPlayer => ({
    name: names[seat] ?? `${seat + 1}`,
    ...(isTeamPlay ? { team: sideOf(seat) } : {}),
    ...(isSameChapter ? { chapter: `${sideOf(seat)}` } : {}),
  }));
  const partner = isTeamPlay && size > 1 && seats > sides ? sides : Math.floor(seats / 2);
  const opponents = seated.map((_, seat) => seat).filter((seat) => seat > 1 && seat !== partner);
  const strangers = opponents.filter((seat) => !isTeamPlay || sideOf(seat) !== 0);
  const bySeatRole: Readonly<Record<SeatRole, Seat>> = {
    you: 0,
    next: 1 % seats,
    third: 2 % seats,
    last: seats - 1,
    partner: partner % seats,
    partnerOfNext: (partner + 1) % seats,
    other: strangers[0] ?? opponents[0] ?? seats - 1,
  };
  return {
    header: { tableside: 1, id: 'question', ruleset: rules.ruleset.id, seats: seated },
    seats,
    seatOf: (role) => bySeatRole[role],
  };
}
