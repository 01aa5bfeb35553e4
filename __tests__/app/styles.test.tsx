import { renderHook } from '@testing-library/react-native';
import { defineStyles, useStyles } from '../../app/theme';
import { choosePalette } from '../../app/theme/palettes';
import { stylesFor } from '../../app/theme/styles';

const light = choosePalette(false, false);
const dark = choosePalette(true, false);

test('styles are made once per maker and palette, however many components ask', () => {
  const make = jest.fn(defineStyles((palette) => ({ row: { flexDirection: 'row', color: palette.ink } })));
  const [one, other] = [renderHook(() => useStyles(make)), renderHook(() => useStyles(make))];
  expect(one.result.current).toBe(other.result.current);
  expect(make).toHaveBeenCalledTimes(1);
});

test('another palette, or another maker, has styles of its own', () => {
  const make = defineStyles((palette) => ({ text: { color: palette.ink } }));
  const same = defineStyles((palette) => ({ text: { color: palette.ink } }));
  expect(stylesFor(make, dark)).not.toBe(stylesFor(make, light));
  expect(stylesFor(make, dark).text).toEqual({ color: dark.ink });
  expect(stylesFor(same, light)).not.toBe(stylesFor(make, light));
});
