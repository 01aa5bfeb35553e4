import { type Card, emptyTable, applyEntry, type Seat, type Table, UNSEEN_CARD, awaitedActs } from '@/engine';
import type { Rules } from '@/rulesets';
import { type EntryDraft } from './input';

/** What the Deal screen asks next. */
export type DealScreenQuestion =
  /** `one`: the dealer. `pair`: the two who deal, one of each side. Entering a top card skips the question for a pair. */
  | { readonly ask: 'dealer'; readonly how: 'one' | 'pair' }
  /** The top of this seat's stock. */
  | { readonly ask: 'top'; readonly seat: Seat }
  /** The card this seat drew, among those who are tied (or who cut for the deal). */
  | {
      readonly ask: 'tie-break';
      readonly seat: Seat;
      readonly for: 'deal' | 'start';
      readonly seats: readonly Seat[];
    }
  | { readonly ask: 'starter' }
  /** Everything is told; `start-game` may be pressed. `open`: the first to act will be the starter. */
  | {
      readonly ask: 'nothing';
      readonly starter: Seat | null;
      readonly why: 'highest-top' | 'tie-break' | 'left-of-dealer' | 'named' | 'open';
    };

/** What was typed on the Deal screen and is not submitted yet. Each part can be removed without the others. */
export interface DealAnswers {
  readonly dealer: Seat | null;
  readonly dealers: readonly Seat[];
  /** From seat 0 on. */
  readonly tops: readonly Card[];
  /** Cards drawn to break a tie, in the order in which they were asked for. */
  readonly tieCards: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly starter: Seat | null;
}

export const NO_DEAL_ANSWERS: DealAnswers = { dealer: null, dealers: [], tops: [], tieCards: [], starter: null };

const BOTH = 2;

/**
 * The next question: the dealer where the ruleset has one, the top cards from seat 0 on, cards that break a tie until
 * it is decided, and the starter where the ruleset leaves it to the official. What the cards decide is not computed
 * here: the typed entries are applied by the engine, and its table is read.
 */
export function nextDealQuestion(rules: Rules, seats: number, table: Table, typed: DealAnswers): DealScreenQuestion {
  const { tie } = table;
  if (!table.laid) {
    if (tie?.for === 'deal' && typed.dealer === null) {
      const after = shown(rules, table, 'deal', typed.tieCards);
      if (after.tie !== null) return tieBreak(rules, after);
    }
    const dealer = dealerStep(rules, table, typed);
    if (dealer !== null) return dealer;
    if (typed.tops.length < seats) return { ask: 'top', seat: typed.tops.length };
  }
  return starterStep(rules, typed, tabled(rules, table, typed));
}

/** Whether anybody deals: where the start depends on it, or the ruleset says who. */
export function dealerQuestionKind({ values }: Rules): 'none' | 'one' | 'pair' {
  if (values.dealing === 'oneDealer' || values.starter === 'leftOfDealer') return 'one';
  return values.dealing === 'onePartnerEach' ? 'pair' : 'none';
}

function dealerStep(rules: Rules, table: Table, typed: DealAnswers): DealScreenQuestion | null {
  const how = dealerQuestionKind(rules);
  if (how === 'one') return typed.dealer === null && table.dealer === null ? { ask: 'dealer', how } : null;
  // which partner of each side dealt has no effect: entering a top card skips the question
  return how === 'pair' && typed.dealers.length < BOTH && typed.tops.length === 0 ? { ask: 'dealer', how } : null;
}

function starterStep(rules: Rules, typed: DealAnswers, after: Table): DealScreenQuestion {
  if (after.tie !== null) return tieBreak(rules, after);
  if (after.turn === null) return { ask: 'starter' };
  return { ask: 'nothing', starter: after.turn, why: whyOf(rules, typed) };
}

function whyOf(rules: Rules, typed: DealAnswers): Extract<DealScreenQuestion, { ask: 'nothing' }>['why'] {
  const { starter } = rules.values;
  if (starter === 'leftOfDealer') return 'left-of-dealer';
  if (starter === 'manual' || typed.tops.includes(UNSEEN_CARD)) return 'named';
  return typed.tieCards.length > 0 ? 'tie-break' : 'highest-top';
}

function tieBreak(rules: Rules, table: Table): DealScreenQuestion {
  const { tie } = table;
  const seats = tie?.seats ?? [];
  const [wait] = awaitedActs(rules, table);
  const next = wait?.for === 'tie-break' ? wait.seats[0] : seats.find((_, i) => tie?.shown[i] === null);
  return { ask: 'tie-break', seat: next ?? 0, for: tie?.for ?? 'start', seats };
}

/** The entries of the whole deal, in order: deal, cuts, start. They are submitted together when the game is started. */
export function draftsFromDealAnswers(rules: Rules, typed: DealAnswers): EntryDraft[] {
  const header = { tableside: 1, id: '', ruleset: '', seats: typed.tops.map(() => ({ name: '' })) };
  const deal = dealDraft(typed);
  const dealt = applyEntry(rules, emptyTable(header, rules.values.deck), { ...deal, n: 0 });
  return [
    deal,
    ...cutDrafts(rules, dealt, typed.tieCards),
    ...(typed.starter === null ? [] : [{ act: 'start', seat: typed.starter } as const]),
  ];
}

const dealDraft = ({ dealer, dealers, tops }: DealAnswers): Extract<EntryDraft, { act: 'deal' }> => ({
  act: 'deal',
  ...(dealer === null ? {} : { dealer }),
  ...(dealers.length === BOTH ? { dealers } : {}),
  tops,
});

/** One cut for each round: all the cards that it took until it was decided, or until some were tied again. */
function cutDrafts(rules: Rules, table: Table, cards: DealAnswers['tieCards']): EntryDraft[] {
  const drafts: EntryDraft[] = [];
  let now = table;
  let round: { seat: Seat; card: Card }[] = [];
  for (const shownCard of cards) {
    if (now.tie?.for !== 'start') break;
    round.push(shownCard);
    const rivals = now.tie.seats;
    const after = applyEntry(rules, now, { act: 'cut', n: 0, for: 'start', cards: [shownCard] });
    const isOver = after.tie === null || after.tie.seats !== rivals;
    if (isOver) {
      drafts.push({ act: 'cut', for: 'start', cards: round });
      round = [];
    }
    now = after;
  }
  return round.length === 0 ? drafts : [...drafts, { act: 'cut', for: 'start', cards: round }];
}

/** The table after all that was typed. */
function tabled(rules: Rules, table: Table, typed: DealAnswers): Table {
  const dealt = table.laid ? table : applyEntry(rules, table, { ...dealDraft(typed), n: 0 });
  const cut = shown(rules, dealt, 'start', typed.tieCards);
  return typed.starter === null ? cut : applyEntry(rules, cut, { act: 'start', n: 0, seat: typed.starter });
}

const shown = (rules: Rules, table: Table, what: 'deal' | 'start', cards: DealAnswers['tieCards']): Table =>
  cards.reduce((now, card) => applyEntry(rules, now, { act: 'cut', n: 0, for: what, cards: [card] }), table);

/** The answers without the one typed last; the dealer, typed first, is removed last. */
export function withoutLastDealAnswer(typed: DealAnswers): DealAnswers {
  if (typed.starter !== null) return { ...typed, starter: null };
  if (typed.tieCards.length > 0) return { ...typed, tieCards: typed.tieCards.slice(0, -1) };
  if (typed.tops.length > 0) return { ...typed, tops: typed.tops.slice(0, -1) };
  if (typed.dealers.length > 0) return { ...typed, dealers: typed.dealers.slice(0, -1) };
  return { ...typed, dealer: null };
}
