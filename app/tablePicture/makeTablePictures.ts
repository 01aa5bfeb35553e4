import { type Card, type Entry, type Seat, type SeatState, type Table } from '@/engine';
import { type Words } from '@/words';
import { type RulingScreenWords } from '@/words/rulingScreens';

/** One pile of a small picture: its top card, how many lie there, and whether that is new in this picture. */
export interface PictureCardData {
  readonly card: Card | null;
  readonly count: number;
  readonly isChanged: boolean;
}

export interface PictureSeatData {
  readonly seat: Seat;
  readonly name: string;
  readonly isOnTurn: boolean;
  readonly hand: string;
  readonly isHandChanged: boolean;
  readonly discards: readonly PictureCardData[];
  readonly stock: PictureCardData;
}

/** The cards of a position that matter for an answer: the building piles, and the players it is about. */
export interface TablePictureData {
  readonly key: 'before' | 'after' | 'put-right';
  readonly title: string;
  /** Everything that is shown, for a screen reader. */
  readonly spoken: string;
  readonly building: readonly (PictureCardData & { readonly needs: number })[];
  readonly seats: readonly PictureSeatData[];
  /** Who has won, where the game is over. */
  readonly won: string | null;
}

export interface TablePicturesData {
  readonly pictures: readonly TablePictureData[];
  /** What happened between the first picture and the next, a line each. */
  readonly happened: readonly string[];
}

/** The tables of one judged position. */
interface PicturedTables {
  readonly before: Table;
  readonly after: Table;
  readonly remedied: Table | null;
  readonly entries: readonly Entry[];
}

interface PictureWords {
  readonly words: Words;
  readonly screens: RulingScreenWords;
}

const PILES = 4;

/** Before, after and put right. A picture that would look like the one before it is left out. */
export function makeTablePictures(
  { before, after, remedied, entries }: PicturedTables,
  names: readonly string[],
  say: PictureWords,
): TablePicturesData {
  const steps = [
    { key: 'before', table: before, from: before },
    { key: 'after', table: after, from: before },
    ...(remedied === null ? [] : [{ key: 'put-right', table: remedied, from: after } as const]),
  ] as const;
  const seats = seatsShown(
    steps.map(({ table }) => table),
    entries,
  );
  const pictures = steps
    .map(({ key, table, from }) => makePicture(key, table, from, seats, names, say))
    .filter((picture) => picture.key === 'before' || hasChange(picture));
  const who = (seat: Seat): string => names[seat] ?? '';
  return { pictures, happened: entries.map((entry) => say.words.entryWords(entry, who)) };
}

/** Whoever acts or is on turn, and whoever has other cards afterwards. */
function seatsShown(tables: readonly Table[], entries: readonly Entry[]): readonly Seat[] {
  const [first] = tables;
  const acting = entries.flatMap((entry) => ('seat' in entry && typeof entry.seat === 'number' ? [entry.seat] : []));
  return (first?.seats ?? []).flatMap((state, seat) => {
    const isConcerned = seat === first?.turn || acting.includes(seat);
    const isChanged = tables.some(({ seats }) => !isSameSeat(seats[seat], state));
    return isConcerned || isChanged ? [seat] : [];
  });
}

const isSameSeat = (one: SeatState | undefined, other: SeatState): boolean =>
  one !== undefined &&
  one.hand === other.hand &&
  one.stock === other.stock &&
  one.top === other.top &&
  one.discards.every((pile, index) => isSamePile(pile, other.discards[index] ?? []));

const isSamePile = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.at(-1) === other.at(-1);

function makePicture(
  key: TablePictureData['key'],
  table: Table,
  from: Table,
  seats: readonly Seat[],
  names: readonly string[],
  say: PictureWords,
): TablePictureData {
  const { answer, picture } = say.screens;
  const title = { before: answer.before, after: answer.after, 'put-right': answer.putRight }[key];
  const building = table.building.map(({ cards, shows }, index) => ({
    card: shows === 0 ? null : cards.at(-1) === 'S' ? 'S' : (shows as Card),
    count: 0,
    needs: shows + 1,
    isChanged: (from.building[index]?.shows ?? 0) !== shows,
  }));
  const shown = seats.map((seat) => makeSeat(table, from, seat, names[seat] ?? '', say));
  const { over } = table;
  return {
    key,
    title,
    spoken: picture.spoken(title, [
      picture.spokenBuilding(
        building.map(({ card, needs }, index) =>
          card === null
            ? picture.spokenEmptyPile(index + 1)
            : picture.spokenPile(index + 1, say.words.number(needs - 1)),
        ),
      ),
      ...shown.map((seat) => spokenSeat(table, seat, say)),
    ]),
    building,
    seats: shown,
    won: over?.why === 'win' && over.seat !== null ? picture.won(names[over.seat] ?? '') : null,
  };
}

function makeSeat(table: Table, from: Table, seat: Seat, name: string, { screens }: PictureWords): PictureSeatData {
  const now = table.seats[seat];
  const then = from.seats[seat];
  const discards = now?.discards ?? [];
  return {
    seat,
    name,
    isOnTurn: table.turn === seat,
    hand: screens.picture.inHand(now?.hand ?? 0),
    isHandChanged: now?.hand !== then?.hand,
    discards: Array.from({ length: Math.max(PILES, discards.length) }, (_, pile) => {
      const cards = discards[pile] ?? [];
      return {
        card: cards.at(-1) ?? null,
        count: cards.length,
        isChanged: !isSamePile(cards, then?.discards[pile] ?? []),
      };
    }),
    stock: {
      card: (now?.stock ?? 0) > 0 ? (now?.top ?? null) : null,
      count: now?.stock ?? 0,
      isChanged: now?.stock !== then?.stock || now?.top !== then?.top,
    },
  };
}

function spokenSeat(table: Table, { seat, name, discards, stock }: PictureSeatData, say: PictureWords): string {
  const { picture } = say.screens;
  const said = (card: Card): string => say.words.forms.cardLabel(card);
  const tops = discards.flatMap(({ card }) => (card === null ? [] : [said(card)]));
  return picture.spokenSeat(
    name,
    table.seats[seat]?.hand ?? 0,
    stock.card === null ? picture.spokenEmptyStock : picture.spokenStock(stock.count, said(stock.card)),
    picture.spokenDiscards(tops),
  );
}

const hasChange = ({ building, seats, won }: TablePictureData): boolean =>
  won !== null ||
  building.some(({ isChanged }) => isChanged) ||
  seats.some(
    ({ isHandChanged, discards, stock }) =>
      isHandChanged || stock.isChanged || discards.some(({ isChanged }) => isChanged),
  );
