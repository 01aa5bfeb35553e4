import type { Act, RulingCall, Card, EntryOf, Source, SpeechKind } from '@/engine';
import type { FlagCode, House } from '@/rulesets';
import { type Person, seatOf } from './people';

type Unnumbered<E> = E extends unknown ? Omit<E, 'n'> : never;
/** An entry before it has its number. */
export type Told = Unnumbered<EntryOf<Act>>;

interface Lay {
  readonly from?: Source;
  readonly owner?: Person;
  readonly to: number;
  readonly asked?: true;
}
interface Drop {
  readonly from?: Source;
  readonly owner?: Person;
}

const owner = (person: Person | undefined): { owner?: number } =>
  person === undefined ? {} : { owner: seatOf(person) };

export const draw = (who: Person, count: number): Told => ({ act: 'draw', seat: seatOf(who), count });
export const assumedDraw = (who: Person, count: number): Told => ({
  act: 'draw',
  seat: seatOf(who),
  count,
  assumed: true,
});
export const play = (who: Person, card: Card, how: Lay): Told => ({
  act: 'play',
  seat: seatOf(who),
  card,
  from: how.from ?? 'hand',
  to: how.to,
  ...owner(how.owner),
  ...(how.asked === true ? { asked: true } : {}),
});
export const flip = (who: Person, card: Card): Told => ({ act: 'flip', seat: seatOf(who), card });
export const discard = (who: Person, card: Card, pile: number, how: Drop = {}): Told => ({
  act: 'discard',
  seat: seatOf(who),
  card,
  pile,
  ...owner(how.owner),
  ...(how.from === undefined ? {} : { from: how.from }),
});
export const pass = (who: Person): Told => ({ act: 'pass', seat: seatOf(who) });
export const shift = (who: Person, pile: number, to: number | 'hand'): Told => ({
  act: 'shift',
  seat: seatOf(who),
  pile,
  to,
});
export const speak = (
  who: Person | 'spectator',
  what: SpeechKind,
  how: { to?: Person; calledBy?: Person } = {},
): Told => ({
  act: 'speak',
  seat: who === 'spectator' ? null : seatOf(who),
  what,
  ...(how.to === undefined ? {} : { to: seatOf(how.to) }),
  ...(how.calledBy === undefined ? {} : { calledBy: seatOf(how.calledBy) }),
});
export const reveal = (who: Person, card: Card): Told => ({ act: 'reveal', seat: seatOf(who), card });
export const peek = (who: Person, where: EntryOf<'peek'>['where']): Told => ({ act: 'peek', seat: seatOf(who), where });
export const takeBack = (who: Person, what: 'play' | 'discard'): Told => ({
  act: 'take-back',
  seat: seatOf(who),
  what,
});
export const reshuffle = (from?: EntryOf<'reshuffle'>['from']): Told => ({
  act: 'reshuffle',
  ...(from === undefined ? {} : { from }),
});
export const assumedReshuffle = (): Told => ({ act: 'reshuffle', assumed: true });
export const claim = (who: Person): Told => ({ act: 'claim', seat: seatOf(who) });
export const count = (who: Person | null, what: { stock?: number; hand?: number; draw?: number }): Told => ({
  act: 'count',
  ...(who === null ? {} : { seat: seatOf(who) }),
  ...what,
});
export const report = (who: Person | null, code: FlagCode): Told => ({
  act: 'report',
  seat: who === null ? null : seatOf(who),
  code,
});

export const cut = (what: 'deal' | 'start', cards: Partial<Record<Person, Card>>): Told => ({
  act: 'cut',
  for: what,
  cards: Object.entries(cards).map(([who, card]) => ({ seat: seatOf(who as Person), card })),
});
export interface Dealt {
  readonly dealer?: Person;
  readonly stock?: readonly number[];
  readonly deck?: number;
}
export const deal = (tops: readonly Card[], how: Dealt = {}): Told => ({
  act: 'deal',
  tops,
  ...(how.dealer === undefined ? {} : { dealer: seatOf(how.dealer) }),
  ...(how.stock === undefined ? {} : { stock: how.stock }),
  ...(how.deck === undefined ? {} : { deck: how.deck }),
});
export const start = (who: Person): Told => ({ act: 'start', seat: seatOf(who) });

/** `flag` may be a full id or a bare code: then it is the newest flag of that code. */
export const rule = (
  flag: string,
  call: RulingCall,
  how: { as?: FlagCode; pile?: number; note?: string } = {},
): Told => ({
  act: 'rule',
  flag,
  call,
  ...how,
});
export const strike = (entry: number): Told => ({ act: 'strike', entry });
export const amend = (entry: number, told: Told): Told => ({ act: 'amend', entry, with: { ...told } });
export const insert = (before: number, told: Told): Told => ({ act: 'insert', before, with: { ...told } });
export const set = (what: { ruleset?: string; house?: House; seats?: EntryOf<'set'>['seats'] }): Told =>
  ({ act: 'set', ...what }) as Told;
export const sit = (who: Person, name: string): Told => ({ act: 'sit', seat: seatOf(who), name });
export const note = (text: string, entry?: number): Told => ({
  act: 'note',
  text,
  ...(entry === undefined ? {} : { entry }),
});
export const pause = (why?: string): Told => ({ act: 'pause', ...(why === undefined ? {} : { why }) });
export const resume = (): Told => ({ act: 'resume' });
export const end = (why: EntryOf<'end'>['why'], who?: Person): Told => ({
  act: 'end',
  why,
  ...(who === undefined ? {} : { seat: seatOf(who) }),
});
export const sign = (side: { team: number } | { seat: number }, name: string): Told => ({ act: 'sign', ...side, name });
