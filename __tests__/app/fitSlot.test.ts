import { linesNeeded } from '../../app/screens/Table/layout/fitText';
import {
  findSlotLetterSizeIndex,
  fitSlotTextAndButton,
  SLOT_LETTER_SIZES,
  SMALLEST_SLOT_TEXT,
} from '../../app/screens/Table/layout/fitSlotTextAndButton';
import { layOutSlot } from '../../app/screens/Table/layout/layOutSlot';
import { type SlotData } from '../../app/screens/Table/model/tableData';

const LONG = 'Alexandrina Featherstonehaughs laid 9 on a pile that needs 6';

test('letters get smaller until all of it fits, and never by cutting', () => {
  const sizes = [480, 340, 260, 210].map((width) => findSlotLetterSizeIndex(LONG, width, 41));
  expect(sizes).toEqual([...sizes].sort());
  expect(sizes.every((size) => size !== null)).toBe(true);
  expect(findSlotLetterSizeIndex(LONG, 20, 41)).toBeNull();
  expect(findSlotLetterSizeIndex(LONG, 0, 41)).toBeNull();
  // larger letters of the system take more room
  expect(findSlotLetterSizeIndex(LONG, 340, 41, 1.6) ?? SLOT_LETTER_SIZES.length).toBeGreaterThan(
    findSlotLetterSizeIndex(LONG, 340, 41) ?? 0,
  );
});

test.each([480, 340, 260, 210])('in %d what is said to fit does: its lines are no higher than the slot', (width) => {
  const size = SLOT_LETTER_SIZES[findSlotLetterSizeIndex(LONG, width, 41) ?? -1];
  expect(size).toBeDefined();
  expect(linesNeeded(LONG, width, size?.fontSize ?? 0) * (size?.lineHeight ?? 99)).toBeLessThanOrEqual(41);
});

test('what happened is never smaller than a size that can be read: it does not fit then', () => {
  const narrow = [300, 250, 200, 170, 150].find(
    (width) => findSlotLetterSizeIndex(LONG, width, 41) === SMALLEST_SLOT_TEXT + 1,
  );
  expect(narrow).toBeDefined();
  expect(findSlotLetterSizeIndex(LONG, narrow ?? 0, 41, 1, SMALLEST_SLOT_TEXT)).toBeNull();
  expect(SLOT_LETTER_SIZES[SMALLEST_SLOT_TEXT]?.fontSize).toBeGreaterThanOrEqual(12);
});

test('a button that is a sentence shares the width, or gives way', () => {
  const fit = fitSlotTextAndButton('Ana laid 9 on a pile that needs 6', "Put the 9 back in Ana's hand", 248, 41);
  expect(fit).not.toBeNull();
  expect(fit?.text).toBeLessThanOrEqual(SMALLEST_SLOT_TEXT);
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley';
  expect(
    fitSlotTextAndButton(`${name} laid 9 on a pile`, `Put the 9 back in ${name}'s hand; ${name} must use it`, 248, 41),
  ).toBeNull();
});

test('at 200 % a question about the longest name stays inside the slot, beside its buttons', () => {
  const text = "The 9 from Wolfeschlegelsteinhausenberger's hand: to which pile?";
  const cancel = { testID: 'slot-cancel', title: 'Cancel', isMain: false, does: { do: 'redo' } } as const;
  const slot: SlotData = {
    kind: 'armed',
    tone: 'info',
    icon: null,
    text,
    buttons: [cancel],
    code: null,
    behind: { count: 1, label: '1 flag waits' },
  };
  const [width, height, scale] = [360, 81, 1.6];
  const { letters } = layOutSlot(slot, slot.buttons, { width, height, scale, mayHaveIcon: false });
  const { fontSize, lineHeight } = SLOT_LETTER_SIZES[letters] ?? { fontSize: 0, lineHeight: 99 };
  // margins, frame, the two buttons and the gaps beside them
  const left = width - 16 - 18 - 62 - 106;
  expect(linesNeeded(text, left, fontSize * scale) * lineHeight * scale).toBeLessThanOrEqual(height);
});
