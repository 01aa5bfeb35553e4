import { type PlayedBracket } from '@/tournament';
import { type DrawablePageBlock, textBlock } from '../../printing/blocks';
import {
  PAGE_HEIGHT_PT,
  PAGE_INNER_WIDTH_PT,
  PAGE_MARGIN_PT,
  PAGE_WIDTH_PT,
  type PageScene,
  PAPER_COLOURS,
  type SceneShape,
} from '../../printing/scene';

/** What the chart says. */
export interface BracketChartWords {
  /** Of one part of several, where the chart is drawn in parts. */
  readonly title: (part: number, parts: number) => string;
  readonly subtitle: string;
  readonly sideName: (who: readonly string[]) => string;
  readonly bye: string;
  /** Both sides forfeited. */
  readonly nobody: string;
}

/** Places of the first round on one page: more would leave no room for a name on its line. */
const MOST_PLACES = 16;
const ROUNDS_OF_PAGE = Math.log2(MOST_PLACES) + 1;
const HEAD_HEIGHT = 52;
const NAME_SIZES = [9, 8, 7, 6, 5.5, 5, 4.5, 4] as const;
const GAP = 6;

/**
 * The bracket as a picture, from the first round at the left to the winner at the right. Names are wrapped and set
 * smaller where they need it, and never cut. A bracket of more than 32 places is drawn in parts: its sections, each to
 * its winner, and then the rounds that these winners play.
 */
export function layoutBracket(bracket: PlayedBracket, words: BracketChartWords): readonly PageScene[] {
  const { rounds } = bracket;
  if (rounds === 0) return [];
  const firstRounds = Math.min(rounds, ROUNDS_OF_PAGE);
  const sections = 2 ** (rounds - firstRounds);
  const parts = Array.from({ length: sections }, (_one, i) => ({ from: 1, to: firstRounds, section: i + 1 }));
  const last = sections > 1 ? [{ from: firstRounds + 1, to: rounds, section: 1 }] : [];
  const all = [...parts, ...last];
  return all.map((part, i) => {
    return {
      width: PAGE_WIDTH_PT,
      height: PAGE_HEIGHT_PT,
      shapes: [...drawHead(words.title(i + 1, all.length), words.subtitle), ...drawPart(bracket, part, words)],
    };
  });
}

function drawHead(title: string, subtitle: string): readonly SceneShape[] {
  const head = textBlock(title, PAGE_INNER_WIDTH_PT, { size: 15, weight: 'bold' });
  const below = textBlock(subtitle, PAGE_INNER_WIDTH_PT, { size: 9, colour: PAPER_COLOURS.soft });
  return [
    ...head.draw(PAGE_MARGIN_PT, PAGE_MARGIN_PT),
    ...below.draw(PAGE_MARGIN_PT, PAGE_MARGIN_PT + head.height + 2),
  ];
}

interface BracketPart {
  /** The rounds that are drawn. */
  readonly from: number;
  readonly to: number;
  /** Which of the parts of the same rounds it is, from 1. */
  readonly section: number;
}

function drawPart(
  bracket: PlayedBracket,
  { from, to, section }: BracketPart,
  words: BracketChartWords,
): readonly SceneShape[] {
  const columns = to - from + 2;
  const width = PAGE_INNER_WIDTH_PT / columns;
  const lines = 2 ** (to - from + 1);
  const top = PAGE_MARGIN_PT + HEAD_HEIGHT;
  const height = PAGE_HEIGHT_PT - PAGE_MARGIN_PT - top;
  const shapes: SceneShape[] = [];
  for (let column = 0; column < columns; column += 1) {
    const count = lines / 2 ** column;
    const room = height / count;
    for (let i = 0; i < count; i += 1) {
      const x = PAGE_MARGIN_PT + column * width;
      const y = top + room * (i + 0.5);
      const name = nameAt(bracket, from + column, (section - 1) * count + i + 1, words);
      const block = fittingName(name, width - GAP, Math.min(room - 2, 60));
      shapes.push(...block.draw(x, y - block.height - 1));
      shapes.push(line(x, y, x + width - GAP / 2, y));
      // Two lines meet in the one that leads to their winner.
      if (column < columns - 1 && i % 2 === 0) shapes.push(line(x + width - GAP / 2, y, x + width - GAP / 2, y + room));
    }
  }
  return shapes;
}

/** Who stands on a line: those of the first round as seated, later ones by who won the place before. */
function nameAt(bracket: PlayedBracket, round: number, position: number, words: BracketChartWords): string {
  if (round === 1) {
    const sides = bracket.at(1, Math.ceil(position / 2))?.sides ?? [];
    const side = sides[(position - 1) % 2];
    return side === undefined ? '' : side === null ? words.bye : words.sideName(side);
  }
  const winner = bracket.winnerAt(round - 1, position);
  return winner === null ? '' : winner === 'nobody' ? words.nobody : words.sideName(winner);
}

/** In the largest letters in which the whole name fits above its line. */
function fittingName(name: string, width: number, height: number): DrawablePageBlock {
  const blocks = NAME_SIZES.map((size) => () => textBlock(name, width, { size }));
  const smallest = textBlock(name, width, { size: NAME_SIZES[NAME_SIZES.length - 1] ?? 4 });
  for (const make of blocks) {
    const block = make();
    if (block.height <= height) return block;
  }
  return smallest;
}

const line = (x1: number, y1: number, x2: number, y2: number): SceneShape => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  colour: PAPER_COLOURS.line,
  lineWidth: 0.8,
});
