import { type Game, type Table } from '@/engine';
import { type TableState } from '../desk';
import { type TableFacts } from '../facts';
import { actorOf, mayBeAsked, partnersOf } from '../plan/context';
import { withDrawn } from '../plan/fillIn';
import { moreOf } from '../tables/nextHeader';
import { mayRedo, mayUndo } from '../undo';
import { flagFacts } from './flagFacts';
import { latelyOf } from './latelyOf';
import { remembered } from './remembered';
import { seatFacts } from './seatFacts';
import { selectBuilding } from './selectBuilding';
import { selectPhase } from './selectPhase';
import { slotOf } from './slotOf';

/** By game: a table that waits in the background keeps its own. */
const known = new WeakMap<Game, Pick<TableState, 'held' | 'said'> & { readonly facts: TableFacts }>();

/** What the table screen draws. The same game, the same held, the same said give the same object. */
export function selectFacts(state: TableState): TableFacts {
  const found = known.get(state.game);
  if (found !== undefined && found.held === state.held && found.said === state.said) return found.facts;
  const facts = factsOf(state);
  known.set(state.game, { held: state.held, said: state.said, facts });
  return facts;
}

function factsOf(state: TableState): TableFacts {
  const { game, held, said } = state;
  const { table, inForce } = game;
  const shown = held.noDraw ? table : drawn(game);
  const flags = flagFacts(game);
  const actor = actorOf(table, held);
  const partner = partnersOf(game, actor)[0] ?? null;
  const { table: number, game: count } = moreOf(inForce);
  return {
    id: inForce.id,
    rulesetId: inForce.ruleset,
    table: number ?? null,
    game: count ?? null,
    phase: selectPhase(state),
    seats: seatFacts(game, shown, flags),
    actor,
    partner,
    others: table.seats.map((_, seat) => seat).filter((seat) => seat !== actor && seat !== partner),
    turn: table.turn,
    asked: mayBeAsked(game, actor) ? held.asked : null,
    building: selectBuilding(state),
    draw: shown.draw,
    isDrawKnown: table.drawKnown,
    completed: shown.completed,
    unexplained: table.unexplained,
    armed: held.armed,
    lifted: held.lifted,
    slot: slotOf(state, flags),
    undone: said?.kind === 'undone' ? said : null,
    settled: said?.kind === 'settled' ? said : null,
    flags,
    ...history(game),
    entries: game.entries?.length ?? 0,
    lately: latelyOf(game),
  };
}

const drawn = remembered((game: Game): Table => withDrawn(game));
const history = remembered((game: Game) => ({ mayUndo: mayUndo(game), mayRedo: mayRedo(game) }));
