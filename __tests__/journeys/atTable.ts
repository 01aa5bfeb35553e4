import { type BrowserContextOptions } from 'playwright-core';
import { type Entry, type Header } from '@/engine';
import { wordsFor } from '@/words';
import { type Finger, follow, makeFinger, newTableTaps, readTold, type Telling, type Told } from '../kit/referee';
import { PHONE, type Stage, visit, type Visit } from './stage';

/** A visit with a finger on the screen. */
export interface AtTable extends Visit {
  readonly finger: Finger;
}

/** A fresh device, at the list of tables. */
export async function arrive(stage: Stage, options: BrowserContextOptions = {}, path = '/tables'): Promise<AtTable> {
  const there = await visit(stage, path, { viewport: PHONE, ...options });
  return { ...there, finger: makeFinger(there.page) };
}

/** From the list to the first act: the new table, and the deal. Answers with what is left to tell. */
export async function sitDown({ finger, page }: AtTable, told: Told): Promise<readonly Telling[]> {
  const [deal, ...rest] = follow(told);
  await finger.perform(newTableTaps(told.header));
  if (deal !== undefined) await finger.perform(deal.gestures);
  await page.getByTestId('build-0').filter({ visible: true }).waitFor();
  return rest;
}

export async function tellAll({ finger }: Pick<AtTable, 'finger'>, tellings: readonly Telling[]): Promise<void> {
  for (const { gestures, entries } of tellings) {
    await finger.perform(gestures).catch(async (reason: unknown) => {
      const told = await finger.record().then((text) => text.trim().split('\n').slice(-3).join('\n'));
      throw new Error(`while telling ${JSON.stringify(entries)}\nafter\n${told}`, { cause: reason });
    });
  }
  await finger.settle();
}

export const recordOf = async ({ finger }: Pick<AtTable, 'finger'>): Promise<Told> => readTold(await finger.record());

/** What a person told: not what the app filled in. */
const toldOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => !('assumed' in entry && entry.assumed === true));

/** Entries as the list of tables names them, in a sentence each. */
export const namesOf = ({ seats }: Header, entries: readonly Entry[]): string[] =>
  toldOf(entries).map((entry) => wordsFor('en').entryWords(entry, (seat) => seats[seat]?.name ?? ''));

/** Entries as the slot of the table names them, in two or three words each. */
export const tapNamesOf = (entries: readonly Entry[]): string[] =>
  toldOf(entries).map((entry) => wordsFor('en').tapWords(entry, () => ''));
