import { type Card, type Seat } from '@/engine';
import { type Who, type Words } from '@/words';
import { type Asked } from './askNext';
import { type DealFacts } from './dealFacts';
import { type Deed } from './dealSheet';

/** What is asked, or who starts and why. */
export function question(asked: Asked, { sheet, table }: DealFacts, who: Who, { setUp: { deal } }: Words): string {
  switch (asked.ask) {
    case 'dealer': {
      const [first] = sheet.dealers;
      if (asked.how === 'one') return deal.whoDeals;
      return first === undefined ? deal.whoDealsPair : deal.otherDealer(who(first));
    }
    case 'cut':
      return drewWild(sheet.cut, asked.seat) ? deal.tieAgain(who(asked.seat)) : deal.cutAsk(who(asked.seat));
    case 'top':
      return deal.topAsk(who(asked.seat));
    case 'tie-break':
      return drewWild(sheet.tieCards, asked.seat) ? deal.tieAgain(who(asked.seat)) : deal.tieAsk(who(asked.seat));
    case 'starter':
      return deal.starterAsk;
    case 'nothing': {
      const { starter, why } = asked;
      if (starter === null || why === 'open') return deal.starts.open;
      if (why === 'highest-top') return deal.starts[why](who(starter), sheet.tops[starter]);
      if (why !== 'left-of-dealer') return deal.starts[why](who(starter));
      return deal.starts[why](who(starter), who(sheet.dealer ?? table.dealer ?? 0));
    }
  }
}

/** The card drawn last was this player's, and it was a Skip-Bo. */
const drewWild = (drawn: readonly { readonly seat: Seat; readonly card: Card }[], seat: Seat): boolean =>
  drawn.findLast((one) => one.seat === seat)?.card === 'S';

/** A second, smaller line beneath it. */
export function help(asked: Asked, facts: DealFacts, who: Who, { setUp: { deal } }: Words) {
  if (asked.ask === 'dealer' && asked.how === 'one' && facts.suggested !== null)
    return deal.suggested(who(facts.suggested));
  if (asked.ask === 'dealer') return deal.whoDealsHelp;
  if (asked.ask === 'cut') return deal.cutTied(asked.rivals.map(who));
  if (asked.ask === 'tie-break') return deal.tied(asked.seats.map(who));
  if (asked.ask === 'starter')
    return facts.rules.values.starter === 'manual' ? deal.starterAskHelp : deal.starterUnknownHelp;
  return null;
}

/** Something that was done, for the words of undo. */
export function deed(last: Deed, who: Who, { setUp: { deal } }: Words): string {
  if (last.did === 'begin-cut') return deal.drawForDeal;
  const name = who(last.seat);
  switch (last.did) {
    case 'dealer':
      return deal.typed.dealer(name);
    case 'starter':
      return deal.typed.starter(name);
    case 'top':
      return deal.typed.top(name, last.card);
    case 'cut':
    case 'tie':
      return deal.typed.tie(name, last.card);
  }
}
