import { type Card, type Table, UNSEEN } from '@/engine';
import { type Ink, printable } from './ink';

const face = (card: Card | undefined): string => (card === undefined ? '–' : String(card));
const column = (text: string, width: number): string => text.padStart(width);

/** The table as it lies, one row a player, the owner of the turn marked. */
export function boardLines(table: Table, ink: Ink): string[] {
  const widest = Math.max(...table.names.map((name) => printable(name).length));
  const building = table.building.map(({ shows }) => column(shows === 0 ? '·' : String(shows), 3)).join('');
  const draw = `${table.drawKnown ? '' : '≤ '}${table.draw}`;
  const loose = table.unexplained === 0 ? '' : `   unexplained ${table.unexplained}`;
  const head = `building${building}   draw ${draw}   set aside ${table.completed}${loose}`;
  const rows = table.seats.map(({ stock, top, hand, discards }, seat) => {
    const name = printable(table.names[seat] ?? '').padEnd(widest);
    const isOnTurn = seat === table.turn;
    const piles = discards.map((pile) =>
      column(pile.length === 0 ? '–' : `${face(pile[pile.length - 1])}${pile.length > 1 ? `×${pile.length}` : ''}`, 5),
    );
    const shown = stock === 0 ? '–' : top === UNSEEN ? '?' : face(top);
    const row = `${isOnTurn ? '▸' : ' '} ${name}  stock ${column(String(stock), 2)} [${column(shown, 2)}]  hand ${hand}  discards${piles.join('')}`;
    return isOnTurn ? ink.bold(row) : row;
  });
  return [`${ink.dim('┌')} ${head}`, ...rows.map((row, i) => `${ink.dim(i === rows.length - 1 ? '└' : '│')}${row}`)];
}
