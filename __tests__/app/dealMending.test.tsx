import { screen } from '@testing-library/react-native';
import {
  type DealFormState,
  EMPTY_DEAL_FORM,
  formFromUndoneDeal,
  withTopCard,
  serializeDealForm,
  newestUndoableStep,
  parseStoredDealForm,
  withoutNewestAnswer,
} from '../../app/screens/Deal/dealForm';
import { makeDealDrafts } from '../../app/screens/Deal/makeDrafts';
import { asks, deal, keys, open, press, show, tell } from './dealKit';

describe('mending what was typed', () => {
  test('an earlier top is corrected by touching it; ties that hung on it are asked again', () => {
    const game = open('tennessee-2018');
    const started = show({ game });
    keys(9, 9, 3, 4, 2);
    press('top-1');
    asks(deal.correcting('Bo'));
    keys(5);
    asks(deal.starts['highest-top']('Ana', 9));
    press('start-game');
    expect(started()).toEqual([{ act: 'deal', tops: [9, 5, 3, 4] }]);
    press('undo');
    asks(deal.tieAsk('Bo'));
  });

  test('a touch by mistake changes nothing', () => {
    show({ game: open('tennessee-2018') });
    keys(9);
    press('top-0');
    expect(screen.getByTestId('keep-top')).toHaveTextContent('Leave it as it is');
    press('keep-top');
    asks(deal.topAsk('Bo'));
    press('top-0', 'top-0');
    asks(deal.topAsk('Bo'));
    press('top-3');
    asks(deal.topAsk('Bo'));
  });

  test('the dealer too can be corrected later', () => {
    const game = open('mattel');
    const started = show({ game });
    press('dealer-1');
    keys(1, 2, 3, 4);
    press('top-2', 'deals-instead', 'start-game');
    expect(started()[0]).toMatchObject({ dealer: 2, tops: [1, 2, 3, 4] });
  });

  test('undo names what it takes back', () => {
    show({ game: open('tennessee-2018') });
    keys(9);
    expect(screen.getByLabelText(deal.undoing(deal.typed.top('Ana', 9)))).toBeOnTheScreen();
    press('undo');
    asks(deal.topAsk('Ana'));
  });

  test('a pair that deals can be changed while it is asked', () => {
    const started = show({ game: open('florida-good-sam') });
    press('dealer-0');
    asks(deal.otherDealer('Ana'));
    press('dealer-0', 'dealer-2', 'dealer-3');
    keys(1, 2, 3, 4);
    press('start-game');
    expect(started()[0]).toMatchObject({ dealers: [2, 3] });
  });

  test('a deal that was told and undone comes back as it was', () => {
    const game = open('tennessee-2018');
    const sheet = {
      ...EMPTY_DEAL_FORM,
      isDealerDone: true,
      tops: [9, 9, 3, 4],
      tieCards: [
        { seat: 0, card: 2 },
        { seat: 1, card: 6 },
      ],
      stock: ['10', '10', '9', '10'],
      deck: '162',
    };
    const told = tell(game, ...makeDealDrafts(game.rules, game.table, sheet));
    expect(told.table.turn).toBe(1);
    const undone = tell(told, { act: 'strike', entry: 2 }, { act: 'strike', entry: 1 });
    expect(formFromUndoneDeal(undone)).toEqual(sheet);
    expect(formFromUndoneDeal(game)).toBeNull();
    show({ game: undone, first: formFromUndoneDeal(undone) ?? EMPTY_DEAL_FORM });
    asks(deal.starts['tie-break']('Bo'));
    press('undo');
    asks(deal.tieAsk('Bo'));
  });

  test('what stands there before can be taken back to the last thing, which is named', () => {
    let sheet: DealFormState | null = {
      ...EMPTY_DEAL_FORM,
      isDealerDone: true,
      dealer: 1,
      cut: [{ seat: 1, card: 9 }],
      tops: [1, 2],
      tieCards: [{ seat: 0, card: 3 }],
      starter: 1,
    };
    const did: (string | undefined)[] = [];
    for (; sheet !== null; sheet = withoutNewestAnswer(sheet)) did.push(newestUndoableStep(sheet)?.did);
    expect(did).toEqual(['starter', 'tie', 'top', 'top', 'cut', 'begin-cut', undefined]);
    expect(withTopCard(EMPTY_DEAL_FORM, 2, 7).tops).toEqual(['?', '?', 7]);
  });

  test('a restart finds what was typed for this table, and only for this one', () => {
    const kept: DealFormState[] = [];
    show({ game: open('tennessee-2018'), keep: (sheet) => kept.push(sheet) });
    keys(9, 4);
    const text = serializeDealForm('a', kept.at(-1) ?? EMPTY_DEAL_FORM);
    expect(parseStoredDealForm(text, 'a')?.tops).toEqual([9, 4]);
    expect(parseStoredDealForm(text, 'b')).toBeNull();
    for (const bad of [undefined, '', '{', '{"id":"a","sheet":7}', '{"id":"a","sheet":{"tops":1}}']) {
      expect(parseStoredDealForm(bad, 'a')).toBeNull();
    }
  });

  test('a table that is dealt with its start still open asks only for that', () => {
    const dealt = tell(open('tennessee-2018'), { act: 'deal', tops: [9, 9, 3, 4] });
    const started = show({ game: dealt });
    asks(deal.tieAsk('Ana'));
    keys(1, 5);
    press('start-game');
    expect(started().map(({ act }) => act)).toEqual(['cut', 'cut']);
    expect(tell(dealt, ...started()).table.turn).toBe(1);
  });
});
