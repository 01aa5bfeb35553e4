import { type CellVerdict, FLAG_CODES, type FlagCode, rulesetById } from '@/rulesets';

/** Florida told as what it is: Tennessee's partners with these differences. */
const DIFFERENT: Readonly<Partial<Record<FlagCode, readonly [CellVerdict, string, ...string[]]>>> = {
  'setup-stock-count': ['illegal', 'text', 'FL.PLAY.1'],
  'setup-wrong-starter': ['illegal', 'text', 'FL.PLAY.2'],
  'build-sequence': ['illegal', 'default'],
  'build-start': ['illegal', 'default'],
  'build-fifth': ['illegal', 'default'],
  'build-not-removed': ['illegal', 'default'],
  'src-buried-discard': ['illegal', 'default'],
  'discard-stack-early': ['illegal', 'text', 'FL.2'],
  'coach-verbal': ['penalty', 'text', 'FL.PLAY.7'],
  'coach-nonverbal': ['penalty', 'text', 'FL.PLAY.7'],
  'talk-unrelated': ['illegal', 'text', 'FL.PLAY.6'],
  'partner-reply': ['penalty', 'inferred', 'FL.PLAY.6', 'FL.PLAY.7'],
  'extra-game': ['never', 'default'],
};

const florida = rulesetById('florida-good-sam');
const tennessee = rulesetById('tennessee-partners');

it.each(Object.entries(DIFFERENT))('%s', (code, [ruling, basis, ...clauses]) => {
  const cell = florida?.cells[code as FlagCode];
  expect([cell?.ruling, cell?.basis, ...(cell?.clauses ?? [])]).toEqual([ruling, basis, ...clauses]);
});

it.each(FLAG_CODES.filter((code) => !(code in DIFFERENT)))('%s is ruled as in Tennessee', (code) => {
  const own = florida?.cells[code];
  const parents = tennessee?.cells[code];
  expect(own?.ruling).toBe(parents?.ruling);
  // Where Florida has no such clause the ruling stays and its basis is the default.
  expect([parents?.basis, 'default']).toContain(own?.basis);
});

it('loses its basis only where the parent leans on CARD PILES, a section Florida has not', () => {
  const lost = FLAG_CODES.filter(
    (code) => !(code in DIFFERENT) && florida?.cells[code].basis !== tennessee?.cells[code].basis,
  );
  expect(lost.filter((code) => !tennessee?.cells[code].clauses.some((id) => id.startsWith('TNP.PILES.')))).toEqual([]);
  expect(lost).toContain('stock-top-not-up');
});

it.each([
  ['stock', [{ upTo: 99, cards: 12 }]],
  ['starter', 'highestStockTop'],
  ['partnerPiles', true],
  ['fourBeforeStack', 'always'],
  ['silence', 'all'],
  ['coachTarget', 'partner'],
  ['penalty', { cards: 2, place: 'bottom' }],
  ['overdraw', 'shuffleIn'],
  ['win', 'allTeamStocks'],
  ['outOfTurn', 'none'],
  ['format', 'threeGamesLowest'],
  ['chart', 'none'],
  ['emptyHandRefill', 'optional'],
  ['players', { min: 4, max: 4 }],
  ['teams', { play: 'required', size: 2 }],
] as const)('its %s', (key, value) => {
  expect(florida?.settings[key].value).toEqual(value);
});

it('has its fifteen clauses', () => {
  const plays = Array.from({ length: 12 }, (_, i) => `FL.PLAY.${i + 1}`);
  expect(florida?.clauses.map(({ id }) => id)).toEqual(['FL.1', 'FL.2', ...plays, 'FL.END']);
});
