const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
} as const;
type Colour = keyof typeof CODES;

export type Ink = Readonly<Record<Colour, (text: string) => string>>;

const COLOURS = Object.keys(CODES) as Colour[];
const made = (paint: (colour: Colour) => (text: string) => string): Ink =>
  Object.fromEntries(COLOURS.map((colour) => [colour, paint(colour)])) as Ink;

export const noInk: Ink = made(() => (text) => text);
export const terminalInk: Ink = made((colour) => {
  const [on, off] = CODES[colour];
  return (text) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`);
});

/** Colour for a terminal that wants it: see no-color.org. */
export const inkFor = (stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Ink =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb' ? terminalInk : noInk;

const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Names and notes come from files: they may not move the cursor or turn the text around. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (char) => (char === '\n' || char === '\t' ? ' ' : '\ufffd'));
