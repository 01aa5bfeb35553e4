import { SHEETS } from '../kit';
import { answer, rulesOf, SHEET } from './kit';

/**
 * Where each sheet's own rule bites, worked out by hand from the rule book and not from the data.
 *
 * One line each: question (or question/case) | verdict, flag (– for none) and clauses without the name of the sheet.
 */
const CASES: Readonly<Record<string, string>> = {
  TNP: `
    stock-size | info – DEAL.1
    who-deals | info – DEAL.1
    three-players | illegal setup-player-count DEAL.1
    wrong-starter | illegal setup-wrong-starter PLAY.1
    tie-ignored | illegal setup-tiebreak-wrong PLAY.1
    drew-too-many | penalty overdraw PLAY.6
    hand-played-out | allowed –
    stopped-with-empty-hand | illegal turn-end-empty PLAY.2
    partner-stock | allowed – PLAY.4
    partner-plays-unasked | illegal partner-moves-unasked PLAY.4
    partner-advice | penalty coach-verbal PLAY.5
    partner-answers | penalty partner-reply PLAY.4 PLAY.5
    partner-chat | allowed – PLAY.4
    opponent-advice | silent coach-nonpartner
    out-of-turn | silent oot-started
    win-claimed-early/partner | illegal win-claim-early PLAY.7
    extra-game | illegal extra-game PLAY.8
    event-chart | info – PLAY.9
    discard-any-order | allowed – PILES.4a
    event-bye | silent –
  `,
  TNI: `
    stock-size | info – PLAY.1
    who-deals | info – PLAY.1
    five-players | allowed –
    seven-players | silent setup-player-count
    wrong-starter | illegal setup-wrong-starter PLAY.2
    drew-too-many | penalty overdraw PLAY.7
    hand-played-out | allowed – PLAY.5e
    stopped-with-empty-hand | info turn-end-empty PLAY.5e PLAY.5h
    partner-stock | illegal src-opponent PLAY.5f PLAY.5j
    partner-advice | penalty coach-nonpartner PLAY.6
    opponent-advice | penalty coach-nonpartner PLAY.6
    stock-card-refused | allowed – PLAY.5h
    discard-from-stock | illegal discard-not-from-hand PLAY.5i
    own-discards-when | info – PLAY.5j
    play-direction | info – PLAY.5k
    how-to-win | info – PLAY.5g
    sheet-advice | info – PLAY.5g
    advice-between-turns | penalty coach-nonpartner PLAY.6
  `,
  TNT: `
    six-players/trios | illegal setup-player-count PARTNER.e
    partner-stock | allowed – PARTNER.b
    discards-in-first-turn | info src-discard-turn1 PLAY.5j PARTNER.b
    partner-plays-unasked | illegal partner-moves-unasked PARTNER.c
    partner-advice | penalty coach-verbal PARTNER.c PARTNER.d PLAY.6
    partner-sign | penalty coach-nonverbal PLAY.6
    partner-chat | penalty talk-unrelated PARTNER.c PARTNER.d
    player-on-turn-talks | penalty talk-owner-noncommand PARTNER.c PARTNER.d
    advice-between-turns | penalty coach-between-turns PARTNER.c PARTNER.d
    opponent-advice | penalty coach-nonpartner PLAY.6
    penalty-misplaced | silent penalty-misplaced PARTNER.d PLAY.6
    asking-partner | allowed – PARTNER.c
    win-claimed-early/partner | illegal win-claim-early PARTNER.e
    skip-bo-named | allowed – PARTNER.c
  `,
  TX: `
    stock-size | info – STOCK.1
    partner-choice | info – GAME.2 GAME.3
    same-chapter-partners | info setup-same-chapter GAME.3
    wrong-starter | allowed –
    who-starts | silent –
    drew-too-many | penalty overdraw RULES.3
    skip-bo-on-skip-bo | allowed – BUILD.4
    skip-bo-starts-pile | allowed – BUILD.2 BUILD.3
    stack-before-four/never | illegal discard-stack-early DISCARD.1
    stack-before-four/emptied | info discard-stack-early DISCARD.1
    hand-card-shown | info hand-revealed RULES.1c
    shown-card-kept/one | illegal revealed-not-played RULES.1c
    shown-card-kept/several | allowed – RULES.1c
    partner-chat | illegal talk-unrelated RULES.2b
    partner-advice | penalty coach-verbal RULES.2e
    partner-turns-up-stock | allowed – RULES.2d
    partner-plays-unasked | illegal partner-moves-unasked RULES.2c
    discard-taken-back | illegal discard-takeback RULES.4
    play-taken-back/nothing-seen | allowed – RULES.4
    play-taken-back/card-seen | silent build-takeback RULES.4
    out-of-turn-finished | stands oot-completed RULES.4
    discard-any-order | allowed – DISCARD.2
  `,
  FL: `
    stock-size | info – PLAY.1
    who-starts | info – PLAY.2
    drew-too-many | penalty overdraw PLAY.8
    stack-before-four/never | illegal discard-stack-early 2
    stack-before-four/emptied | illegal discard-stack-early 2
    wrong-number-laid | illegal build-sequence
    buried-discard | illegal src-buried-discard
    skip-bo-on-skip-bo | allowed –
    partner-advice | penalty coach-verbal PLAY.7
    partner-chat | illegal talk-unrelated PLAY.6
    partner-answers | penalty partner-reply PLAY.6 PLAY.7
    time-limit | info – 1
    out-of-time | info – PLAY.11
    event-tie | info – END
    event-moves | info – PLAY.10
    scoring | info – PLAY.9 PLAY.12
    extra-game | allowed – 1 PLAY.9 PLAY.10 PLAY.11 PLAY.12 END
    discard-any-order | allowed –
    event-bye | silent –
  `,
  SIX: `
    five-players | silent setup-player-count
    four-players | illegal setup-player-count PLAYERS
    deck-incomplete | illegal setup-deck-count EQUIP.1
    who-starts | info – PLAY.1
    wrong-starter | illegal setup-wrong-starter PLAY.1
    out-of-turn/drew | penalty oot-started SPECIAL.2a SPECIAL.2b
    out-of-turn/played | penalty oot-started SPECIAL.2a SPECIAL.2b
    out-of-turn-finished | stands oot-completed SPECIAL.2c SPECIAL.2d
    draw-first-after-stop | illegal oot-draw-before-play SPECIAL.2b
    draw-again-after-stop | info oot-extra-draw SPECIAL.2b
    partner-plays-unasked | penalty oot-started SPECIAL.2a SPECIAL.2b
    partner-stock | illegal src-partner-stock PLAY.2c PLAY.4b
    partner-discards | illegal src-partner-discard PLAY.4b
    partner-lays-on-request | illegal src-partner-stock PLAY.2c PLAY.4b
    partner-advice | silent coach-verbal
    penalty-misplaced | allowed –
    stopped-with-empty-hand | illegal turn-end-empty PLAY.2d PLAY.4d
    win-claimed-early/partner | allowed – WINNER.1
    extra-game | illegal extra-game WINNER.2
  `,
  MAT: `
    stock-size | info – STOCK.1
    two-players | allowed – PLAYERS.1
    seven-players | illegal setup-player-count PLAYERS.1
    deck-incomplete | illegal setup-deck-count CARDS.1
    drew-too-many | illegal overdraw DRAW.1 DRAW.2
    extras-put-wrong | allowed –
    stopped-with-empty-hand | illegal turn-end-empty DRAW.3 TURN.2
    draw-pile-dead | info draw-dead DRAW.5
    shuffle-under-tops/at-once | allowed – DRAW.5
    discard-moved | illegal discard-shifted DISCARD.4
    discards-browsed | silent discard-browse DISCARD.5
    partner-stock | allowed – SOURCE.4
    partner-advice | silent coach-verbal
    partner-chat | silent talk-unrelated
    win-claimed-early/partner | illegal win-claim-early WIN.1 WIN.2
    scoring | info – SCORE.1
  `,
};

const rows = Object.entries(CASES).flatMap(([sheet, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', expected = ''] = line.split('|').map((part) => part.trim());
      return [sheet, place, expected] as const;
    }),
);

test.each(rows)('%s: %s is %s', (sheet, place, expected) => {
  const column = SHEET[sheet];
  if (column === undefined) throw new Error(`no sheet ${sheet}`);
  const [id = '', caseId] = place.split('/');
  const [verdict, flag, ...numbers] = expected.split(/\s+/);
  const whole = answer(id, rulesOf(column));
  const ruling = caseId === undefined ? whole : whole.cases.find((one) => one.id === caseId);
  expect(ruling).toMatchObject({
    verdict,
    flag: flag === '–' ? null : flag,
    clauses: numbers.map((number) => `${SHEETS[column]}.${number}`),
  });
});

test('every sheet has at least eight', () => {
  for (const sheet of Object.keys(SHEET)) expect(rows.filter(([name]) => name === sheet).length).toBeGreaterThan(7);
});

describe('facts in figures', () => {
  test('where partners are the choice of the table, the win is told for both', () => {
    expect(answer('how-to-win', rulesOf('mattel')).says).toContain('with partners, when the stocks of both are empty');
    expect(answer('how-to-win', rulesOf('tennessee-2018')).says).not.toContain('partners');
  });

  test.each([
    ['TNP', '20', '82'],
    ['TNI', '10', '142 with 2 players, 132 with 3 players, 122 with 4 players, 112 with 5 players, 102 with 6 players'],
    ['TNT', '10', '122 with 4 players, 102 with 6 players'],
    ['TX', '15', '102'],
    ['FL', '12', '114'],
    ['SIX', '20', '42'],
    ['MAT', '30 with up to 4 players and 20 with more', '42 with 4 players, 62 with 5 players, 42 with 6 players'],
  ])('%s: stocks of %s, and %s cards left to draw', (sheet, stock, left) => {
    const rules = rulesOf(SHEET[sheet] ?? 'mattel');
    expect(answer('stock-size', rules).says).toContain(stock);
    expect(answer('draw-pile-size', rules).says).toContain(left);
  });

  test.each([
    ['TNP', "Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy's stock"],
    ['TNI', "Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy's stock"],
    ['TNT', "Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy's stock"],
    ['TX', "Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy's stock"],
    ['FL', "Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy's stock"],
    ['SIX', 'Warn Di'],
    ['MAT', 'Warn Cy'],
  ])('%s: after advice: %s', (sheet, step) => {
    expect(answer('partner-advice', rulesOf(SHEET[sheet] ?? 'mattel')).steps).toEqual([step]);
  });

  test.each([
    ['TNP', "Shuffle 2 cards from Ana's hand into Ana's stock, below the top card"],
    ['TX', "Slip 2 cards from Ana's hand into Ana's stock here and there, faces unseen"],
    ['SIX', "Shuffle 2 cards from Ana's hand into Ana's stock, below the top card"],
  ])('%s: after drawing too many: %s', (sheet, step) => {
    expect(answer('drew-too-many', rulesOf(SHEET[sheet] ?? 'mattel')).steps).toEqual([step]);
  });

  test.each([
    ['TNP', false],
    ['TNI', true],
    ['TNT', false],
    ['TX', false],
    ['FL', false],
    ['SIX', true],
    ['MAT', false],
  ])('%s: one empty stock wins: %s', (sheet, isWon) => {
    const [first] = answer('one-partner-out', rulesOf(SHEET[sheet] ?? 'mattel')).cases;
    expect(first?.tables.after.over?.why === 'win').toBe(isWon);
  });
});
