import {
  type At,
  discard,
  draw,
  GROUPS,
  type CodeOf,
  parseCells,
  play,
  rule,
  type Scene,
  type Tellings,
  type Told,
} from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.b,
  `
oot-started           | S          | S                  | S             | S                    | P t SPECIAL.2a SPECIAL.2b              | S              | S
oot-completed         | stands d   | stands d           | stands d      | stands d RULES.4     | stands t SPECIAL.2c SPECIAL.2d         | stands d       | stands d
oot-draw-before-play  | S          | S                  | S             | S                    | X t SPECIAL.2b                         | S              | S
oot-extra-draw        | info d     | info d             | info d        | info d               | info d SPECIAL.2b                      | info d         | info d
partner-moves-unasked | X t PLAY.4 | →oot-started S     | X i PARTNER.c | X t RULES.2c         | →oot-started P t SPECIAL.2a SPECIAL.2b | →oot-started S | X t PLAY.6
play-after-discard    | X t PLAY.2 | X t PLAY.3 PLAY.5i | =             | X t RULES.1e RULES.4 | X t PLAY.3                             | X t TURN.2     | X t PLAY.4
`,
);

/** Stopped out of turn, and then the own turn has come: no draw is due, a play is. */
const stopped = (at: At): Pick<Scene, 'before' | 'meanwhile'> => {
  const { stranger } = at;
  const othersDiscard = at.from('ana', stranger).map((who): Told => discard(who, 11, 0));
  return {
    before: [
      at.lies(`ana* | ${stranger} hand 2 | build 5 0 0 0`),
      draw(stranger, 1),
      rule('oot-started', 'remedy'),
      ...othersDiscard,
    ],
    meanwhile: ['oot-started'],
  };
};

export const tellings: Tellings<CodeOf<'b'>> = {
  'oot-started': (at) => ({
    before: [at.lies(`ana* | ${at.stranger} hand 4`)],
    act: draw(at.stranger, 1),
    seat: at.stranger,
  }),
  'oot-completed': (at) => ({
    before: [at.lies(`ana* | ${at.stranger} hand 4`), draw(at.stranger, 1)],
    meanwhile: ['oot-started'],
    act: discard(at.stranger, 3, 0),
    seat: at.stranger,
  }),
  'oot-draw-before-play': (at) => ({ ...stopped(at), act: draw(at.stranger, 1), seat: at.stranger }),
  'oot-extra-draw': (at) => {
    const { before, meanwhile = [] } = stopped(at);
    return {
      before: [...before, play(at.stranger, 6, { to: 0 })],
      meanwhile,
      act: draw(at.stranger, 1),
      seat: at.stranger,
    };
  },
  'partner-moves-unasked': (at) => ({
    ...(at.ruleset === 'mattel' ? { setup: { teams: true } } : {}),
    before: [at.lies(`ana* | ${at.partner} top 6 | build 5 0 0 0`)],
    act: play(at.partner, 6, { from: 'stock', to: 0 }),
    seat: at.partner,
  }),
  'play-after-discard': (at) => ({
    before: [at.lies('ana* | build 5 0 0 0'), discard('ana', 3, 0)],
    act: play('ana', 6, { to: 0 }),
    seat: 'ana',
  }),
};
