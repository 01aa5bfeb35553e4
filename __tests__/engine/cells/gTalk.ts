import {
  type At,
  flip,
  GROUPS,
  type CodeOf,
  parseCells,
  peek,
  report,
  rule,
  type Setup,
  speak,
  type Tellings,
} from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.g,
  `
coach-verbal          | P t PLAY.5        | →coach-nonpartner P t PLAY.6 | P t PARTNER.c PARTNER.d PLAY.6 | P t RULES.2e          | S | S | P t PLAY.7
coach-nonverbal       | P t PLAY.5        | →coach-nonpartner P t PLAY.6 | P t PLAY.6                     | P t RULES.2e          | S | S | P t PLAY.7
coach-nonpartner      | S                 | P t PLAY.6                   | P t PLAY.6                     | S                     | S | S | S
coach-spectator       | S                 | S                            | S                              | S                     | S | S | S
coach-between-turns   | S                 | →coach-nonpartner P t PLAY.6 | P i PARTNER.c PARTNER.d        | S                     | S | S | S
talk-unrelated        | L                 | L                            | P t PARTNER.c PARTNER.d        | X t RULES.2b          | L | S | X t PLAY.6
talk-owner-noncommand | L                 | L                            | P t PARTNER.c PARTNER.d        | L                     | L | L | L
partner-reply         | P i PLAY.4 PLAY.5 | →coach-nonpartner P t PLAY.6 | P t PARTNER.c PARTNER.d        | P i RULES.2b RULES.2e | S | S | P i PLAY.6 PLAY.7
owner-command         | L                 | –                            | L                              | L                     | L | L | L
partner-flip          | L                 | –                            | L                              | L                     | – | L | L
penalty-misplaced     | X t PLAY.5        | X t PLAY.6                   | S d PARTNER.d PLAY.6           | X t RULES.2e          | – | – | X t PLAY.7
penalty-looked        | X t PLAY.5        | X t PLAY.6                   | X t PARTNER.d PLAY.6           | X t RULES.2e          | – | – | X t PLAY.7
penalty-short         | S                 | S                            | S                              | S                     | – | – | S
penalty-uncalled      | –                 | –                            | S d PARTNER.d                  | –                     | – | – | –
`,
);

/** The manufacturer's rules are played alone unless a table has teams. */
const withPartners = ({ ruleset }: At): { setup?: Setup } => (ruleset === 'mattel' ? { setup: { teams: true } } : {});

/** One card to draw and nothing to shuffle. */
const lastCard = (at: At): string =>
  at.seats === 4
    ? 'ana* stock 36 | bo stock 35 | cy stock 35 | di stock 35 | draw 1'
    : 'ana* stock 22 | bo stock 22 | cy stock 22 | di stock 22 | ed stock 22 | fay stock 21 | draw 1';

export const tellings: Tellings<CodeOf<'g'>> = {
  'coach-verbal': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana*')],
    act: speak(at.partner, 'advice'),
    seat: at.partner,
  }),
  'coach-nonverbal': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana*')],
    act: speak(at.partner, 'gesture'),
    seat: at.partner,
  }),
  'coach-nonpartner': (at) => ({ before: [at.lies('ana*')], act: speak('bo', 'advice'), seat: 'bo' }),
  'coach-spectator': (at) => ({ before: [at.lies('ana*')], act: speak('spectator', 'advice'), seat: null }),
  'coach-between-turns': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana*')],
    act: speak('bo', 'advice', { to: at.seats === 6 ? 'ed' : 'di' }),
    seat: 'bo',
  }),
  'talk-unrelated': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana*')],
    act: speak(at.partner, 'remark', { calledBy: 'bo' }),
    seat: at.partner,
  }),
  'talk-owner-noncommand': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana*')],
    act: speak('ana', 'question', { to: at.partner, calledBy: 'bo' }),
    seat: 'ana',
  }),
  'partner-reply': (at) => ({
    ...withPartners(at),
    before: [at.lies('ana*')],
    act: speak(at.partner, 'answer', { calledBy: 'bo' }),
    seat: at.partner,
  }),
  'owner-command': (at) => ({
    ...withPartners(at),
    before: [at.lies(`ana* | ${at.partner} top 6 | build 5 0 0 0`)],
    act: speak('ana', 'request', { to: at.partner }),
    seat: 'ana',
  }),
  'partner-flip': (at) => ({
    ...withPartners(at),
    before: [at.lies(`ana* | ${at.partner} top ?`)],
    act: flip(at.partner, 6),
    seat: at.partner,
  }),
  'penalty-misplaced': (at) => ({ before: [at.lies('ana*')], act: report('cy', 'penalty-misplaced'), seat: 'cy' }),
  'penalty-looked': (at) => ({ before: [at.lies('ana*')], act: peek('cy', 'penalty'), seat: 'cy' }),
  'penalty-short': (at) => {
    const code = at.ruleset === 'tennessee-2018' ? 'coach-nonpartner' : 'coach-verbal';
    return {
      ...withPartners(at),
      before: [at.lies(lastCard(at)), speak(at.partner, 'advice')],
      meanwhile: [code],
      act: rule(code, 'remedy'),
      seat: 'any',
    };
  },
  'penalty-uncalled': (at) => ({ before: [at.lies('ana*')], act: report('cy', 'penalty-uncalled'), seat: 'cy' }),
};
