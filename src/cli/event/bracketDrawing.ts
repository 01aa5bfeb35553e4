import { playedBracket, type ReplayedEvent } from '@/tournament';

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

/** Both forfeited. */
const NOBODY = '–';

/** The bracket of an event of single elimination, drawn with lines from left to right. Empty before it is seated. */
export function bracketLines(event: ReplayedEvent, { sideName, bye, notPlayedYet }: BracketTexts): readonly string[] {
  const { rounds, at, winnerAt } = playedBracket(event);
  if (rounds === 0) return [];
  const winnerName = (round: number, place: number): string => {
    const winner = winnerAt(round, place);
    return winner === null ? notPlayedYet : winner === 'nobody' ? NOBODY : sideName(winner);
  };
  const leafNames = (place: number): readonly string[] =>
    (at(1, place)?.sides ?? []).map((side) => (side === null ? bye : sideName(side)));
  const places = (round: number): readonly number[] =>
    Array.from({ length: 2 ** (rounds - round) }, (_one, i) => i + 1);
  const names = [
    ...places(1).flatMap(leafNames),
    ...Array.from({ length: rounds }, (_one, i) => places(i + 1).map((place) => winnerName(i + 1, place))).flat(),
  ];
  const width = Math.max(...names.map((name) => name.length)) + 1;

  const block = (round: number, place: number): Block => {
    const leaf = (name = ''): Block => ({ lines: [name], at: 0, winner: name });
    const [top, bottom] =
      round > 1
        ? [block(round - 1, place * 2 - 1), block(round - 1, place * 2)]
        : [leaf(leafNames(place)[0]), leaf(leafNames(place)[1])];
    return join(top, bottom, winnerName(round, place), width);
  };
  return block(rounds, 1).lines.map((line) => line.trimEnd());
}

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
