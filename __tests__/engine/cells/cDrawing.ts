import {
  type At,
  draw,
  GROUPS,
  type CodeOf,
  parseCells,
  pass,
  play,
  report,
  reshuffle,
  type Tellings,
  type Told,
} from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.c,
  `
draw-omitted          | X t PLAY.2        | X t PLAY.3 PLAY.5b         | = | X t RULES.1a RULES.1b         | X t PLAY.2a PLAY.4a   | X t DRAW.1 DRAW.2 | X t PLAY.3
draw-short            | X t PLAY.2        | X t PLAY.3 PLAY.5b         | = | X t RULES.1a RULES.1b         | X t PLAY.2a PLAY.4a   | X t DRAW.1 DRAW.2 | X t PLAY.3
overdraw              | P t PLAY.6        | P t PLAY.7                 | = | P t RULES.3                   | P t SPECIAL.1         | X i DRAW.1 DRAW.2 | P t PLAY.8
overdraw-remedy-wrong | X t PLAY.6        | X t PLAY.7                 | = | X t RULES.3                   | X t SPECIAL.1         | –                 | X t PLAY.8
draw-midturn          | P i PLAY.2 PLAY.6 | P i PLAY.5b PLAY.5e PLAY.7 | = | P i RULES.1b RULES.1d RULES.3 | P i PLAY.2d SPECIAL.1 | X i DRAW.2 DRAW.3 | P i PLAY.3 PLAY.8
refill-on-empty       | L                 | L                          | L | L                             | L                     | L                 | L
turn-end-empty        | X i PLAY.2        | info d PLAY.5e PLAY.5h     | = | X i RULES.1e                  | X t PLAY.2d PLAY.4d   | X t DRAW.3 TURN.2 | X i PLAY.4
reshuffle-source      | X t PLAY.3        | X t PLAY.4                 | = | X t DRAW.2                    | X t PLAY.5            | X t DRAW.4        | X t PLAY.5
reshuffle-early       | X i PLAY.3        | X i PLAY.4                 | = | X i DRAW.2                    | X i PLAY.5            | X i DRAW.4        | X i PLAY.5
draw-dead             | info d            | info d                     | = | info d                        | info d                | info d DRAW.5     | info d
`,
);

/** Five cards in hand, all five laid: 6 to 10 on the first pile. */
const handEmptied = (at: At): Told[] => [
  ...at.turnBegins('ana* | build 5 0 0 0'),
  ...[6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 })),
];

/** Everything lies in stocks and hands: nothing to draw, nothing to shuffle. */
const deadDraw = (at: At): string =>
  at.seats === 4
    ? 'ana* hand 3 stock 34 | bo stock 35 | cy stock 35 | di stock 34 | build 5 0 0 0 | draw 0'
    : 'ana* hand 3 stock 22 | bo stock 22 | cy stock 22 | di stock 21 | ed stock 21 | fay stock 20 | build 5 0 0 0 | draw 0';

export const tellings: Tellings<CodeOf<'c'>> = {
  'draw-omitted': (at) => ({
    before: at.turnBegins('ana* hand 3 | build 5 0 0 0'),
    act: play('ana', 6, { to: 0 }),
    seat: 'ana',
  }),
  'draw-short': (at) => ({
    before: [...at.turnBegins('ana* hand 3 | build 5 0 0 0'), draw('ana', 1)],
    act: play('ana', 6, { to: 0 }),
    seat: 'ana',
  }),
  overdraw: (at) => ({ before: at.turnBegins('ana* hand 3'), act: draw('ana', 4), seat: 'ana' }),
  'overdraw-remedy-wrong': (at) => ({
    before: [at.lies('ana*')],
    act: report('ana', 'overdraw-remedy-wrong'),
    seat: 'ana',
  }),
  'draw-midturn': (at) => ({
    before: [...at.turnBegins('ana* | build 5 0 0 0'), play('ana', 6, { to: 0 })],
    act: draw('ana', 1),
    seat: 'ana',
  }),
  'refill-on-empty': (at) => ({ before: handEmptied(at), act: draw('ana', 5), seat: 'ana' }),
  'turn-end-empty': (at) => ({ before: handEmptied(at), act: pass('ana'), seat: 'ana' }),
  'reshuffle-source': (at) => ({ before: at.turnBegins('ana* hand 3 | draw 0'), act: reshuffle('other'), seat: null }),
  'reshuffle-early': (at) => ({ before: at.turnBegins('ana* hand 3 | draw 7'), act: reshuffle(), seat: null }),
  'draw-dead': (at) => ({ before: at.turnBegins(deadDraw(at)), act: play('ana', 6, { to: 0 }), seat: null }),
};
