import { type Rules, stockSize } from '@/rulesets';
import { type Words } from '@/words';

/** How this sheet has the cards dealt: a short list to tick off, in our own words. `isNext`: the deal has a turn of its own. */
export function dealingSteps(rules: Rules, players: number, isNext: boolean, words: Words): readonly string[] {
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
