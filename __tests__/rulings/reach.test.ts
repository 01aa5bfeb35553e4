import { FLAG_CODES, isFlagCode, type House, READING_IDS, RULESETS, type Rules, rulesFor } from '@/rulesets';
import { QUESTIONS } from '@/rulings';
import { GROUPS } from '../kit';
import { answer, questionOf, rulesOf, SHEET } from './kit';

/** Every irregularity of the rule book: its code, and the question that reaches it. */
const FLAGS: Readonly<Record<string, string>> = {
  'setup-player-count': 'three-players',
  'setup-deck-count': 'deck-incomplete',
  'setup-stock-count': 'stock-miscounted',
  'stock-top-not-up': 'stock-top-face-down',
  'setup-wrong-starter': 'wrong-starter',
  'setup-tiebreak-wrong': 'tie-ignored',
  'setup-same-chapter': 'same-chapter-partners',
  'setup-layout': 'piles-misplaced',
  'misdeal-exposed': 'card-shown-in-deal',
  'oot-started': 'out-of-turn',
  'oot-completed': 'out-of-turn-finished',
  'oot-draw-before-play': 'draw-first-after-stop',
  'oot-extra-draw': 'draw-again-after-stop',
  'partner-moves-unasked': 'partner-plays-unasked',
  'play-after-discard': 'went-on-after-discard',
  'draw-omitted': 'forgot-to-draw',
  'draw-short': 'drew-too-few',
  overdraw: 'drew-too-many',
  'overdraw-remedy-wrong': 'extras-put-wrong',
  'draw-midturn': 'drew-in-mid-turn',
  'refill-on-empty': 'hand-played-out',
  'turn-end-empty': 'stopped-with-empty-hand',
  'reshuffle-source': 'shuffled-wrong-cards',
  'reshuffle-early': 'shuffled-too-soon',
  'draw-dead': 'draw-pile-dead',
  'build-sequence': 'wrong-number-laid',
  'build-start': 'pile-started-wrong',
  'build-fifth': 'fifth-building-pile',
  'build-not-removed': 'finished-pile-left',
  'build-removed-early': 'pile-removed-early',
  'wild-reassigned': 'skip-bo-renamed',
  'wild-consecutive': 'skip-bo-on-skip-bo',
  'build-takeback': 'play-taken-back',
  'late-discovery': 'noticed-late',
  'src-buried-discard': 'buried-discard',
  'src-partner-stock': 'partner-stock',
  'src-partner-discard': 'partner-discards',
  'src-partner-hand': 'partner-hand',
  'src-opponent': 'opponent-card',
  'src-discard-turn1': 'discards-in-first-turn',
  'src-stock-hidden': 'hidden-stock-card',
  'stock-play-declined': 'stock-card-refused',
  'strategy-discard-play': 'discard-used-without-stock',
  'discard-fifth': 'fifth-discard-pile',
  'discard-stack-early': 'stack-before-four',
  'discard-not-from-hand': 'discard-from-stock',
  'discard-wrong-owner': 'discard-on-other-pile',
  'discard-multiple': 'two-discards',
  'discard-shifted': 'discard-moved',
  'turn-end-no-discard': 'no-discard',
  'discard-takeback': 'discard-taken-back',
  'discard-wild': 'discard-skip-bo',
  'coach-verbal': 'partner-advice',
  'coach-nonverbal': 'partner-sign',
  'coach-nonpartner': 'opponent-advice',
  'coach-spectator': 'spectator-advice',
  'coach-between-turns': 'advice-between-turns',
  'talk-unrelated': 'partner-chat',
  'talk-owner-noncommand': 'player-on-turn-talks',
  'partner-reply': 'partner-answers',
  'owner-command': 'asking-partner',
  'partner-flip': 'partner-turns-up-stock',
  'penalty-misplaced': 'penalty-misplaced',
  'penalty-looked': 'penalty-looked-at',
  'penalty-short': 'penalty-cards-short',
  'penalty-uncalled': 'talk-nobody-called',
  'stock-peek': 'stock-peeked',
  'hand-revealed': 'hand-card-shown',
  'revealed-not-played': 'shown-card-kept',
  'discard-browse': 'discards-browsed',
  'draw-peek': 'draw-pile-peeked',
  'win-claim-early': 'win-claimed-early',
  'play-after-win': 'play-after-win',
  'extra-game': 'extra-game',
  'card-count-drift': 'count-differs',
};

/** Codes that a record shows under another name. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  'play-after-win': 'record-after-end',
  'card-count-drift': 'record-count',
};

/** Allowed under every sheet: a flag comes of it only where an event forbids it. What then forbids it. */
const ALLOWED_EVERYWHERE: Readonly<Record<string, House | 'a custom sheet'>> = {
  'refill-on-empty': { readings: { X28: 'stops' } },
  'wild-consecutive': 'a custom sheet',
  'stock-play-declined': { readings: { X12: 'duty' } },
  'strategy-discard-play': { readings: { X24: 'rule' } },
  'discard-wild': 'a custom sheet',
  'owner-command': 'a custom sheet',
  'partner-flip': { readings: { X19: 'request' } },
  // the referee may call talk too, unless the event reads the sheet narrowly
  'penalty-uncalled': { readings: { X07: 'opponentsOnly' } },
};

const forbidding = (code: string, house: House | 'a custom sheet'): readonly Rules[] =>
  RULESETS.map((ruleset) => {
    const rules = rulesFor(ruleset, house === 'a custom sheet' ? {} : house);
    if (house !== 'a custom sheet' || !isFlagCode(code)) return rules;
    return { ...rules, cells: { ...rules.cells, [code]: { ...rules.cells[code], ruling: 'illegal' } } };
  });

const raisedBy = (id: string, rules: readonly Rules[]): ReadonlySet<string> =>
  new Set(rules.flatMap((one) => answer(id, one).cases.flatMap(({ flag }) => flag ?? [])));

describe('every irregularity of the rule book', () => {
  test('the list is whole', () => {
    expect(Object.keys(FLAGS).sort()).toEqual(Object.values(GROUPS).flat().sort());
    expect(FLAG_CODES.filter((code) => FLAGS[code] === undefined)).toEqual([]);
  });

  test.each(Object.entries(FLAGS))('%s is raised by "%s"', (code, id) => {
    const house = ALLOWED_EVERYWHERE[code];
    const builtIn = raisedBy(
      id,
      RULESETS.map((ruleset) => rulesFor(ruleset)),
    );
    if (house === undefined) expect([...builtIn]).toContain(SHOWN_AS[code] ?? code);
    else {
      expect([...builtIn]).not.toContain(code);
      expect([...raisedBy(id, forbidding(code, house))]).toContain(code);
    }
  });
});

/** Every disputed point of the rule book: the question, a sheet it concerns, and whether a setting names the reading. */
const POINTS = `
  X01 who-starts TNI reading
  X02 who-deals TNI reading
  X03 who-starts TNP reading
  X04 tie-for-start TNP
  X05 penalty-size TNT reading
  X06 partner-advice TNT reading
  X07 talk-nobody-called TNT reading
  X08 partner-chat TX reading
  X09 penalty-size TNP reading
  X10 advice-between-turns TNT
  X11 advice-before-discard TNI
  X12 stock-card-refused TNI reading
  X13 shown-card-kept TX reading
  X14 stack-before-four TX reading
  X15 skip-bo-starts-pile TX reading
  X16 four-piles-duty TX reading
  X17 noticed-after-discard TX reading
  X18 who-starts TX
  X19 partner-turns-up-stock TNP reading
  X20 same-chapter-partners TX
  X21 one-partner-out SIX reading
  X22 partners-or-alone SIX reading
  X23 deck-size SIX reading
  X24 discard-used-without-stock SIX reading
  X25a out-of-turn-cards-back SIX reading
  X25b draw-again-after-stop SIX reading
  X25c out-of-turn SIX
  X25d out-of-turn-finished SIX
  X26 partner-advice SIX
  X27 event-tie SIX
  X28 hand-played-out TNP reading
  X29 no-refill-wanted TNI
  X30 draw-pile-dead SIX reading
  X31 overdraw-found-late TNP
  X32 discard-from-stock TX reading
  X33 discards-in-first-turn TNT
  X34 penalty-on-empty-stock TNP
  X35 event-chart TNP
  X36 play-direction TX
  X37 who-starts MAT reading
  X38 partner-reminder TNP reading
  X39 second-remark TNP
  X40 penalty-cards-short TNP
  X41 skip-bo-named TNT reading
`
  .trim()
  .split('\n')
  .map((line) => {
    const [point = '', id = '', sheet = '', how = ''] = line.trim().split(' ');
    return { point, id, sheet, isReading: how === 'reading' };
  });

describe('every disputed point of the rule book', () => {
  test('the list is whole', () => {
    expect(POINTS).toHaveLength(41 + 3);
    expect(READING_IDS.filter((id) => !POINTS.some(({ point, isReading }) => point === id && isReading))).toEqual([]);
  });

  test.each(POINTS)('$point is met by "$id" under $sheet', ({ point, id, sheet, isReading }) => {
    const found = answer(id, rulesOf(SHEET[sheet] ?? 'mattel'));
    expect(found.says).not.toBe('');
    const readings = [found, ...found.cases].flatMap((one) => one.readings.map((reading) => reading.id as string));
    if (isReading) expect(readings).toContain(point);
  });

  test('what they come to', () => {
    // X10, X39: outside the partner's turn only one sheet puts a price; two remarks before the ruling are one
    expect(answer('advice-between-turns', rulesOf('tennessee-2018-partners')).verdict).toBe('penalty');
    expect(answer('advice-between-turns', rulesOf('texas-good-sam')).verdict).toBe('silent');
    expect(answer('second-remark', rulesOf('texas-good-sam')).steps).toHaveLength(1);
    expect(answer('second-remark', rulesOf('texas-good-sam')).says).toContain('count as one');
    // X11: until the discard it is still the turn
    expect(answer('advice-before-discard', rulesOf('texas-good-sam')).verdict).toBe('penalty');
    // X25c, X25d
    expect(answer('out-of-turn', rulesOf('six-player-partners')).cases.map(({ verdict }) => verdict)).toEqual([
      'penalty',
      'penalty',
    ]);
    // X31: after the turn only what is above a full hand goes into the stock
    expect(answer('overdraw-found-late', rulesOf('tennessee-partners')).steps[0]).toMatch(/^Shuffle 1 card /);
    // X34: an empty stock comes back to life, and a win is undone
    const revived = answer('penalty-on-empty-stock', rulesOf('tennessee-partners'));
    expect(revived.steps).toEqual([
      "Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy's stock",
      "Turn up the top card of Cy's stock",
    ]);
    const [before, after] = answer('penalty-and-win', rulesOf('tennessee-partners')).cases;
    expect(before?.tables.after.over).not.toBeNull();
    expect(before?.tables.remedied?.over).toBeNull();
    expect(after).toMatchObject({ verdict: 'allowed', flag: null });
    // X40: what cannot be taken is owed
    const [short, shuffled] = answer('penalty-cards-short', rulesOf('tennessee-partners')).cases;
    expect(short).toMatchObject({ flag: 'penalty-short', verdict: 'silent' });
    expect(shuffled?.steps[0]).toMatch(/^Shuffle \d+ cards of the finished piles/);
  });
});

/** The fifteen disputed questions that open the rule book. */
test.each([
  ['Must you play a playable card?', 'play-refused'],
  ['Empty hand mid-turn', 'hand-played-out'],
  ['Hand empty because of the discard', 'last-card-discarded'],
  ['Discard a Skip-Bo?', 'discard-skip-bo'],
  ["A wild's identity", 'skip-bo-renamed'],
  ['Two wilds in a row', 'skip-bo-on-skip-bo'],
  ['Wild as 12', 'skip-bo-as-twelve'],
  ['Wild as last stock card', 'skip-bo-last-stock-card'],
  ['Draw pile empty, nothing completed', 'draw-pile-dead'],
  ['Draw pile short of what is needed', 'draw-pile-too-short'],
  ['Move a discard to another discard pile', 'discard-moved'],
  ['Look through discards', 'discards-browsed'],
  ['Four discard piles before stacking', 'stack-before-four'],
  ['Does winning need a final discard?', 'win-without-discard'],
  ['Drew too many', 'drew-too-many'],
  ['Forgot to draw', 'forgot-to-draw'],
  ['Misdeal', 'card-shown-in-deal'],
  ['Exposed card', 'hand-card-shown'],
])('the disputed question "%s" is %s', (_, id) => {
  expect(questionOf(id).id).toBe(id);
});

test('every parameter of the sheets is in some answer', () => {
  const used = new Set(QUESTIONS.flatMap(({ settings }) => settings as readonly string[]));
  const [any] = RULESETS;
  expect(Object.keys(any?.settings ?? {}).filter((key) => !used.has(key))).toEqual([]);
});
