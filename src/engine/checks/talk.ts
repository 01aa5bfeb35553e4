import type { FlagCode, Rules } from '@/rulesets';
import { type EntryOf } from '../entries';
import { type Check, NONE, raise, speaksOf } from '../flags';
import { arePartners } from '../sides';
import { type Table } from '../table';

/** Who may say what, while somebody is on turn. */
export const improperTalk: Check<'speak'> = (rules, table, entry) => {
  if (table.turn === null || !table.started) return NONE;
  const code = irregularity(rules, table, entry, table.turn);
  if (code === null || isOpenAlready(table, entry)) return NONE;
  return raise(rules, code, entry.seat, { what: entry.what, turn: table.turn });
};

const ADVISING: ReadonlySet<string> = new Set(['advice', 'gesture', 'answer', 'request']);

function irregularity(rules: Rules, table: Table, entry: EntryOf<'speak'>, owner: number): FlagCode | null {
  const { seat, what } = entry;
  const housekeeping = what === 'call' && rules.readings.X41 !== 'breach';
  if (housekeeping) return null;
  if (seat === null) return ADVISING.has(what) && what !== 'request' ? 'coach-spectator' : null;
  const to = entry.to ?? owner;
  if (seat === owner) return what === 'request' ? 'owner-command' : called(rules, entry, 'talk-owner-noncommand');
  if (arePartners(rules, table, seat, owner)) return partnerSays(rules, entry, to === owner);
  if (!ADVISING.has(what)) return null;
  return arePartners(rules, table, seat, to) ? 'coach-between-turns' : 'coach-nonpartner';
}

function partnerSays(rules: Rules, entry: EntryOf<'speak'>, toOwner: boolean): FlagCode {
  if (!toOwner) return called(rules, entry, 'talk-unrelated');
  switch (entry.what) {
    case 'advice':
    case 'request':
      return 'coach-verbal';
    case 'gesture':
      return 'coach-nonverbal';
    case 'answer':
      return 'partner-reply';
    default:
      return called(rules, entry, 'talk-unrelated');
  }
}

/** Where only an opponent's call counts, talk that the referee alone noticed is another matter. */
const called = (rules: Rules, entry: EntryOf<'speak'>, code: FlagCode): FlagCode =>
  rules.readings.X07 === 'opponentsOnly' && entry.calledBy === undefined && rules.cells[code].ruling === 'penalty'
    ? 'penalty-uncalled'
    : code;

/** One incident, one flag: a second remark in the same turn waits until the first is ruled on. */
function isOpenAlready(table: Table, entry: EntryOf<'speak'>): boolean {
  for (let link = table.raised; link !== null && link.last.serial >= table.serial; link = link.before) {
    const flag = link.last;
    if (
      flag.entry.act === 'speak' &&
      flag.entry.seat === entry.seat &&
      flag.serial === table.serial &&
      flag.ruling === null
    )
      return true;
  }
  return false;
}

/** Where an event wants it so, a partner turns up the own stock only when told. */
export const partnerFlip: Check<'flip'> = (rules, table, entry) =>
  speaksOf(rules, 'partner-flip') && table.turn !== null && arePartners(rules, table, entry.seat, table.turn)
    ? raise(rules, 'partner-flip', entry.seat, { card: entry.card })
    : NONE;
