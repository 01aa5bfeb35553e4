import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { listToArray } from '@/base';
import { addEntry, type Entry, type Game, type Header, replay } from '@/engine';
import { type ResultFacts, selectResult, type TableState } from '@/state';
import { wordsFor } from '@/words';
import { makeResultData, type ResultData, makeSignatureDraft } from '../../app/screens/Result/makeResultData';
import { ResultView } from '../../app/screens/Result/ResultView';
import { goldenGames } from './goldenGames';
import { inWindow } from './inWindow';

/** Whole screens are drawn, and the machine may be busy. */
jest.setTimeout(60_000);

const en = wordsFor('en');
const say = en.review.result;
const games = goldenGames();

const facts = (game: Game): ResultFacts => selectResult({ game } as TableState);
const result = (game: Game): ResultData => makeResultData(facts(game), game, en);
const more = (game: Game, ...bodies: object[]): Game =>
  bodies.reduce<Game>((now, body) => {
    const n = 1 + Math.max(0, ...listToArray(now.entries).map((entry) => entry.n));
    const added = addEntry(now, { n, ...body } as Entry);
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    return added.value;
  }, game);

const header = (seats: Header['seats'], ruleset = 'texas-good-sam'): Header => ({
  tableside: 1,
  id: 'result-test',
  ruleset,
  seats,
});
const PAIRS = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 }));
const TOLD = [
  { act: 'deal', tops: [12, 3, 4, 5], at: '2031-06-01T20:00:00Z' },
  { act: 'draw', seat: 0, count: 5 },
  { act: 'play', seat: 0, card: 9, from: 'hand', to: 1 },
  { act: 'speak', seat: 2, what: 'advice', at: '2031-06-01T20:41:00Z' },
];
const START = '3:build-start';
const ADVICE = '4:coach-verbal';
const told = (seats: Header['seats'] = PAIRS, ruleset?: string): Game => {
  const opened = replay(header(seats, ruleset), []);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return more(opened.value, ...TOLD);
};
const TIME = { act: 'end', why: 'time' };
const settled = (): Game =>
  more(told(), { act: 'rule', flag: START, call: 'stand' }, { act: 'rule', flag: ADVICE, call: 'remedy' }, TIME);

describe('how it ended', () => {
  test.each([...games].filter(([id]) => id.startsWith('whole-game')))('%s: the winners, and nobody else', (_, game) => {
    const winner = game.table.over?.winner ?? null;
    const made = result(game);
    const expected = game.table.names.flatMap((_name, seat) =>
      winner !== null && ('team' in winner ? game.table.teams[seat] === winner.team : seat === winner.seat)
        ? [seat]
        : [],
    );
    expect(made.winners).toEqual(expected);
    expect(made.hasWinner).toBe(expected.length > 0);
    made.winners.forEach((seat) => expect(made.title).toContain(game.table.names[seat]));
    expect(
      made.sides
        .flatMap(({ seats }) => seats)
        .map(({ stock }) => stock)
        .sort(),
    ).toEqual(game.table.seats.map(({ stock }) => stock).sort());
    expect(JSON.stringify(made)).not.toMatch(/undefined|NaN/);
  });

  test.each([
    [[], say.goesOn, false],
    [[TIME], say.time, true],
    [[{ act: 'end', why: 'abandoned' }], say.abandoned, true],
    [[{ act: 'end', why: 'concede', seat: 0 }], 'Bo and Di won', true],
  ] as const)('%j: %s', (ending, title, isOver) => {
    expect(result(more(told(), ...ending))).toMatchObject({ title, isOver });
  });

  test('conceded among more than two sides: one is out, nobody has won', () => {
    const seats = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
    const game = more(told(seats, 'tennessee-2018'), { act: 'end', why: 'concede', seat: 0 });
    expect(result(game)).toMatchObject({ title: say.conceded, hasWinner: false });
  });

  test('penalties, entries and minutes', () => {
    const made = result(settled());
    expect(made.told).toBe('7 entries · 41 minutes');
    expect(made.sides[0]).toMatchObject({ names: 'Ana and Cy', penalties: '2 penalty cards', stock: 32 });
    expect(made.sides[0]?.spoken).toBe('Ana and Cy: 32 cards left in stock, 2 penalty cards');
    expect(made.sides[1]).toMatchObject({ penalties: null, stock: 30 });
  });
});

describe('who may sign', () => {
  test('nobody while a flag has neither ruling nor note', () => {
    const game = more(told(), TIME);
    expect(result(game)).toMatchObject({ maySign: false, flags: [{ id: START, isNoted: false }, { id: ADVICE }] });
    const noted = more(
      game,
      { act: 'note', text: 'Nobody saw it', entry: 3 },
      { act: 'rule', flag: ADVICE, call: 'waive' },
    );
    expect(result(noted)).toMatchObject({ maySign: true, flags: [{ id: START, isNoted: true }] });
  });

  test('a signature is the side’s, with its protest', () => {
    const game = settled();
    const [ana, bo] = facts(game).sides;
    const signed = more(
      game,
      makeSignatureDraft(ana!, 'Ana', null),
      makeSignatureDraft(bo!, 'Di', 'The 9 should have gone back'),
    );
    expect(result(signed)).toMatchObject({ isSealed: true, hasProtest: true, hasSignature: true });
    expect(result(signed).sides.map((side) => side.signed)).toEqual([
      { title: 'Ana signed', protest: null, isProtest: false },
      { title: 'Di signed under protest', protest: 'The 9 should have gone back', isProtest: true },
    ]);
  });

  test('in individual play each seat signs for itself', () => {
    const seats = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
    const game = more(told(seats, 'tennessee-2018'), TIME);
    const { sides } = facts(game);
    expect(sides.map((side) => makeSignatureDraft(side, 'x', null))).toEqual(
      [0, 1, 2, 3].map((seat) => ({ act: 'sign', seat, name: 'x' })),
    );
    const all = more(game, ...sides.map((side) => makeSignatureDraft(side, 'x', null)));
    expect(result(all).isSealed).toBe(true);
  });
});

const show = (made: ResultData, given: Partial<Parameters<typeof ResultView>[0]> = {}) => {
  const heard = {
    onRule: jest.fn(),
    onNote: jest.fn(),
    onOpenFlag: jest.fn(),
    onSign: jest.fn(),
    onUndo: jest.fn(),
    onShare: jest.fn(),
    onNextGame: jest.fn(),
    onSlip: jest.fn(),
    onScoreSheet: jest.fn(),
    onBack: jest.fn(),
  };
  const props = {
    result: made,
    place: 'Table 7',
    todo: [],
    trouble: null,
    shared: null,
    isBusy: false,
    ...heard,
    ...given,
  };
  render(inWindow(<ResultView {...props} />));
  return heard;
};
const press = async (testID: string): Promise<void> => {
  await act(async () => void fireEvent.press(screen.getByTestId(testID)));
};

describe('the screen', () => {
  test('a side signs with one touch, under its own names', async () => {
    const made = result(settled());
    const { onSign } = show(made);
    await press('sign-0');
    expect(onSign).toHaveBeenCalledWith(made.sides[0], 'Ana and Cy', null);
  });

  test('or under the name typed; an emptied name is the side’s again', async () => {
    const { onSign } = show(result(settled()));
    await press('sign-as-1');
    fireEvent.changeText(screen.getByTestId('sign-name-1'), '  Bo Diaz ');
    await press('sign-1');
    fireEvent.changeText(screen.getByTestId('sign-name-1'), ' ');
    await press('sign-1');
    expect(onSign.mock.calls.map(([, name]) => name)).toEqual(['Bo Diaz', 'Bo and Di']);
  });

  test('whoever signs for others says for whom', () => {
    expect(en.review.result.signed('Ana', 'Ana and Cy')).toBe('Ana signed');
    expect(en.review.result.signedUnder('Gus', 'Ana and Cy')).toBe('Gus signed under protest for Ana and Cy');
  });

  test('a protest needs its reason', async () => {
    const { onSign } = show(result(settled()));
    await press('protest-1');
    expect(screen.getByTestId('protest-sign-1')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('protest-text-1'), 'The 9');
    await press('protest-sign-1');
    expect(onSign).toHaveBeenCalledWith(expect.objectContaining({ index: 1 }), 'Bo and Di', 'The 9');
  });

  test('nobody signs over an open flag; ruling on it, or a note, settles it', async () => {
    const { onSign, onRule, onNote, onOpenFlag } = show(result(more(told(), TIME)));
    expect(screen.getByTestId('sign-0')).toBeDisabled();
    await press('sign-0');
    expect(onSign).not.toHaveBeenCalled();
    await press('settle-stand');
    expect(onRule).toHaveBeenCalledWith(expect.objectContaining({ id: START }), { call: 'stand' });
    expect(screen.getByTestId('settle-note-save')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('settle-note'), 'Nobody saw it ');
    await press('settle-note-save');
    expect(onNote).toHaveBeenCalledWith(expect.objectContaining({ id: START }), 'Nobody saw it');
    await press('settle-open-1');
    await press('settle-why');
    expect(onOpenFlag).toHaveBeenCalledWith(ADVICE);
  });

  test('sealed: says so, offers the next game first, and the last signature can be taken back', async () => {
    const game = settled();
    const made = result(more(game, ...facts(game).sides.map((side) => makeSignatureDraft(side, 'x', null))));
    const { onUndo, onNextGame, onShare } = show(made);
    expect(within(screen.getByTestId('result-sealed')).getByText(say.sealed)).toBeOnTheScreen();
    expect(screen.queryByTestId('sign-0')).toBeNull();
    await press('result-undo');
    await press('next-game');
    await press('export-record');
    [onUndo, onNextGame, onShare].forEach((heard) => expect(heard).toHaveBeenCalledTimes(1));
  });

  test('before the end: the stocks so far, a hint, and nothing to sign', () => {
    show(result(told()));
    expect(screen.getByText(say.goesOnHelp)).toBeOnTheScreen();
    expect(screen.queryByTestId('sign-0')).toBeNull();
    expect(screen.queryByTestId('next-game')).toBeNull();
    expect(screen.getByTestId('result-side-0')).toBeOnTheScreen();
  });

  test('what hands have to do is said after a ruling, and trouble is said', () => {
    show(result(settled()), { todo: ['Put the 9 back'], trouble: en.review.moved, shared: true });
    expect(within(screen.getByTestId('result-todo')).getByText('Put the 9 back')).toBeOnTheScreen();
    expect(screen.getByText(en.review.moved)).toBeOnTheScreen();
    expect(screen.getByText(say.shared)).toBeOnTheScreen();
  });
});
