import {
  type At,
  claim,
  count,
  discard,
  draw,
  GROUPS,
  type CodeOf,
  parseCells,
  peek,
  play,
  reveal,
  type Tellings,
} from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.h,
  `
stock-peek          | X i PILES.1a | X i PILES.1a | =             | X i STOCK.2     | X i PILES.1  | X t STOCK.3     | X d
hand-revealed       | S            | S            | S             | info t RULES.1c | S            | S               | S
revealed-not-played | –            | –            | –             | X t RULES.1c    | –            | –               | –
discard-browse      | S            | S            | S             | S               | S            | S d DISCARD.5   | S
draw-peek           | X i PILES.2a | X i PILES.2a | =             | X i DRAW.1      | X i PILES.2  | X i DRAW.1      | X d
win-claim-early     | X t PLAY.7   | X t PLAY.5g  | X t PARTNER.e | X t RULES.5     | X t WINNER.1 | X t WIN.1 WIN.2 | X t PLAY.9
play-after-win      | record       | record       | record        | record          | record       | record          | record
extra-game          | –            | –            | –             | –               | –            | –               | –
card-count-drift    | record       | record       | record        | record          | record       | record          | record
`,
);

/** Ana is one card from the win, for herself or for her side. */
const oneCardLeft = ({ ruleset, partner, lies }: At) =>
  lies(
    ['tennessee-2018', 'mattel', 'six-player-partners'].includes(ruleset)
      ? 'ana* stock 1 top 6 | bo hand 4 | build 5 0 0 0'
      : `ana* stock 1 top 6 | bo hand 4 | ${partner} stock 0 | build 5 0 0 0`,
  );

export const tellings: Tellings<CodeOf<'h'>> = {
  'stock-peek': (at) => ({ before: [at.lies('ana*')], act: peek('bo', 'stock'), seat: 'bo' }),
  'hand-revealed': (at) => ({ before: [at.lies('ana*')], act: reveal('ana', 8), seat: 'ana' }),
  'revealed-not-played': (at) => ({
    before: [at.lies('ana*'), reveal('ana', 8)],
    meanwhile: ['hand-revealed'],
    act: discard('ana', 5, 0),
    seat: 'ana',
  }),
  'discard-browse': (at) => ({ before: [at.lies('ana* piles 3.8 - - -')], act: peek('ana', 'discards'), seat: 'ana' }),
  'draw-peek': (at) => ({ before: [at.lies('ana*')], act: peek('bo', 'draw'), seat: 'bo' }),
  'win-claim-early': (at) => ({ before: [at.lies('ana*')], act: claim('ana'), seat: 'ana' }),
  'play-after-win': (at) => ({
    before: [oneCardLeft(at), play('ana', 6, { from: 'stock', to: 0 })],
    act: draw('bo', 1),
    seat: null,
  }),
  // Who may play another game is the organizer's question; a table does not know.
  'extra-game': (at) => ({ setup: { game: 5 }, before: [], act: at.deal(), seat: null }),
  'card-count-drift': (at) => ({ before: [at.lies('ana*')], act: count('bo', { stock: 8 }), seat: null }),
};
