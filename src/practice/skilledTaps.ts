import {
  arePartners,
  buildingPilesThatTake,
  type Card,
  discardPileAt,
  discardPileIndexOf,
  type Entry,
  type EntryOf,
  type Game,
  isWithoutClause,
  numberNeededAt,
  type Seat,
  seatStateAt,
  UNSEEN_CARD,
} from '@/engine';
import { wouldFillInDrawBeforeEntry } from './dueDraws';
import { type LessonStep } from './lesson';

/** `more`, then the act. */
const OPEN_FORM = 2;
/** `flag-more`, then the call. */
const RULING = 2;
/** `flag-apply`: where no clause decides, the suggestion is shown first. */
const APPLY_SUGGESTION = 1;
/** `draw`, then how many. */
const DRAW = 2;
const MOST_DRAWN_BY_TAP = 9;
/** Entered as soon as they are chosen behind `more`. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['claim', 'pass']);

/** Acts that use up "drew nothing": it holds until one of them is entered. */
const USES_NO_DRAW: ReadonlySet<string> = new Set(['play', 'discard', 'pass', 'draw', 'reshuffle']);

/** The taps with which somebody who knows the table screen enters these steps. */
export function countSkilledTaps(steps: readonly LessonStep[]): number {
  let taps = 0;
  let isSaidUndrawn = false;
  /** A draw of this turn was tapped: until the next play the app fills in nothing. */
  let isDrawTapped = false;
  for (const [at, { entry, before, flag }] of steps.entries()) {
    if (entry.act === 'rule') {
      taps += RULING + (isSuggestionShown(entry, flag) ? APPLY_SUGGESTION : 0);
      continue;
    }
    const isLeftOut = isDueDraw(steps[at]) && !isDrawTapped && isFollowedByPlay(steps, at);
    if (isLeftOut) continue;
    const isFilledInBefore = isDueDraw(steps[at - 1]);
    const isUndrawn: boolean = !isSaidUndrawn && !isFilledInBefore && wouldFillInDrawBeforeEntry(before, entry);
    taps += tapsFor(before, entry) + (isUndrawn ? DRAW : 0);
    isSaidUndrawn = (isSaidUndrawn || isUndrawn) && !USES_NO_DRAW.has(entry.act);
    if (entry.act === 'draw' && entry.seat === before.table.turn) isDrawTapped = true;
    if (entry.act === 'play' || entry.act === 'discard' || entry.act === 'pass') isDrawTapped = false;
  }
  return taps;
}

const isSuggestionShown = ({ call }: EntryOf<'rule'>, flag: LessonStep['flag']): boolean =>
  call === 'remedy' && flag !== null && isWithoutClause(flag);

const isDueDraw = (step: LessonStep | undefined): boolean =>
  step?.task === 'optional' && (step.entry.act === 'draw' || step.entry.act === 'reshuffle');

/** The app fills in a draw together with the play or discard that follows it; before anything else it is tapped. */
function isFollowedByPlay(steps: readonly LessonStep[], at: number): boolean {
  const next = steps.slice(at).find((step) => !isDueDraw(step) && step.entry.act !== 'speak');
  const turn = steps[at]?.before.table.turn;
  return (next?.entry.act === 'play' || next?.entry.act === 'discard') && next.entry.seat === turn;
}

function tapsFor(game: Game, entry: Entry): number {
  switch (entry.act) {
    case 'play':
      return playTaps(game, entry);
    case 'discard':
      return discardTaps(game, entry);
    case 'draw':
      return entry.count > MOST_DRAWN_BY_TAP ? formTaps(game, entry) : bring(game, entry.seat) + DRAW;
    case 'flip':
      return isTopAsked(game, entry.seat) ? 1 : formTaps(game, entry);
    case 'speak':
      return entry.to === undefined && entry.calledBy === undefined ? 3 : formTaps(game, entry);
    default:
      return formTaps(game, entry);
  }
}

/** Whoever is not on turn is brought into the strip by one tap. */
const bring = ({ table }: Game, seat: Seat, asked = false): number =>
  table.turn === seat || table.turn === null ? 0 : asked ? 2 : 1;

function playTaps(game: Game, entry: EntryOf<'play'>): number {
  const { seat, card, from, to, owner = seat } = entry;
  const who = bring(game, seat, entry.asked);
  if (from === 'hand') {
    if (owner !== seat || game.table.over !== null) return formTaps(game, entry);
    return who + (card === numberNeededAt(game.table, to) ? 1 : 2);
  }
  const pile = discardPileIndexOf(from);
  const top = topOf(game, owner, pile);
  const isInView = owner === seat || arePartners(game.rules, game.table, owner, seat);
  if (!isInView || top === null || game.table.over !== null) return formTaps(game, entry);
  if (top === UNSEEN_CARD) return card === numberNeededAt(game.table, to) ? who + 2 : formTaps(game, entry);
  if (top !== card) return formTaps(game, entry);
  const takers = buildingPilesThatTake(game.rules, game.table, top);
  if (takers.length !== 1) return who + 2;
  return takers[0] === to ? who + 1 : formTaps(game, entry);
}

function topOf({ table }: Game, owner: Seat, pile: number | null): Card | null {
  if (pile !== null) return discardPileAt(table, owner, pile).at(-1) ?? null;
  const { stock, top } = seatStateAt(table, owner);
  return stock > 0 ? top : null;
}

function discardTaps(game: Game, entry: EntryOf<'discard'>): number {
  const { seat, pile, owner = seat, from = 'hand' } = entry;
  const isPlain = owner === seat && from === 'hand' && pile <= 3 && game.table.over === null;
  return isPlain ? bring(game, seat) + 2 : formTaps(game, entry);
}

/** Whose new stock top the slot asks for: the one from which the last card came. */
function isTopAsked({ table }: Game, seat: Seat): boolean {
  const { lastLaid } = table;
  const { stock, top } = seatStateAt(table, seat);
  return lastLaid?.from === 'stock' && lastLaid.owner === seat && stock > 0 && top === UNSEEN_CARD;
}

/** Through `more` and the form of the act: one tap for each field that is not understood by itself. */
function formTaps(game: Game, entry: Entry): number {
  const { turn } = game.table;
  const { n: _n, at: _at, by: _by, act, ...fields } = entry as Entry & Readonly<Record<string, unknown>>;
  if (WITHOUT_FIELDS.has(act)) return OPEN_FORM + ('seat' in fields && fields.seat !== turn ? 1 : 0);
  const asked = act === 'reshuffle' ? { from: 'completed', ...fields } : fields;
  const told = Object.entries(asked).filter(
    ([name, value]) =>
      value !== undefined &&
      name !== 'assumed' &&
      !(name === 'seat' && value === turn && act !== 'take-back') &&
      !(name === 'from' && value === 'hand'),
  );
  return OPEN_FORM + told.length;
}
