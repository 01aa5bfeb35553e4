/** Paper and ink, one green felt. Every pair that carries words has at least 4.5 : 1; most have 7 : 1. */
export interface Palette {
  readonly isDark: boolean;
  /** The ground everything lies on, a card upon it, a place pressed into it. */
  readonly paper: string;
  readonly card: string;
  readonly sunken: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The felt strip and what lies directly on it. */
  readonly felt: string;
  readonly onFelt: string;
  readonly onFeltSoft: string;
  /** Felt green as a colour of words, marks and frames on paper, and its lightest wash. */
  readonly accent: string;
  readonly accentWash: string;
  /** For what needs a second look. */
  readonly amber: string;
  readonly amberWash: string;
  /** A numbered card on the felt. */
  readonly face: string;
  readonly onFace: string;
}

const light: Palette = {
  isDark: false,
  paper: '#f6f3ec',
  card: '#ffffff',
  sunken: '#ebe6d9',
  line: '#dcd5c4',
  ink: '#16150f',
  inkSoft: '#4f4a3d',
  felt: '#0c4a39',
  onFelt: '#ffffff',
  onFeltSoft: '#cfe6dc',
  accent: '#0b5d46',
  accentWash: '#e3f1ea',
  amber: '#7a4300',
  amberWash: '#fdefd5',
  face: '#fffdf8',
  onFace: '#16150f',
};

const dark: Palette = {
  isDark: true,
  paper: '#14130f',
  card: '#201e18',
  sunken: '#2d2a22',
  line: '#403c31',
  ink: '#f6f2e8',
  inkSoft: '#c6bfae',
  felt: '#0d4234',
  onFelt: '#ffffff',
  onFeltSoft: '#c2ddd1',
  accent: '#73d3ae',
  accentWash: '#17332a',
  amber: '#f2bf72',
  amberWash: '#3a2b12',
  face: '#f6f2e8',
  onFace: '#16150f',
};

const lightStrong: Palette = {
  ...light,
  paper: '#ffffff',
  sunken: '#ffffff',
  line: '#000000',
  ink: '#000000',
  inkSoft: '#000000',
  felt: '#00352a',
  onFeltSoft: '#ffffff',
  accent: '#003d2d',
  accentWash: '#ffffff',
  amber: '#4a2700',
  amberWash: '#ffffff',
};

const darkStrong: Palette = {
  ...dark,
  paper: '#000000',
  card: '#000000',
  sunken: '#000000',
  line: '#ffffff',
  ink: '#ffffff',
  inkSoft: '#ffffff',
  felt: '#00352a',
  onFeltSoft: '#ffffff',
  accent: '#8ff0ca',
  accentWash: '#000000',
  amber: '#ffd48f',
  amberWash: '#000000',
};

export const choosePalette = (isDark: boolean, isStrong: boolean): Palette => {
  if (isStrong) return isDark ? darkStrong : lightStrong;
  return isDark ? dark : light;
};
