import type { Card, Winner } from '@/engine';
import { type Running } from './running';
import { topOf } from './world';

/** How the real cards lie in the end: what a referee who saw everything would have written down. */
export interface Truth {
  readonly winner: Winner | null;
  readonly stock: readonly number[];
  readonly tops: readonly (Card | null)[];
  readonly hand: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly discards: readonly (readonly (readonly Card[])[])[];
  readonly building: readonly number[];
  readonly built: readonly (readonly Card[])[];
  readonly draw: number;
  readonly completed: number;
  readonly turns: readonly number[];
}

export const truthOf = ({ world, winner }: Running): Truth => ({
  winner,
  stock: world.players.map(({ stock }) => stock.length),
  tops: world.players.map(({ stock }) => topOf(stock) ?? null),
  hand: world.players.map(({ hand }) => hand.length),
  hands: world.players.map(({ hand }) => hand),
  discards: world.players.map(({ discards }) => discards),
  building: world.building.map(({ shows }) => shows),
  built: world.building.map(({ cards }) => cards),
  draw: world.draw.length,
  completed: world.completed.length,
  turns: world.players.map(({ turns }) => turns),
});
