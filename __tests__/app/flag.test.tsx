import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react-native';
import { listToArray } from '@/base';
import { addEntry, type Entry, type Game, type Header, type RaisedFlag, replay } from '@/engine';
import { rulesetById } from '@/rulesets';
import { NO_PENDING_INPUT, selectTableFacts } from '@/state';
import { clauseCitation, clauseWords, wordsFor } from '@/words';
import { FlagView } from '../../app/screens/Flag/FlagView';
import { GoneFlagView } from '../../app/screens/Flag/GoneFlagView';
import {
  makeOtherRulesetVerdict,
  rulesetsToCompare,
  useOtherRulesetVerdicts,
} from '../../app/screens/Flag/makeOtherRulesets';
import { type FlagDetailData, makeFlagDetail, makeGoneFlag } from '../../app/screens/Flag/makeFlag';
import { CELL_TABLE, COLUMNS } from '../rulesets/cellTable';
import { goldenGames } from './goldenGames';
import { inWindow } from './inWindow';

/** Whole screens are drawn, and the machine may be busy. */
jest.setTimeout(60_000);

const en = wordsFor('en');
const say = en.review.flag;
const games = goldenGames();
const golden = [...games].flatMap(([id, game]) =>
  listToArray(game.table.raised).map((flag) => [`${id} ${flag.id}`, game, flag] as const),
);

/** The study's own letters for a code under a sheet. */
const LETTERS: Readonly<Record<string, string>> = {
  X: 'illegal',
  P: 'penalty',
  S: 'silent',
  L: 'legal',
  '-': 'never',
  stands: 'stands',
  info: 'info',
};
const cells = new Map(
  CELL_TABLE.split('\n')
    .filter((line) => /^F\d/.test(line))
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([name = '', ...columns]) => [name.split(/\s+/)[1] ?? '', columns]),
);
/** Where a code cannot arise, the ruleset may flag the same play under another code, with this verdict. */
const UNDER_ANOTHER_CODE: Readonly<Record<string, string>> = {
  'coach-verbal tennessee-2018': 'penalty',
  'src-partner-stock tennessee-2018': 'illegal',
};
const studied = (code: string, ruleset: string): string | undefined =>
  UNDER_ANOTHER_CODE[`${code} ${ruleset}`] ??
  LETTERS[cells.get(code)?.[COLUMNS.indexOf(ruleset as (typeof COLUMNS)[number])]?.split(' ')[0] ?? ''];

describe('the same play elsewhere', () => {
  test('the golden games have flags of every kind to ask about', () => {
    expect(new Set(golden.map(([, , { verdict }]) => verdict)).size).toBeGreaterThanOrEqual(5);
  });

  test.each(golden)('%s is seen as the study of the sheets has it', (_, game, flag) => {
    const rows = rulesetsToCompare(game, flag).map((sheet) => makeOtherRulesetVerdict(game, flag, sheet, en));
    expect(rows).toHaveLength(6);
    // the study has no column for Florida
    const compared = rows.filter(({ id }) => id !== 'florida-good-sam');
    expect(compared).toHaveLength(5);
    expect(compared.map(({ id, verdict }) => [id, verdict])).toEqual(
      compared.map(({ id }) => [id, studied(flag.code, id)]),
    );
    expect(rows.filter(({ lines }) => lines.some((line) => line.startsWith('Seen as'))).map(({ id }) => id)).toEqual(
      compared.map(({ id }) => id).filter((id) => `${flag.code} ${id}` in UNDER_ANOTHER_CODE),
    );
    rows.forEach(({ lines }) => expect(lines.join('\n')).not.toMatch(/undefined|· no clause/));
  });

  const ask = (id: string, flag: string, sheet: string) => {
    const game = games.get(id) as Game;
    const raised = listToArray(game.table.raised).find((one) => one.id === flag) as RaisedFlag;
    return makeOtherRulesetVerdict(game, raised, rulesetById(sheet)!, en);
  };
  test.each([
    ['partner-stock-six-player-partners', '44:src-partner-stock', 'florida-good-sam', 'legal', 'Play 6'],
    ['partner-stock-six-player-partners', '44:src-partner-stock', 'tennessee-2018', 'illegal', 'Seen as: played an'],
    ['overdraw-remedied-tennessee-partners', '40:overdraw', 'texas-good-sam', 'penalty', 'slipped into'],
    [
      'out-of-turn-completed-texas-good-sam',
      '29:oot-started',
      'six-player-partners',
      'penalty',
      'Special situations 2',
    ],
    ['out-of-turn-completed-six-player-partners', '23:oot-completed', 'texas-good-sam', 'stands', 'Nearest clause'],
    ['build-sequence-remedied-mattel', '33:build-sequence', 'florida-good-sam', 'illegal', en.bases.default],
  ])('%s %s under %s: %s, %s', (id, flag, sheet, verdict, said) => {
    const row = ask(id, flag, sheet);
    expect(row.verdict).toBe(verdict);
    expect(row.lines.join('\n')).toContain(said);
  });
});

test('the sheets are asked after the screen is there, once, and the answers are kept', async () => {
  const game = games.get('partner-stock-six-player-partners') as Game;
  const first = renderHook(() => useOtherRulesetVerdicts(game, '44:src-partner-stock'));
  expect(first.result.current).toEqual({ rows: [], waiting: 6 });
  await waitFor(() => expect(first.result.current.waiting).toBe(0));
  expect(first.result.current.rows.map(({ id }) => id)).not.toContain('six-player-partners');
  // told further on, the same entry has the same answers at once
  const later = addEntry(game, { n: 999, act: 'note', text: 'x' });
  if (!later.ok) throw new Error(later.error.code);
  const second = renderHook(() => useOtherRulesetVerdicts(later.value, '44:src-partner-stock'));
  expect(second.result.current).toEqual(first.result.current);
});

const HEADER: Header = {
  tableside: 1,
  id: 'flag-test',
  ruleset: 'texas-good-sam',
  seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
};
const TOLD = [
  { act: 'deal', tops: [12, 3, 4, 5] },
  { act: 'draw', seat: 0, count: 5 },
  { act: 'play', seat: 0, card: 9, from: 'hand', to: 1 },
];
const tell = (bodies: readonly object[], header: Partial<Header> = {}): Game => {
  const result = replay({ ...HEADER, ...header }, bodies.map((body, i) => ({ n: i + 1, ...body })) as Entry[]);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const told = (...more: object[]): Game => tell([...TOLD, ...more]);
const detail = (game: Game, id: string, pile?: number): FlagDetailData => {
  const made = makeFlagDetail(game, id, en, pile);
  if (made === null)
    throw new Error(
      `no flag ${id}: ${listToArray(game.table.raised)
        .map((flag) => flag.id)
        .join()}`,
    );
  return made;
};
const START = '3:build-start';

describe('one flag', () => {
  test('31 of the 35 golden flags cite a clause', () => {
    expect(golden.map(([, , { clauses }]) => clauses.length > 0).filter(Boolean)).toHaveLength(31);
    expect(golden).toHaveLength(35);
  });

  test.each(golden)('%s: nothing is left unsaid', (_, game, flag) => {
    const made = detail(game, flag.id);
    expect(JSON.stringify(made)).not.toMatch(/undefined|NaN|\[object/);
    const isNearest = flag.basis === 'default';
    expect(made.clauses).toEqual(
      flag.clauses.map((id) => {
        const place = clauseCitation(en, id);
        return { id, place: isNearest ? say.nearest(place) : place, words: clauseWords(en, id) };
      }),
    );
    expect(made.clauses.filter((clause) => !/^[A-Z].*[.]$/s.test(clause.words))).toEqual([]);
    expect(made.context.filter(({ n }) => n === flag.n)).toHaveLength(1);
  });

  test('who, what, why; a picture; the steps; what if it is noticed too late', () => {
    expect(detail(told(), START)).toMatchObject({
      line: 'Ana started a pile with 9; it takes a 1 or a Skip-Bo',
      picture: { lay: null, came: 9, layCaption: 'needs 1', label: 'The pile was empty; 9 was laid' },
      remedy: { title: say.toPutRight, steps: ["Put the 9 back in Ana's hand"], late: null },
      later: 'The pile then needs 10',
      isOpen: true,
      ruling: null,
    });
  });

  test('too late: says why, and offers no steps', () => {
    const late = told({ act: 'discard', seat: 0, card: 7, pile: 0 }, { act: 'draw', seat: 1, count: 5 });
    expect(detail(late, START)).toMatchObject({
      remedy: { title: say.tooLate, steps: [], late: en.late['next-player-acted'] },
      later: null,
    });
  });

  test('put right: the steps stay to be read, and the ruling can be taken back', () => {
    const ruled = told({ act: 'rule', flag: START, call: 'remedy', note: 'She agreed' });
    expect(detail(ruled, START)).toMatchObject({
      isOpen: false,
      remedy: { title: say.doneSteps, steps: ["Put the 9 back in Ana's hand"] },
      ruling: { n: 4, said: 'The referee: put right.', note: 'She agreed', isRemedy: true },
    });
  });

  test('the cards cannot tell: the other code is offered; seen so, the turn goes back', () => {
    const game = told({ act: 'draw', seat: 1, count: 5 });
    expect(detail(game, '4:turn-end-no-discard').options.other?.code).toBe('oot-started');
    const ruled = told(
      { act: 'draw', seat: 1, count: 5 },
      { act: 'rule', flag: '4:turn-end-no-discard', call: 'remedy', as: 'oot-started' },
    );
    const seen = detail(ruled, '4:turn-end-no-discard');
    expect(seen).toMatchObject({ id: '4:oot-started', options: { other: null } });
    expect(seen.remedy.steps[0]).toBe('Give the turn to Ana');
  });

  test('no remedy is the next offence: only piles where the card may lie are offered, as in the bar', () => {
    const hands = [5, 5, 5, 5];
    const discards = [[[3], [], [], [4]], ...[1, 2, 3].map(() => [[], [], [], []])];
    const stock = hands.map(() => ({ count: 9, top: 2 }));
    const position = { act: 'position', turn: 0, stock, discards, hand: hands, building: [0, 0, 0, 0] };
    const game = tell([position, { act: 'discard', seat: 0, card: 8, pile: 0 }]);
    const { remedy } = detail(game, '2:discard-stack-early');
    expect(remedy.piles.map(({ pile }) => pile)).toEqual([1, 2]);
    const state = { game, input: NO_PENDING_INPUT, saved: 'saved', notice: null } as const;
    expect(selectTableFacts(state).flags[0]?.choices.map(({ pile }) => pile)).toEqual([1, 2]);
  });

  test('a card to be moved: the referee says to which pile', () => {
    const stack = [
      TOLD[0]!,
      TOLD[1]!,
      { act: 'discard', seat: 0, card: 7, pile: 0 },
      ...[1, 2, 3].flatMap((seat) => [
        { act: 'draw', seat, count: 5 },
        { act: 'discard', seat, card: 8, pile: 0 },
      ]),
      { act: 'draw', seat: 0, count: 1 },
      { act: 'discard', seat: 0, card: 6, pile: 0 },
    ];
    const id = '11:discard-stack-early';
    const made = detail(tell(stack), id);
    expect(made.remedy.piles.map(({ title }) => title)).toEqual(['Pile 2, empty', 'Pile 3, empty', 'Pile 4, empty']);
    expect(made.remedy.pile).toBe(1);
    expect(detail(tell(stack), id, 3).remedy.steps[0]).toContain('discard pile 4');
    // a disputed point, read as the table chose
    expect(made.reading?.inForce).toBe(en.readings.X14.options.once);
    const local = detail(tell(stack, { house: { fourBeforeStack: 'always' } }), id);
    expect(local).toMatchObject({
      isLocal: true,
      reading: { inForce: en.readings.X14.options.always, why: say.tableChose },
    });
  });

  test('gone: struck as a mis-tap it can be taken back, otherwise it only leads back', () => {
    const game = told({ act: 'rule', flag: START, call: 'mistap' });
    expect(makeFlagDetail(game, START, en)).toBeNull();
    expect(makeGoneFlag(game, START, en)).toMatchObject({ title: say.mistapped, takeBack: 4 });
    expect(makeGoneFlag(told(), '99:overdraw', en)).toMatchObject({ title: say.gone, takeBack: null });
  });
});

const show = (flag: FlagDetailData, given: Partial<Parameters<typeof FlagView>[0]> = {}) => {
  const heard = { onPile: jest.fn(), onRule: jest.fn(), onTakeBack: jest.fn(), onBack: jest.fn() };
  const props = {
    flag,
    table: 7,
    elsewhere: { rows: [], waiting: 0 },
    isBusy: false,
    trouble: null,
    ...heard,
    ...given,
  };
  render(inWindow(<FlagView {...props} />));
  return heard;
};
const press = async (testID: string): Promise<void> => {
  await act(async () => void fireEvent.press(screen.getByTestId(testID)));
};

describe('the screen', () => {
  test('shows verdict, basis, clause, steps and the moment', () => {
    show(detail(told(), START));
    expect(screen.getByText('Table 7, entry 3')).toBeOnTheScreen();
    expect(screen.getByText(en.verdicts.illegal)).toBeOnTheScreen();
    expect(screen.getByText(en.bases.text)).toBeOnTheScreen();
    expect(screen.getByTestId('flag-line')).toHaveTextContent('Ana started a pile with 9; it takes a 1 or a Skip-Bo');
    expect(within(screen.getByTestId('flag-grounds')).getByText(en.clauses['TX.BUILD.2'])).toBeOnTheScreen();
    expect(within(screen.getByTestId('flag-steps')).getByText("Put the 9 back in Ana's hand")).toBeOnTheScreen();
    expect(screen.getByLabelText('The pile was empty; 9 was laid')).toBeOnTheScreen();
    expect(within(screen.getByTestId('elsewhere-later')).getByText('The pile then needs 10')).toBeOnTheScreen();
  });

  test.each([
    ['flag-remedy', { call: 'remedy' }],
    ['flag-stand', { call: 'stand' }],
    ['flag-waive', { call: 'waive' }],
    ['flag-mistap', { call: 'mistap' }],
  ])('%s rules, with the note', async (testID, choice) => {
    const { onRule } = show(detail(told(), START));
    await press('flag-note-open');
    fireEvent.changeText(screen.getByTestId('flag-note'), ' first warning ');
    await press(testID);
    expect(onRule).toHaveBeenCalledWith(choice, 'first warning');
  });

  test('flag-as shows it as the other code, and flag-apply rules so', async () => {
    const { onRule } = show(detail(told({ act: 'draw', seat: 1, count: 5 }), '4:turn-end-no-discard'));
    await press('flag-as');
    expect(onRule).not.toHaveBeenCalled();
    expect(screen.getByText(/six-player sheet/)).toBeOnTheScreen();
    await press('flag-apply');
    expect(onRule).toHaveBeenCalledWith({ call: 'remedy', as: 'oot-started' }, '');
  });

  test('too late: putting right is not offered, and it says why', () => {
    show(detail(told({ act: 'discard', seat: 0, card: 7, pile: 0 }, { act: 'draw', seat: 1, count: 5 }), START));
    expect(screen.queryByTestId('flag-remedy')).toBeNull();
    expect(screen.getByTestId('flag-stand')).toBeOnTheScreen();
    expect(screen.getByText(en.late['next-player-acted'])).toBeOnTheScreen();
  });

  test('ruled: says so, keeps the steps, takes it back', async () => {
    const { onTakeBack } = show(detail(told({ act: 'rule', flag: START, call: 'remedy' }), START));
    expect(screen.queryByTestId('flag-remedy')).toBeNull();
    expect(screen.getByText("Put the 9 back in Ana's hand")).toBeOnTheScreen();
    await press('flag-undo');
    expect(onTakeBack).toHaveBeenCalledWith(4);
  });

  test('elsewhere: verdicts, allowed, no such rule, and those still being asked', () => {
    const rows = [
      { id: 'mattel', name: 'Manufacturer', verdict: 'silent', lines: [] },
      { id: 'florida-good-sam', name: 'Florida', verdict: 'legal', lines: ['Play 6'] },
      { id: 'tennessee-2018', name: 'Tennessee', verdict: 'never', lines: [] },
    ] as const;
    show(detail(told(), START), { elsewhere: { rows, waiting: 3 } });
    const inside = (id: string) => within(screen.getByTestId(`elsewhere-${id}`));
    expect(inside('mattel').getByText(en.verdicts.silent)).toBeOnTheScreen();
    expect(inside('florida-good-sam').getByText(say.allowed)).toBeOnTheScreen();
    expect(inside('florida-good-sam').getByText('Play 6')).toBeOnTheScreen();
    expect(inside('tennessee-2018').getByText(say.noSuchRule)).toBeOnTheScreen();
    expect(screen.getByText(en.screens.common.loading)).toBeOnTheScreen();
  });

  test('why the newest thing was not done is said', () => {
    show(detail(told(), START), { trouble: en.review.moved });
    expect(screen.getByText(en.review.moved)).toBeOnTheScreen();
  });

  test('a flag that is gone says so and leads back', async () => {
    const back = jest.fn();
    const gone = makeGoneFlag(told(), '99:overdraw', en);
    render(inWindow(<GoneFlagView gone={gone} isBusy={false} onTakeBack={jest.fn()} onBack={back} />));
    expect(screen.getByText(say.gone)).toBeOnTheScreen();
    await press('flag-back');
    expect(back).toHaveBeenCalled();
  });
});
