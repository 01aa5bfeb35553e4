import { discard, GROUPS, type CodeOf, parseCells, play, report, rule, takeBack, type Tellings } from '../../kit';

// Tennessee partners | 2018 | 2018 partners | Texas | six | manufacturer | Florida
export const cells = parseCells(
  GROUPS.d,
  `
build-sequence      | X t PILES.3a | X t PILES.3a PLAY.5d | = | X t BUILD.2      | X t PILES.3 PLAY.4b | X t BUILD.3 | X d
build-start         | X t PILES.3a | X t PILES.3a PLAY.5c | = | X t BUILD.2      | X t PILES.3         | X t BUILD.2 | X d
build-fifth         | X t PILES.3a | X t PILES.3a PLAY.5c | = | X t BUILD.1      | X t PILES.3         | X t BUILD.1 | X d
build-not-removed   | X t PILES.3a | X t PILES.3a         | = | X t BUILD.5      | X t PILES.3         | X t BUILD.3 | X d
build-removed-early | X i PILES.3a | X i PILES.3a         | = | X i BUILD.5      | X i PILES.3         | X i BUILD.3 | X d
wild-reassigned     | X i PILES.3a | X i PILES.3a         | = | X i BUILD.2      | X i PILES.3         | X i BUILD.3 | X d
wild-consecutive    | L            | L                    | L | L                | L                   | L           | L
build-takeback      | S            | S                    | S | L                | S                   | S           | S
late-discovery      | stands d     | stands d             | = | stands d RULES.4 | stands d SPECIAL.2c | stands d    | stands d
`,
);

export const tellings: Tellings<CodeOf<'d'>> = {
  'build-sequence': (at) => ({
    before: [at.lies('ana* | build 5 0 0 0')],
    act: play('ana', 8, { to: 0 }),
    seat: 'ana',
  }),
  'build-start': (at) => ({ before: [at.lies('ana* | build 5 0 0 0')], act: play('ana', 2, { to: 1 }), seat: 'ana' }),
  'build-fifth': (at) => ({ before: [at.lies('ana* | build 5 3 2 7')], act: play('ana', 1, { to: 4 }), seat: 'ana' }),
  'build-not-removed': (at) => ({
    before: [at.lies('ana* | build 11 0 0 0'), play('ana', 12, { to: 0 })],
    act: report('ana', 'build-not-removed'),
    seat: 'ana',
  }),
  'build-removed-early': (at) => ({
    before: [at.lies('ana* | build 9 0 0 0')],
    act: report('bo', 'build-removed-early'),
    seat: 'bo',
  }),
  'wild-reassigned': (at) => ({
    before: [at.lies('ana* | build 5 0 0 0'), play('ana', 'S', { to: 0 })],
    act: report('ana', 'wild-reassigned'),
    seat: 'ana',
  }),
  'wild-consecutive': (at) => ({
    before: [at.lies('ana* | build 5 0 0 0'), play('ana', 'S', { to: 0 })],
    act: play('ana', 'S', { to: 0 }),
    seat: 'ana',
  }),
  'build-takeback': (at) => ({
    before: [at.lies('ana* | build 5 0 0 0'), play('ana', 6, { to: 0 })],
    act: takeBack('ana', 'play'),
    seat: 'ana',
  }),
  'late-discovery': (at) => ({
    before: [
      at.lies('ana* | build 5 0 0 0'),
      play('ana', 8, { to: 0 }),
      discard('ana', 3, 0),
      play('bo', 1, { to: 1 }),
    ],
    meanwhile: ['build-sequence'],
    act: rule('build-sequence', 'remedy'),
    seat: 'ana',
  }),
};
