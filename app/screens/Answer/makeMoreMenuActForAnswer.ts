import { type Act, type Entry, fieldsOfAct } from '@/engine';
import { isFlagCode } from '@/rulesets';
import { type Answer } from '@/rulings';
import { type EntryDraft } from '@/state';
import { makeMoreMenu, type MoreMenuAct } from '../../forms/makeMoreMenu';

const TELLABLE: ReadonlySet<Act> = new Set(
  makeMoreMenu(false).flatMap(({ items }) => items.flatMap(({ does }) => ('act' in does ? [does.act] : []))),
);
/** Said once for a whole game or before it: nobody is asked about them in the middle of a turn. */
const BEFORE_THE_GAME: ReadonlySet<Act> = new Set<Act>(['deal', 'cut', 'start', 'set', 'sit']);

/**
 * The form with which the irregularity of an answer is told at a table: that of the act itself, else a report of its
 * code. Null where nothing went wrong in the answer, or it is a fact.
 */
export function makeMoreMenuActForAnswer({ flag, cases }: Pick<Answer, 'flag' | 'cases'>): MoreMenuAct | null {
  if (flag === null) return null;
  const entries = cases[0]?.tables.entries ?? [];
  const told = entries.findLast(({ act }) => TELLABLE.has(act) && !BEFORE_THE_GAME.has(act));
  if (told !== undefined) return { act: told.act, preset: presetOf(told), ...asksOf(told) };
  return isFlagCode(flag) ? { act: 'report', preset: { code: flag } as Partial<EntryDraft> } : null;
}

/** What the act is, as against who did it with which cards: that is asked at the table. */
function presetOf(entry: Entry): Partial<EntryDraft> {
  const kept = fieldsOfAct(entry.act).filter(({ kind }) => kind.startsWith('choice:') || kind === 'flag-code');
  const values = entry as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    kept.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) as Partial<EntryDraft>;
}

/** Only what has to be known. Where nobody at the table did it, the form must offer that as well, so it asks for all. */
function asksOf(entry: Entry): Pick<MoreMenuAct, 'asks'> {
  if ('seat' in entry && entry.seat === null) return {};
  const needed = fieldsOfAct(entry.act).filter(({ isOptional }) => !isOptional);
  return needed.length === 0 ? {} : { asks: needed.map(({ name }) => name) };
}
