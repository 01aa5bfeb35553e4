import { type Card, OPEN_VERDICTS, type Seat, type Table } from '@/engine';
import { type Rules } from '@/rulesets';
import { flagLine, type Who, type Words } from '@/words';
import { shortNames } from '../Tables/shortNames';
import { askNext, type Asked } from './askNext';
import { dealingSteps } from './dealingSteps';
import { type DealSheet, type Deed } from './dealSheet';
import { flagsOf, makeDrafts, readCount } from './makeDrafts';

export interface SeatCell {
  readonly seat: Seat;
  readonly name: string;
  readonly top: Card | null;
  /** The card drawn last, for the deal or to break a tie. */
  readonly drawn: Card | null;
  readonly isAsked: boolean;
  readonly isDealer: boolean;
  readonly isStarter: boolean;
  readonly testID: string;
  readonly label: string;
}

/** What the seats answer when they are touched: who deals, who starts, or whose top is corrected. */
export type Touch = 'dealer' | 'starter' | 'top';

/** The deal as the screen shows it. */
export interface DealData {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly string[];
  readonly isBegun: boolean;
  readonly cells: readonly SeatCell[];
  readonly touch: Touch;
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

interface DealFacts {
  readonly rules: Rules;
  readonly table: Table;
  readonly subtitle: string;
  readonly sheet: DealSheet;
  /** Whose top is being corrected. */
  readonly correcting: Seat | null;
  readonly suggested: Seat | null;
  readonly last: Deed | null;
}

export function makeDeal(facts: DealFacts, words: Words): DealData {
  const { rules, table, sheet, correcting } = facts;
  const { deal } = words.setUp;
  const names = shortNames(table.names);
  const who: Who = (seat) => names[seat] ?? words.setUp.seat(seat);
  const asked = askNext(rules, table, sheet);
  const isCorrecting = correcting !== null;
  const touch: Touch = isCorrecting || (asked.ask !== 'dealer' && asked.ask !== 'starter') ? 'top' : asked.ask;
  const isReady = asked.ask === 'nothing' && !isCorrecting;
  const counts = [...sheet.stock, sheet.deck].map(readCount);
  return {
    title: deal.title,
    subtitle: facts.subtitle,
    steps: dealingSteps(rules, table.seats.length, words),
    isBegun: table.laid || sheet.isDealerDone || sheet.cut.length > 0 || sheet.tops.length > 0,
    cells: table.seats.map((_, seat) => makeCell(seat, facts, asked, touch, who, words)),
    touch,
    question: isCorrecting ? deal.correcting(who(correcting)) : question(asked, facts, who, words),
    help: isCorrecting ? null : help(asked, facts, who, words),
    hasKeys: !isReady && (isCorrecting || asked.ask !== 'starter'),
    mayCut: asked.ask === 'dealer' && asked.how === 'one' && sheet.cut.length === 0 && !isCorrecting,
    start: isReady
      ? { title: deal.startGame, isMain: true }
      : asked.ask === 'starter' && !isCorrecting
        ? { title: deal.startUnnamed, isMain: false }
        : null,
    heads: isReady || asked.ask === 'starter' ? heads(facts, who, words) : [],
    undo: facts.last === null ? null : deed(facts.last, who, words),
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

function makeCell(seat: Seat, facts: DealFacts, asked: Asked, touch: Touch, who: Who, { setUp: { deal } }: Words) {
  const { sheet, table, correcting, suggested } = facts;
  const name = who(seat);
  const top = sheet.tops[seat] ?? (table.laid ? (table.seats[seat]?.top ?? null) : null);
  const drawn = asked.ask === 'cut' || asked.ask === 'dealer' ? sheet.cut : sheet.tieCards;
  const asksSeat = 'seat' in asked && asked.seat === seat;
  const isPreselected = asked.ask === 'dealer' && sheet.dealer === null && suggested === seat;
  const label = {
    dealer: deal.dealerLabel(name),
    starter: deal.starterLabel(name),
    top: deal.topLabel(name, top),
  }[touch];
  return {
    seat,
    name,
    top,
    drawn: drawn.findLast((one) => one.seat === seat)?.card ?? null,
    isAsked: correcting === null ? asksSeat : correcting === seat,
    isDealer: sheet.dealer === seat || sheet.dealers.includes(seat) || isPreselected,
    isStarter: asked.ask === 'nothing' && asked.starter === seat,
    testID: `${touch}-${seat}`,
    label,
  };
}

function question(asked: Asked, { sheet, table }: DealFacts, who: Who, { setUp: { deal } }: Words): string {
  switch (asked.ask) {
    case 'dealer': {
      const [first] = sheet.dealers;
      if (asked.how === 'one') return deal.whoDeals;
      return first === undefined ? deal.whoDealsPair : deal.otherDealer(who(first));
    }
    case 'cut':
      return drewWild(sheet.cut, asked.seat) ? deal.tieAgain(who(asked.seat)) : deal.cutAsk(who(asked.seat));
    case 'top':
      return deal.topAsk(who(asked.seat));
    case 'tie-break':
      return drewWild(sheet.tieCards, asked.seat) ? deal.tieAgain(who(asked.seat)) : deal.tieAsk(who(asked.seat));
    case 'starter':
      return deal.starterAsk;
    case 'nothing': {
      const { starter, why } = asked;
      if (starter === null || why === 'open') return deal.starts.open;
      if (why === 'highest-top') return deal.starts[why](who(starter), sheet.tops[starter]);
      if (why !== 'left-of-dealer') return deal.starts[why](who(starter));
      return deal.starts[why](who(starter), who(sheet.dealer ?? table.dealer ?? 0));
    }
  }
}

/** The card drawn last was this player's, and it was a Skip-Bo. */
const drewWild = (drawn: readonly { readonly seat: Seat; readonly card: Card }[], seat: Seat): boolean =>
  drawn.findLast((one) => one.seat === seat)?.card === 'S';

function help(asked: Asked, facts: DealFacts, who: Who, { setUp: { deal } }: Words) {
  if (asked.ask === 'dealer' && asked.how === 'one' && facts.suggested !== null)
    return deal.suggested(who(facts.suggested));
  if (asked.ask === 'cut') return deal.cutTied(asked.rivals.map(who));
  if (asked.ask === 'tie-break') return deal.tied(asked.seats.map(who));
  if (asked.ask === 'starter')
    return facts.rules.values.starter === 'manual' ? deal.starterAskHelp : deal.starterUnknownHelp;
  return null;
}

function heads({ rules, table, sheet }: DealFacts, who: Who, words: Words): DealData['heads'] {
  return flagsOf(rules, table, makeDrafts(rules, table, sheet)).map((flag) => ({
    line: flagLine(words, flag, who),
    isOpen: OPEN_VERDICTS.has(flag.verdict),
  }));
}

function deed(last: Deed, who: Who, { setUp: { deal } }: Words): string {
  const name = who(last.seat);
  switch (last.did) {
    case 'dealer':
      return deal.typed.dealer(name);
    case 'starter':
      return deal.typed.starter(name);
    case 'top':
      return deal.typed.top(name, last.card);
    case 'cut':
    case 'tie':
      return deal.typed.tie(name, last.card);
  }
}
