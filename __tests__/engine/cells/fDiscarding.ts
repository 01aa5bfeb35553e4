import {
  type At,
  discard,
  draw,
  GROUPS,
  type CodeOf,
  parseCells,
  pass,
  shift,
  takeBack,
  type Tellings,
  type Told,
} from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.f,
  `
discard-fifth         | X t PILES.4a | X t PILES.4a PLAY.5i | = | X t DISCARD.1        | X t PILES.4        | X t DISCARD.1 | X t 2
discard-stack-early   | L            | L                    | L | X t DISCARD.1        | L                  | L             | X t 2
discard-not-from-hand | X i PLAY.2   | X t PLAY.5i          | = | X i RULES.1e         | X t PLAY.3         | X t TURN.3    | X i PLAY.4
discard-wrong-owner   | X t PLAY.2   | X t PLAY.5i          | = | X t RULES.1e         | X t PLAY.3         | X t TURN.4    | X t PLAY.4
discard-multiple      | X t PLAY.2   | X t PLAY.3 PLAY.5i   | = | X t RULES.1e         | X t PLAY.3         | X t TURN.2    | X t PLAY.4
discard-shifted       | X i PILES.4a | X i PILES.4a         | = | X i DISCARD.2        | X i PILES.4        | X t DISCARD.4 | X d
turn-end-no-discard   | X t PLAY.2   | X t PLAY.3 PLAY.5i   | = | X t RULES.1e         | X t PLAY.3 PLAY.4d | X t TURN.2    | X t PLAY.4
discard-takeback      | X i PLAY.2   | X i PLAY.5i          | = | X t RULES.4          | X i PLAY.3         | X i TURN.2    | X i PLAY.4
discard-wild          | L            | L                    | L | L                    | L                  | L             | L
`,
);

/** A whole first round: everybody draws five and discards a seven on the first place. */
const firstRound = (at: At): Told[] => [
  at.deal(),
  ...['ana' as const, ...at.from('bo', 'ana')].flatMap((who) => [draw(who, 5), discard(who, 7, 0)]),
];

export const tellings: Tellings<CodeOf<'f'>> = {
  'discard-fifth': (at) => ({ before: [at.lies('ana* piles 3 4 7 9')], act: discard('ana', 2, 4), seat: 'ana' }),
  'discard-stack-early': (at) => ({
    before: [...firstRound(at), draw('ana', 1)],
    act: discard('ana', 3, 0),
    seat: 'ana',
  }),
  'discard-not-from-hand': (at) => ({
    before: [at.lies('ana* top 12')],
    act: discard('ana', 12, 0, { from: 'stock' }),
    seat: 'ana',
  }),
  'discard-wrong-owner': (at) => ({
    before: [at.lies('ana*')],
    act: discard('ana', 3, 0, { owner: 'bo' }),
    seat: 'ana',
  }),
  'discard-multiple': (at) => ({
    before: [at.lies('ana*'), discard('ana', 3, 0)],
    act: discard('ana', 4, 1),
    seat: 'ana',
  }),
  'discard-shifted': (at) => ({ before: [at.lies('ana* piles 3.8 - - -')], act: shift('ana', 0, 1), seat: 'ana' }),
  'turn-end-no-discard': (at) => ({ before: [at.lies('ana*')], act: pass('ana'), seat: 'ana' }),
  'discard-takeback': (at) => ({
    before: [at.lies('ana*'), discard('ana', 3, 0)],
    act: takeBack('ana', 'discard'),
    seat: 'ana',
  }),
  'discard-wild': (at) => ({ before: [at.lies('ana*')], act: discard('ana', 'S', 0), seat: 'ana' }),
};
