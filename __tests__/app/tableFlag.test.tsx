import { act, screen, within } from '@testing-library/react-native';
import { discard, draw, pass, play, rule, speak, strike } from '../kit';
import { en, factsOf, lies, namesShown, press, showTable } from './tableAt';

const TABLE = 'ana* stock 8 top 6 | build 5 1 5 0';
const improper = lies('texas-good-sam', TABLE, play('ana', 9, { to: 0 }));
const LAPTOP = { width: 1280, height: 800, fontScale: 1 };
const bar = () => within(screen.getByTestId('flag-bar'));

describe('the bar', () => {
  test('opens over the seats, says how firmly it stands and what to do, and closes again', () => {
    showTable(factsOf(improper));
    expect(screen.queryByTestId('flag-bar')).toBeNull();
    press('flag-more');
    expect(bar().getByText(en.verdicts.illegal)).toBeOnTheScreen();
    expect(bar().getByText('The sheet says so.')).toBeOnTheScreen();
    expect(screen.getByTestId('flag-remedy')).toHaveTextContent("Put the 9 back in Ana's hand");
    press('flag-close');
    expect(screen.queryByTestId('flag-bar')).toBeNull();
  });

  test('names everything once, and leaves felt, strip and keys where they were', () => {
    showTable(factsOf(improper));
    press('flag-more');
    const names = namesShown();
    [
      'flag-remedy',
      'flag-stand',
      'flag-waive',
      'flag-mistap',
      'flag-why',
      'build-0',
      'stock-0',
      'key-5',
      'undo',
    ].forEach((name) => expect([name, names.get(name)]).toEqual([name, 1]));
    expect(screen.queryByTestId('flag-more')).toBeNull();
  });

  test.each([
    ['flag-remedy', 'remedy'],
    ['flag-stand', 'stand'],
    ['flag-waive', 'waive'],
    ['flag-mistap', 'mistap'],
  ] as const)('%s rules, and the bar is gone with the last flag', (testID, call) => {
    const { on } = showTable(factsOf(improper));
    press('flag-more');
    press(testID);
    expect(on.onRule.mock.calls).toEqual([['2:build-sequence', call, undefined]]);
    expect(screen.queryByTestId('flag-bar')).toBeNull();
  });

  test('why leads to the flag; entry goes on beneath', () => {
    const { on } = showTable(factsOf(improper));
    press('flag-more');
    press('flag-why');
    expect(on.onOpenFlag).toHaveBeenCalledWith('2:build-sequence');
    press('build-1');
    expect(on.onTap).toHaveBeenCalledWith({ on: 'build', pile: 1 });
    expect(screen.getByTestId('flag-bar')).toBeOnTheScreen();
  });

  test('wider than 600 it is always open, and there is nothing to open', () => {
    showTable(factsOf(improper), { size: LAPTOP });
    expect(screen.getByTestId('flag-bar')).toBeOnTheScreen();
    expect(screen.queryByTestId('flag-more')).toBeNull();
    expect(screen.queryByTestId('flag-close')).toBeNull();
    expect([...namesShown()].filter(([, count]) => count > 1)).toEqual([]);
  });
});

test('too late to put right: it says why, and does not offer it', () => {
  const late = improper.when(play('ana', 10, { to: 0 }));
  showTable(factsOf(late));
  press('flag-decide');
  expect(screen.queryByTestId('flag-remedy')).toBeNull();
  expect(bar().getByText(en.late['card-covered'])).toBeOnTheScreen();
  expect(screen.getByTestId('flag-stand')).toBeOnTheScreen();
});

test('where the cards cannot tell, the other reading is shown first, with its source, and then applied', () => {
  const early = lies('texas-good-sam', TABLE, play('ana', 6, { to: 0 }), draw('bo', 1));
  const { on } = showTable(factsOf(early));
  press('flag-decide');
  expect(screen.getByTestId('flag-as')).toHaveTextContent("No: Bo began out of turn; it is Ana's turn");
  press('flag-as');
  expect(on.onRule).not.toHaveBeenCalled();
  expect(bar().getByText(en.rulingOptions.discretion)).toBeOnTheScreen();
  expect(bar().getByText(/six-player sheet/)).toBeOnTheScreen();
  expect(screen.getByTestId('flag-apply')).toHaveTextContent('Give the turn to Ana; Bo plays before drawing next time');
  press('flag-apply');
  expect(on.onRule).toHaveBeenCalledWith('3:turn-end-no-discard', 'remedy', { as: 'oot-started' });
});

test('a draw that the app had filled in is asked about before the other reading is applied', () => {
  const filled = { act: 'draw', seat: 1, count: 2, assumed: true } as const;
  const from = { from: 'stock', to: 0 } as const;
  const lying = 'ana* stock 8 top 6 | bo hand 3 stock 9 top 7 | build 5 1 5 0';
  const early = lies('texas-good-sam', lying, play('ana', 6, { to: 0 }), filled, play('bo', 7, from));
  const { on } = showTable(factsOf(early));
  press('flag-more');
  press('flag-as');
  expect(bar().getByText('How many cards did Bo draw?')).toBeOnTheScreen();
  expect(screen.getByTestId('flag-drew-0')).toBeChecked();
  press('flag-drew-2');
  press('flag-apply');
  expect(on.onRule.mock.calls).toEqual([['4:turn-end-no-discard', 'remedy', { as: 'oot-started', drew: 2 }]]);
});

test('the other reading can be left to stand, or not be taken at all', () => {
  const early = lies('texas-good-sam', TABLE, play('ana', 6, { to: 0 }), draw('bo', 1));
  const { on } = showTable(factsOf(early));
  press('flag-decide');
  press('flag-as');
  press('flag-suggestion-back');
  expect(screen.queryByTestId('flag-apply')).toBeNull();
  press('flag-as');
  press('flag-stand');
  expect(on.onRule.mock.calls).toEqual([['3:turn-end-no-discard', 'stand', { as: 'oot-started' }]]);
});

describe('where no clause decides, nothing is applied by one tap', () => {
  test.each([
    ['out of turn in Texas', lies('texas-good-sam', 'ana* | di hand 4', draw('di', 1))],
    ['advice at six', lies('six-player-partners', TABLE, speak('di', 'advice'))],
    [
      'a wrong card in Florida, where the sheet takes it for granted',
      lies('florida-good-sam', TABLE, play('ana', 9, { to: 0 })),
    ],
  ])('%s', (_, story) => {
    for (const size of [undefined, LAPTOP]) {
      const { on } = showTable(factsOf(story), size === undefined ? {} : { size });
      expect(screen.queryByTestId('flag-apply')).toBeNull();
      if (size === undefined) {
        expect(screen.queryByTestId('flag-remedy')).toBeNull();
        press('flag-decide');
      }
      press('flag-remedy');
      expect(on.onRule).not.toHaveBeenCalled();
      expect(bar().getByText(en.rulingOptions.discretion)).toBeOnTheScreen();
      expect(within(screen.getByTestId('flag-suggestion')).getByText(/suggested/i)).toBeOnTheScreen();
      press('flag-apply');
      expect(on.onRule.mock.calls.map(([, call]) => call as string)).toEqual(['remedy']);
      screen.unmount();
    }
  });
});

test('what has to be chosen first is not applied from the slot', () => {
  showTable(factsOf(lies('texas-good-sam', 'ana* piles 3 - - - | build 0 0 0 0', discard('ana', 8, 0))));
  expect(screen.queryByTestId('flag-remedy')).toBeNull();
  expect(screen.getByTestId('flag-decide')).toBeOnTheScreen();
});

test('with room for it the bar says who and what above the remedy', () => {
  showTable(factsOf(improper), { size: LAPTOP });
  expect(bar().getByText('Ana laid 9 on a pile that needs 6')).toBeOnTheScreen();
  expect(bar().getByText("Put the 9 back in Ana's hand")).toBeOnTheScreen();
});

test('no list of steps for a ruling that came too late to move cards', async () => {
  const onRule = jest.fn(() => Promise.resolve(false));
  showTable(factsOf(improper), { onRule });
  await act(async () => press('flag-remedy'));
  expect(onRule).toHaveBeenCalled();
  expect(screen.queryByTestId('put-back')).toBeNull();
});

test('what hands have to do about the other reading is listed too', () => {
  const early = lies('texas-good-sam', TABLE, play('ana', 6, { to: 0 }), draw('bo', 1));
  const ruled = early.when(rule('3:turn-end-no-discard', 'remedy', { as: 'oot-started' }));
  const { again } = showTable(factsOf(early));
  press('flag-decide');
  press('flag-as');
  press('flag-apply');
  again(factsOf(ruled));
  const list = within(screen.getByTestId('put-back'));
  const name = (seat: number): string => ['Ana', 'Bo'][seat] ?? '';
  expect(list.getByText(en.stepWords({ do: 'give-turn', seat: 0 }, name), { exact: false })).toBeOnTheScreen();
  expect(list.getByText(en.stepWords({ do: 'mark', seat: 1 }, name), { exact: false })).toBeOnTheScreen();
});

test('a bar that lost its flags stays closed when another comes', () => {
  const { again } = showTable(factsOf(improper));
  press('flag-more');
  again(factsOf(improper.when(strike(2))));
  expect(screen.queryByTestId('flag-bar')).toBeNull();
  again(factsOf(improper));
  expect(screen.queryByTestId('flag-bar')).toBeNull();
});

describe('several wait', () => {
  const two = lies('texas-good-sam', TABLE, play('ana', 9, { to: 0 }), speak('cy', 'advice'));

  test('in order, each with its place; ruling on one shows the next', () => {
    const { on, again } = showTable(factsOf(two));
    press('flag-more');
    expect(bar().getByText('1 of 2')).toBeOnTheScreen();
    press('flag-next');
    expect(bar().getByText('2 of 2')).toBeOnTheScreen();
    expect(bar().getByText("Cy gave advice in Ana's turn")).toBeOnTheScreen();
    press('flag-next');
    press('flag-previous');
    press('flag-waive');
    expect(on.onRule).toHaveBeenCalledWith('3:coach-verbal', 'waive', undefined);
    again(factsOf(two.when({ act: 'rule', flag: '3:coach-verbal', call: 'waive' })));
    expect(bar().queryByText('1 of 2')).toBeNull();
    press('flag-stand');
    expect(on.onRule).toHaveBeenLastCalledWith('2:build-sequence', 'stand', undefined);
  });
});

describe('putting the real cards right', () => {
  test('comes before the next flag, which waits in the slot; with room for both, both are there', () => {
    const two = lies('texas-good-sam', TABLE, play('ana', 9, { to: 0 }), speak('cy', 'advice'));
    const right = factsOf(two.when({ act: 'rule', flag: '2:build-sequence', call: 'remedy' }));
    const { again } = showTable(factsOf(two));
    press('flag-more');
    press('flag-remedy');
    again(right);
    expect(screen.getByTestId('put-back')).toBeOnTheScreen();
    expect(screen.queryByTestId('flag-bar')).toBeNull();
    expect(screen.getByTestId('flag')).toHaveTextContent("Cy gave advice in Ana's turn", { exact: false });
    again(right, { size: LAPTOP });
    expect(screen.getByTestId('put-back')).toBeOnTheScreen();
    expect(screen.getByTestId('flag-bar')).toBeOnTheScreen();
  });

  test('the steps stay listed until they are done', () => {
    const { again } = showTable(factsOf(improper));
    press('flag-remedy');
    again(factsOf(improper.when({ act: 'rule', flag: '2:build-sequence', call: 'remedy' })));
    const list = within(screen.getByTestId('put-back'));
    expect(list.getByText("Put the 9 back in Ana's hand")).toBeOnTheScreen();
    press('build-0');
    expect(screen.getByTestId('put-back')).toBeOnTheScreen();
    press('put-back-0');
    expect(screen.queryByTestId('put-back')).toBeNull();
  });

  test('they go when the next player goes on, and not before', () => {
    const { again } = showTable(factsOf(improper));
    press('flag-remedy');
    const right = improper.when(rule('2:build-sequence', 'remedy'));
    again(factsOf(right));
    again(factsOf(right, { actor: 1 }));
    again(factsOf(right.when(play('ana', 6, { to: 0 }))));
    expect(screen.getByTestId('put-back')).toBeOnTheScreen();
    again(factsOf(right.when(play('ana', 6, { to: 0 }), discard('ana', 3, 0))));
    expect(screen.queryByTestId('put-back')).toBeNull();
  });

  test('several are ticked one by one; closing is always possible', () => {
    const passed = lies('texas-good-sam', TABLE, play('ana', 6, { to: 0 }), pass('ana'));
    showTable(factsOf(passed));
    press('flag-remedy');
    press('put-back-0');
    expect(screen.getByTestId('put-back-0')).toBeChecked();
    expect(screen.getByTestId('put-back-1')).not.toBeChecked();
    press('put-back-0');
    expect(screen.getByTestId('put-back-0')).not.toBeChecked();
    press('put-back-close');
    expect(screen.queryByTestId('put-back')).toBeNull();
  });

  test('undoing it takes the list away', () => {
    showTable(factsOf(improper));
    press('flag-remedy');
    press('undo');
    expect(screen.queryByTestId('put-back')).toBeNull();
  });

  test('nothing is listed where nothing was put right', () => {
    showTable(factsOf(improper));
    press('flag-more');
    press('flag-stand');
    expect(screen.queryByTestId('put-back')).toBeNull();
  });

  test('where a card may lie on any of the piles, the referee says on which', () => {
    const early = lies('texas-good-sam', 'ana* piles 3 - - - | build 0 0 0 0', discard('ana', 8, 0));
    const { on } = showTable(factsOf(early));
    expect(factsOf(early).flags[0]?.flag.code).toBe('discard-stack-early');
    press('flag-more');
    expect(screen.getByTestId('flag-pile-1')).toBeChecked();
    press('flag-pile-3');
    expect(screen.getByTestId('flag-remedy')).toHaveTextContent("Move the 8 to Ana's discard pile 4");
    press('flag-remedy');
    expect(on.onRule).toHaveBeenCalledWith('2:discard-stack-early', 'remedy', { pile: 3 });
    expect(screen.getByText(/to Ana's discard pile 4/)).toBeOnTheScreen();
  });

  test("a partner's play unasked may have been advice too: one touch says so, once", () => {
    const unasked = play('cy', 6, { from: 'stock', to: 0 });
    const begun = 'ana* stock 8 top 6 hand 4 | cy stock 7 top 6 | build 5 1 5 0';
    const at: Parameters<typeof lies> = ['texas-good-sam', begun, play('ana', 2, { to: 1 }), unasked];
    expect(factsOf(lies(...at)).flags[0]).toMatchObject({ flag: { code: 'partner-moves-unasked' }, alsoAdvice: 2 });
    const { on, again } = showTable(factsOf(lies(...at)));
    press('flag-more');
    expect(screen.getByTestId('flag-advice')).toHaveTextContent('Cy gave advice by it too');
    press('flag-advice');
    expect(on.onTell.mock.calls).toEqual([[{ act: 'speak', seat: 2, what: 'advice' }]]);
    again(factsOf(lies(...at, speak('cy', 'advice'))));
    expect(screen.queryByTestId('flag-advice')).toBeNull();
    expect(factsOf(lies(...at, speak('cy', 'advice'))).flags).toHaveLength(2);
  });

  test('no remedy is the next offence: only places where the card may lie are offered', () => {
    const piles = (...acts: Parameters<typeof lies>): readonly number[] | undefined =>
      factsOf(lies(...acts)).flags[0]?.choices.map(({ pile }) => pile);
    const early = discard('ana', 8, 0);
    expect(piles('texas-good-sam', 'ana* piles 3 - - 4 | build 0 0 0 0', early)).toEqual([1, 2]);
    showTable(factsOf(lies('texas-good-sam', 'ana* piles 3 - - 4 | build 0 0 0 0', early)));
    press('flag-more');
    expect(screen.queryByTestId('flag-pile-0')).toBeNull();
    expect(screen.queryByTestId('flag-pile-3')).toBeNull();
    expect(screen.getByTestId('flag-pile-2')).toBeOnTheScreen();
    // on another's pile: one's own empty places while four must lie open first, any of one's own where not
    const strange = discard('ana', 8, 0, { owner: 'bo' });
    expect(piles('texas-good-sam', 'ana* piles 3 - - 4 | bo piles 2 - - - | build 0 0 0 0', strange)).toEqual([1, 2]);
    expect(piles('tennessee-partners', 'ana* piles 3 - - 4 | bo piles 2 - - - | build 0 0 0 0', strange)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('a penalty that goes on a discard pile asks as well', () => {
    const house = { house: { readings: { X09: 'discard' } } };
    const table = lies('texas-good-sam', TABLE, { act: 'set', ...house } as never, speak('cy', 'advice'));
    const { on } = showTable(factsOf(table));
    press('flag-more');
    press('flag-pile-2');
    press('flag-remedy');
    expect(on.onRule).toHaveBeenCalledWith('3:coach-verbal', 'remedy', { pile: 2 });
  });
});
