import type { Card, Entry, EntryOf, SpeechKind } from '@/engine';
import { type SeatNamer } from '../shape';
import { entryLine } from './entries';
import {
  discardPilePhrase,
  nameAtSentenceStart,
  onBuildingPilePhrase,
  discardPileAfterNamePhrase,
  sourcePhrase,
} from './phrases';

const aCard = (card: Card): string =>
  card === 'S' ? 'a Skip-Bo' : card === '?' ? 'a card' : `${card === 8 || card === 11 ? 'an' : 'a'} ${card}`;

/** What the players at the practice table just did, as one sees it: present tense, no full stop. */
function seenWords(entry: Entry, who: SeatNamer): string {
  switch (entry.act) {
    case 'draw':
      return `${who(entry.seat)} draws ${entry.count === 1 ? 'a card' : `${entry.count} cards`}`;
    case 'play':
      return `${who(entry.seat)} lays ${aCard(entry.card)}${takenFrom(entry, who)}${onBuildingPilePhrase(entry.to)}`;
    case 'flip':
      return `${who(entry.seat)} turns up ${aCard(entry.card)} on the stock`;
    case 'discard':
      return `${who(entry.seat)} discards ${aCard(entry.card)} on ${
        entry.owner === undefined || entry.owner === entry.seat
          ? discardPilePhrase(entry.pile)
          : `${who(entry.owner)}'s ${discardPileAfterNamePhrase(entry.pile)}`
      }`;
    case 'pass':
      return `${who(entry.seat)} ends the turn without a discard`;
    case 'speak':
      return `${nameAtSentenceStart(who, entry.seat, 'A spectator')} ${SPEAKS[entry.what]}`;
    case 'peek':
      return `${who(entry.seat)} looks at ${PEEKS[entry.where]}`;
    case 'take-back':
      return `${who(entry.seat)} takes back the last ${entry.what}`;
    case 'claim':
      return `${who(entry.seat)} says: I have won`;
    case 'reshuffle':
      return entry.from === 'under-tops'
        ? 'The cards under the tops of the building piles are shuffled into a new draw pile'
        : 'The finished piles are shuffled into a new draw pile';
    default:
      return entryLine(entry, who);
  }
}

function takenFrom({ from, seat, owner }: EntryOf<'play'>, who: SeatNamer): string {
  if (owner === undefined || owner === seat) return ` from the ${sourcePhrase(from)}`;
  return ` from ${who(owner)}'s ${sourcePhrase(from)}`;
}

const PEEKS = {
  stock: 'a face-down card of the stock',
  draw: 'a card of the draw pile',
  discards: 'cards under the top of a discard pile',
  penalty: 'the penalty cards',
} as const satisfies Readonly<Record<EntryOf<'peek'>['where'], string>>;

const SPEAKS: Readonly<Record<SpeechKind, string>> = {
  advice: 'says: play the other card (advice)',
  gesture: 'points at a pile (a sign)',
  answer: 'answers a question about plays',
  question: 'asks a question',
  request: 'asks for a play',
  remark: 'makes a remark',
  call: 'calls something out that is always allowed',
};

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** The practice table: choosing a lesson, watching the players, and what came of it. */
export const practiceScreen = {
  title: 'Practice',
  invite: 'Practice first',
  /** In place of *saved*: so that nobody takes the table for a real one. */
  sign: 'practice',
  choose: {
    intro:
      'Invented players play a game on this screen, card by card. You tell the app what they do, at the table screen you will use on the day. At the end you see what you missed and what was tapped wrongly.',
    apart: 'A practice table is not kept, and your own tables do not see it.',
    sheet: 'Rule sheet',
    players: 'Players',
    playerCount: (players: number): string => `${players} players`,
    offences: 'Do they always play by the rules?',
    withOffences: 'Now and then somebody does not',
    withoutOffences: 'Always',
    length: 'How long',
    lengths: {
      'two-rounds': 'Two rounds',
      'five-rounds': 'Five rounds',
      'whole-game': 'A whole game',
    },
    shortStocks: (stock: number): string => `The whole game is played with stocks of ${stock} cards.`,
    start: 'Sit down at the table',
    starting: 'The cards are being dealt',
    failed: 'No game could be made for this choice. Choose another one.',
  },
  players: {
    region: 'What the players do',
    begin: (name: string): string => `The cards are dealt. ${name} begins. Tap Next: the players play, you tell.`,
    seen: seenWords,
    ruled: (steps: readonly string[]): string =>
      steps.length === 0 ? 'The referee rules, and the game goes on' : `By the sheet: ${steps.join('. ')}`,
    over: 'The lesson ends here. Is everything told?',
    waits: 'The players wait for you',
    waitsForRuling: 'The players wait for your ruling',
    next: 'Next',
    paces: { pause: 'Pause', slow: 'Slow', normal: 'Normal' },
    pace: 'How fast they play',
    progress: (shown: number, all: number): string => `${shown} of ${all}`,
    finish: 'How did I do?',
    toTable: 'Tell it at the table',
    toPlayers: 'Back to the players',
    building: 'Building piles',
    hand: (cards: number): string => `${cards} in hand`,
    before: 'Before that',
  },
  report: {
    title: 'How it went',
    right: (right: number, events: number): string => `${right} of ${count(events, 'event', 'events')} told right`,
    allRight: 'Nothing missed and nothing wrong. You are ready for a real table.',
    nothingShown: 'The players have not played a card yet.',
    corrected: (n: number): string =>
      `${count(n, 'entry was', 'entries were')} put right again. That is how it is meant: they count as right.`,
    missed: (n: number): string => (n === 0 ? 'Nothing missed' : `Missed: ${n}`),
    mistapped: (n: number): string => (n === 0 ? 'Nothing tapped wrongly' : `Tapped wrongly: ${n}`),
    offence: (line: string): string => `An offence: ${line}`,
    told: (told: string): string => `You told: ${told}`,
    happened: (happened: string): string => `It was: ${happened}`,
    extra: (told: string, isRepeat: boolean): string =>
      isRepeat ? `${told}. Told twice: it happened once` : `${told}. It did not happen`,
    fields: {
      seat: 'another player',
      card: 'another card',
      from: 'taken from somewhere else',
      owner: "another player's pile",
      to: 'another building pile',
      pile: 'another discard pile',
      count: 'another number of cards',
      what: 'said something else',
      where: 'looked somewhere else',
    },
    difference: (fields: readonly string[]): string => `Different: ${fields.join(', ')}`,
    rulings: 'Rulings',
    outcomes: {
      right: 'Ruled as the sheet says',
      'other-call': 'The sheet has a remedy for it; you ruled otherwise',
      unruled: 'Flagged, and not ruled on',
      'not-seen': 'The app could not flag it, because it was not told as it was',
      'no-offence':
        'A mis-tap raised this flag, and you ruled on it: nobody had done anything. My mis-tap takes it away',
    },
    taps: 'Taps',
    tapsLine: (own: number, skilled: number): string =>
      `You: ${count(own, 'tap', 'taps')}. Somebody who knows the screen needs ${skilled} for the same.`,
    fewTaps: 'Draws need no tap, and neither does a number that a pile needs next: tap the pile.',
    goOn: 'Go on with this game',
    again: 'Another game',
  },
};
