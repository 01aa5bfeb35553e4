import type { Card, Seat, Source, SpeechKind } from '@/engine';
import {
  capitalize,
  cardCountPhrase,
  cardFaceText,
  joinWithAnd,
  discardPileAfterNamePhrase,
  sourcePhrase,
  theCardPhrase,
} from './phrases';

const named = (card: Card): string => (card === 'S' ? 'Skip-Bo' : card === '?' ? 'A card nobody saw' : `${card}`);

/** "top 7", "top not seen", "empty". */
const onTop = (card: Card | null): string => (card === null ? 'empty' : `top ${cardFaceText(card)}`);

const stocks = (count: number, top: Card): string => (count === 0 ? 'stock empty' : `stock ${count}, ${onTop(top)}`);

/** "Ana's 6", "Ana's stock card" where nobody has told what it is. */
const held = (card: Card, owner: string, from: Source): string => {
  if (card === 'S') return `${owner}'s Skip-Bo`;
  if (card !== '?') return `${owner}'s ${card}`;
  return from === 'hand' ? `${owner}'s card` : `${owner}'s ${sourcePhrase(from)} card`;
};

/** What a building pile says of itself. */
interface BuildingPileWords {
  readonly place: number;
  readonly shows: number;
  readonly top: Card | null;
  readonly needs: number;
  readonly isLit: boolean;
  readonly isFinished: boolean;
}

const builtSoFar = ({ shows, top, isFinished }: BuildingPileWords): string => {
  if (isFinished) return 'finished: take it away';
  if (shows === 0) return 'empty';
  return top === 'S' ? `shows ${shows}, a Skip-Bo` : `shows ${shows}`;
};

const noted = (marks: readonly string[]): string => marks.map((mark) => `, ${mark}`).join('');

/** What somebody said: a word for it, and what it means. */
const SPOKEN = {
  advice: { title: 'Advice', says: 'told somebody what to play' },
  gesture: { title: 'A sign', says: 'pointed, nodded, made a face' },
  answer: { title: 'An answer', says: 'answered about plays' },
  question: { title: 'A question', says: 'asked, but not for a play' },
  request: { title: 'A request', says: 'asked the partner for a play' },
  remark: { title: 'A remark', says: 'about anything but the play' },
  call: { title: 'A call', says: 'always allowed: called you, named a Skip-Bo, pointed out an error' },
} as const satisfies Readonly<Record<SpeechKind, { readonly title: string; readonly says: string }>>;

/** The table screen: building piles, active player, keys, slot. */
export const tableScreen = {
  title: 'Table',
  menu: 'This table',
  menuPanel: {
    title: 'This table',
    result: 'Result and signatures',
    exportRecord: 'Export the record',
    opposite: 'I sit opposite',
    leftHanded: 'Left-handed',
    bounce: 'A second touch on the same place counts',
    bounceFor: (ms: number): string => (ms === 0 ? 'always' : `after ${ms / 1000}\u00a0s`),
    yes: 'yes',
    no: 'no',
  },
  back: 'Back to tables',
  /** In the header, of a record that came without a seal: where the whole sentence has no room, and for screen readers. */
  notSealed: {
    short: 'Not sealed',
    label: (sentence: string): string => `${sentence}; opens the menu of this table`,
  },
  saved: { saved: 'saved', saving: 'saving', 'not saved': 'not saved' },
  lately: 'Just told',
  seatNumber: (seat: Seat): string => `Seat ${seat + 1}`,

  keys: {
    pad: 'Cards',
    clear: 'clear',
    clearLabel: 'Clear: let go of what is held',
    key: (card: Card): string => named(card),
    armed: (card: Card): string => `${named(card)}, waiting for its pile; again lets go of it`,
  },

  pile: {
    needs: 'needs',
    takeAway: 'take it away',
    /** `top` is said where it is not the number that the pile shows: a wild lies there. */
    label: (pile: BuildingPileWords): string =>
      `${pile.place > 3 ? 'Fifth building pile' : `Building pile ${pile.place + 1}`}, ${builtSoFar(pile)}, needs ${pile.needs}${pile.isLit ? ', takes the card' : ''}`,
    felt: 'Building piles',
    stock: (name: string, count: number, top: Card, isHeld: boolean): string =>
      `${name}'s stock, ${count === 0 ? 'empty' : `${onTop(top)}, ${cardCountPhrase(count)}`}${isHeld ? ', waiting for its pile' : ''}`,
    discard: (name: string, pile: number, count: number, top: Card | null, isHeld: boolean): string =>
      `${name}'s ${discardPileAfterNamePhrase(pile)}, ${count === 0 ? 'empty' : `${onTop(top)}, ${cardCountPhrase(count)}`}${isHeld ? ', waiting for its pile' : ''}`,
  },

  seat: {
    others: 'The other seats',
    /** The small card of a seat, as a whole. */
    label: (
      name: string,
      hand: number,
      stock: number,
      top: Card,
      discards: readonly (Card | null)[],
      marks: readonly string[],
      press: string,
    ): string =>
      `${name}, ${hand} in hand, ${stocks(stock, top)}, discards ${discards.map((card) => (card === null ? 'empty' : cardFaceText(card))).join(', ')}${noted(marks)}; ${press}`,
    /** The same where the piles have labels of their own. */
    labelWithoutPiles: (name: string, hand: number, marks: readonly string[], press: string): string =>
      `${name}, ${hand} in hand${noted(marks)}; ${press}`,
    /** What a press on a seat means: before anybody is on turn, of the one who is, and of everybody else. */
    press: {
      acts: (name: string): string => `press if ${name} acts`,
      actsAgain: (name: string): string => `on turn, press if ${name} acts again`,
      actsOutOfTurn: (name: string): string => `press if ${name} acts out of turn`,
    },
    acts: (name: string): string => `${name} is on turn`,
    onTurn: 'is on turn',
    /** What stands before and after the number of cards in hand; the draw pile where there is room for it. */
    aroundHand: (draw: string | null): readonly [before: string, after: string] => [
      '',
      draw === null ? ' in hand' : ` in hand · ${draw}`,
    ],
    /** A mark of the player, before the counts. */
    markBefore: (mark: string): string => `${mark} · `,
    draw: (count: number, isKnown: boolean): string => (isKnown ? `${count} left to draw` : 'draw pile not counted'),
    asked: 'asked',
    askedLabel: (partner: string, owner: string): string => `${owner} asked ${partner} for this play`,
    /** After being stopped out of turn: in short, where a small card has room for little, and whole. */
    playsFirst: { short: 'play first', whole: 'plays before drawing' },
    owes: (count: number): string => `owes ${count}`,
    flags: (count: number): string => (count === 1 ? '1 flag' : `${count} flags`),
  },

  actions: {
    row: 'What to do',
    undo: 'Undo',
    talk: 'Talk',
    draw: 'Draw',
    log: 'Log',
    more: 'More',
    labels: {
      undo: 'Undo the last act',
      talk: 'Talk: somebody spoke',
      draw: 'Draw: tell how many were drawn',
      log: 'Log of this game',
      more: 'More: everything else that can happen',
    },
  },

  slot: {
    label: 'What waits',
    which: (card: Card, owner: string, from: Source): string => `Which pile takes ${held(card, owner, from)}?`,
    fitsNowhere: (card: Card, owner: string, from: Source): string =>
      `${capitalize(held(card, owner, from))} fits nowhere: tap the pile where it was laid`,
    armed: (card: Card, actor: string): string =>
      `${capitalize(theCardPhrase(card))} from ${actor}'s hand: to which pile?`,
    stockTop: (name: string): string => `New top of ${name}'s stock?`,
    undone: (act: string, isRedo: boolean): string => `${isRedo ? 'Done again' : 'Undone'}: ${act}`,
    /** Nothing was written. */
    failed: {
      unknown: 'Saving failed: nobody knows yet whether the last tap was kept',
      'read-only': 'Not saved: nothing is written until saving works again',
      moved: 'Not saved: the record had moved on. Look, and tell it again',
      forgotten: 'Not saved: this table was deleted on this device',
    },
    /** Instead of the first of these, where more than one tap has to be named. */
    inDoubt: (taps: readonly string[]): string => `Saving failed. In doubt: ${joinWithAnd(taps)}`,
    notTaken: (taps: readonly string[]): string => `Not taken: ${joinWithAnd(taps)}`,
    tryAgain: 'Try again',
    dead: 'Draw pile empty, nothing to shuffle: play on short',
    late: (name: string): string => `${name} has not discarded yet`,
    tie: (names: readonly string[]): string => `Tie: ${joinWithAnd(names)} draw a card each`,
    starter: 'Who starts? Tap that seat, then tell the play',
    won: (names: readonly string[]): string => `${joinWithAnd(names)} won`,
    ended: 'The game is over, without a winner',
    paused: (isTapped: boolean): string => (isTapped ? 'Paused: that tap was not counted. Go on?' : 'Paused'),
    nothingYet: (name: string | null): string => (name === null ? 'Nothing has happened yet' : `${name} is on turn`),
    cancel: 'Cancel',
    cancelLabel: 'Cancel: let go of what is held',
    skip: 'Not seen',
    skipLabel: 'Not seen: go on without the new top',
    redo: 'Redo',
    reshuffle: 'Shuffle',
    pass: 'Pass',
    recycle: 'Recycle',
    reshuffleLabel: 'Shuffle: finished piles were shuffled after all',
    passLabel: (name: string): string => `Pass: ${name} ends the turn without a discard`,
    recycleLabel: 'Recycle: shuffle the cards under the tops of the building piles into a new draw pile',
    result: 'Result',
    resume: 'Go on',
    deal: 'Deal',
    decide: 'Decide',
    moreOf: (waiting: number): string => (waiting === 1 ? 'more' : `more, 1 of ${waiting}`),
    waiting: (count: number): string => (count === 1 ? '1 flag waits; show it' : `${count} flags wait; show them`),
  },

  flagBar: {
    title: 'Flag',
    /** Which of those that wait: they stand in the order in which they happened. */
    of: (place: number, waiting: number): string => `${place} of ${waiting}`,
    next: 'The next flag, which came later',
    previous: 'The flag before, which came earlier',
    why: 'Why',
    whyLabel: 'Why: clause, basis, and what other sheets say',
    nothingToMove: 'No card has to move',
    whichPile: 'Onto which discard pile?',
    pile: (pile: number): string => `${pile + 1}`,
    /** The play goes back; what it gave away is told by itself. */
    alsoAdvice: (name: string): string => `${name} gave advice by it too`,
    beside: 'Flags',
    none: 'No flag waits',
  },

  putBack: {
    title: 'Do this with the cards',
    done: 'Done',
    step: (step: string, isDone: boolean): string => `${step}, ${isDone ? 'done' : 'to do'}`,
  },

  draw: {
    title: (name: string, isDue: boolean): string => `How many${isDue ? '' : ' more'} did ${name} draw?`,
    hint: (hand: number, due: number): string =>
      due > 0 ? `${cardCountPhrase(due)} due, for ${hand} in hand` : `${hand} in hand now`,
    count: (count: number): string => (count === 0 ? '0: drew none' : `Drew ${cardCountPhrase(count)}`),
  },

  talk: {
    who: 'Who spoke?',
    what: (name: string): string => `What did ${name} say?`,
    spectator: 'Spectator',
    spectatorSaid: 'What did the spectator say?',
    kinds: SPOKEN,
  },
} as const;
