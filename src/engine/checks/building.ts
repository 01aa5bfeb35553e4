import { isNumber, TOP, WILD } from '../cards';
import { type EntryOf } from '../entries';
import { type Check, NONE, raise } from '../flags';
import { answersFor, spellOf, stanceOf } from '../stance';
import { type Laid, neededAt, pileAt, type Table } from '../table';

/** Upward, one number at a time. A wild keeps the number it was played as. */
export const buildSequence: Check<'play'> = (rules, table, play) => {
  if (!isNumber(play.card)) return NONE;
  const { shows } = pileAt(table, play.to);
  if (shows === 0 || play.card === shows + 1) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  return raise(rules, 'build-sequence', seat, {
    card: play.card,
    needed: Math.min(neededAt(table, play.to), TOP),
    pile: play.to,
  });
};

/** A pile begins with a 1, or a Skip-Bo standing for it. */
export const buildStart: Check<'play'> = (rules, table, play) => {
  if (pileAt(table, play.to).shows > 0) return NONE;
  const wrong = isNumber(play.card) ? play.card !== 1 : play.card === WILD && rules.readings.X15 === 'no';
  if (!wrong) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  return raise(rules, 'build-start', seat, { card: play.card, needed: 1, pile: play.to });
};

/** Four building piles at a time. */
export const buildFifth: Check<'play'> = (rules, table, play) => {
  if (play.to < rules.values.buildingPiles || pileAt(table, play.to).shows > 0) return NONE;
  return raise(rules, 'build-fifth', answersFor(table, stanceOf(rules, table, play), play.seat), {
    card: play.card,
    pile: play.to,
  });
};

/** Where a sheet does not let one Skip-Bo lie on another. */
export const wildConsecutive: Check<'play'> = (rules, table, play) => {
  const { cards } = pileAt(table, play.to);
  return play.card === WILD && cards[cards.length - 1] === WILD
    ? raise(rules, 'wild-consecutive', answersFor(table, stanceOf(rules, table, play), play.seat), { pile: play.to })
    : NONE;
};

/** Second thoughts: about a card laid, or about the discard that ended the turn and all before it. */
export const takenBack: Check<'take-back'> = (rules, table, entry) => {
  const laid = ownLast(table, entry);
  if (entry.what === 'discard' || hasEndedTurn(table, entry, laid)) {
    const card = entry.what === 'discard' ? table.lastDropped?.card : laid?.card;
    return raise(rules, 'discard-takeback', entry.seat, card === undefined ? {} : { card });
  }
  const nothingLearned = laid !== null && !laid.learned;
  if (nothingLearned && rules.cells['build-takeback'].legalIf === 'nothing-learned') return NONE;
  return raise(rules, 'build-takeback', entry.seat, laid === null ? {} : { card: laid.card, pile: laid.to });
};

/** The card this player laid last, if nobody has laid one since. */
function ownLast(table: Table, entry: EntryOf<'take-back'>): Laid | null {
  const last = table.lastLaid;
  return last !== null && (last.seat === entry.seat || last.by === entry.seat) ? last : null;
}

function hasEndedTurn(table: Table, entry: EntryOf<'take-back'>, laid: Laid | null): boolean {
  if (table.after === entry.seat) return true;
  if (laid !== null) return laid.serial < table.serial;
  return table.turn !== entry.seat && spellOf(table, entry.seat) === null;
}
