import {
  type Cell,
  FLAG_CODES,
  type FlagCode,
  type House,
  houseKeyDecidingReading,
  type ReadingId,
  readingOptions,
  type Rules,
  rulesFor,
  type Ruleset,
  RULESETS,
  type SettingKey,
  type SettingValues,
} from '@/rulesets';
import { answerQuestion, type Question, QUESTIONS } from '@/rulings';
import { say } from './kit';

/** Everything a person is told, without the tables. */
const told = (question: Question, rules: Rules): string => {
  const { verdict, flag, clauses, basis, says, steps, cases } = answerQuestion(question, rules, say);
  return JSON.stringify([
    [verdict, flag, clauses, basis, says, steps],
    ...cases.map((one) => [one.verdict, one.flag, one.clauses, one.basis, one.says, one.steps]),
  ]);
};

const changedBy = (questions: readonly Question[], before: Rules, after: Rules): readonly string[] =>
  questions.filter((question) => told(question, before) !== told(question, after)).map(({ id }) => id);

const columns = RULESETS.map((ruleset) => [ruleset.id, ruleset] as const);

describe('a changed cell changes the answer that rests on it', () => {
  const aboutCode = (code: FlagCode) =>
    QUESTIONS.filter((question) => question.kind === 'play' && question.about.includes(code));

  const PLAYED_ALONE = 'everyone plays alone, so nobody has a partner';
  const NO_PENALTY = 'no penalty cards are written, so none can be missing';

  /** Cells that no play can reach under their sheet, and why. */
  const UNREACHED: Readonly<Record<string, Readonly<Partial<Record<FlagCode, string>>>>> = {
    'tennessee-2018': {
      'setup-same-chapter': PLAYED_ALONE,
      'partner-moves-unasked': PLAYED_ALONE,
      'src-partner-stock': PLAYED_ALONE,
      'src-partner-discard': PLAYED_ALONE,
      'src-partner-hand': PLAYED_ALONE,
      'src-discard-turn1': PLAYED_ALONE,
      'coach-verbal': PLAYED_ALONE,
      'coach-nonverbal': PLAYED_ALONE,
      'coach-between-turns': PLAYED_ALONE,
      'partner-reply': PLAYED_ALONE,
      'partner-flip': PLAYED_ALONE,
    },
    'six-player-partners': { 'penalty-short': NO_PENALTY },
    mattel: { 'penalty-short': NO_PENALTY },
  };
  /** Reached only under a reading that no sheet takes by itself. */
  const UNDER_READING: Readonly<Partial<Record<FlagCode, House>>> = {
    'penalty-uncalled': { readings: { X07: 'opponentsOnly' } },
  };

  /**
   * A play that a setting switches off cannot be flagged, and a sheet with such a cell and without the setting is
   * refused: it is switched on, and then the cell is changed.
   */
  const SWITCHED_ON: Readonly<Partial<Record<FlagCode, Partial<SettingValues>>>> = {
    'discard-stack-early': { fourBeforeStack: 'once' },
    'revealed-not-played': { revealedCard: 'handCommit' },
    'setup-wrong-starter': { starter: 'leftOfDealer' },
  };
  const switchedOn = (ruleset: Ruleset, code: FlagCode): Rules => {
    const rules = rulesFor(ruleset, UNDER_READING[code] ?? {});
    const isOff = ruleset.cells[code].ruling === 'legal' || ruleset.cells[code].ruling === 'never';
    return isOff ? { ...rules, values: { ...rules.values, ...SWITCHED_ON[code] } } : rules;
  };

  const changed = (rules: Rules, code: FlagCode): Rules => {
    const own = rules.cells[code];
    const ruling: Cell['ruling'] = own.ruling === 'illegal' ? 'silent' : 'illegal';
    const cells = { ...rules.cells, [code]: { ruling, basis: 'default', clauses: [] } satisfies Cell };
    return { ...rules, cells, ruleset: { ...rules.ruleset, cells } };
  };

  describe.each(columns)('%s', (id, ruleset) => {
    test.each(FLAG_CODES)('%s', (code) => {
      // the talk that an opponent has to call is priced by one sheet alone
      if (UNDER_READING[code] !== undefined && ruleset.cells['talk-unrelated'].ruling !== 'penalty') return;
      const rules = switchedOn(ruleset, code);
      const answers = changedBy(aboutCode(code), rules, changed(rules, code));
      if (UNREACHED[id]?.[code] === undefined) expect(answers).not.toEqual([]);
      else expect(answers).toEqual([]);
    });
  });
});

describe('a changed setting changes the answer that rests on it', () => {
  /** Another value; null where a setting has only one, and then its clauses are changed. */
  const ANOTHER: { readonly [K in SettingKey]: ((value: SettingValues[K]) => SettingValues[K]) | null } = {
    players: ({ min, max }) => ({ min: min + 1, max: max + 1 }),
    teams: ({ play, size }) => ({ play: play === 'none' ? 'required' : 'none', size: size === 1 ? 2 : 1 }),
    seating: (value) => (value === 'free' ? 'opposite' : 'free'),
    partnerDraw: (value) => (value === 'none' ? 'differentChapters' : 'none'),
    deck: (value) => value - 10,
    stock: (rows) => rows.map((row) => ({ ...row, cards: row.cards + 1 })),
    dealing: (value) => (value === 'eachOwn' ? 'oneDealer' : 'eachOwn'),
    stockPlacement: (value) => (value === 'right' ? 'notConfusable' : 'right'),
    starter: (value) => (value === 'leftOfDealer' ? 'highestStockTop' : 'leftOfDealer'),
    starterTie: (value) => (value === 'unsaid' ? 'tiedDraw' : 'unsaid'),
    direction: null,
    hand: (value) => value + 1,
    laterDraws: null,
    emptyHandRefill: (value) => (value === 'optional' ? 'mandatory' : 'optional'),
    overdraw: (value) => (value === 'insertUnseen' ? 'shuffleIn' : 'insertUnseen'),
    reshuffle: (value) => (value === 'completedAre' ? 'completedMay' : 'completedAre'),
    deadDraw: (value) => (value === 'short' ? 'recycle' : 'short'),
    buildingPiles: (value) => value - 1,
    pileStart: null,
    sequence: null,
    wildsInRow: null,
    discardPiles: (value) => value - 1,
    fourBeforeStack: (value) => (value === 'always' ? 'off' : 'always'),
    handPlays: (value) => !value,
    stockPlays: (value) => !value,
    discardPlays: (value) => (value === 'always' ? 'afterFirstTurn' : 'always'),
    partnerPiles: (value) => !value,
    partnerHand: (value) => !value,
    dutyToPlay: null,
    endNeedsDiscard: (value) => (value === 'always' ? 'unlessHandEmpty' : 'always'),
    discardFromHand: null,
    discardOwnPiles: null,
    finalOnDiscard: null,
    outOfTurn: null,
    outOfTurnCompleted: null,
    revealedCard: (value) => (value === 'handCommit' ? 'off' : 'handCommit'),
    silence: (value) => (value === 'all' ? 'playsOnly' : 'all'),
    ownerSpeech: (value) => (value === 'mayAsk' ? 'commandsOnly' : 'mayAsk'),
    coachTarget: (value) => (value === 'partner' ? 'anyPlayer' : 'partner'),
    coachWindow: (value) => (value === 'wholeGame' ? 'partnerTurn' : 'wholeGame'),
    penalty: (value) => (value === null ? { cards: 3, place: 'top' } : { cards: value.cards + 1, place: 'bottom' }),
    penaltyTrigger: (value) => (value === 'guilty' ? 'caught' : 'guilty'),
    partnerFlip: null,
    win: (value) => (value === 'allTeamStocks' ? 'ownStock' : 'allTeamStocks'),
    format: (value) => (value === 'round' ? 'points500' : 'round'),
    chart: (value) => (value === 'none' ? 'attached' : 'none'),
    strategy: (value) => (value === 'none' ? 'stockFirst' : 'none'),
  };

  /** Settings that say nothing where another is off; the answer lists them, and its sentence has no use for them. */
  const IDLE: Readonly<Record<string, readonly SettingKey[]>> = {
    // everyone plays alone
    'tennessee-2018': ['seating', 'partnerDraw', 'partnerPiles', 'partnerHand'],
    // advice is not forbidden, and has no price
    'six-player-partners': ['coachWindow', 'penaltyTrigger'],
    mattel: ['coachWindow', 'penaltyTrigger'],
  };

  /** What the sheet says, and how firmly: told by the clauses of an answer, and by the facts it rests on. */
  const toldWithFacts = (question: Question, rules: Rules): string =>
    told(question, rules) + JSON.stringify(answerQuestion(question, rules, say).facts);

  const toldInFacts = (questions: readonly Question[], rules: Rules): readonly string[] =>
    questions.map((question) => toldWithFacts(question, rules));

  const replaced = (ruleset: Ruleset, key: SettingKey, row: object): Rules =>
    rulesFor({ ...ruleset, settings: { ...ruleset.settings, [key]: { ...ruleset.settings[key], ...row } } });

  describe.each(columns)('%s', (id, ruleset) => {
    test.each(Object.keys(ANOTHER) as SettingKey[])('%s', (key) => {
      const resting = QUESTIONS.filter(({ settings }) => settings.includes(key));
      const another = ANOTHER[key] as ((value: unknown) => unknown) | null;
      const rules = rulesFor(ruleset);
      if (another !== null) {
        const after = replaced(ruleset, key, { value: another(ruleset.settings[key].value) });
        if (IDLE[id]?.includes(key)) expect(toldInFacts(resting, rules)).not.toEqual(toldInFacts(resting, after));
        else expect(changedBy(resting, rules, after)).not.toEqual([]);
        return;
      }
      const after = replaced(ruleset, key, { clauses: ['OURS.1'], basis: 'text' });
      expect(resting.filter((one) => toldWithFacts(one, rules) !== toldWithFacts(one, after))).not.toEqual([]);
    });
  });
});

describe('another reading of a disputed point changes the answer that names it', () => {
  /** Points on which the engine decides nothing: the answer only tells the reading. */
  const ONLY_TOLD: ReadonlySet<ReadingId> = new Set(['X02', 'X16', 'X38'] as const);

  const withReading = (ruleset: Ruleset, id: ReadingId, option: string): Rules => {
    const key = houseKeyDecidingReading(id);
    const house = { [key ?? 'readings']: key === 'penalty' ? { cards: 2, place: option } : option };
    return rulesFor(ruleset, (key === undefined ? { readings: { [id]: option } } : house) as House);
  };

  const points = RULESETS.flatMap((ruleset) =>
    (Object.keys(ruleset.readings) as ReadingId[])
      // X08 is decided by the setting for silence, and is what each sheet says
      .filter((id) => id !== 'X08')
      .map((id) => ({ sheet: ruleset.id, id, ruleset })),
  );

  test.each(points)('$sheet: $id', ({ id, ruleset }) => {
    const rules = rulesFor(ruleset);
    const inForce = (question: Question, now: Rules): string | undefined =>
      answerQuestion(question, now, say).readings.find((reading) => reading.id === id)?.inForce;
    const naming = QUESTIONS.filter((question) => inForce(question, rules) !== undefined);
    expect(naming).not.toEqual([]);
    const others = readingOptions(id).filter((option) => withReading(ruleset, id, option).readings[id] !== undefined);
    const after = others
      .map((option) => withReading(ruleset, id, option))
      .filter((now) => naming.some((question) => inForce(question, now) !== inForce(question, rules)));
    expect(after).not.toEqual([]);
    if (!ONLY_TOLD.has(id))
      expect(
        after.flatMap((now) => changedBy(QUESTIONS, withReading(ruleset, id, rules.readings[id]), now)),
      ).not.toEqual([]);
  });
});
