import { distinctPlayerNames } from '@/state';

test('players of one name get a number each, in the order of their seats, whatever their letters', () => {
  expect(distinctPlayerNames(['Ana', 'Bo', 'ana', 'Di'])).toEqual(['Ana 1', 'Bo', 'ana 2', 'Di']);
});

test('a number that somebody is called by already is passed over', () => {
  expect(distinctPlayerNames(['Ana', 'Ana 1', 'Ana', 'Di'])).toEqual(['Ana 2', 'Ana 1', 'Ana 3', 'Di']);
});

test('names that differ stay as they are, and so does a seat without one', () => {
  const names = ['Ana', 'Bo', '', ''];
  expect(distinctPlayerNames(names)).toBe(names);
});
