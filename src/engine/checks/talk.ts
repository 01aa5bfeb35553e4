import type { FlagCode, Rules } from '@/rulesets';
import { type EntryOf } from '../entries';
import { type Check, NO_FLAGS, raiseFlag, mayRaiseFlag } from '../flags';
import { arePartners } from '../sides';
import { type Table } from '../table';

/** coach-*, talk-*, partner-reply, owner-command, penalty-uncalled: who may say what while somebody is on turn. */
export const improperTalk: Check<'speak'> = (rules, table, entry) => {
  if (table.turn === null || !table.started) return NO_FLAGS;
  const code = irregularity(rules, table, entry, table.turn);
  if (code === null || isOpenAlready(table, entry)) return NO_FLAGS;
  return raiseFlag(rules, code, entry.seat, { what: entry.what, turn: table.turn });
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

/** Where only an opponent may call a penalty, talk that nobody called becomes `penalty-uncalled`. */
const called = (rules: Rules, entry: EntryOf<'speak'>, code: FlagCode): FlagCode =>
  rules.readings.X07 === 'opponentsOnly' && entry.calledBy === undefined && rules.cells[code].ruling === 'penalty'
    ? 'penalty-uncalled'
    : code;

/** One incident raises one flag: a second remark in the same turn raises none until the first is ruled on. */
function isOpenAlready(table: Table, entry: EntryOf<'speak'>): boolean {
  for (let link = table.raised; link !== null && link.last.turnNumber >= table.turnNumber; link = link.before) {
    const flag = link.last;
    if (
      flag.entry.act === 'speak' &&
      flag.entry.seat === entry.seat &&
      flag.turnNumber === table.turnNumber &&
      flag.ruling === null
    )
      return true;
  }
  return false;
}

/** partner-flip: some events require a request before a partner turns up a stock card. */
export const unaskedPartnerFlip: Check<'flip'> = (rules, table, entry) =>
  mayRaiseFlag(rules, 'partner-flip') && table.turn !== null && arePartners(rules, table, entry.seat, table.turn)
    ? raiseFlag(rules, 'partner-flip', entry.seat, { card: entry.card })
    : NO_FLAGS;
