import {
  darkStrongVerdictTones,
  darkVerdictTones,
  lightStrongVerdictTones,
  lightVerdictTones,
  type TonesByName,
} from './tones';

/**
 * Light or dark surfaces with one green accent. Every pair of colours that carries text has at least 4.5 : 1; most have
 * 7 : 1.
 */
export interface Palette {
  readonly isDark: boolean;
  /** Background of a screen, of a card on it, and of a recessed area. */
  readonly paper: string;
  readonly card: string;
  readonly sunken: string;
  readonly line: string;
  /** Border of anything that can be touched; visible against `paper` and `card`. */
  readonly frame: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The green background of the building piles and of headlines, and the text on it. */
  readonly felt: string;
  readonly onFelt: string;
  readonly onFeltSoft: string;
  /** A building pile: its background, its border, and the colours of one that accepts the selected card. */
  readonly feltPile: string;
  readonly feltFrame: string;
  readonly lit: string;
  readonly onLit: string;
  readonly litFrame: string;
  /** Green for text, marks and borders on `paper`, and its lightest tint as a background. */
  readonly accent: string;
  readonly accentWash: string;
  /** For warnings. */
  readonly amber: string;
  readonly amberWash: string;
  /** A numbered card: its paper, its edge, and the three inks of the deck (1–4, 5–8, 9–12). */
  readonly face: string;
  readonly onFace: string;
  readonly faceEdge: string;
  readonly onFaceSoft: string;
  readonly inkLow: string;
  readonly inkMiddle: string;
  readonly inkHigh: string;
  /** A Skip-Bo: three bands of the deck's colours, and the star on them. */
  readonly wildBands: readonly [string, string, string];
  readonly onWild: string;
  /** A selected key that waits for a tap on a pile. */
  readonly armed: string;
  readonly onArmed: string;
  /** Six seats; each also has its own shape. */
  readonly seats: readonly [string, string, string, string, string, string];
  readonly tones: TonesByName;
}

/** Names of single colours. */
export type ColourName = { [K in keyof Palette]: Palette[K] extends string ? K : never }[keyof Palette];

const light: Palette = {
  isDark: false,
  paper: '#f6f3ec',
  card: '#ffffff',
  sunken: '#ebe6d9',
  line: '#dcd5c4',
  frame: '#8d8571',
  ink: '#16150f',
  inkSoft: '#4f4a3d',
  felt: '#0c4a39',
  onFelt: '#ffffff',
  onFeltSoft: '#cfe6dc',
  feltPile: '#115743',
  feltFrame: '#4f9c81',
  lit: '#ffe27a',
  onLit: '#241b00',
  litFrame: '#fff7d6',
  accent: '#0b5d46',
  accentWash: '#e3f1ea',
  amber: '#7a4300',
  amberWash: '#fdefd5',
  face: '#fffdf8',
  onFace: '#16150f',
  faceEdge: '#b9b19c',
  onFaceSoft: '#55503f',
  inkLow: '#0f4f9a',
  inkMiddle: '#07694a',
  inkHigh: '#a3182a',
  wildBands: ['#0f4f9a', '#07694a', '#a83c00'],
  onWild: '#ffffff',
  armed: '#16150f',
  onArmed: '#ffffff',
  seats: ['#1257a5', '#b8430a', '#0a6b45', '#6d3aa8', '#855500', '#a1145e'],
  tones: lightVerdictTones,
};

const dark: Palette = {
  isDark: true,
  paper: '#14130f',
  card: '#201e18',
  sunken: '#2d2a22',
  line: '#403c31',
  frame: '#7d7664',
  ink: '#f6f2e8',
  inkSoft: '#c6bfae',
  felt: '#0d4234',
  onFelt: '#ffffff',
  onFeltSoft: '#c2ddd1',
  feltPile: '#134d3d',
  feltFrame: '#4f9c81',
  lit: '#ffdf6b',
  onLit: '#241b00',
  litFrame: '#fff7d6',
  accent: '#73d3ae',
  accentWash: '#17332a',
  amber: '#f2bf72',
  amberWash: '#3a2b12',
  face: '#f1ebdc',
  onFace: '#16150f',
  faceEdge: '#8d8571',
  onFaceSoft: '#4f4a3d',
  inkLow: '#0d4587',
  inkMiddle: '#075c41',
  inkHigh: '#971424',
  wildBands: ['#0f4f9a', '#07694a', '#a83c00'],
  onWild: '#ffffff',
  armed: '#f6f2e8',
  onArmed: '#14130f',
  seats: ['#7cb8f5', '#f79a63', '#62cf9d', '#c09df2', '#e3b84d', '#f58cc0'],
  tones: darkVerdictTones,
};

const lightStrong: Palette = {
  ...light,
  paper: '#ffffff',
  sunken: '#ffffff',
  line: '#000000',
  frame: '#000000',
  ink: '#000000',
  inkSoft: '#000000',
  felt: '#00352a',
  onFeltSoft: '#ffffff',
  feltPile: '#00352a',
  feltFrame: '#ffffff',
  lit: '#ffe600',
  onLit: '#000000',
  litFrame: '#ffffff',
  accent: '#003d2d',
  accentWash: '#ffffff',
  amber: '#4a2700',
  amberWash: '#ffffff',
  face: '#ffffff',
  onFace: '#000000',
  faceEdge: '#000000',
  onFaceSoft: '#000000',
  inkLow: '#00337a',
  inkMiddle: '#004a33',
  inkHigh: '#85000f',
  wildBands: ['#00337a', '#004a33', '#7a2600'],
  armed: '#000000',
  onArmed: '#ffffff',
  seats: ['#00418a', '#8a2c00', '#004d2e', '#4a1a85', '#5c3a00', '#7a0043'],
  tones: lightStrongVerdictTones,
};

const darkStrong: Palette = {
  ...dark,
  paper: '#000000',
  card: '#000000',
  sunken: '#000000',
  line: '#ffffff',
  frame: '#ffffff',
  ink: '#ffffff',
  inkSoft: '#ffffff',
  felt: '#00352a',
  onFeltSoft: '#ffffff',
  feltPile: '#00352a',
  feltFrame: '#ffffff',
  lit: '#ffe600',
  onLit: '#000000',
  litFrame: '#ffffff',
  accent: '#8ff0ca',
  accentWash: '#000000',
  amber: '#ffd48f',
  amberWash: '#000000',
  face: '#ffffff',
  onFace: '#000000',
  faceEdge: '#ffffff',
  onFaceSoft: '#000000',
  inkLow: '#00337a',
  inkMiddle: '#004a33',
  inkHigh: '#85000f',
  wildBands: ['#00337a', '#004a33', '#7a2600'],
  armed: '#ffffff',
  onArmed: '#000000',
  seats: ['#a5d1ff', '#ffb88f', '#8ff0ca', '#dcc4ff', '#ffe08a', '#ffb3d9'],
  tones: darkStrongVerdictTones,
};

export const choosePalette = (isDark: boolean, isStrong: boolean): Palette => {
  if (isStrong) return isDark ? darkStrong : lightStrong;
  return isDark ? dark : light;
};
