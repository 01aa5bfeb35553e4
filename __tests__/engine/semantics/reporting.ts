import type { Card } from '@/engine';
import { type Column, COLUMNS, type Person, play, type Setup, type Told } from '../../kit';

export const [TNP, TNI, TNT, TX, SIX, MAT, FL] = COLUMNS;

/** Sheets with a word against a partner who moves a card unasked. */
export const SPEAK_OF_PARTNERS = [TNP, TNT, TX, FL] as const;

/** Partners where the sheet knows any; the manufacturer's rules play them when the table has teams. */
export const teamed = (ruleset: Column): Setup => (ruleset === MAT ? { teams: true } : {});

/** Hand cards laid one after another on one pile. */
export const lays = (who: Person, cards: readonly Card[], to = 0): Told[] =>
  cards.map((card) => play(who, card, { to }));

/** Ana has just begun a turn with three in hand; all other cards are in stocks and hands. */
export const DEAD = 'ana* hand 3 stock 34 | bo stock 35 | cy stock 35 | di stock 34 | build 5 0 0 0 | draw 0';
