import { type ImageStyle, StyleSheet, type TextStyle, type ViewStyle } from 'react-native';
import { type Palette } from './palettes';

type AnyStyle = ViewStyle | TextStyle | ImageStyle;
/** Types a style object from outside, so that `'row'` stays `'row'` and no `as const` is needed. */
type Named<T> = { [K in keyof T]: AnyStyle } | Readonly<Record<string, AnyStyle>>;

/** Styles that depend on the palette, by name. */
export type StyleMaker<T> = (palette: Palette) => T;

/** Declares styles that depend on the palette: `const makeStyles = defineStyles((palette) => ({ … }))`. */
export const defineStyles = <T extends Named<T>>(
  make: (palette: Palette) => T & Readonly<Record<string, AnyStyle>>,
): StyleMaker<T> => make;

/** Declares styles that depend on nothing: `const styles = defineStaticStyles({ … })`. */
export const defineStaticStyles = <T extends Named<T>>(styles: T & Readonly<Record<string, AnyStyle>>): T => styles;

const made = new WeakMap<Palette, Map<unknown, unknown>>();

/** The styles of one maker under one palette. They are made once, however many component instances ask. */
export function stylesFor<T>(make: StyleMaker<T>, palette: Palette): T {
  const known = made.get(palette) ?? new Map<unknown, unknown>();
  made.set(palette, known);
  const styles = known.get(make) ?? StyleSheet.create(make(palette) as Readonly<Record<string, AnyStyle>>);
  known.set(make, styles);
  return styles as T;
}
