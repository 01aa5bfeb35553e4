import { openFlags, planRemedy, type RaisedFlag } from '@/engine';
import { RULESETS } from '@/rulesets';
import { otherCodeFactsOf } from '@/state';
import { wordsFor } from '@/words';
import { makeRulingOptions } from '../../app/flags/makeRulingOptions';
import {
  at,
  type CatalogueCode,
  type Column,
  COLUMNS,
  draw,
  given,
  play,
  rule,
  type Story,
  type Telling,
} from '../kit';
import { tellings as setup } from '../engine/cells/aSetup';
import { tellings as turnOrder } from '../engine/cells/bTurnOrder';
import { tellings as drawing } from '../engine/cells/cDrawing';
import { tellings as building } from '../engine/cells/dBuilding';
import { tellings as sources } from '../engine/cells/eSources';
import { tellings as discarding } from '../engine/cells/fDiscarding';
import { tellings as talk } from '../engine/cells/gTalk';
import { tellings as ending } from '../engine/cells/hEnding';

const en = wordsFor('en');
const NAMES = [
  'Alexandrina Featherstonehaughs',
  'Bartholomew Cholmondeley-Smyth',
  'Alexandrina Featherstonehaught',
  'Maximiliana von Hohenzollern-S',
  'Wilhelmina Vandersteen-Brooks',
  'Christopher Throckmorton-Jones',
];
const who = (seat: number): string => NAMES[seat] ?? '';

/** Every irregularity of the rule book, as the tests of the cells bring it about. */
const TELLINGS: Readonly<Partial<Record<CatalogueCode, Telling>>> = {
  ...setup,
  ...turnOrder,
  ...drawing,
  ...building,
  ...sources,
  ...discarding,
  ...talk,
  ...ending,
};

const storyOf = (ruleset: Column, telling: Telling): Story => {
  const { setup: house, before, act } = telling(at(ruleset));
  return (house === undefined ? given(ruleset, ...before) : given(ruleset, house, ...before)).when(act);
};

interface Waiting {
  readonly ruleset: Column;
  readonly story: Story;
  readonly flag: RaisedFlag;
}

/** Every flag that waits for a ruling, in every ruleset. */
const waiting = (ruleset: Column): Waiting[] =>
  Object.values(TELLINGS).flatMap((telling) => {
    const story = storyOf(ruleset, telling);
    return openFlags(story.game.table).map((flag) => ({ ruleset, story, flag }));
  });

const optionsOf = ({ story: { game }, flag }: Waiting) => {
  const plan = planRemedy(game.rules, game.table, flag);
  return { plan, options: makeRulingOptions(flag, plan, otherCodeFactsOf(game, flag), who, en) };
};

/** Says nothing about this flag. */
const GENERIC = /^(put right|put it right|remedy|apply|ok|yes|decide|note it: no card has to move)$/i;
/** "The 1 card stay". */
const ONE_AS_MANY = /\b1 cards\b|\b1 card (stay|are|go)\b/;
const CUT = /…|\.\.\.|undefined|NaN|null|\[object/;

test('every ruleset and nearly every code of the rule book is looked at', () => {
  expect([...COLUMNS].sort()).toEqual(RULESETS.map(({ id }) => id).sort());
  const codes = new Set(COLUMNS.flatMap((ruleset) => waiting(ruleset).map(({ flag }) => flag.code)));
  expect(codes.size).toBeGreaterThan(55);
});

describe.each(COLUMNS)('%s', (ruleset) => {
  const all = waiting(ruleset);

  test.each(all.map((one) => [one.flag.code, one] as const))('%s: each button says what it does', (_, one) => {
    const { plan, options } = optionsOf(one);
    const { remedyTitle, standHelp, waiveHelp, mistapHelp } = options;
    // Too late for it, the remedy is not offered.
    for (const text of [...(plan.late === null ? [remedyTitle] : []), standHelp, waiveHelp, mistapHelp]) {
      expect(text).not.toMatch(GENERIC);
      expect(text).not.toMatch(CUT);
      expect(text).not.toMatch(ONE_AS_MANY);
      expect(text).toMatch(/^[A-Z]/);
    }
    expect(standHelp).not.toBe(waiveHelp);
    expect(mistapHelp).toContain(`Entry ${one.flag.n} is struck`);
    // Whoever a step moves cards for is named, and whole.
    const named = plan.steps.filter((step) => !['restore-pile', 'turn-down', 'turn-up'].includes(step.do));
    const seats = named.flatMap((step) => ('seat' in step && step.seat !== null ? [step.seat] : []));
    const isMany = named.filter((step) => step.do.startsWith('build-to-')).length > 1;
    if (plan.late === null && !isMany) seats.forEach((seat) => expect(remedyTitle).toContain(who(seat)));
    const first = named.find((step) => 'card' in step);
    if (first !== undefined && 'card' in first && typeof first.card === 'number' && !isMany)
      expect(remedyTitle).toContain(`${first.card}`);
  });

  test.each(all.map((one) => [one.flag.code, one] as const))('%s: shown first where no clause decides', (_, one) => {
    const { options } = optionsOf(one);
    const { basis, verdict, local } = one.flag;
    const hasGround = basis !== 'default' || verdict === 'record' || local === true;
    expect(options.suggestion === null).toBe(hasGround);
    for (const shown of [options.suggestion, options.other?.suggestion].filter(
      (each) => each !== null && each !== undefined,
    )) {
      expect(shown.suggested).toMatch(/^[A-Z].*: [a-z].*[.]$/);
      expect(shown.suggested + shown.ground + shown.applyTitle).not.toMatch(CUT);
    }
    if (options.suggestion !== null) expect(options.suggestion.ground).toBe(en.rulingOptions.discretion);
  });
});

describe('buttons in words', () => {
  const titleOf = (story: Story): string => {
    const [flag] = openFlags(story.game.table);
    if (flag === undefined) throw new Error('no flag waits');
    const plan = planRemedy(story.game.rules, story.game.table, flag);
    return makeRulingOptions(flag, plan, null, (seat) => ['Ana', 'Bo', 'Cy', 'Di'][seat] ?? '', en).remedyTitle;
  };
  const lies = (text: string) => at('texas-good-sam').lies(text);

  test('a card goes back to where it came from', () => {
    const table = 'ana* stock 8 top 9 | build 5 0 0 0';
    expect(titleOf(given('texas-good-sam', lies(table), play('ana', 9, { to: 0 })))).toBe(
      "Put the 9 back in Ana's hand",
    );
    expect(titleOf(given('texas-good-sam', lies(table), play('ana', 9, { from: 'stock', to: 0 })))).toBe(
      "Put the 9 back on Ana's stock",
    );
  });

  test('a penalty says who takes how many', () => {
    const advice = given('texas-good-sam', lies('ana* | build 5 0 0 0'), { act: 'speak', seat: 2, what: 'advice' });
    expect(titleOf(advice)).toBe('Give Cy 2 cards');
  });

  test('extra cards and a turn that is given back', () => {
    const six = given('six-player-partners', at('six-player-partners').lies('ana* | cy hand 4'), draw('cy', 1));
    expect(titleOf(six)).toBe('Give the turn to Ana; Cy plays before drawing next time');
    const over = given('texas-good-sam', ...at('texas-good-sam').turnBegins('ana* hand 3 | draw 40'), draw('ana', 4));
    expect(titleOf(over)).toBe("Put 2 cards from Ana's hand into the stock");
  });

  test('the same act ruled on already: nothing is left to move', () => {
    const table = lies('ana* | build 5 0 0 0 | bo top 9');
    const two = given('texas-good-sam', table, play('ana', 9, { from: 'stock', owner: 'bo', to: 0 }));
    const [first] = openFlags(two.game.table);
    expect(openFlags(two.game.table).length).toBeGreaterThan(1);
    expect(titleOf(two.when(rule(first?.id ?? '', 'remedy')))).toBe('Note it: the 9 is back already');
  });
});
