import { render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { addEntry, type Card, type Entry, type Game, openGame } from '@/engine';
import { makeSeededRandom, simulateGame } from '@/simulate';
import { makeGameRecordReader } from '@/record';
import { RULESETS, rulesFor, stockSize } from '@/rulesets';
import { NO_PENDING_INPUT, selectTableFacts, type TableFacts } from '@/state';
import { auditPosition } from '../../app/positionEditor/audit';
import {
  makePositionEditState,
  applyPositionTouch,
  type PositionEditState,
  type PositionTouch,
} from '../../app/positionEditor/applyPositionTouch';
import {
  positionFromTable,
  serializePosition,
  parseStoredPosition,
  countCardsPilesShowButDoNotHold,
} from '../../app/screens/Position/startPosition';
import {
  blankPosition,
  makePositionBody,
  positionFromBody,
  type EnteredPosition,
} from '../../app/positionEditor/enteredPosition';
import { PositionView } from '../../app/screens/Position/PositionView';
import { hit, namesIn, seated } from './formsKit';
import { inWindow } from './inWindow';

const key = (card: Card): PositionTouch => ({ on: 'key', card });
const digit = (one: number): PositionTouch => ({ on: 'digit', digit: one });
const after = (touches: readonly PositionTouch[], entered: EnteredPosition = blankPosition(4, 15)): PositionEditState =>
  touches.reduce(applyPositionTouch, makePositionEditState(entered));

const refusalOf = (body: object, ruleset: string, seats: number): unknown => {
  const { read } = makeGameRecordReader();
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  read(JSON.stringify({ tableside: 1, id: 'p', ruleset, seats: names }), 1);
  const item = read(JSON.stringify({ n: 1, act: 'position', ...body }), 2);
  return item?.kind === 'problem' ? item : null;
};

/** Any table one could come upon. */
function anyLying(seed: string): EnteredPosition {
  const dice = makeSeededRandom(seed);
  const below = (most: number): number => dice.below(most);
  const face = (): Card =>
    ([...Array.from({ length: 12 }, (_, index) => index + 1), 'S', '?'] as const)[below(14)] ?? '?';
  const seats = 2 + below(5);
  return {
    turn: below(3) === 0 ? null : below(seats),
    dealer: below(2) === 0 ? null : below(seats),
    seats: Array.from({ length: seats }, () => {
      const stock = below(20);
      return {
        stock,
        top: stock === 0 ? ('?' as const) : face(),
        hand: below(6),
        discards: Array.from({ length: 4 }, () => Array.from({ length: below(4) }, face)),
      };
    }),
    building: Array.from({ length: 4 }, () => below(12)),
    draw: below(2) === 0 ? null : below(80),
    completed: below(2) === 0 ? null : below(60),
  };
}

describe('what lies on a table, as an entry', () => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    'of a table of %s nobody has looked at, the record takes it',
    (id, ruleset) => {
      for (const seats of [2, 3, 4, 5, 6]) {
        const size = stockSize(rulesFor(ruleset), seats);
        const body = makePositionBody(blankPosition(seats, size));
        expect(refusalOf(body, id, seats)).toBeNull();
        expect(body).toMatchObject({ turn: null, hand: new Array(seats).fill(5), building: [0, 0, 0, 0] });
        expect(body.stock).toEqual(new Array(seats).fill({ count: size, top: '?' }));
        expect(body).not.toHaveProperty('draw');
        expect(body).not.toHaveProperty('dealer');
      }
    },
  );

  test('any table is read back as it was told', () => {
    for (let round = 0; round < 200; round += 1) {
      const entered = anyLying(`position ${round}`);
      const body = makePositionBody(entered);
      expect(refusalOf(body, 'mattel', entered.seats.length)).toBeNull();
      expect(positionFromBody(body, entered.seats.length, 15)).toEqual(entered);
    }
  });

  test('what an incomplete one leaves out is blank', () => {
    expect(positionFromBody({ turn: 1, building: [3] }, 2, 20)).toEqual({
      ...blankPosition(2, 20),
      turn: 1,
      building: [3, 0, 0, 0],
    });
  });
});

describe('entering it', () => {
  /** The middle, then seat by seat: every key finds the next place by itself. */
  const whole: readonly PositionTouch[] = [
    ...[4, 11, 7].map((card) => key(card)),
    { on: 'clear' },
    ...[12, 11, 10, 13].flatMap((stock, seat): PositionTouch[] => [
      digit(Math.floor(stock / 10)),
      digit(stock % 10),
      key(seat === 3 ? 'S' : seat + 1),
      key(9),
      { on: 'clear' },
      key('S'),
      key('?'),
    ]),
    { on: 'turn', seat: 2 },
  ];

  test('a table of four in 33 touches, none of them to choose a place', () => {
    expect(whole).toHaveLength(33);
    const discards = [[9], [], ['S'], ['?']];
    expect(makePositionBody(after(whole).entered)).toEqual({
      turn: 2,
      stock: [
        { count: 12, top: 1 },
        { count: 11, top: 2 },
        { count: 10, top: 3 },
        { count: 13, top: 'S' },
      ],
      discards: [discards, discards, discards, discards],
      hand: [5, 5, 5, 5],
      building: [4, 11, 7, 0],
    });
    expect(after(whole).place).toEqual({ on: 'draw' });
  });

  const top0 = { on: 'place', place: { on: 'top', seat: 0 } } as const;
  const stock0 = { on: 'place', place: { on: 'stock', seat: 0 } } as const;
  const hand0 = { on: 'place', place: { on: 'hand', seat: 0 } } as const;
  const pile0 = { on: 'place', place: { on: 'discard', seat: 0, pile: 0 } } as const;
  const drawn = { on: 'place', place: { on: 'draw' } } as const;
  const seat0 = (touches: readonly PositionTouch[], entered?: EnteredPosition) =>
    after(touches, entered).entered.seats[0];

  test('a number is typed digit by digit, and begun anew when its place is tapped again', () => {
    expect(seat0([stock0, digit(7)])).toMatchObject({ stock: 7 });
    expect(after([stock0, digit(7)]).place).toEqual(stock0.place);
    expect(seat0([stock0, digit(7), stock0, digit(1), digit(2)])).toMatchObject({ stock: 12 });
    expect(seat0([stock0, digit(0), digit(8)])).toMatchObject({ stock: 8 });
    expect(seat0([hand0, digit(1), digit(2), digit(3)])).toMatchObject({ hand: 3 });
    expect(after([drawn, digit(1), digit(0), digit(4)]).entered.draw).toBe(104);
    expect(after([drawn, digit(9), { on: 'clear' }]).entered.draw).toBeNull();
  });

  test('an empty stock has no top to ask for', () => {
    const { entered, place } = after([stock0, digit(0), { on: 'next' }]);
    expect(place).toEqual(pile0.place);
    expect(makePositionBody(entered).stock[0]).toEqual({ count: 0, top: '?' });
  });

  test('a lone top is enough; cards are put on it or taken off where somebody knows more', () => {
    const deep = after([pile0, key(3), pile0, { on: 'add' }, key(7), key(9)]).entered;
    expect(deep.seats[0]?.discards[0]).toEqual([3, 7, 9]);
    expect(seat0([pile0, { on: 'lift' }], deep)?.discards[0]).toEqual([3, 7]);
    // The same top confirms the pile; another one leaves what is under it unknown.
    expect(seat0([pile0, key(9)], deep)?.discards[0]).toEqual([3, 7, 9]);
    expect(seat0([pile0, key(8)], deep)?.discards[0]).toEqual([8]);
    expect(seat0([pile0, { on: 'clear' }], deep)?.discards[0]).toEqual([]);
  });

  test('a building pile takes a number only, and with its twelve it is gone', () => {
    expect(after([key('S')])).toEqual(after([]));
    expect(after([key('?')])).toEqual(after([]));
    expect(after([key(5), { on: 'place', place: { on: 'build', pile: 0 } }, key(12)]).entered.building[0]).toBe(0);
  });

  test('a top may be unknown again', () => {
    expect(seat0([top0, key(4), top0, { on: 'clear' }])).toMatchObject({ top: '?' });
    expect(seat0([top0, key('S')])).toMatchObject({ top: 'S' });
  });

  test('digits mean nothing where a card lies, and cards nothing where one counts', () => {
    expect(after([top0, digit(4)]).entered).toEqual(blankPosition(4, 15));
    expect(after([stock0, key(4)]).entered).toEqual(blankPosition(4, 15));
    expect(after([hand0, { on: 'lift' }]).entered).toEqual(blankPosition(4, 15));
  });
});

describe('catching up at a running table', () => {
  const factsOf = (game: Game): TableFacts =>
    selectTableFacts({ game, input: NO_PENDING_INPUT, saved: 'saved', notice: null });
  const grown = (game: Game, entry: Entry): Game => {
    const next = addEntry(game, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  };
  /** What a position can tell of a table. */
  const seen = ({ turn, seats, building, draw, completed }: TableFacts): object => ({
    turn,
    building: building.slice(0, 4).map(({ shows }) => shows),
    seats: seats.map(({ stock, top, hand, discards }) => ({ stock, top, hand, discards: discards.slice(0, 4) })),
    draw,
    completed,
  });

  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    'what is believed, told as it is, changes nothing at a table of %s',
    (_, ruleset) => {
      const { header, entries } = simulateGame({ ruleset, seed: 'caught up', maxTurns: 40 });
      const opened = openGame(header);
      if (!opened.ok) throw new Error('the header was refused');
      let game = opened.value;
      let checked = 0;
      for (const [index, entry] of entries.entries()) {
        game = grown(game, entry);
        if (!game.table.started || game.table.over !== null || index % 7 !== 0) continue;
        const before = factsOf(game);
        const entered = positionFromTable(before, game.table);
        expect(auditPosition(entered, 162, countCardsPilesShowButDoNotHold(game.table))).toMatchObject({
          left: 0,
          tooMany: [],
        });
        const body = makePositionBody(entered);
        expect(refusalOf(body, header.ruleset, header.seats.length)).toBeNull();
        const told = grown(game, { n: entry.n + 1000, act: 'position', ...body });
        expect({ n: entry.n, ...seen(factsOf(told)) }).toEqual({ n: entry.n, ...seen(before) });
        // A position cannot tell that cards were shuffled away from under the tops of building piles.
        expect(told.table.unexplained).toBe(-countCardsPilesShowButDoNotHold(game.table) || 0);
        checked += 1;
      }
      expect(checked).toBeGreaterThan(10);
    },
  );
});

describe('the audit', () => {
  const entered = blankPosition(4, 15);
  test('counts every card that was told', () => {
    expect(auditPosition(entered, 162)).toEqual({ deck: 162, told: 80, left: 82, isOpen: true, tooMany: [] });
    const more = after([key(4), key(11)]).entered;
    expect(auditPosition(more, 162)).toMatchObject({ told: 95, left: 67 });
  });
  test('with draw pile and finished piles counted, nothing may be left over', () => {
    expect(auditPosition({ ...entered, draw: 70, completed: 12 }, 162)).toMatchObject({ left: 0, isOpen: false });
    expect(auditPosition({ ...entered, draw: 70, completed: 0 }, 162)).toMatchObject({ left: 12, isOpen: false });
    expect(auditPosition({ ...entered, draw: 90, completed: 0 }, 162)).toMatchObject({ left: -8 });
  });
  test('under a lone top there may be more', () => {
    const loose = after([{ on: 'place', place: { on: 'discard', seat: 0, pile: 0 } }, key(3)]).entered;
    expect(auditPosition({ ...loose, draw: 70, completed: 0 }, 162)).toMatchObject({ left: 11, isOpen: true });
  });
  test('no face is there more often than the deck has it', () => {
    const pile = (card: Card, count: number): Card[] => new Array<Card>(count).fill(card);
    const seat = { stock: 3, top: 7, hand: 5, discards: [pile(7, 12), pile('S', 18), pile('?', 30), []] } as const;
    expect(auditPosition({ ...entered, seats: [seat] }, 162).tooMany).toEqual([{ card: 7, count: 13 }]);
    expect(auditPosition({ ...entered, seats: [{ ...seat, stock: 0 }] }, 162).tooMany).toEqual([]);
  });
});

describe('the screen', () => {
  function Held({
    first,
    onTell,
  }: {
    readonly first: EnteredPosition;
    readonly onTell: (entered: EnteredPosition) => void;
  }) {
    const [entering, setEntering] = useState(() => makePositionEditState(first));
    return (
      <PositionView
        entering={entering}
        seats={seated(first.seats.length)}
        deck={162}
        onTouch={(touch) => setEntering((now) => applyPositionTouch(now, touch))}
        onTell={() => onTell(entering.entered)}
        onBack={jest.fn()}
      />
    );
  }
  const open = (seats = 4): EnteredPosition[] => {
    const told: EnteredPosition[] = [];
    render(inWindow(<Held first={blankPosition(seats, 15)} onTell={(entered) => told.push(entered)} />));
    return told;
  };

  test.each([2, 4, 6])('has a place for everything at a table of %i, each name once', (count) => {
    open(count);
    const names = namesIn(screen.toJSON());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (let seat = 0; seat < count; seat += 1) {
      for (const name of ['stock', 'top', 'hand', 'turn']) expect(names).toContain(`pos-${name}-${seat}`);
      for (let pile = 0; pile < 4; pile += 1) expect(names).toContain(`pos-discard-${seat}-${pile}`);
    }
    for (const name of ['pos-build-0', 'pos-build-3', 'pos-draw', 'pos-completed', 'tell-position', 'key-12', 'key-S'])
      expect(names).toContain(name);
  });

  test('a place, then a key: and it says what it now shows', () => {
    const told = open();
    expect(screen.getByTestId('pos-asks')).toHaveTextContent('Building pile 1: the number on top');
    hit('key-4');
    expect(screen.getByLabelText('Building pile 1: the number on top, now 4')).toBeOnTheScreen();
    hit('pos-top-1');
    hit('key-S');
    expect(screen.getByLabelText("Bo's stock: the card on top, now Skip-Bo")).toBeOnTheScreen();
    hit('pos-stock-2');
    expect(screen.queryByTestId('key-7')).toBeNull();
    hit('digit-9');
    hit('pos-next');
    expect(screen.getByTestId('pos-asks')).toHaveTextContent("Cy's stock: the card on top");
    hit('key-7');
    hit('pos-turn-2');
    expect(screen.getByTestId('pos-turn-2')).toBeChecked();
    hit('pos-dealer-1');
    hit('tell-position');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ turn: 2, dealer: 1, building: [4, 0, 0, 0] });
    expect(told[0]?.seats[2]).toMatchObject({ stock: 9, top: 7 });
  });

  test('the one on turn can be taken back, and the button says that it is not known', () => {
    open();
    expect(screen.getByTestId('tell-position')).toHaveTextContent(/not known/);
    hit('pos-turn-1');
    expect(screen.getByTestId('tell-position')).not.toHaveTextContent(/not known/);
    hit('pos-turn-1');
    expect(screen.getByTestId('tell-position')).toHaveTextContent(/not known/);
  });

  test('cards go on top of a pile only where one lies', () => {
    open();
    hit('pos-discard-0-0');
    expect(screen.queryByTestId('pos-add')).toBeNull();
    hit('key-3');
    hit('pos-discard-0-0');
    hit('pos-add');
    hit('key-9');
    expect(screen.getByLabelText("Ana's discard pile 1: the card on top, now 9, 2 cards in it")).toBeOnTheScreen();
    hit('pos-lift');
    expect(screen.getByLabelText("Ana's discard pile 1: the card on top, now 3")).toBeOnTheScreen();
  });

  test('tells how many cards are accounted for, and when there are too many', () => {
    open();
    expect(screen.getByTestId('pos-audit')).toHaveTextContent(/^80 of 162 cards told/);
    hit('pos-draw');
    ['digit-1', 'digit-2', 'digit-0'].forEach(hit);
    expect(screen.getByTestId('pos-audit')).toHaveTextContent(/38 too many/);
  });
});

test('a restart finds what was entered for this table, as long as nothing was told there since', () => {
  const entered = { ...blankPosition(4, 15), building: [4, 0, 0, 0] };
  const text = serializePosition('a', 12, entered);
  expect(parseStoredPosition(text, 'a', 12, 4)).toEqual(entered);
  expect(parseStoredPosition(text, 'a', 13, 4)).toBeNull();
  expect(parseStoredPosition(text, 'b', 12, 4)).toBeNull();
  expect(parseStoredPosition(text, 'a', 12, 6)).toBeNull();
  for (const bad of [undefined, '', '{', '{"id":"a","entries":12}', '{"id":"a","entries":12,"lying":{"seats":[7]}}'])
    expect(parseStoredPosition(bad, 'a', 12, 1)).toBeNull();
});
