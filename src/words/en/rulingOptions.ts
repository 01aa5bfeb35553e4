import { assertNever } from '@/base';
import type { AnyFlagCode } from '@/rulesets';
import type { Card, RemedyStep, Seat } from '@/engine';
import { type RulingSubject, type SeatNamer } from '../shape';
import { capitalize, cardCountPhrase, discardPileAfterNamePhrase, pileNumberText, theCardPhrase } from './phrases';

type StepTo<D extends RemedyStep['do']> = Extract<RemedyStep, { readonly do: D }>;

/** Steps that only make another one possible: what the button names implies them. */
const IMPLIED: ReadonlySet<RemedyStep['do']> = new Set(['restore-pile', 'turn-down', 'turn-up', 'reshuffle'] as const);

/** What a step does, as short as it can be said with every name whole. */
function stepTitle(step: RemedyStep, who: SeatNamer): string {
  const own = (seat: Seat): string => `${who(seat)}'s`;
  const pile = (place: number): string =>
    place > 3 ? 'the fifth building pile' : `building pile ${pileNumberText(place)}`;
  switch (step.do) {
    case 'build-to-hand':
    case 'discard-to-hand':
      return `Put ${theCardPhrase(step.card)} back in ${own(step.seat)} hand`;
    case 'build-to-stock':
    case 'discard-to-stock':
      return `Put ${theCardPhrase(step.card)} back on ${own(step.seat)} stock`;
    case 'build-to-discard':
      return `Put ${theCardPhrase(step.card)} back on ${own(step.seat)} ${discardPileAfterNamePhrase(step.discard)}`;
    case 'discard-to-discard':
      return `Move ${theCardPhrase(step.card)} to ${own(step.seat)} ${discardPileAfterNamePhrase(step.to)}`;
    case 'hand-to-discard':
      return `Put ${theCardPhrase(step.card)} on ${own(step.seat)} ${discardPileAfterNamePhrase(step.pile)}`;
    case 'hand-to-build':
    case 'stock-to-build':
    case 'discard-to-build':
      return `Put ${own(step.seat)} ${cardWithoutArticle(step.card)} back on ${pile(step.pile)}`;
    case 'extras-to-stock':
      return `Put ${cardCountPhrase(step.count)} from ${own(step.seat)} hand into the stock`;
    case 'hand-to-draw':
      return `Put ${cardCountPhrase(step.count)} from ${own(step.seat)} hand back on the draw pile`;
    case 'penalty':
      return `Give ${who(step.seat)} ${cardCountPhrase(step.count)}${penaltyTitle(step)}`;
    case 'owe':
      return `Note that ${who(step.seat)} owes ${cardCountPhrase(step.count)}`;
    case 'undo-reshuffle':
      return 'Put the shuffled cards back';
    case 'adjust-stock':
      return step.count < 0
        ? `Take ${cardCountPhrase(-step.count)} from ${own(step.seat)} stock`
        : `Add ${cardCountPhrase(step.count)} to ${own(step.seat)} stock`;
    case 'give-turn':
      return step.seat === null ? 'Settle who is on turn' : `Give the turn to ${who(step.seat)}`;
    case 'mark':
      return `${who(step.seat)} plays before drawing next time`;
    case 'commit':
      return `${who(step.seat)} must use ${theCardPhrase(step.card)} this turn`;
    case 'warn':
      return step.seat === null ? 'Give a warning' : `Warn ${who(step.seat)}`;
    case 'discard-now':
      return `Have ${who(step.seat)} discard now`;
    case 'shuffle-stock':
      return `Shuffle ${own(step.seat)} stock, except its top card`;
    case 'shuffle-draw':
      return 'Shuffle the draw pile';
    case 'remove-pile':
      return 'Take the finished pile away';
    case 'tidy':
      return step.seat === null ? 'Tidy the piles' : `Tidy ${own(step.seat)} piles`;
    case 'play-on':
      return step.seat === null ? 'Go on playing' : `Have ${who(step.seat)} play on`;
    case 'recount':
      return 'Count the cards, then enter the count';
    case 'move-spectator':
      return 'Ask the spectator to move away';
    case 'as-before':
      return 'Put the cards back as they lay';
    case 'restore-pile':
      return `Bring the finished pile back to ${pile(step.pile)}`;
    case 'turn-down':
      return `Turn ${theCardPhrase(step.card)} on ${own(step.seat)} stock face down`;
    case 'turn-up':
      return `Turn up the top of ${own(step.seat)} stock`;
    case 'reshuffle':
      return 'Shuffle the finished piles into a new draw pile';
    default:
      return assertNever(step);
  }
}

const cardWithoutArticle = (card: Card): string => theCardPhrase(card).replace(/^the /, '');

const penaltyTitle = ({ place, pile }: StepTo<'penalty'>): string => {
  if (place === 'discard') return pile === undefined ? '' : `, on ${discardPileAfterNamePhrase(pile)}`;
  return place === 'hand' ? ', in hand' : '';
};

const isReturn = ({ do: what }: RemedyStep): boolean => what.startsWith('build-to-');

/** What is written down where no card has to move. */
const WITHOUT_STEPS: Readonly<Partial<Record<AnyFlagCode, (name: string) => string>>> = {
  'setup-player-count': () => 'Wait until the right number sits here',
  'setup-deck-count': () => 'Complete the deck, or report it',
  'setup-same-chapter': () => 'Offer to draw partners again',
  'setup-stock-count': () => 'Leave the stock as it is',
  'reshuffle-early': () => 'Play on with the new draw pile',
  'penalty-short': (name) => `Let ${name} owe the rest`,
  'build-takeback': (name) => `Let ${name} keep the card`,
  'discard-takeback': (name) => `Let ${name} keep the card`,
  overdraw: (name) => `Go on: ${name} has no extra card left`,
  'draw-midturn': (name) => `Go on: ${name} has no extra card left`,
  'oot-draw-before-play': (name) => `Go on: ${name} has no extra card left`,
  'refill-on-empty': (name) => `Go on: ${name} has no extra card left`,
  'record-after-end': () => 'Correct it in the log',
  'extra-game': () => 'Ask the organizer',
};

/** Names what the remedy does, and to whom: every step but those that another one implies. */
function remedyTitle({ code, seat, card }: RulingSubject, steps: readonly RemedyStep[], who: SeatNamer): string {
  const name = seat === null ? 'the player' : who(seat);
  if (steps.length === 0) {
    const said = WITHOUT_STEPS[code];
    if (said !== undefined) return said(name);
    return card === null ? 'Note it: no card has to move' : `Note it: ${theCardPhrase(card)} is back already`;
  }
  const named = steps.filter((step) => !IMPLIED.has(step.do));
  const returns = named.filter(isReturn);
  const told = (named.length === 0 ? steps : named).filter((step) => returns.length < 2 || !isReturn(step));
  const titles = [
    ...(returns.length < 2 ? [] : [`Put ${cardCountPhrase(returns.length)} back where they came from`]),
    ...told.map((step) => stepTitle(step, who)),
  ];
  return titles.map((title, index) => (index === 0 ? title : lowerUnlessName(title, who, steps))).join('; ');
}

/** A name keeps its capital in the middle of a line. */
function lowerUnlessName(title: string, who: SeatNamer, steps: readonly RemedyStep[]): string {
  const names = steps.flatMap((step) => ('seat' in step && step.seat !== null ? [who(step.seat)] : []));
  return names.some((name) => title.startsWith(name)) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** What stays on the table if nothing is put right, as short as it can be: two of these stand side by side. */
function whatStays({ card }: RulingSubject, steps: readonly RemedyStep[]): string {
  const [first] = steps.filter((step) => !IMPLIED.has(step.do));
  const returns = steps.filter(isReturn).length;
  if (returns > 1) return `the ${cardCountPhrase(returns)} stay`;
  switch (first?.do) {
    case 'penalty':
    case 'owe':
      return 'no cards are taken';
    case 'extras-to-stock':
    case 'hand-to-draw':
      return first.count === 1 ? 'the card stays in hand' : `the ${cardCountPhrase(first.count)} stay in hand`;
    case 'hand-to-build':
    case 'stock-to-build':
    case 'discard-to-build':
    case 'hand-to-discard':
      return `the take-back of ${theCardPhrase(first.card)} holds`;
    case 'give-turn':
    case 'mark':
      return 'the turn is not stopped';
    case 'discard-now':
      return 'no discard is made';
    case 'warn':
      return 'no warning';
    case 'adjust-stock':
    case 'shuffle-stock':
      return 'the stock stays as it is';
    default:
      return card === null ? 'nothing is moved' : `${theCardPhrase(card)} stays`;
  }
}

/** The buttons of a ruling: what each does, for this very flag. */
export const rulingOptions = {
  remedyTitle,
  /** Beside "Let it stand" and "Waive": what they leave as it is, and how they differ. */
  standHelp: (subject: RulingSubject, steps: readonly RemedyStep[]): string => {
    if (subject.isRecord) return 'The record stays; the doubt is noted';
    return `${capitalize(whatStays(subject, steps))}; ${subject.isPenalty ? 'the offence' : 'the error'} is noted`;
  },
  waiveHelp: (subject: RulingSubject, steps: readonly RemedyStep[]): string => {
    if (subject.isRecord) return 'The record stays; the doubt is dropped';
    return `${capitalize(whatStays(subject, steps))}; ${subject.isPenalty ? 'the penalty is lifted' : 'no error is noted'}`;
  },
  mistapHelp: (n: number): string => `Entry ${n} is struck, nobody erred`,

  /** The other code where the cards cannot tell: "No: Bo began out of turn". */
  otherTitle: (line: string): string => `No: ${line}`,

  /** Where no clause of the sheet decides: nothing is applied before the suggestion was shown. */
  showSuggestion: 'Show the suggestion',
  hideSuggestion: 'Back',
  discretion: "No clause in this ruleset: referee's discretion",
  /** Where the suggestion comes from stands before it. */
  suggestedFrom: (source: string, suggest: string): string => `${source}: ${suggest}.`,
  byAnalogy: (analogy: string): string => `Suggested ${analogy}`,
  takenForGranted: 'The sheet takes it for granted and has no clause; suggested',
  ownSuggestion: 'Suggested by this app, from no sheet',
  orderedBySheet: 'This sheet orders it',
  sheetHasClause: 'This sheet has a clause for it.',
  toDo: 'With the cards',

  /** The app had filled in a draw for a player who may have been out of turn. */
  howManyDrawn: (name: string): string => `How many cards did ${name} draw?`,
  drawFilledIn: (count: number): string => `The app had filled in a draw of ${cardCountPhrase(count)}; nobody told it.`,
  drawnCount: (count: number): string => `${count}`,
};
