import fc from 'fast-check';
import { listToArray } from '@/base';
import { addEntry, applyCorrections, type Entry, type Game, type Header, judge } from '@/engine';
import { bites, follow, judged, opened, runs, toldOf } from './kit';
import { anyPlan, carryOut, headerOf, type Plan } from './records';

const told = (game: Game): readonly Entry[] => listToArray(game.entries);
const throughFile = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Everything a game says, and the table it leads to. */
const allOf = (game: Game) => ({ ...toldOf(game), table: game.table });

/** What counts, judged one after the other with no memory of how it came to count. */
function fromScratch(header: Header, entries: readonly Entry[], read = (placed: readonly Entry[]) => placed): unknown {
  const { header: inForce, placed } = applyCorrections(header, entries);
  const { rules, start } = opened(inForce);
  return read(placed).reduce((table, entry) => judge(rules, table, entry).table, start);
}

describe('replay equals live', () => {
  it('whether told entry by entry, or judged from scratch as corrected', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const live = carryOut(plan);
        expect(fromScratch(headerOf(plan), told(live))).toEqual(live.table);
      }),
      runs(120),
    );
  });

  it('bites: a fold that drops an entry comes out elsewhere', () => {
    const forgetful = fc.property(anyPlan(), (plan) => {
      const live = carryOut(plan);
      const dropped = fromScratch(headerOf(plan), told(live), (placed) => placed.slice(0, -1));
      return JSON.stringify(dropped) === JSON.stringify(live.table);
    });
    expect(bites(forgetful)).toBe(true);
  });

  it('when the app is closed in the middle, opened again from its file, and goes on', () => {
    fc.assert(
      fc.property(anyPlan(), fc.nat(), (plan, at) => {
        const entries = told(carryOut(plan));
        const half = at % (entries.length + 1);
        const reopened = judged(throughFile(headerOf(plan)), throughFile(entries.slice(0, half)));
        const resumed = entries.slice(half).reduce(follow, reopened);
        expect(allOf(resumed)).toEqual(allOf(judged(headerOf(plan), entries)));
      }),
      runs(80),
    );
  });
});

/** A record with something in it, and the place of one of its entries. */
const somewhere = fc.tuple(anyPlan(40), fc.nat()).map(([plan, at]) => ({ plan, at }));
const pickFrom = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)];
const nextNumber = (game: Game): number => Math.max(0, ...told(game).map(({ n }) => n)) + 1;

describe('strike, then strike the strike', () => {
  const redone = (game: Game, entry: Entry, again: boolean): Game => {
    const n = nextNumber(game);
    const struck = follow(game, { n, act: 'strike', entry: entry.n });
    return again ? follow(struck, { n: n + 1, act: 'strike', entry: n }) : struck;
  };
  const unchanged = (again: boolean) =>
    fc.property(somewhere, ({ plan, at }) => {
      const game = carryOut(plan);
      const entry = pickFrom(told(game), at);
      fc.pre(entry !== undefined);
      const after = redone(game, entry, again);
      const { lines, summary } = toldOf(after);
      expect(after.table).toEqual(game.table);
      expect({ lines: lines.slice(0, told(game).length), summary }).toEqual(toldOf(game));
    });

  it('changes nothing', () => {
    fc.assert(unchanged(true), runs(100));
  });

  it('bites: a strike alone changes something', () => {
    expect(bites(unchanged(false))).toBe(true);
  });
});

/** Records without rulings or corrections, so that a mistake can be put into them and taken out again. */
const plain = (plan: Plan): Plan => ({
  ...plan,
  intents: plan.intents.filter(({ does }) => does === 'next' || does === 'tell'),
});

describe('a record put right', () => {
  const wrong = fc.tuple(
    somewhere,
    fc.constantFrom<Partial<Entry>>({ act: 'pass', seat: 0 }, { act: 'draw', seat: 1, count: 9 }),
  );

  const amendedLike = (amends: boolean) =>
    fc.property(wrong, ([{ plan, at }, mistake]) => {
      const right = carryOut(plain(plan));
      const entry = pickFrom(told(right), at);
      fc.pre(entry !== undefined);
      const { n, ...body } = entry;
      const entries = told(right).map((each) => (each === entry ? ({ ...mistake, n } as Entry) : each));
      const told1 = judged(headerOf(plan), entries);
      const after = amends ? follow(told1, { n: nextNumber(right), act: 'amend', entry: n, with: body }) : told1;
      expect(after.table).toEqual(right.table);
      expect(toldOf(after).lines.slice(0, entries.length)).toEqual(toldOf(right).lines);
    });

  it('by an amendment equals one recorded right', () => {
    fc.assert(amendedLike(true), runs(100));
    expect(bites(amendedLike(false))).toBe(true);
  });

  const insertedLike = (inserts: boolean) =>
    fc.property(somewhere, ({ plan, at }) => {
      const first = carryOut(plain(plan));
      const entries = told(first);
      fc.pre(entries.length > 1);
      const k = at % (entries.length - 1);
      const n = nextNumber(first);
      const { n: _told, ...body } = entries[k] as Entry;
      // the same record with the forgotten entry in its place, under the number of the insertion
      const right = judged(
        headerOf(plan),
        entries.map((each, i) => (i === k ? ({ ...body, n } as Entry) : each)),
      );
      const gap = judged(
        headerOf(plan),
        entries.filter((_, i) => i !== k),
      );
      const after = inserts ? follow(gap, { n, act: 'insert', before: (entries[k + 1] as Entry).n, with: body }) : gap;
      expect(after.table).toEqual(right.table);
      const byNumber = (game: Game) =>
        toldOf(game)
          .lines.map(({ n: each, flags }) => ({ each, flags }))
          .sort((a, b) => a.each - b.each);
      expect(byNumber(after)).toEqual(byNumber(right));
    });

  it('by an insertion equals one recorded right', () => {
    fc.assert(insertedLike(true), runs(100));
    expect(bites(insertedLike(false))).toBe(true);
  });
});

describe('a ruling or a correction of nothing', () => {
  it('is refused, and leaves the game as it was', () => {
    fc.assert(
      fc.property(anyPlan(20), fc.constantFrom('rule', 'strike', 'amend', 'insert'), (plan, act) => {
        const game = carryOut(plan);
        const n = nextNumber(game);
        const empty = {
          n,
          act,
          flag: `${n + 5}:build-sequence`,
          call: 'stand',
          entry: n + 5,
          before: n + 5,
          with: { act: 'note', text: '' },
        };
        return !addEntry(game, empty as unknown as Entry).ok;
      }),
      runs(30),
    );
  });
});
