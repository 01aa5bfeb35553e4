import { type Card, type Seat, UNSEEN, WILD } from '@/engine';
import { type Who, type Words } from '@/words';
import { type Asked } from './askNext';
import { type DealFacts } from './dealFacts';

export interface SeatCell {
  readonly seat: Seat;
  readonly name: string;
  readonly top: Card | null;
  /** The card drawn last, for the deal or to break a tie. */
  readonly drawn: Card | null;
  readonly isAsked: boolean;
  /** Deals or starts; the tag says which. Of the others it says which seat it is. */
  readonly isNamed: boolean;
  readonly tag: string;
  readonly testID: string;
  readonly label: string;
}

/** What the seats answer when they are touched: who deals, who starts, or whose top is corrected. */
export type Touch = 'dealer' | 'starter' | 'top';

export function makeCell(
  seat: Seat,
  facts: DealFacts,
  asked: Asked,
  touch: Touch,
  who: Who,
  { setUp }: Words,
): SeatCell {
  const { sheet, table, correcting, suggested } = facts;
  const { deal } = setUp;
  const name = who(seat);
  const top = sheet.tops[seat] ?? (table.laid ? (table.seats[seat]?.top ?? null) : null);
  // Shown only while they decide something: afterwards the stocks are what lies there.
  const cards = asked.ask === 'cut' ? sheet.cut : asked.ask === 'tie-break' ? sheet.tieCards : [];
  const drawn = cards.findLast((one) => one.seat === seat)?.card ?? null;
  const asksSeat = 'seat' in asked && asked.seat === seat;
  const isPreselected = asked.ask === 'dealer' && sheet.dealer === null && suggested === seat;
  const isDealer = sheet.dealer === seat || sheet.dealers.includes(seat) || isPreselected;
  const isStarter = asked.ask === 'nothing' && asked.starter === seat;
  const tag = isStarter ? deal.startsTag : isDealer ? deal.dealerTag : setUp.seat(seat);
  const shown = [...(drawn === null ? [tag] : []), name, drawn, top].filter((one) => one !== null && !isPicture(one));
  const label = {
    dealer: deal.dealerLabel(shown.join(' ')),
    starter: deal.starterLabel(shown.join(' ')),
    top: deal.topLabel(shown.join(' '), top, drawn),
  }[touch];
  return {
    seat,
    name,
    tag,
    top,
    drawn,
    isAsked: correcting === null ? asksSeat : correcting === seat,
    isNamed: isDealer || isStarter,
    testID: `${touch}-${seat}`,
    label,
  };
}

/** A Skip-Bo and an unseen card are drawn, not written. */
const isPicture = (one: Card | string): boolean => one === WILD || one === UNSEEN;
