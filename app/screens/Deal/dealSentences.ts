import { type Card, type Seat } from '@/engine';
import { type Rules, stockSize } from '@/rulesets';
import { type SeatNamer, type Words } from '@/words';
import { type UndoableDealStep } from './dealForm';
import { type DealFacts } from './makeDealData';
import { type DealOrCutQuestionData } from './nextDealOrCutQuestion';

/** The question of the moment, or who starts and why. */
export function questionText(
  asked: DealOrCutQuestionData,
  { sheet, table }: DealFacts,
  who: SeatNamer,
  { setUp: { deal } }: Words,
): string {
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
export function helpLineBelowQuestion(
  asked: DealOrCutQuestionData,
  facts: DealFacts,
  who: SeatNamer,
  { setUp: { deal } }: Words,
) {
  if (asked.ask === 'dealer' && asked.how === 'one' && facts.suggested !== null)
    return deal.suggested(who(facts.suggested));
  if (asked.ask === 'dealer') return deal.whoDealsHelp;
  if (asked.ask === 'cut') return deal.cutTied(asked.rivals.map(who));
  if (asked.ask === 'tie-break') return deal.tied(asked.seats.map(who));
  if (asked.ask === 'starter')
    return facts.rules.values.starter === 'manual' ? deal.starterAskHelp : deal.starterUnknownHelp;
  return null;
}

/** The name of a step, as undo announces it. */
export function undoText(last: UndoableDealStep, who: SeatNamer, { setUp: { deal } }: Words): string {
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

/** How this sheet has the cards dealt: a short list to tick off, in our own words. `isNext`: the deal has a turn of its own. */
export function howToDealInstructions(rules: Rules, players: number, isNext: boolean, words: Words): readonly string[] {
  const { deal } = words.setUp;
  const { values } = rules;
  const stock = stockSize(rules, players);
  const left = values.deck - players * stock;
  return [
    deal.shuffle(values.deck),
    ...giving(rules, players, stock, isNext, words),
    deal.placement[values.stockPlacement],
    ...(left > 0 ? [deal.drawPile(left)] : []),
    deal.handLater(values.hand),
  ];
}

function giving(
  { values }: Rules,
  players: number,
  stock: number,
  isNext: boolean,
  { setUp: { deal } }: Words,
): readonly string[] {
  switch (values.dealing) {
    case 'onePartnerEach':
      return stock % 2 === 0
        ? [deal.pairDeals(players, stock / 2), deal.pairsJoin(players, stock)]
        : [deal.pairDealsAll(stock)];
    case 'eachOwn':
      return [deal.eachCounts(stock)];
    case 'oneDealer':
      return [isNext ? deal.dealPasses : deal.cutForDeal, deal.oneDeals(stock)];
    case 'unsaid':
      return [deal.somebodyDeals(stock)];
  }
}
