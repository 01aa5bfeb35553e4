import {
  type At,
  discard,
  draw,
  GROUPS,
  type CodeOf,
  parseCells,
  play,
  report,
  type Setup,
  type Tellings,
  type Told,
} from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.e,
  `
src-buried-discard    | X t PILES.4a | =                                 | =                        | X t DISCARD.2 | X t PILES.4                      | X t DISCARD.3         | X d
src-partner-stock     | L            | →src-opponent X i PLAY.5f PLAY.5j | L                        | L             | X i PLAY.2c PLAY.4b              | L                     | L
src-partner-discard   | L            | →src-opponent X i PLAY.5f PLAY.5j | L                        | L             | X i PLAY.4b                      | L                     | L
src-partner-hand      | X i PLAY.4   | →oot-started S                    | X i PARTNER.b            | X i RULES.2a  | X i PLAY.4b                      | X i SOURCE.1 SOURCE.4 | X i PLAY.6
src-opponent          | X i PLAY.4   | X i PLAY.5f PLAY.5j               | X i PLAY.5f PLAY.5j      | X i RULES.2a  | X i PLAY.4b                      | X t SOURCE.2 SOURCE.3 | X i PLAY.6
src-discard-turn1     | L            | →src-opponent X i PLAY.5f PLAY.5j | info d PLAY.5j PARTNER.b | L             | →src-partner-discard X i PLAY.4b | –                     | L
src-stock-hidden      | X i PILES.1a | X i PLAY.5f                       | =                        | X i STOCK.2   | X t PLAY.4b                      | X t SOURCE.2          | X d
stock-play-declined   | L            | L                                 | L                        | L             | L                                | L                     | L
strategy-discard-play | L            | L                                 | L                        | L             | L                                | L                     | L
`,
);

/** The manufacturer's rules are played alone unless a table has teams. */
const withPartners = ({ ruleset }: At): { setup?: Setup } => (ruleset === 'mattel' ? { setup: { teams: true } } : {});

/** The first round: everybody draws five and discards, Ana a one. */
const untilPartner = (at: At): Told[] =>
  at.from('ana', at.partner).flatMap((who) => [draw(who, 5), discard(who, who === 'ana' ? 1 : 9, 0)]);

export const tellings: Tellings<CodeOf<'e'>> = {
  'src-buried-discard': (at) => ({
    before: [at.lies('ana* piles 6.9 - - - | build 5 0 0 0')],
    act: play('ana', 6, { from: 'discard:0', to: 0 }),
    seat: 'ana',
  }),
  'src-partner-stock': (at) => ({
    ...withPartners(at),
    before: [at.lies(`ana* | ${at.partner} top 6 | build 5 0 0 0`)],
    act: play('ana', 6, { from: 'stock', owner: at.partner, to: 0 }),
    seat: 'ana',
  }),
  'src-partner-discard': (at) => ({
    ...withPartners(at),
    before: [at.lies(`ana* | ${at.partner} piles 6 - - - | build 5 0 0 0`)],
    act: play('ana', 6, { from: 'discard:0', owner: at.partner, to: 0 }),
    seat: 'ana',
  }),
  'src-partner-hand': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana* | build 5 0 0 0')],
    act: play(at.partner, 6, { to: 0, asked: true }),
    seat: at.ruleset === 'tennessee-2018' ? at.partner : 'ana',
  }),
  'src-opponent': (at) => ({
    before: [at.lies('ana* | bo top 6 | build 5 0 0 0')],
    act: play('ana', 6, { from: 'stock', owner: 'bo', to: 0 }),
    seat: 'ana',
  }),
  'src-discard-turn1': (at) => ({
    ...withPartners(at),
    before: [at.deal(), ...untilPartner(at), draw(at.partner, 5)],
    act: play(at.partner, 1, { from: 'discard:0', owner: 'ana', to: 0 }),
    seat: at.partner,
  }),
  'src-stock-hidden': (at) => ({ before: [at.lies('ana*')], act: report('ana', 'src-stock-hidden'), seat: 'ana' }),
  'stock-play-declined': (at) => ({
    before: [at.lies('ana* top 6 | build 5 0 0 0')],
    act: discard('ana', 3, 0),
    seat: 'ana',
  }),
  'strategy-discard-play': (at) => ({
    before: [at.lies('ana* piles 6 - - - | build 5 0 0 0'), play('ana', 6, { from: 'discard:0', to: 0 })],
    act: discard('ana', 3, 0),
    seat: 'ana',
  }),
};
