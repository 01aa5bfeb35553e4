import { resolveRuleset, rulesetById } from '@/rulesets';
import { type EventState } from '@/state';
import { type EventGame, type ReplayedEvent } from '@/tournament';
import { rulesetWords, type Words } from '@/words';
import { type EventWords } from '@/words/eventScreens';
import { describeEventStep } from '../../events/describeEventStep';
import { gameName, sideName } from '../../events/eventNames';
import { makeNextStep, type NextStepData } from './makeNextStep';

/** One game of the round, ready to draw. */
export interface GameRowData {
  readonly id: string;
  readonly table: number | null;
  readonly tableName: string;
  readonly sides: readonly { readonly name: string; readonly hasWon: boolean }[];
  /** Empty: no result yet. */
  readonly result: string;
  readonly isOpen: boolean;
}

export interface EventHomeData {
  readonly title: string;
  readonly subtitle: string;
  readonly next: NextStepData;
  readonly people: string;
  /** The newest round, and games of earlier ones that are waited for; null before the first. */
  readonly round: {
    readonly title: string;
    readonly about: string;
    readonly byes: string;
    /** What was drawn, and with which seed. */
    readonly seed: string;
    readonly games: readonly GameRowData[];
  } | null;
  /** A bracket can be drawn. */
  readonly hasChart: boolean;
  readonly undo: string | null;
  readonly redo: string | null;
  readonly problems: readonly string[];
}

/** Everything the first screen of an event shows. */
export function makeEventHome(state: EventState, say: EventWords, words: Words): EventHomeData {
  const { header, event, undoable, redoable } = state;
  const ruleset = resolveRuleset(header, rulesetById);
  const here = [...event.people.values()].filter(({ isHere }) => isHere).length;
  return {
    title: header.name ?? say.unnamed,
    subtitle: words.phrasing.inLine([
      ...(ruleset.ok ? [rulesetWords(words, ruleset.value).name] : []),
      say.formats[event.format.kind].name,
    ]),
    next: makeNextStep(state, say),
    people: say.home.peopleCount(here, event.people.size),
    round: makeRound(state, say),
    hasChart: event.format.kind === 'single-elimination' && event.rounds.length > 0,
    undo: undoable === null ? null : say.undo.button(describeEventStep(undoable, event, say)),
    redo: redoable === null ? null : say.undo.again(describeEventStep(redoable, event, say)),
    problems: event.problems.map(({ code, game, who }) =>
      say.problemAt(say.problems[code], whereOf(event, game, who ?? [], say)),
    ),
  };
}

function whereOf(event: ReplayedEvent, game: string | undefined, who: readonly string[], say: EventWords): string {
  const found = game === undefined ? undefined : event.gameById.get(game);
  if (who.length > 0) return sideName(event, who, say);
  return found === undefined ? '' : gameName(event, found, say);
}

function makeRound({ event, entries }: EventState, say: EventWords): EventHomeData['round'] {
  const last = event.games.at(-1);
  if (last === undefined) return null;
  const { round } = last;
  const games = event.games.filter((game) => game.round === round && game.status !== 'extra');
  const earlier = event.waiting.filter((game) => game.round !== round);
  const open = [...earlier, ...games].filter(({ status }) => isOpen(status));
  const byes = event.byes
    .filter((bye) => bye.round === round && !bye.isExtra)
    .map(({ side }) => sideName(event, side, say));
  const drawn = entries.findLast((entry) => entry.act === 'seat' && entry.round === round && entry.drawn !== undefined);
  return {
    title: say.home.gamesTitle(round),
    about: open.length === 0 ? say.home.allIn : say.home.openGames(open.length),
    byes: byes.length === 0 ? '' : say.home.byes(byes),
    seed: drawn?.act === 'seat' && drawn.drawn !== undefined ? say.next.seed(drawn.drawn.seed) : '',
    games: [...earlier, ...games].map((game) => makeGameRow(event, game, say)),
  };
}

const isOpen = (status: EventGame['status']): boolean =>
  status === 'pending' || status === 'no-winner' || status === 'left-missing';

function makeGameRow(event: ReplayedEvent, game: EventGame, say: EventWords): GameRowData {
  const { result } = game;
  return {
    id: game.id,
    table: game.table,
    tableName: say.tableName(game.table),
    sides: game.sides.map((side, i) => ({ name: sideName(event, side, say), hasWon: result?.won === i })),
    result: result === null ? '' : say.resultLine(result.won === null, result.why ?? 'win', game.status),
    isOpen: isOpen(game.status),
  };
}
