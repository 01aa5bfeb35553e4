import { styleText } from 'node:util';

const STYLES = ['bold', 'dim', 'red', 'yellow', 'green', 'cyan'] as const;
export type TextStyleName = (typeof STYLES)[number];

/** One function per style: `styles.red('text')`. */
export type TextStyles = Readonly<Record<TextStyleName, (text: string) => string>>;

const makeStyles = (apply: (style: TextStyleName, text: string) => string): TextStyles =>
  Object.fromEntries(STYLES.map((style) => [style, (text: string) => apply(style, text)])) as TextStyles;

const plainStyles = makeStyles((_, text) => text);
const ansiStyles = makeStyles((style, text) => (text === '' ? '' : styleText(style, text, { validateStream: false })));

/**
 * Styles for a terminal that wants colour (no-color.org), plain text for anything else. Decided here and not by
 * `styleText`, which also obeys FORCE_COLOR and NODE_DISABLE_COLORS: output into a pipe is never coloured.
 */
export const textStylesFor = (
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): TextStyles => (stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb' ? ansiStyles : plainStyles);

const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Names and notes come from files: control characters in them must not move the cursor or reverse the text. */
export const replaceControlChars = (text: string): string =>
  text.replace(UNPRINTABLE, (char) => (char === '\n' || char === '\t' ? ' ' : '\ufffd'));
