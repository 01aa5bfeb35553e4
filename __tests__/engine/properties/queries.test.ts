import fc from 'fast-check';
import {
  dueDrawSteps,
  type Entry,
  type Game,
  buildingPilesThatTake,
  playableStockAndDiscardTops,
  awaitedActs,
} from '@/engine';
import { RULESETS } from '@/rulesets';
import { bites, follow, opened, runs } from './kit';
import { gameAt, type Sitting, tableOf } from './tables';

/** Whether what the screens were told to expect covers what the people at the table then did. */
function isForeseen({ rules, table }: Game, entry: Entry): boolean {
  const [first] = awaitedActs(rules, table);
  switch (entry.act) {
    case 'draw': {
      const [due] = dueDrawSteps(rules, table);
      const mayStart =
        first?.for === 'starter' || (first?.for === 'draw' && first.seat === entry.seat && entry.count <= first.count);
      return mayStart && (due === undefined || (due.act === 'draw' && entry.count <= due.count));
    }
    case 'reshuffle':
      return entry.from === 'under-tops'
        ? dueDrawSteps(rules, table).length === 0
        : dueDrawSteps(rules, table)[0]?.act === 'reshuffle';
    case 'play': {
      if (entry.from === 'hand') return buildingPilesThatTake(rules, table, entry.card).includes(entry.to);
      const owner = entry.owner ?? entry.seat;
      const source = playableStockAndDiscardTops(rules, table, table.turn ?? entry.seat).find(
        (each) => each.owner === owner && each.from === entry.from,
      );
      return source !== undefined && source.piles.includes(entry.to) && (!source.sure || source.card === entry.card);
    }
    case 'discard':
      return first?.for === 'play' && first.seat === entry.seat;
    case 'cut':
      return first?.for === (entry.for === 'deal' ? 'deal' : 'tie-break');
    case 'deal':
      return first?.for === 'deal';
    default:
      return true;
  }
}

function unforeseen(sitting: Sitting, told: (entry: Entry) => Entry = (entry) => entry): Entry[] {
  const { header, entries } = gameAt(sitting);
  const missed: Entry[] = [];
  let game = opened(header);
  for (const entry of entries) {
    if (!isForeseen(game, told(entry))) missed.push(entry);
    game = follow(game, entry);
  }
  return missed;
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'what screens are told to expect at %s',
  (_, ruleset) => {
    it('is what legal play then does', () => {
      fc.assert(
        fc.property(tableOf(ruleset), (sitting) => expect(unforeseen(sitting)).toEqual([])),
        runs(5),
      );
    });
  },
);

describe('this guard bites', () => {
  it('when a card goes to another pile, or one card more is drawn', () => {
    const [elsewhere, more] = [
      (entry: Entry): Entry => (entry.act === 'play' ? { ...entry, to: (entry.to + 1) % 4 } : entry),
      (entry: Entry): Entry => (entry.act === 'draw' ? { ...entry, count: entry.count + 1 } : entry),
    ];
    const holds = (told: (entry: Entry) => Entry) =>
      fc.property(tableOf(RULESETS[0]!), (sitting) => unforeseen(sitting, told).length === 0);
    expect(bites(holds(elsewhere))).toBe(true);
    expect(bites(holds(more))).toBe(true);
  });
});
