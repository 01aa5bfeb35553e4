import type { Card } from '@/engine';
import { discard, type Told } from './acts';
import { PEOPLE, type Person, personAt, seatOf } from './people';

/**
 * A table in a line:
 *
 *   ana* stock 12 top 7 hand 5 piles 3.9 - - 2 | build 6 0 11 3 | bo stock 9 top S | draw 40 | completed 24
 *
 * `*` marks the owner of the turn. Discard piles are written bottom to top. What is left out: a
 * stock of nine under a ten, five cards in hand, no discards, nothing completed, and all other cards
 * in the draw pile (or, where the draw pile is told, among the completed ones).
 */
interface Written {
  stock: number;
  top: Card;
  hand: number;
  piles: Card[][];
}

const DECK = 162;
const usual = (): Written => ({ stock: 9, top: 10, hand: 5, piles: [[], [], [], []] });
const parseCard = (text: string): Card => (text === 'S' || text === '?' ? text : Number(text));
const parsePile = (text: string): Card[] => (text === '-' ? [] : text.split('.').map(parseCard));

function parsePerson(words: readonly string[]): Written {
  const seat = usual();
  let i = 0;
  const next = (): string => {
    const word = words[i++];
    if (word === undefined) throw new Error(`'${words.join(' ')}' stops too early`);
    return word;
  };
  while (i < words.length) {
    const key = next();
    if (key === 'stock') seat.stock = Number(next());
    else if (key === 'top') seat.top = parseCard(next());
    else if (key === 'hand') seat.hand = Number(next());
    else if (key === 'piles') seat.piles = [next(), next(), next(), next()].map(parsePile);
    else throw new Error(`what is '${key}' of a player?`);
  }
  return seat;
}

interface Parsed {
  readonly turn: Person;
  readonly seats: Written[];
  building: number[];
  draw?: number;
  completed?: number;
}

function parse(text: string, seats: number): Parsed {
  const parsed: Parsed = { turn: 'ana', seats: Array.from({ length: seats }, usual), building: [0, 0, 0, 0] };
  let turn: Person | null = null;
  for (const part of text.split('|').map((piece) => piece.trim().split(/\s+/))) {
    const [head = '', ...rest] = part;
    if (head === 'build') parsed.building = rest.map(Number);
    else if (head === 'draw') parsed.draw = Number(rest[0]);
    else if (head === 'completed') parsed.completed = Number(rest[0]);
    else {
      const name = head.replace('*', '');
      if (!(PEOPLE as readonly string[]).includes(name)) throw new Error(`who is '${name}'?`);
      if (head.endsWith('*')) turn = name as Person;
      parsed.seats[seatOf(name as Person)] = parsePerson(rest);
    }
  }
  if (turn === null) throw new Error(`nobody is on turn in '${text}'`);
  return { ...parsed, turn };
}

const makePosition = ({ turn, seats, building, ...told }: Parsed): Told => {
  const laid = seats.reduce((sum, { stock, hand, piles }) => sum + stock + hand + piles.flat().length, 0);
  const rest = DECK - laid - building.reduce((sum, shows) => sum + shows, 0);
  const drawn = told.draw ?? rest - (told.completed ?? 0);
  return {
    act: 'position',
    turn: seatOf(turn),
    stock: seats.map(({ stock, top }) => ({ count: stock, top: stock === 0 ? '?' : top })),
    discards: seats.map(({ piles }) => piles),
    hand: seats.map(({ hand }) => hand),
    building,
    draw: drawn,
    completed: told.completed ?? rest - drawn,
  };
};

/** What lies on the table now. What the owner of the turn has already done in it nobody knows. */
export const parseTable = (text: string, seats = 4): Told => makePosition(parse(text, seats));

/** The same, but the turn has just begun: the player before discarded a moment ago, an eleven. */
export function turnBegins(text: string, seats = 4): Told[] {
  const parsed = parse(text, seats);
  const before = personAt((seatOf(parsed.turn) + seats - 1) % seats);
  const written = parsed.seats[seatOf(before)];
  if (written === undefined) throw new Error(`nobody plays before ${parsed.turn}`);
  const place = written.piles.findIndex((pile) => pile.length === 0);
  if (place < 0) throw new Error(`${before} has no place left for the discard that begins this turn`);
  const earlier = { ...written, hand: written.hand + 1 };
  const position = makePosition({ ...parsed, turn: before, seats: parsed.seats.with(seatOf(before), earlier) });
  return [position, discard(before, 11, place)];
}
