import { rulesetById } from '@/rulesets';
import type { Header } from '@/engine';
import { fill, type Gesture, tap, tapIfThere } from './gesture';

/** From the list of tables to the deal: the sheet, how many, who sits where, and the stock where it is a local rule. */
export function newTableTaps(header: Header): Gesture[] {
  const { ruleset, seats, house = {} } = header;
  const { players, teams } = rulesetById(ruleset)?.settings ?? {};
  const isOpen = players !== undefined && players.value.min < players.value.max;
  const chooses = teams?.value.play === 'ifTold';
  const partners = seats[0]?.team !== undefined;
  return [
    tap('new-table'),
    tap(`ruleset-${ruleset}`),
    ...(isOpen ? [tap(`players-${seats.length}`)] : []),
    ...(chooses && partners ? [tap('partners-yes')] : []),
    ...seats.map(({ name }, seat) => fill(`seat-name-${seat}`, name)),
    ...(house.stock === undefined ? [] : [tapIfThere('local-rules'), fill('house-stock', String(house.stock))]),
    tap('deal'),
  ];
}
