import { type At, deal, draw, GROUPS, type CodeOf, parseCells, report, type Setup, type Tellings } from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.a,
  `
setup-player-count   | X i DEAL.1            | S                   | X i PARTNER.e | X t GAME.1    | X t PLAYERS         | X t PLAYERS.1 | X i PLAY.1
setup-deck-count     | S                     | S                   | S             | S             | X t EQUIP.1         | X t CARDS.1   | S
setup-stock-count    | X t DEAL.1            | X t PLAY.1          | =             | X t STOCK.1   | X t DEAL.2          | X t STOCK.1   | X t PLAY.1
stock-top-not-up     | X t PILES.1a          | X t PILES.1a PLAY.1 | =             | X t STOCK.2   | X t PILES.1         | X t STOCK.3   | X d
setup-wrong-starter  | X t PLAY.1            | X t PLAY.2          | =             | –             | X t PLAY.1          | X t START.1   | X t PLAY.2
setup-tiebreak-wrong | X t PLAY.1            | X t PLAY.2          | =             | S             | S                   | S             | X t PLAY.2
setup-same-chapter   | –                     | –                   | –             | info t GAME.3 | –                   | –             | –
setup-layout         | X t PILES.1a PILES.4a | =                   | =             | X t STOCK.3   | X t PILES.1 PILES.4 | X t STOCK.3   | X d
misdeal-exposed      | S                     | S                   | S             | S             | S                   | S             | S
`,
);

/** A table that seats too many, or teams that are too large. */
const crowded = ({ ruleset }: At): Setup => {
  switch (ruleset) {
    case 'tennessee-2018':
    case 'mattel':
      return { seats: 7 };
    case 'tennessee-2018-partners':
      return { seats: 6, teams: [0, 1, 0, 1, 0, 1] };
    case 'six-player-partners':
      return { seats: 4 };
    default:
      return { seats: 6 };
  }
};
const topsFor = (setup: Setup): number[] => [12, 3, 4, 5, 6, 7, 8].slice(0, setup.seats);

const stockFor: Readonly<Record<At['ruleset'], number>> = {
  'tennessee-partners': 20,
  'tennessee-2018': 10,
  'tennessee-2018-partners': 10,
  'texas-good-sam': 15,
  'six-player-partners': 20,
  mattel: 30,
  'florida-good-sam': 12,
};

/** Where the sheet compares no tops, an event has made that its local rule. */
const comparesTops = ({ ruleset }: At): { setup?: Setup } =>
  ['texas-good-sam', 'six-player-partners', 'mattel'].includes(ruleset)
    ? { setup: { house: { starter: 'highestStockTop' } } }
    : {};

export const tellings: Tellings<CodeOf<'a'>> = {
  'setup-player-count': (at) => ({ setup: crowded(at), before: [], act: deal(topsFor(crowded(at))), seat: null }),
  'setup-deck-count': (at) => ({ before: [], act: at.deal({ deck: 160 }), seat: null }),
  'setup-stock-count': (at) => {
    const right = stockFor[at.ruleset];
    const stock = Array.from({ length: at.seats }, (_, seat) => (seat === 1 ? right - 1 : right));
    return { before: [], act: at.deal({ stock }), seat: 'bo' };
  },
  'stock-top-not-up': (at) => ({ before: [at.lies('ana*')], act: report('bo', 'stock-top-not-up'), seat: 'bo' }),
  'setup-wrong-starter': (at) => ({ before: [at.deal()], act: draw(at.stranger, 5), seat: at.stranger }),
  'setup-tiebreak-wrong': (at) => ({
    ...comparesTops(at),
    before: [deal([9, 9, 3, 4, 5, 6].slice(0, at.seats))],
    act: draw('ana', 5),
    seat: 'ana',
  }),
  'setup-same-chapter': (at) => {
    const partnered = at.ruleset !== 'tennessee-2018';
    const chapters = ['Bluebonnet', 'Alamo', 'Bluebonnet', 'Caddo', 'Alamo', 'Caddo'].slice(0, at.seats);
    const six = ['Bluebonnet', 'Alamo', 'Caddo', 'Bluebonnet', 'Mesa', 'Plano'];
    return {
      setup: { teams: partnered, chapters: at.seats === 6 ? six : chapters },
      before: [],
      act: at.deal(),
      seat: null,
    };
  },
  'setup-layout': (at) => ({ before: [at.lies('ana*')], act: report('cy', 'setup-layout'), seat: 'cy' }),
  'misdeal-exposed': (at) => ({ before: [at.deal()], act: report('di', 'misdeal-exposed'), seat: 'di' }),
};
