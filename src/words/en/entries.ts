import { assertNever } from '@/base';
import type { Entry, EntryOf, SpeechKind } from '@/engine';
import { type SeatNamer } from '../shape';
import { makeCorrectionSentence } from './corrections';
import {
  aCardPhrase,
  cardCountPhrase,
  discardPilePhrase,
  cardFaceText,
  fromSourcePhrase,
  joinWithAnd,
  onBuildingPilePhrase,
  discardPileAfterNamePhrase,
  nameAtSentenceStart,
} from './phrases';
import { rulesets } from './rulesets';
import { makeRulingSentence } from './makeRulingSentence';
import { flags } from './flags';

/** Finds another entry of the record, for lines that speak of one. */
export type FindEntry = (n: number) => Entry | undefined;

/** What happened, as one line of the log: past tense, no full stop. */
export function entryLine(entry: Entry, who: SeatNamer, find?: FindEntry): string {
  switch (entry.act) {
    case 'cut':
      return `Cards drawn for the ${entry.for}: ${joinWithAnd(entry.cards.map(({ seat, card }) => `${who(seat)} ${cardFaceText(card)}`))}`;
    case 'deal':
      return dealt(entry, who);
    case 'start':
      return `${who(entry.seat)} was named to start`;
    case 'position':
      return `What lies on the table was told${entry.turn === null ? '' : `; ${who(entry.turn)} is on turn`}`;
    case 'draw':
      return `${who(entry.seat)} drew ${entry.count}${entry.assumed ? ' (filled in)' : ''}`;
    case 'play':
      return `${who(entry.seat)} laid ${aCardPhrase(entry.card)}${fromSourcePhrase(entry.from, entry.seat, entry.owner, who)}${onBuildingPilePhrase(entry.to)}${entry.asked ? ', as asked' : ''}`;
    case 'flip':
      return entry.card === '?'
        ? `${who(entry.seat)} turned up a stock card nobody saw`
        : `${who(entry.seat)} turned up ${aCardPhrase(entry.card)} on the stock`;
    case 'discard':
      return discarded(entry, who);
    case 'pass':
      return `${who(entry.seat)} ended the turn without a discard`;
    case 'shift':
      return `${who(entry.seat)} moved a card from ${discardPilePhrase(entry.pile)} to ${entry.to === 'hand' ? 'the hand' : discardPilePhrase(entry.to)}`;
    case 'speak':
      return spoke(entry, who);
    case 'reveal':
      return `${who(entry.seat)} showed ${entry.card === '?' ? 'a hand card' : `${aCardPhrase(entry.card)} from hand`}`;
    case 'peek':
      return `${who(entry.seat)} looked at ${PEEKED[entry.where]}`;
    case 'take-back':
      return `${who(entry.seat)} took back the last ${entry.what}`;
    case 'reshuffle':
      return `${RESHUFFLED[entry.from ?? 'completed']}${entry.assumed ? ' (filled in)' : ''}`;
    case 'claim':
      return `${who(entry.seat)} claimed the win`;
    case 'count':
      return counted(entry, who);
    case 'report':
      return `The referee reported: ${flags[entry.code].title}${entry.seat === null ? '' : `, ${who(entry.seat)}`}`;
    case 'rule':
      return makeRulingSentence(entry);
    case 'strike':
    case 'amend':
    case 'insert':
      return makeCorrectionSentence(entry, find, (other) => entryLine(other, who, find));
    case 'set':
      return reset(entry);
    case 'sit':
      return `${entry.name} took over seat ${entry.seat + 1}`;
    case 'note':
      return `Note${entry.entry === undefined ? '' : ` on entry ${entry.entry}`}: ${entry.text}`;
    case 'pause':
      return `The game was paused${entry.why ? `: ${entry.why}` : ''}`;
    case 'resume':
      return `The game went on${entry.why ? `: ${entry.why}` : ''}`;
    case 'end':
      return ended(entry, who);
    case 'sign':
      return `${entry.name} signed the result${protest(entry.disputes)}`;
    default:
      return assertNever(entry);
  }
}

/** The same in two or three words, where there is little room: how a tap would be told again. */
export function shortEntryLine(entry: Entry, who: SeatNamer): string {
  switch (entry.act) {
    case 'deal':
      return 'the deal';
    case 'play':
      return `${cardFaceText(entry.card)}${onBuildingPilePhrase(entry.to)}`;
    case 'discard':
      return `discard ${cardFaceText(entry.card)}`;
    case 'draw':
      return `draw ${entry.count}`;
    case 'flip':
      return `new top ${cardFaceText(entry.card)}`;
    case 'pass':
      return 'end of turn';
    case 'strike':
      return 'undo';
    default:
      return entryLine(entry, who);
  }
}

const PEEKED = {
  stock: 'a face-down stock card',
  draw: 'a draw-pile card',
  discards: 'cards under the top of a discard pile',
  penalty: 'the penalty cards',
} as const satisfies Readonly<Record<EntryOf<'peek'>['where'], string>>;

const RESHUFFLED = {
  completed: 'Finished piles were shuffled into a new draw pile',
  'under-tops': 'Cards under the tops of the building piles were shuffled into a new draw pile',
  other: 'Other cards were shuffled into a new draw pile',
} as const satisfies Readonly<Record<NonNullable<EntryOf<'reshuffle'>['from']>, string>>;

const SPOKE: Readonly<Record<SpeechKind, string>> = {
  advice: 'gave advice',
  gesture: 'gave a sign',
  answer: 'answered a question about plays',
  question: 'asked a question',
  request: 'asked for a play',
  remark: 'made a remark',
  call: 'called something out that is always allowed',
};

function spoke({ seat, what, to, calledBy }: EntryOf<'speak'>, who: SeatNamer): string {
  const heard = to === undefined ? '' : `, to ${who(to)}`;
  return `${nameAtSentenceStart(who, seat, 'A spectator')} ${SPOKE[what]}${heard}${calledBy === undefined ? '' : `; called by ${who(calledBy)}`}`;
}

function dealt({ dealer, dealers, tops, stock, deck }: EntryOf<'deal'>, who: SeatNamer): string {
  const by = dealers ?? (dealer === undefined ? [] : [dealer]);
  const lines = [
    `Stocks were dealt${by.length === 0 ? '' : ` by ${joinWithAnd(by.map(who))}`}; on top: ${joinWithAnd(tops.map((card, seat) => `${who(seat)} ${cardFaceText(card)}`))}`,
    stock === undefined ? '' : `stocks counted: ${joinWithAnd(stock.map((count, seat) => `${who(seat)} ${count}`))}`,
    deck === undefined ? '' : `deck counted: ${deck}`,
  ];
  return lines.filter((line) => line !== '').join('; ');
}

function discarded({ seat, card, pile, owner, from }: EntryOf<'discard'>, who: SeatNamer): string {
  const source = from === undefined || from === 'hand' ? '' : fromSourcePhrase(from, seat, undefined, who);
  const target =
    owner === undefined || owner === seat
      ? discardPilePhrase(pile)
      : `${who(owner)}'s ${discardPileAfterNamePhrase(pile)}`;
  return `${who(seat)} discarded ${aCardPhrase(card)}${source} on ${target}`;
}

function counted({ seat, stock, hand, draw }: EntryOf<'count'>, who: SeatNamer): string {
  const at = seat === undefined ? '' : `${who(seat)}'s `;
  const found = [
    stock === undefined ? '' : `${at}stock ${cardCountPhrase(stock)}`,
    hand === undefined ? '' : `${at}hand ${cardCountPhrase(hand)}`,
    draw === undefined ? '' : `draw pile ${cardCountPhrase(draw)}`,
  ].filter((line) => line !== '');
  return found.length === 0 ? 'The referee counted' : `The referee counted: ${joinWithAnd(found)}`;
}

function reset({ ruleset, rules, house, seats }: EntryOf<'set'>): string {
  const known: Readonly<Record<string, { readonly name: string }>> = rulesets;
  const builtIn = ruleset !== undefined && Object.hasOwn(known, ruleset) ? known[ruleset]?.name : ruleset;
  const sheet = typeof rules?.name === 'string' ? rules.name : builtIn;
  const changes = [
    sheet === undefined ? '' : `rule sheet is ${sheet}`,
    house === undefined ? '' : 'local rules of this table',
    seats === undefined ? '' : `seats are ${joinWithAnd(seats.map(({ name }) => name))}`,
  ].filter((line) => line !== '');
  return changes.length === 0 ? 'The heading was corrected' : `The heading was corrected: ${changes.join('; ')}`;
}

function ended({ why, seat }: EntryOf<'end'>, who: SeatNamer): string {
  switch (why) {
    case 'time':
      return 'Time ran out';
    case 'concede':
      return `${nameAtSentenceStart(who, seat, 'A side')} gave up the game`;
    case 'abandoned':
      return 'The game was broken off';
    default:
      return assertNever(why);
  }
}

const protest = (disputes: string | boolean | undefined): string => {
  if (disputes === undefined || disputes === false || disputes === '') return '';
  return disputes === true ? ' under protest' : ` under protest: ${disputes}`;
};
