import type { Card, FlagWithId } from '@/engine';
import { deal, type Dealt, type Told } from './acts';
import { type CatalogueCode } from './catalogue';
import { type Cells, disagreement } from './cells';
import { given } from './given';
import { parseTable, turnBegins } from './notation';
import { type Column, COLUMNS, headerFor, type Person, personAt, seatOf, type Setup } from './people';

/** How an irregularity comes about at one table: what lay there, what happened, who is at fault. */
export interface Scene {
  readonly setup?: Setup;
  readonly before: readonly Told[];
  /** Codes raised on the way. */
  readonly meanwhile?: readonly string[];
  readonly act: Told;
  readonly seat: Person | null | 'any';
}

/** A table of this ruleset with Ana on turn, and who the others are to her. */
export interface At {
  readonly ruleset: Column;
  readonly seats: number;
  /** Sits where Ana's partner sits, partners or not. */
  readonly partner: Person;
  readonly left: Person;
  /** An opponent who is not next. */
  readonly stranger: Person;
  readonly lies: (text: string) => Told;
  readonly turnBegins: (text: string) => Told[];
  /** A deal after which Ana starts. */
  readonly deal: (how?: Dealt, tops?: readonly Card[]) => Told;
  /** Everybody from the first to the one before the second, in order of play. */
  readonly from: (first: Person, until: Person) => Person[];
}
export type Telling = (at: At) => Scene;
export type Tellings<C extends string> = Readonly<Record<C, Telling>>;

export function at(ruleset: Column): At {
  const seats = headerFor(ruleset).seats.length;
  const byDealer = ruleset === 'six-player-partners' || ruleset === 'mattel';
  const usualTops = [12, 3, 4, 5, 6, 7].slice(0, seats);
  return {
    ruleset,
    seats,
    partner: personAt(seats / 2),
    left: 'bo',
    stranger: personAt(seats === 4 ? 3 : 2),
    lies: (text) => parseTable(text, seats),
    turnBegins: (text) => turnBegins(text, seats),
    deal: (how = {}, tops = usualTops) => deal(tops, { ...(byDealer ? { dealer: personAt(seats - 1) } : {}), ...how }),
    from: (first, until) => {
      const length = (seatOf(until) - seatOf(first) + seats) % seats;
      return Array.from({ length }, (_, i) => personAt((seatOf(first) + i) % seats));
    },
  };
}

/** Every code of a group, in every ruleset. */
export function testCells<C extends CatalogueCode>(cells: Cells<C>, tellings: Tellings<C>): void {
  for (const code of Object.keys(tellings) as C[]) {
    describe(code, () => {
      test.each(COLUMNS)('%s', (ruleset) => playScene(cells, tellings, code, ruleset));
    });
  }
}

function playScene<C extends CatalogueCode>(cells: Cells<C>, tellings: Tellings<C>, code: C, ruleset: Column): void {
  const { setup, before, meanwhile = [], act, seat } = tellings[code](at(ruleset));
  const story = setup === undefined ? given(ruleset, ...before) : given(ruleset, setup, ...before);
  expect(story.lines().flatMap(({ flags }) => codesOf(flags))).toEqual(meanwhile);
  const cell = cells[code][ruleset];
  const raised = story.when(act).last;
  expect(codesOf(raised)).toEqual(cell === null ? [] : [cell.code]);
  if (cell === null) return;
  expect(raised.map(({ id }) => id)).toEqual([`${before.length + 1}:${cell.code}`]);
  expect(raised.filter(({ local }) => local === true)).toHaveLength(setup?.house === undefined ? 0 : 1);
  const fault = seat === null || seat === 'any' ? seat : seatOf(seat);
  expect(raised.flatMap((flag) => disagreement(flag, cell, fault, ruleset))).toEqual([]);
}

const codesOf = (flags: readonly FlagWithId[]): string[] => flags.map(({ code }) => code);
