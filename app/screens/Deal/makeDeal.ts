import { OPEN_VERDICTS, type Seat } from '@/engine';
import { flagLine, type Who, type Words } from '@/words';
import { shortNames } from '../../labels/tableTitle';
import { askNext } from './askNext';
import { type DealFacts } from './dealFacts';
import { dealingSteps } from './dealingSteps';
import { deed, help, question } from './dealSayings';
import { makeCell, type SeatCell, type Touch } from './makeCell';
import { flagsOf, makeDrafts, readCount } from './makeDrafts';

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
    steps: dealingSteps(rules, table.seats.length, facts.suggested !== null, words),
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

function heads({ rules, table, sheet }: DealFacts, who: Who, words: Words): DealData['heads'] {
  return flagsOf(rules, table, makeDrafts(rules, table, sheet)).map((flag) => ({
    line: flagLine(words, flag, who),
    isOpen: OPEN_VERDICTS.has(flag.verdict),
  }));
}
