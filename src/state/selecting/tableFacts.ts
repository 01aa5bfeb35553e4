import { memoizeByObject } from '@/base';
import {
  type BuildingPileState,
  type Card,
  sideNumbers,
  type Entry,
  type Game,
  phaseOf,
  buildingPilesWithoutEmptyFifth,
  buildingPilesThatTake,
  isTeamGame,
  type Seat,
  type Table,
  UNSEEN_CARD,
} from '@/engine';
import { distinctPlayerNames } from './distinctPlayerNames';
import { type BuildingPileFacts, type FlagFacts, type SeatFacts, type TableFacts } from '../facts';
import { tableWithDueDraw } from '../plan/assumptions';
import {
  actorOf,
  isPartnerOfSeatOnTurn,
  newestMove,
  partnersOf,
  seatActingOutOfTurn,
  topCardAt,
} from '../plan/context';
import { type TableState } from '../session';
import { eventHeaderFieldsOf } from '../tables/nextGameHeader';
import { mayRedo, mayUndo } from '../undo';
import { openFlagFacts, slotContentOf } from './slot';

/** By game, so that each open table keeps its own. */
const known = new WeakMap<Game, Pick<TableState, 'input' | 'notice'> & { readonly facts: TableFacts }>();

/** What the table screen draws. The same game, input and notice give the same object. */
export function selectTableFacts(state: TableState): TableFacts {
  const found = known.get(state.game);
  if (found !== undefined && found.input === state.input && found.notice === state.notice) return found.facts;
  const facts = factsOf(state);
  known.set(state.game, { input: state.input, notice: state.notice, facts });
  return facts;
}

function factsOf(state: TableState): TableFacts {
  const { game, input, notice } = state;
  const { table, inForce } = game;
  const shown = input.noDraw ? table : drawn(game);
  const flags = openFlagFacts(game);
  const actor = actorOf(table, input);
  const partner = partnersOf(game, actor)[0] ?? null;
  const { table: number, game: count } = eventHeaderFieldsOf(inForce);
  return {
    id: inForce.id,
    ruleset: game.rules.ruleset,
    table: number ?? null,
    game: count ?? null,
    phase: selectPhase(state),
    seats: allSeatFacts(game, shown, flags),
    actor,
    partner,
    others: table.seats.map((_, seat) => seat).filter((seat) => seat !== actor && seat !== partner),
    turn: table.turn,
    asked: isPartnerOfSeatOnTurn(game, actor) ? input.asked : null,
    building: selectBuildingPiles(state),
    draw: shown.draw,
    isDrawKnown: table.drawKnown,
    completed: shown.completed,
    unexplained: table.unexplained,
    armed: input.armed,
    lifted: input.lifted,
    slot: slotContentOf(state, flags),
    undone: notice?.kind === 'undone' ? notice : null,
    settled: notice?.kind === 'settled' ? notice : null,
    flags,
    ...history(game),
    entries: game.entries?.length ?? 0,
    recentEntries: recentEntriesOf(game),
  };
}

const drawn = memoizeByObject((game: Game): Table => tableWithDueDraw(game));
const history = memoizeByObject((game: Game) => ({ mayUndo: mayUndo(game), mayRedo: mayRedo(game) }));

/** Every seat as it lies there; `shown` is the table with the draw that is due already made. */
export const allSeatFacts = (game: Game, shown: Table, flags: readonly FlagFacts[]): readonly SeatFacts[] =>
  shown.seats.map((state, seat) => ({
    seat,
    name: distinctPlayerNames(shown.names)[seat] ?? '',
    side: sideIndexOf(game, seat),
    hand: state.hand,
    due: state.hand - (game.table.seats[seat]?.hand ?? 0),
    stock: state.stock,
    top: state.top,
    discards: state.discards.map((cards) => ({ top: cards.at(-1) ?? null, count: cards.length })),
    isOnTurn: game.table.turn === seat,
    isMarked: state.mustPlayFirst,
    owes: state.owedCards,
    openFlags: flags.filter(({ flag }) => flag.seat === seat).length,
  }));

/** The place of a seat's side among all sides. */
export function sideIndexOf({ rules, table }: Game, seat: Seat): number {
  if (!isTeamGame(rules, table)) return seat;
  const team = table.teams[seat] ?? -1 - seat;
  return sideNumbers(rules, table).indexOf(team);
}

/** The building piles alone: what a touch changes first, without waiting for everything else that follows from it. */
export function selectBuildingPiles({ game, input }: Pick<TableState, 'game' | 'input'>): readonly BuildingPileFacts[] {
  const { rules, table } = game;
  const move = newestMove(game);
  // after a flip, the pile of the play before it is still the newest
  const newest = move?.act === 'flip' ? table.lastLaid?.n : move?.n;
  const held = input.armed ?? (input.lifted === null ? null : (topCardAt(table, input.lifted) ?? UNSEEN_CARD));
  const lit = held === null ? [] : buildingPilesThatTake(rules, table, held);
  const outOfTurn = seatActingOutOfTurn(table, input);
  return buildingPilesWithoutEmptyFifth(table).map((pile, place) => ({
    shows: pile.shows,
    needs: pile.shows + 1,
    top: topOfBuildingPile(pile),
    isFinished: pile.shows === 0 && move?.act === 'play' && move.to === place && pile.by === move.n,
    outOfTurn,
    isLit: lit.includes(place),
    isNewest: pile.by > 0 && pile.by === newest,
  }));
}

/** A card nobody saw, or that a position did not name, is shown as the number of the pile. */
function topOfBuildingPile({ cards, shows }: BuildingPileState): Card | null {
  const top = cards.at(-1);
  if (top !== undefined && top !== UNSEEN_CARD) return top;
  return shows === 0 ? null : shows;
}

/** How far the game is: being set up, under way, paused, over. */
export const selectPhase = ({ game: { rules, table } }: Pick<TableState, 'game'>): TableFacts['phase'] =>
  phaseOf(rules, table);

/** The number of entries shown beside the table. */
const MOST = 12;

/** What was told last and still counts, newest first. */
export const recentEntriesOf = memoizeByObject(({ played }: Game): readonly Entry[] => {
  const lately: Entry[] = [];
  for (let link = played; link !== null && lately.length < MOST; link = link.before) {
    const { entry } = link.last;
    if (!('assumed' in entry && entry.assumed === true)) lately.push(entry);
  }
  return lately;
});
