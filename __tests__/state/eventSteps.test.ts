import { type EventEntry } from '@/record';
import { redoableStep, redoDrafts, undoableStep, undoDrafts } from '@/state/events/eventSteps';

type Line = Record<string, unknown> & { readonly act: string };

/** Steps of lines; all lines of a step have one time. Numbers count on. */
const record = (...steps: readonly (readonly Line[])[]): readonly EventEntry[] => {
  let n = 0;
  return steps.flatMap((step, i) =>
    step.map(
      (line) => ({ n: (n += 1), at: `2026-11-21T10:00:0${i}.000Z`, by: 'me', ...line }) as unknown as EventEntry,
    ),
  );
};
const numbers = (step: readonly EventEntry[] | null): readonly number[] | null => step?.map(({ n }) => n) ?? null;
const strikes = (drafts: readonly object[]): readonly unknown[] =>
  drafts.map((draft) => (draft as { entry: unknown }).entry);

const enter = (player: string): Line => ({ act: 'enter', player, name: player });
const strike = (entry: number): Line => ({ act: 'strike', entry });

describe('what undo and redo act on', () => {
  test('nothing in an event without entries', () => {
    expect([undoableStep([]), redoableStep([])]).toEqual([null, null]);
  });

  test('undo takes back what was written together, the last line first', () => {
    const entries = record([enter('a')], [enter('b'), enter('c')]);
    const step = undoableStep(entries);
    expect(numbers(step)).toEqual([2, 3]);
    expect(strikes(undoDrafts(step ?? []))).toEqual([3, 2]);
  });

  test('a second undo goes further back; redo brings the last one back, and then the one before it', () => {
    const once = [[enter('a')], [enter('b'), enter('c')], [strike(3), strike(2)]];
    expect(numbers(undoableStep(record(...once)))).toEqual([1]);
    expect(numbers(redoableStep(record(...once)))).toEqual([2, 3]);
    const twice = [...once, [strike(1)]];
    expect([undoableStep(record(...twice)), numbers(redoableStep(record(...twice)))]).toEqual([null, [1]]);
    const redone = [...twice, [strike(6)]];
    expect(strikes(redoDrafts(record(...twice)))).toEqual([6]);
    expect(numbers(undoableStep(record(...redone)))).toEqual([1]);
    expect(numbers(redoableStep(record(...redone)))).toEqual([2, 3]);
    expect(strikes(redoDrafts(record(...redone)))).toEqual([5, 4]);
  });

  test('redo is gone as soon as something else was told', () => {
    const entries = record([enter('a')], [strike(1)], [enter('b')]);
    expect([redoableStep(entries), redoDrafts(entries)]).toEqual([null, []]);
  });

  test('lines of one moment by two devices are two steps', () => {
    const [one, other] = record([enter('a'), enter('b')]);
    expect(numbers(undoableStep([one, { ...other, by: 'other' }] as readonly EventEntry[]))).toEqual([2]);
  });

  test('lines without a time, from another program, are a step each', () => {
    const entries = record([enter('a'), enter('b')]).map(({ at: _at, ...rest }) => rest as EventEntry);
    expect(numbers(undoableStep(entries))).toEqual([2]);
  });
});
