import { isNumberCard, HIGHEST_NUMBER, WILD_CARD } from '../cards';
import { type EntryOf } from '../entries';
import { type Check, NO_FLAGS, raiseFlag } from '../flags';
import { responsibleSeat, spellOf, stanceOf } from '../stance';
import { type LaidCard, numberNeededAt, buildingPileAt, type Table } from '../table';

/** build-sequence: a pile grows one number at a time. A wild keeps the number it was played as. */
export const buildOutOfSequence: Check<'play'> = (rules, table, play) => {
  if (!isNumberCard(play.card)) return NO_FLAGS;
  const { shows } = buildingPileAt(table, play.to);
  if (shows === 0 || play.card === shows + 1) return NO_FLAGS;
  const seat = responsibleSeat(table, stanceOf(rules, table, play), play.seat);
  return raiseFlag(rules, 'build-sequence', seat, {
    card: play.card,
    needed: Math.min(numberNeededAt(table, play.to), HIGHEST_NUMBER),
    pile: play.to,
  });
};

/** build-start: a pile starts with a 1 or with a Skip-Bo in its place. */
export const wrongBuildingPileStart: Check<'play'> = (rules, table, play) => {
  if (buildingPileAt(table, play.to).shows > 0) return NO_FLAGS;
  const wrong = isNumberCard(play.card) ? play.card !== 1 : play.card === WILD_CARD && rules.readings.X15 === 'no';
  if (!wrong) return NO_FLAGS;
  const seat = responsibleSeat(table, stanceOf(rules, table, play), play.seat);
  return raiseFlag(rules, 'build-start', seat, { card: play.card, needed: 1, pile: play.to });
};

/** build-fifth: there are at most four building piles. */
export const fifthBuildingPile: Check<'play'> = (rules, table, play) => {
  if (play.to < rules.values.buildingPiles || buildingPileAt(table, play.to).shows > 0) return NO_FLAGS;
  return raiseFlag(rules, 'build-fifth', responsibleSeat(table, stanceOf(rules, table, play), play.seat), {
    card: play.card,
    pile: play.to,
  });
};

/** wild-consecutive: some rulesets do not allow a Skip-Bo on a Skip-Bo. */
export const consecutiveWilds: Check<'play'> = (rules, table, play) => {
  const { cards } = buildingPileAt(table, play.to);
  return play.card === WILD_CARD && cards[cards.length - 1] === WILD_CARD
    ? raiseFlag(rules, 'wild-consecutive', responsibleSeat(table, stanceOf(rules, table, play), play.seat), {
        pile: play.to,
      })
    : NO_FLAGS;
};

/** build-takeback, discard-takeback: a player takes back the last card laid, or the discard that ended the turn. */
export const playOrDiscardTakenBack: Check<'take-back'> = (rules, table, entry) => {
  const laid = ownLast(table, entry);
  if (entry.what === 'discard' || hasEndedTurn(table, entry, laid)) {
    const card = entry.what === 'discard' ? table.lastDiscarded?.card : laid?.card;
    return raiseFlag(rules, 'discard-takeback', entry.seat, card === undefined ? {} : { card });
  }
  const nothingLearned = laid !== null && !laid.learned;
  if (nothingLearned && rules.cells['build-takeback'].legalIf === 'nothing-learned') return NO_FLAGS;
  return raiseFlag(rules, 'build-takeback', entry.seat, laid === null ? {} : { card: laid.card, pile: laid.to });
};

/** The last card laid, if this player laid it or is responsible for it. */
function ownLast(table: Table, entry: EntryOf<'take-back'>): LaidCard | null {
  const last = table.lastLaid;
  return last !== null && (last.seat === entry.seat || last.by === entry.seat) ? last : null;
}

function hasEndedTurn(table: Table, entry: EntryOf<'take-back'>, laid: LaidCard | null): boolean {
  if (table.justDiscarded === entry.seat) return true;
  if (laid !== null) return laid.turnNumber < table.turnNumber;
  return table.turn !== entry.seat && spellOf(table, entry.seat) === null;
}
