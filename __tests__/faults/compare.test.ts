import { bytesToHex } from '@noble/hashes/utils.js';
import { type Entry, type Header } from '@/engine';
import { simulateGame } from '@/simulate';
import { chainHashesOf } from '@/record';
import { RULESETS } from '@/rulesets';
import { compareWithLedger, type AcknowledgedLedger, makeAcknowledgedLedger } from '@/cli/faults/compare';
import { type Head, type TableContents } from '@/storage';

const { header, entries } = simulateGame({ ruleset: RULESETS[0]!, seed: 'compare' });
const told = [header, ...entries];
const chain = chainHashesOf(header, entries);
const hashes = chain.ok ? chain.value.map(bytesToHex) : [];
const headAt = (seq: number): Head => ({ table: header.id, epoch: 0, seq, hash: hashes[seq]! });

/** A table with so many entries, as a sound store has it. */
const stored = (count: number): TableContents => ({ header, entries: entries.slice(0, count), head: headAt(count) });

function ledgerOf(...heads: Head[]): AcknowledgedLedger {
  const ledger = makeAcknowledgedLedger();
  heads.forEach(ledger.note);
  return ledger;
}
const story = (): readonly (Header | Entry)[] => told;
const nothingWrong = { lost: 0, gaps: 0, complaints: [] };
const loss = { table: header.id, acknowledged: headAt(9), found: headAt(5) };

test('a head stands for every line up to it, and a line is counted once', () => {
  expect(ledgerOf(headAt(0), headAt(3), headAt(7)).count()).toBe(8);
  expect(ledgerOf().count()).toBe(0);
});

describe('nothing is wrong', () => {
  test.each([
    ['with exactly what was acknowledged', 9],
    ['with more than was acknowledged', 12],
  ])('%s', (_, count) => {
    expect(compareWithLedger(ledgerOf(headAt(4), headAt(9)), { tables: [stored(count)], losses: [] }, story)).toEqual(
      nothingWrong,
    );
  });
});

describe('it is noticed', () => {
  const ledger = ledgerOf(headAt(4), headAt(9));

  test('when the last lines are gone', () => {
    expect(compareWithLedger(ledger, { tables: [stored(6)], losses: [loss] }, story)).toEqual({
      ...nothingWrong,
      lost: 5,
    });
  });

  test('when a whole table is gone', () => {
    expect(compareWithLedger(ledger, { tables: [], losses: [loss] }, story)).toMatchObject({ lost: 10 });
  });

  test('when lines are lost and the store says nothing of it', () => {
    const { complaints } = compareWithLedger(ledger, { tables: [stored(6)], losses: [] }, story);
    expect(complaints).toEqual([expect.stringContaining('nobody was told')]);
  });

  test('when the store cries loss and there is none', () => {
    const { lost, complaints } = compareWithLedger(ledger, { tables: [stored(9)], losses: [loss] }, story);
    expect(lost).toBe(0);
    expect(complaints).toEqual([expect.stringContaining('a loss was told that is none')]);
  });

  test('when a line in the middle is missing', () => {
    const holed = { ...stored(9), entries: entries.slice(0, 9).filter(({ n }) => n !== 3) };
    expect(compareWithLedger(ledger, { tables: [holed], losses: [loss] }, story)).toMatchObject({ lost: 10, gaps: 1 });
  });

  test('when a line was changed, though every count is right', () => {
    const changed = entries
      .slice(0, 9)
      .map((entry): Entry => (entry.n === 6 ? { n: 6, act: 'note', text: '' } : entry));
    const found = compareWithLedger(ledger, { tables: [{ ...stored(9), entries: changed }], losses: [loss] }, story);
    expect(found).toMatchObject({ lost: 5, gaps: 1 });
    expect(found.complaints).toEqual([expect.stringContaining('line 6 is not the one that was told')]);
  });

  test('when the store names a head that is not the last line', () => {
    const boastful = { ...stored(12), head: headAt(13) };
    expect(compareWithLedger(ledger, { tables: [boastful], losses: [] }, story)).toMatchObject({ lost: 0, gaps: 1 });
  });

  test('when what lies there hangs together but is another story', () => {
    const other = simulateGame({ ruleset: RULESETS[0]!, seed: 'other' });
    const otherChain = chainHashesOf(header, other.entries.slice(0, 12));
    const hash = otherChain.ok ? bytesToHex(otherChain.value.at(-1)!) : '';
    const table = { header, entries: other.entries.slice(0, 12), head: { ...headAt(12), hash } };
    const found = compareWithLedger(ledgerOf(headAt(0)), { tables: [table], losses: [] }, story);
    expect(found).toMatchObject({ lost: 0, gaps: 0, complaints: [expect.stringContaining('not the one')] });
  });
});
