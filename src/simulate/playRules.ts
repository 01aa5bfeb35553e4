import type { Header, Seat } from '@/engine';
import { type House, type Rules, type Ruleset, rulesFor, stockSize } from '@/rulesets';
import { type Seed } from '@/base';

/** What the simulated players know of their ruleset. Derived from its settings, never from the engine's checks. */
export interface PlayRules {
  readonly header: Header;
  readonly rules: Rules;
  readonly seats: number;
  readonly stock: number;
  readonly partners: readonly (readonly Seat[])[];
  readonly sharesPiles: boolean;
  readonly refill: 'at-once' | 'when-wanted' | 'never';
  /** A turn may end with an empty hand although there are cards to draw. */
  readonly mayEndEmpty: boolean;
  readonly mustPlayStock: boolean;
  readonly wildMayStart: boolean;
  /** A partner's new top may be turned up without a request. */
  readonly partnerMayFlip: boolean;
  readonly wholeTeamWins: boolean;
}

export interface TableSetup {
  readonly ruleset: Ruleset;
  readonly seed: Seed;
  readonly players?: number;
  /** Play in teams, if the ruleset leaves that to the table. */
  readonly teams?: boolean;
  readonly house?: House;
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou'];
const USUAL = 4;

export function derivePlayRules(company: TableSetup): PlayRules {
  const { ruleset, house } = company;
  const rules = rulesFor(ruleset, house);
  const { values, readings } = rules;
  const seats = company.players ?? Math.max(values.players.min, Math.min(values.players.max, USUAL));
  const teamed = values.teams.play === 'required' || (values.teams.play === 'ifTold' && company.teams === true);
  const teams = teamed ? seatTeams(seats, values.teams.size) : [];
  const partners = NAMES.slice(0, seats).map((_, seat) =>
    teams.flatMap((team, other) => (other !== seat && team === teams[seat] ? [other] : [])),
  );
  const lone = values.win === 'ownStock' && !(values.teams.play === 'ifTold' && house?.win === undefined);
  return {
    header: {
      tableside: 1,
      id: `simulated-${ruleset.id}-${company.seed}`,
      ruleset: ruleset.id,
      ...(house === undefined ? {} : { house }),
      seats: NAMES.slice(0, seats).map((name, seat) => ({ name, ...(teamed ? { team: teams[seat] as number } : {}) })),
    },
    rules,
    seats,
    stock: stockSize(rules, seats),
    partners,
    sharesPiles: teamed && values.partnerPiles,
    refill: readings.X28 === 'stops' ? 'never' : values.emptyHandRefill === 'mandatory' ? 'at-once' : 'when-wanted',
    mayEndEmpty: values.endNeedsDiscard === 'unlessHandEmpty' && values.emptyHandRefill === 'optional',
    mustPlayStock: values.revealedCard === 'forcedStock' || values.revealedCard === 'both' || readings.X12 === 'duty',
    wildMayStart: readings.X15 !== 'no',
    partnerMayFlip: readings.X19 !== 'request',
    wholeTeamWins: teamed && values.win !== 'firstPlayerForTeam' && !lone,
  };
}

/** Partners sit as far apart as possible. */
function seatTeams(seats: number, size: number): number[] {
  if (seats > NAMES.length || seats % size !== 0) throw new RangeError(`${seats} players do not make teams of ${size}`);
  return Array.from({ length: seats }, (_, seat) => seat % (seats / size));
}
