import { fireEvent, screen } from '@testing-library/react-native';
import { type Entry } from '@/engine';
import { type TableFacts } from '@/state';
import { discard, draw, end, pause, play, speak } from '../kit';
import { en, factsOf, lies, namesShown, press, showTable } from './tableAt';

const TABLE = 'ana* stock 8 top 6 | cy stock 1 top 9 | build 5 1 5 0';
const story = lies('texas-good-sam', TABLE);
const improper = lies('texas-good-sam', TABLE, play('ana', 9, { to: 0 }));
const LAID = { n: 2, act: 'play', seat: 0, card: 9, from: 'hand', to: 1 } satisfies Entry;
const DISCARDED = { n: 3, act: 'discard', seat: 0, card: 11, pile: 0 } satisfies Entry;
const codeOf = (): unknown => (screen.getByTestId('flag').props as { dataSet?: { code?: string } }).dataSet?.code;
const says = (text: string | RegExp): void =>
  expect(screen.getByTestId('flag')).toHaveTextContent(text, { exact: false });
const withSlot = (slot: TableFacts['slot']): TableFacts => ({ ...factsOf(story), slot });

describe('a question', () => {
  test('which pile takes it; cancelled by one tap', () => {
    const { on } = showTable(factsOf(story, { lifted: { owner: 0, from: 'stock' } }));
    says("Which pile takes Ana's 6?");
    press('slot-cancel');
    expect(on.onTap).toHaveBeenCalledWith({ on: 'clear' });
  });

  test('no pile takes it: it can have been laid all the same', () => {
    showTable(
      factsOf(lies('texas-good-sam', 'ana* stock 8 top 11 | build 5 1 5 0'), { lifted: { owner: 0, from: 'stock' } }),
    );
    says("Ana's 11 fits nowhere: tap the pile where it was laid");
  });

  test('an armed key waits for its pile', () => {
    const { on } = showTable(factsOf(story, { armed: 'S' }));
    says("The Skip-Bo from Ana's hand: to which pile?");
    press('slot-cancel');
    expect(on.onTap).toHaveBeenCalledWith({ on: 'clear' });
  });

  test('where two rows of keys leave no place for clear, cancelling is called clear', () => {
    showTable(factsOf(story, { armed: 7 }), { size: { width: 360, height: 668, fontScale: 1 } });
    expect(namesShown().get('key-clear')).toBe(1);
    expect(screen.queryByTestId('slot-cancel')).toBeNull();
  });

  test('the new top of a stock; skipping is allowed', () => {
    const { on } = showTable(factsOf(lies('texas-good-sam', TABLE, play('ana', 6, { from: 'stock', to: 0 }))));
    says("New top of Ana's stock?");
    press('skip-flip');
    expect(on.onTap).toHaveBeenCalledWith({ on: 'skip-flip' });
  });

  test('comes before what was undone, however long that is', () => {
    const asked = lies('texas-good-sam', TABLE, play('ana', 6, { from: 'stock', to: 0 }));
    const entry = { n: 3, act: 'flip', seat: 0, card: 4 } as const;
    showTable(factsOf(asked, {}, { kind: 'undone', entry, isRedo: false }));
    says(/^New top of Ana's stock\?.*turned up 4/);
  });

  test('never cuts a name: letters get smaller, but not too small, and the buttons give way', () => {
    const offered = (): string[] =>
      ['flag-remedy', 'flag-decide', 'flag-more'].filter((name) => screen.queryByTestId(name) !== null);
    const { seats, ...facts } = factsOf(improper);
    const named = (name: string): TableFacts => ({
      ...facts,
      seats: seats.map((seat) => (seat.seat === 0 ? { ...seat, name } : seat)),
    });
    const { again } = showTable(named('Bartholomew Featherstonehaugh-Cholmondeley'));
    says('Bartholomew Featherstonehaugh-Cholmondeley laid 9 on a pile that needs 6');
    expect(offered()).toEqual(['flag-more']);
    again(named('Annemarie Featherstone'));
    says('Annemarie Featherstone laid 9 on a pile that needs 6');
    expect(offered()).toEqual(['flag-decide', 'flag-more']);
    again(named('Ana'));
    says('Ana laid 9 on a pile that needs 6');
    expect(offered()).toEqual(['flag-remedy', 'flag-more']);
  });

  test('calls two people with one first name by their whole names', () => {
    const { seats, ...facts } = factsOf(improper);
    const names = ['Bartholomew Featherstonehaugh', 'Bartholomew Cholmondeley', 'Cy', 'Di'];
    showTable({ ...facts, seats: seats.map((seat) => ({ ...seat, name: names[seat.seat] ?? '' })) });
    says('Bartholomew Featherstonehaugh laid 9 on a pile that needs 6');
  });

  test('flags that wait behind it are one tap away, and their code is still told', () => {
    showTable(factsOf(improper, { armed: 3 }));
    says("The 3 from Ana's hand");
    expect(codeOf()).toBe('build-sequence');
    expect(screen.getByTestId('flag-more')).toHaveAccessibleName('1 flag waits; show it');
    press('flag-more');
    expect(screen.getByTestId('flag-stand')).toBeOnTheScreen();
    expect(screen.getByTestId('flag-bar')).toHaveTextContent('Ana laid 9 on a pile that needs 6', { exact: false });
  });

  test('a tie sends back to the deal, and a missing starter says what to do', () => {
    const { on, again } = showTable(withSlot({ kind: 'tie-break', seats: [0, 2] }));
    says('Tie: Ana and Cy draw a card each');
    press('slot-deal');
    expect(on.onDeal).toHaveBeenCalled();
    again(withSlot({ kind: 'starter' }));
    says(en.table.slot.starter);
  });
});

describe('a flag', () => {
  test('who, what and why in one line; put right at once', () => {
    const { on } = showTable(factsOf(improper));
    says('Ana laid 9 on a pile that needs 6');
    expect(codeOf()).toBe('build-sequence');
    press('flag-remedy');
    expect(on.onRule.mock.calls).toEqual([['2:build-sequence', 'remedy', undefined]]);
  });

  test('its sentence, touched, opens the bar', () => {
    showTable(factsOf(improper));
    fireEvent.press(screen.getByText('Ana laid 9 on a pile that needs 6'));
    expect(screen.getByTestId('flag-bar')).toBeOnTheScreen();
  });

  test('where the sheet is silent, nothing is done in one tap', () => {
    const silent = lies('six-player-partners', 'ana* stock 8 top 6 | build 5 1 5 0', speak('di', 'advice'));
    const { on } = showTable(factsOf(silent));
    says('Decide');
    expect(screen.queryByTestId('flag-remedy')).toBeNull();
    press('flag-decide');
    expect(screen.getByTestId('flag-bar')).toBeOnTheScreen();
    expect(on.onRule).not.toHaveBeenCalled();
  });

  test('no flag: no code', () => {
    showTable(factsOf(story));
    expect(codeOf()).toBeUndefined();
    expect(screen.queryByTestId('flag-more')).toBeNull();
  });
});

describe('a write that failed', () => {
  test.each(['unknown', 'read-only'] as const)('%s: said, and tried again with one tap', (why) => {
    const onReopen = jest.fn();
    showTable(factsOf(improper, {}, { kind: 'failed', why, entries: [], dropped: [] }), { onReopen });
    says(en.table.slot.failed[why]);
    expect(codeOf()).toBe('build-sequence');
    press('reopen');
    expect(onReopen).toHaveBeenCalledTimes(1);
  });

  test('a tap that came too late is told again, not tried again', () => {
    showTable(factsOf(story, {}, { kind: 'failed', why: 'moved', entries: [], dropped: [] }));
    says(en.table.slot.failed.moved);
    expect(screen.queryByTestId('reopen')).toBeNull();
  });

  test('what became of a tap in doubt; a question comes first', () => {
    const said = { kind: 'settled', table: 'a', outcome: 'appended', entries: [LAID], dropped: [] } as const;
    const { again } = showTable(factsOf(improper, {}, said));
    says('Saved now: 9 on pile 2.');
    expect(screen.getByTestId('flag-more')).toBeOnTheScreen();
    again(factsOf(lies('texas-good-sam', TABLE, play('ana', 6, { from: 'stock', to: 0 })), {}, said));
    says(/^New top of Ana's stock\?.*Saved now: 9 on pile 2/);
  });

  test('what was tapped behind a write that failed is named, and is to be told again', () => {
    const dropped = [DISCARDED];
    const { again } = showTable(factsOf(story, {}, { kind: 'failed', why: 'unknown', entries: [LAID], dropped }));
    says('Saving failed. In doubt: 9 on pile 2. Not taken: discard 11');
    again(factsOf(story, {}, { kind: 'failed', why: 'read-only', entries: [LAID], dropped: [] }));
    says(`Not taken: 9 on pile 2. ${en.table.slot.failed['read-only']}`);
    again(factsOf(story, {}, { kind: 'settled', table: 'a', outcome: 'appended', entries: [LAID], dropped }));
    says('Saved now: 9 on pile 2. Not taken, please tell it again: discard 11.');
    // at a table that had no write in doubt of its own
    again(factsOf(story, {}, { kind: 'settled', table: 'a', outcome: null, entries: [], dropped }));
    says('Not taken, please tell it again: discard 11.');
  });
});

describe('what was undone', () => {
  const undone = (isRedo: boolean) =>
    ({ kind: 'undone', entry: { n: 2, act: 'play', seat: 0, card: 6, from: 'stock', to: 0 }, isRedo }) as const;

  test('is named, and redo is there', () => {
    const { on } = showTable({ ...factsOf(story, {}, undone(false)), mayRedo: true });
    says('Undone: Ana laid 6 from stock on pile 1');
    press('redo');
    expect(on.onRedo).toHaveBeenCalled();
  });

  test('so is what was done again', () => {
    showTable({ ...factsOf(story, {}, undone(true)), mayRedo: false });
    says('Done again: Ana laid 6 from stock on pile 1');
    expect(screen.queryByTestId('redo')).toBeNull();
  });

  test('even while a flag waits', () => {
    showTable({ ...factsOf(improper, {}, undone(false)), mayRedo: true });
    says('Undone: Ana laid 6');
    expect(codeOf()).toBe('build-sequence');
    expect(screen.getByTestId('flag-more')).toBeOnTheScreen();
    expect(screen.getByTestId('redo')).toBeOnTheScreen();
  });
});

describe('a dead draw pile', () => {
  const dead = (isStuck: boolean, mayRecycle: boolean) => withSlot({ kind: 'draw-dead', isStuck, mayRecycle });

  test('says so, with everything one tap away', () => {
    const { on } = showTable(dead(true, true));
    says(en.table.slot.dead);
    press('reshuffle');
    press('recycle');
    press('pass');
    expect(on.onTell.mock.calls).toEqual([
      [{ act: 'reshuffle' }],
      [{ act: 'reshuffle', from: 'under-tops' }],
      [{ act: 'pass', seat: 0 }],
    ]);
  });

  test('recycling is offered only where the sheet knows it', () => {
    showTable(dead(false, false));
    expect(screen.queryByTestId('recycle')).toBeNull();
    expect(screen.getByTestId('pass')).toBeOnTheScreen();
  });

  test('beside an open panel, which may offer the same acts, its buttons take other names', () => {
    showTable(dead(true, true), { panel: <></> });
    expect(screen.queryByTestId('pass')).toBeNull();
    expect(screen.getByTestId('slot-pass')).toBeOnTheScreen();
  });
});

describe('what goes on', () => {
  test('the act that came last', () => {
    showTable(factsOf(lies('texas-good-sam', TABLE, play('ana', 6, { to: 0 }))));
    says('Ana laid 6 from hand on pile 1');
  });

  test('a discard that is still missing', () => {
    showTable(withSlot({ kind: 'late-discard', seat: 1 }));
    says('Bo has not discarded yet');
  });

  test('a pause, and going on', () => {
    const { on } = showTable(factsOf(lies('texas-good-sam', TABLE, pause('rain'))));
    says(en.table.slot.paused(false));
    press('resume');
    expect(on.onTell).toHaveBeenCalledWith({ act: 'resume' });
  });

  test('a tap in a pause asks whether it goes on, before any flag', () => {
    const flagged = lies('texas-good-sam', TABLE, play('ana', 9, { to: 0 }), pause('rain'));
    const { on, again } = showTable(factsOf(flagged));
    expect(screen.queryByTestId('resume')).toBeNull();
    again(factsOf(flagged, { isResumeAsked: true }));
    says('Paused: that tap was not counted. Go on?');
    press('resume');
    expect(on.onTell).toHaveBeenCalledWith({ act: 'resume' });
  });

  test('a win names everybody on the side, whatever number the side has, and leads to the result', () => {
    const won = lies(
      'texas-good-sam',
      'ana* stock 1 top 6 | cy stock 0 | build 5 1 5 0',
      play('ana', 6, { from: 'stock', to: 0 }),
    );
    const { on } = showTable(factsOf(won));
    says('Ana and Cy won');
    press('result');
    expect(on.onResult).toHaveBeenCalled();
    expect(screen.getByTestId('turn')).toHaveTextContent('', { exact: true });
  });

  test('an end without a winner', () => {
    showTable(factsOf(lies('texas-good-sam', TABLE, end('time'))));
    says(en.table.slot.ended);
    expect(screen.getByTestId('result')).toBeOnTheScreen();
  });

  test('what cannot be is refused in words', () => {
    showTable(withSlot({ kind: 'refused', refusal: { code: 'bad-card', value: 13 } }));
    says('Card 13 cannot be');
  });
});

test('a whole turn never shows an empty slot', () => {
  const turn = [draw('ana', 1), play('ana', 6, { to: 0 }), discard('ana', 3, 0)];
  const { again } = showTable(factsOf(story));
  turn.reduce((told, act) => {
    const next = told.when(act);
    again(factsOf(next));
    expect(screen.getByTestId('flag')).toHaveTextContent(/\w/);
    return next;
  }, story);
});
