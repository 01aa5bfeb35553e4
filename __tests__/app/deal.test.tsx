import { fireEvent, screen } from '@testing-library/react-native';
import { type Card } from '@/engine';
import { RULESETS } from '@/rulesets';
import { cutForDealerState, nextDealOrCutQuestion } from '../../app/screens/Deal/nextDealOrCutQuestion';
import { type DealFormState, EMPTY_DEAL_FORM } from '../../app/screens/Deal/dealForm';
import { howToDealInstructions } from '../../app/screens/Deal/dealSentences';
import { flagsForDrafts, makeDealDrafts, parseTypedCount } from '../../app/screens/Deal/makeDrafts';
import { asks, deal, en, keys, NAMES, open, press, show, tell } from './dealKit';

describe('how each sheet deals', () => {
  test.each([
    [
      'tennessee-partners',
      4,
      [
        deal.shuffle(162),
        deal.pairDeals(4, 10),
        deal.pairsJoin(4, 20),
        deal.placement.right,
        deal.drawPile(82),
        deal.handLater(5),
      ],
    ],
    [
      'tennessee-2018',
      3,
      [deal.shuffle(162), deal.eachCounts(10), deal.placement.right, deal.drawPile(132), deal.handLater(5)],
    ],
    [
      'tennessee-2018-partners',
      6,
      [deal.shuffle(162), deal.eachCounts(10), deal.placement.right, deal.drawPile(102), deal.handLater(5)],
    ],
    [
      'texas-good-sam',
      4,
      [deal.shuffle(162), deal.somebodyDeals(15), deal.placement.notConfusable, deal.drawPile(102), deal.handLater(5)],
    ],
    [
      'florida-good-sam',
      4,
      [
        deal.shuffle(162),
        deal.pairDeals(4, 6),
        deal.pairsJoin(4, 12),
        deal.placement.right,
        deal.drawPile(114),
        deal.handLater(5),
      ],
    ],
    [
      'six-player-partners',
      6,
      [
        deal.shuffle(162),
        deal.cutForDeal,
        deal.oneDeals(20),
        deal.placement.right,
        deal.drawPile(42),
        deal.handLater(5),
      ],
    ],
    [
      'mattel',
      5,
      [
        deal.shuffle(162),
        deal.cutForDeal,
        deal.oneDeals(20),
        deal.placement.right,
        deal.drawPile(62),
        deal.handLater(5),
      ],
    ],
  ])('%s, %i players', (id, players, steps) => {
    const { rules } = open(id, { players });
    expect(howToDealInstructions(rules, players, false, en)).toEqual(steps);
  });

  test('an odd stock of the event is dealt without halves', () => {
    const { rules } = open('tennessee-partners', { house: { stock: 15 } });
    expect(howToDealInstructions(rules, 4, false, en)).toContain(deal.pairDealsAll(15));
  });

  test('nobody draws for the deal where it has a turn of its own', () => {
    const { rules } = open('six-player-partners', { players: 6 });
    const steps = howToDealInstructions(rules, 6, true, en);
    expect(steps).toContain(deal.dealPasses);
    expect(steps).not.toContain(deal.cutForDeal);
  });
});

describe('from the first card to the start, sheet by sheet', () => {
  test.each([
    [
      'tennessee-partners',
      ['dealer-0', 'dealer-1'],
      [3, 11, 'S', 7],
      [],
      [],
      { act: 'deal', dealers: [0, 1], tops: [3, 11, 'S', 7] },
      1,
    ],
    ['tennessee-partners', [], [3, 11, 'S', 7], [], [], { act: 'deal', tops: [3, 11, 'S', 7] }, 1],
    ['tennessee-2018', [], [3, 9, 4, 9], [], [2, 'S', 6], { act: 'deal', tops: [3, 9, 4, 9] }, 3],
    ['tennessee-2018-partners', [], [1, 2, 3, 4], [], [], { act: 'deal', tops: [1, 2, 3, 4] }, 3],
    ['texas-good-sam', [], [3, '?', 'S', 7], ['starter-2'], [], { act: 'deal', tops: [3, '?', 'S', 7] }, 2],
    ['florida-good-sam', [], [12, 2, 3, 4], [], [], { act: 'deal', tops: [12, 2, 3, 4] }, 0],
    [
      'six-player-partners',
      ['dealer-5'],
      [1, 2, 3, 4, 5, 6],
      [],
      [],
      { act: 'deal', dealer: 5, tops: [1, 2, 3, 4, 5, 6] },
      0,
    ],
    ['mattel', ['dealer-1'], [1, 2, 3, 4], [], [], { act: 'deal', dealer: 1, tops: [1, 2, 3, 4] }, 2],
  ] as const)('%s %j %j %j', (id, dealers, tops, starters, ties, told, starter) => {
    const game = open(id);
    const started = show({ game });
    press(...dealers);
    keys(...tops, ...ties);
    press(...starters, 'start-game');
    expect(started()[0]).toEqual(told);
    expect(tell(game, ...started()).table.turn).toBe(starter);
  });

  test.each(RULESETS.map(({ id }) => id))(
    '%s asks for every top from seat 0 on, and undo goes all the way back',
    (id) => {
      const game = open(id);
      const started = show({ game });
      const count = game.table.seats.length;
      expect(screen.getByTestId('undo')).toBeDisabled();
      if (screen.queryByTestId('dealer-2') !== null) press('dealer-2');
      if (screen.queryByTestId('dealer-1') !== null) press('dealer-1');
      for (let seat = 0; seat < count; seat += 1) {
        asks(deal.topAsk(NAMES[seat] ?? ''));
        keys(seat + 1);
      }
      expect(screen.queryByTestId('key-1')).toBeNull();
      if (screen.queryByTestId('starter-1') !== null) press('starter-1');
      press('start-game');
      expect(started().map(({ act }) => act)).toContain('deal');
      for (let taps = 0; taps < count + 3 && !isOff('undo'); taps += 1) press('undo');
      expect(screen.getByTestId('undo')).toBeDisabled();
      const first = nextDealOrCutQuestion(game.rules, game.table, EMPTY_DEAL_FORM);
      asks(
        first.ask === 'top'
          ? deal.topAsk('Ana')
          : first.ask === 'dealer' && first.how === 'one'
            ? deal.whoDeals
            : deal.whoDealsPair,
      );
    },
  );
  const isOff = (id: string): boolean => screen.getByTestId(id).props.accessibilityState?.disabled === true;

  test.each([
    ['tennessee-partners', [3, 11, 'S', 7], deal.starts['highest-top']('Bo', 11)],
    ['texas-good-sam', [3, 11, 'S', 7], deal.starterAsk],
    ['tennessee-partners', [3, '?', 'S', 7], deal.starterAsk],
  ] as const)('%s with %j says %s', (id, tops, said) => {
    show({ game: open(id) });
    keys(...tops);
    asks(said);
  });

  test('to the left of the dealer starts, and that is said', () => {
    show({ game: open('mattel') });
    press('dealer-3');
    keys(1, 2, 3, 4);
    asks(deal.starts['left-of-dealer']('Ana', 'Di'));
  });

  test('the official may leave the start open', () => {
    const game = open('texas-good-sam');
    const started = show({ game });
    keys(1, 2, 3, 4);
    press('start-game');
    expect(started()).toEqual([{ act: 'deal', tops: [1, 2, 3, 4] }]);
    expect(tell(game, ...started()).table.turn).toBeNull();
  });

  test('a dealer nobody told leaves the start to be named', () => {
    const game = open('six-player-partners');
    const started = show({ game });
    keys(1, 2, 3, 4, 5, 6);
    asks(deal.starterAsk);
    press('starter-4', 'start-game');
    expect(tell(game, ...started()).table).toMatchObject({ turn: 4, dealer: null });
  });
});

describe('who deals', () => {
  const seats = [0, 1, 2, 3];
  test.each([
    [[], { ask: 0, dealer: null }],
    [[3], { ask: 1, dealer: null }],
    [['S', 4], { ask: 0, dealer: null }],
  ] as const)('%j drawn in order: %j', (cards, so) => {
    const drawn = cards.map((card, seat) => ({ seat, card }));
    expect(cutForDealerState(seats, drawn)).toMatchObject(so);
  });

  test('the highest number deals; a Skip-Bo is drawn again; who ties draws again', () => {
    const drawn = [
      { seat: 0, card: 9 },
      { seat: 1, card: 'S' },
      { seat: 1, card: 9 },
      { seat: 2, card: 2 },
      { seat: 3, card: 1 },
      { seat: 0, card: 4 },
      { seat: 1, card: 7 },
    ] as const;
    expect(cutForDealerState(seats, drawn.slice(0, 2)).ask).toBe(1);
    expect(cutForDealerState(seats, drawn.slice(0, 5))).toMatchObject({ ask: 0, rivals: [0, 1] });
    expect(cutForDealerState(seats, drawn)).toMatchObject({
      ask: null,
      dealer: 1,
      rounds: [drawn.slice(0, 5), drawn.slice(5)],
    });
  });

  test('drawn on the screen it is told before the deal, and the engine agrees', () => {
    const game = open('mattel');
    const started = show({ game });
    press('cut-for-deal');
    asks(deal.cutAsk('Ana'));
    keys(9, 'S');
    asks(deal.tieAgain('Bo'));
    keys(9, 2, 1);
    asks(deal.cutAsk('Ana'));
    keys(4, 7, 1, 2, 3, 4);
    press('start-game');
    expect(started().map(({ act }) => act)).toEqual(['cut', 'cut', 'deal']);
    expect(started()[2]).toMatchObject({ dealer: 1 });
    const cut = tell(game, ...started().slice(0, 2));
    expect(cut.table.dealer).toBe(1);
    expect(tell(game, ...started()).table.turn).toBe(2);
  });

  test('drawing for the deal is taken back like everything else, after a restart too', () => {
    const kept: DealFormState[] = [];
    const game = open('mattel');
    show({ game, keep: (sheet) => kept.push(sheet) });
    press('cut-for-deal');
    asks(deal.cutAsk('Ana'));
    press('undo');
    asks(deal.whoDeals);
    press('cut-for-deal');
    screen.unmount();
    show({ game, first: kept.at(-1)! });
    asks(deal.cutAsk('Ana'));
    press('undo');
    asks(deal.whoDeals);
  });

  test('after a game the next to the left is marked; the first card takes it, a touch overrules it', () => {
    const game = open('mattel');
    const started = show({ game, suggested: 2 });
    expect(screen.getByTestId('dealer-2')).toHaveTextContent(deal.dealerTag, { exact: false });
    expect(screen.getByText(deal.suggested('Cy'))).toBeOnTheScreen();
    keys(1, 2, 3, 4);
    press('start-game');
    expect(started()[0]).toMatchObject({ dealer: 2 });
    screen.unmount();
    const again = show({ game, suggested: 2 });
    press('dealer-0');
    keys(1, 2, 3, 4);
    press('start-game');
    expect(again()[0]).toMatchObject({ dealer: 0 });
  });
});

describe('counts and flags', () => {
  test.each([
    ['', null],
    [' 15 ', 15],
    ['0', 0],
    ['x', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('%j is read as %s', (text, count) => expect(parseTypedCount(text)).toBe(count));

  test('counted stocks are told with the deal, or one by one where only some were counted', () => {
    const { rules, table } = open('texas-good-sam');
    const tops: readonly Card[] = [1, 2, 3, 4];
    const all = makeDealDrafts(rules, table, {
      ...EMPTY_DEAL_FORM,
      tops,
      stock: ['15', '15', '14', '15'],
      deck: '162',
    });
    expect(all).toEqual([{ act: 'deal', tops, stock: [15, 15, 14, 15], deck: 162 }]);
    const some = makeDealDrafts(rules, table, { ...EMPTY_DEAL_FORM, tops, stock: ['', '', '14', ''] });
    expect(some).toEqual([
      { act: 'deal', tops },
      { act: 'count', seat: 2, stock: 14 },
    ]);
    for (const drafts of [all, some]) {
      expect(flagsForDrafts(rules, table, drafts).map(({ code, seat }) => [code, seat])).toContainEqual([
        'setup-stock-count',
        2,
      ]);
    }
  });

  test('what the sheet will mind is said before the start', () => {
    show({ game: open('texas-good-sam', { players: 3 }) });
    expect(screen.queryByTestId('deal-flags')).toBeNull();
    keys(1, 2, 3);
    expect(screen.getByTestId('deal-flags')).toHaveTextContent(/3/);
  });

  test('a count that is no number is said, and the start waits', () => {
    show({ game: open('florida-good-sam') });
    keys(12, 2, 3, 4);
    press('counted');
    fireEvent.changeText(screen.getByTestId('counted-deck'), 'many');
    expect(screen.getByText(deal.countedWrong)).toBeOnTheScreen();
    expect(screen.getByTestId('start-game')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('counted-deck'), '161');
    expect(screen.getByTestId('start-game')).toBeEnabled();
    expect(screen.getByTestId('deal-flags')).toHaveTextContent(/161/);
  });

  test('the steps fold up when all are ticked, or when the first card is told', () => {
    show({ game: open('texas-good-sam') });
    for (let step = 0; step < 5; step += 1) press(`deal-step-${step}`);
    expect(screen.queryByTestId('deal-step-0')).toBeNull();
    expect(screen.getByText(deal.stepsDone)).toBeOnTheScreen();
    screen.unmount();
    show({ game: open('texas-good-sam') });
    keys(1);
    expect(screen.queryByTestId('deal-step-0')).toBeNull();
    press('deal-steps');
    expect(screen.getByTestId('deal-step-0')).toBeOnTheScreen();
  });
});
