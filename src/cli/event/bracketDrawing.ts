import { type EventGame, type ReplayedEvent } from '@/tournament';

/** A part of the drawing: its lines, and the one on which its winner stands at the right end. */
interface Block {
  readonly lines: readonly string[];
  readonly at: number;
  readonly winner: string;
}

export interface BracketTexts {
  readonly sideName: (who: readonly string[]) => string;
  readonly bye: string;
  readonly notPlayedYet: string;
}

/** What stands at a place of a round. */
interface Place {
  readonly sides: readonly string[];
  readonly winner: string;
}

/** Both forfeited. */
const NOBODY = '–';

const keyOf = (round: number, place: number): string => `${round}:${place}`;

/** The bracket of an event of single elimination, drawn with lines from left to right. Empty before it is seated. */
export function bracketLines(event: ReplayedEvent, texts: BracketTexts): readonly string[] {
  const places = placesOf(event, texts);
  const first = [...places.keys()].filter((key) => key.startsWith('1:')).map((key) => Number(key.slice(2)));
  if (first.length === 0) return [];
  const rounds = Math.ceil(Math.log2(Math.max(...first))) + 1;
  const names = [...places.values()].flatMap(({ sides, winner }) => [...sides, winner]);
  const width = Math.max(...names.map((name) => name.length)) + 1;

  const block = (round: number, place: number): Block => {
    const here = places.get(keyOf(round, place));
    const leaf = (name = ''): Block => ({ lines: [name], at: 0, winner: name });
    const [top, bottom] =
      round > 1
        ? [block(round - 1, place * 2 - 1), block(round - 1, place * 2)]
        : [leaf(here?.sides[0]), leaf(here?.sides[1])];
    return join(top, bottom, here?.winner ?? unopposed(top, bottom) ?? texts.notPlayedYet, width);
  };
  return block(rounds, 1).lines.map((line) => line.trimEnd());
}

function placesOf(event: ReplayedEvent, { sideName, bye, notPlayedYet }: BracketTexts): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const sideNames = ({ contestants, sides }: EventGame): readonly string[] =>
    contestants.map(([side], i) => sideName(side?.who ?? sides[i] ?? []));
  for (const { round, games, byes } of event.rounds) {
    for (const game of games) {
      if (game.place === null || game.status === 'abandoned') continue;
      const sides = sideNames(game);
      const won = game.status === 'counts' ? (game.result?.won ?? null) : null;
      const isOver = game.status === 'counts';
      places.set(keyOf(round, game.place), {
        sides,
        winner: won === null ? (isOver ? NOBODY : notPlayedYet) : (sides[won] ?? notPlayedYet),
      });
    }
    for (const { place, contestants, side } of byes) {
      const name = sideName(contestants[0]?.who ?? side);
      if (place !== null) places.set(keyOf(round, place), { sides: [name, bye], winner: name });
    }
  }
  return places;
}

/** Where both neighbours forfeited, the winner beside them goes on without a game. */
const unopposed = (top: Block, bottom: Block): string | undefined =>
  top.winner === NOBODY ? bottom.winner : bottom.winner === NOBODY ? top.winner : undefined;

/** Two parts one over the other, joined by a line that leads to the winner. */
function join(top: Block, bottom: Block, winner: string, width: number): Block {
  const from = top.at;
  const at = top.lines.length;
  const to = at + 1 + bottom.at;
  const columns = Math.max(...[...top.lines, ...bottom.lines].map((line) => line.length), width);
  const lines = [...top.lines, '', ...bottom.lines].map((line, i) => {
    if (i === from) return `${line} `.padEnd(columns + 1, '─') + '┐';
    if (i === to) return `${line} `.padEnd(columns + 1, '─') + '┘';
    const blank = line.padEnd(columns + 1);
    if (i === at) return `${blank}├─ ${winner}`;
    return i > from && i < to ? `${blank}│` : blank;
  });
  return { lines, at, winner };
}
