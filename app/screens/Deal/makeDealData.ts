import { distinctPlayerNames } from '@/state';
import { type Card, VERDICTS_NEEDING_RULING, type Seat, type Table, UNSEEN_CARD, WILD_CARD } from '@/engine';
import { type Rules } from '@/rulesets';
import { flagLine, type SeatNamer, type Words } from '@/words';
import { type DealFormState, type UndoableDealStep } from './dealForm';
import { howToDealInstructions, helpLineBelowQuestion, questionText, undoText } from './dealSentences';
import { flagsForDrafts, makeDealDrafts, parseTypedCount } from './makeDrafts';
import { type DealOrCutQuestionData, nextDealOrCutQuestion } from './nextDealOrCutQuestion';

/** The deal as the screen shows it. */
export interface DealData {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly string[];
  readonly isBegun: boolean;
  readonly cells: readonly SeatTileData[];
  readonly touch: SeatTouchMeaning;
  readonly question: string;
  readonly help: string | null;
  /** Keys are asked for; otherwise only a touch on a seat, or the start. */
  readonly hasKeys: boolean;
  readonly mayCut: boolean;
  /** The button that starts the game; null while something is still asked. */
  readonly start: { readonly title: string; readonly isMain: boolean } | null;
  readonly heads: readonly { readonly line: string; readonly isOpen: boolean }[];
  readonly undo: string | null;
  readonly counted: {
    readonly stock: readonly { readonly seat: Seat; readonly label: string; readonly value: string }[];
    readonly deck: string;
    readonly error: string | null;
  };
}

export function makeDealData(facts: DealFacts, words: Words): DealData {
  const { rules, table, sheet, correcting } = facts;
  const { deal } = words.setUp;
  const who: SeatNamer = (seat) => distinctPlayerNames(table.names)[seat] ?? words.setUp.seat(seat);
  const asked = nextDealOrCutQuestion(rules, table, sheet);
  const isCorrecting = correcting !== null;
  const touch: SeatTouchMeaning =
    isCorrecting || (asked.ask !== 'dealer' && asked.ask !== 'starter') ? 'top' : asked.ask;
  const isReady = asked.ask === 'nothing' && !isCorrecting;
  const counts = [...sheet.stock, sheet.deck].map(parseTypedCount);
  return {
    title: deal.title,
    subtitle: facts.subtitle,
    steps: howToDealInstructions(rules, table.seats.length, facts.suggested !== null, words),
    isBegun: table.laid || sheet.isDealerDone || sheet.cut.length > 0 || sheet.tops.length > 0,
    cells: table.seats.map((_, seat) => makeSeatTile(seat, facts, asked, touch, who, words)),
    touch,
    question: isCorrecting ? deal.correcting(who(correcting)) : questionText(asked, facts, who, words),
    help: isCorrecting ? null : helpLineBelowQuestion(asked, facts, who, words),
    hasKeys: !isReady && (isCorrecting || asked.ask !== 'starter'),
    mayCut: asked.ask === 'dealer' && asked.how === 'one' && sheet.cut.length === 0 && !isCorrecting,
    start: isReady
      ? { title: deal.startGame, isMain: true }
      : asked.ask === 'starter' && !isCorrecting
        ? { title: deal.startUnnamed, isMain: false }
        : null,
    heads: isReady || asked.ask === 'starter' ? heads(facts, who, words) : [],
    undo: facts.last === null ? null : undoText(facts.last, who, words),
    counted: {
      stock: table.seats.map((_, seat) => ({
        seat,
        label: deal.countedStock(who(seat)),
        value: sheet.stock[seat] ?? '',
      })),
      deck: sheet.deck,
      error: counts.includes(undefined) ? deal.countedWrong : null,
    },
  };
}

function heads({ rules, table, sheet }: DealFacts, who: SeatNamer, words: Words): DealData['heads'] {
  return flagsForDrafts(rules, table, makeDealDrafts(rules, table, sheet)).map((flag) => ({
    line: flagLine(words, flag, who),
    isOpen: VERDICTS_NEEDING_RULING.has(flag.verdict),
  }));
}

/** What the Deal screen is drawn from. */
export interface DealFacts {
  readonly rules: Rules;
  readonly table: Table;
  readonly subtitle: string;
  readonly sheet: DealFormState;
  /** Whose top is being corrected. */
  readonly correcting: Seat | null;
  readonly suggested: Seat | null;
  readonly last: UndoableDealStep | null;
}

export interface SeatTileData {
  readonly seat: Seat;
  readonly name: string;
  readonly top: Card | null;
  /** The card drawn last, for the deal or to break a tie. */
  readonly drawn: Card | null;
  readonly isAsked: boolean;
  /** Deals or starts; the tag says which. Of the others it says which seat it is. */
  readonly isNamed: boolean;
  readonly tag: string;
  readonly testID: string;
  readonly label: string;
}

/** What the seats answer when they are touched: who deals, who starts, or whose top is corrected. */
export type SeatTouchMeaning = 'dealer' | 'starter' | 'top';

export function makeSeatTile(
  seat: Seat,
  facts: DealFacts,
  asked: DealOrCutQuestionData,
  touch: SeatTouchMeaning,
  who: SeatNamer,
  { phrasing, setUp }: Words,
): SeatTileData {
  const { sheet, table, correcting, suggested } = facts;
  const { deal } = setUp;
  const name = who(seat);
  const top = sheet.tops[seat] ?? (table.laid ? (table.seats[seat]?.top ?? null) : null);
  // Shown only while they decide something: afterwards the stocks are what lies there.
  const cards = asked.ask === 'cut' ? sheet.cut : asked.ask === 'tie-break' ? sheet.tieCards : [];
  const drawn = cards.findLast((one) => one.seat === seat)?.card ?? null;
  const asksSeat = 'seat' in asked && asked.seat === seat;
  const isPreselected = asked.ask === 'dealer' && sheet.dealer === null && suggested === seat;
  const isDealer = sheet.dealer === seat || sheet.dealers.includes(seat) || isPreselected;
  const isStarter = asked.ask === 'nothing' && asked.starter === seat;
  const tag = isStarter ? deal.startsTag : isDealer ? deal.dealerTag : setUp.seat(seat);
  const shown = phrasing.shown(
    [...(drawn === null ? [tag] : []), name, drawn, top].filter((one) => one !== null).filter((one) => !isPicture(one)),
  );
  const label = {
    dealer: deal.dealerLabel(shown),
    starter: deal.starterLabel(shown),
    top: deal.topLabel(shown, top, drawn),
  }[touch];
  return {
    seat,
    name,
    tag,
    top,
    drawn,
    isAsked: correcting === null ? asksSeat : correcting === seat,
    isNamed: isDealer || isStarter,
    testID: `${touch}-${seat}`,
    label,
  };
}

/** A Skip-Bo and an unseen card are drawn, not written. */
const isPicture = (one: Card | string): boolean => one === WILD_CARD || one === UNSEEN_CARD;
