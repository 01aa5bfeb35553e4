import { makeRulingOptions } from '@app/flags/makeRulingOptions';
import {
  type Card,
  discardPileAt,
  findRemedyPileChoice,
  type Game,
  numberNeededAt,
  openFlags,
  planRemedy,
  type Seat,
  seatStateAt,
  type SpeechKind,
} from '@/engine';
import { rulesetById } from '@/rulesets';
import { rulesetWords, type SeatNamer, wordsFor } from '@/words';
import { opened } from './tellable';
import { type Told } from './plainRecord';

/** A control as a screen reader says it. A name that is a list begins with its first part and ends with its last. */
export interface SpokenControl {
  readonly role: 'button' | 'radio' | 'checkbox' | 'textbox';
  readonly names: readonly SpokenName[];
  /** The region it stands in, where several have a control of this name. */
  readonly region?: string;
}
export type SpokenName = string | { readonly begins: string; readonly has?: string };

const words = wordsFor('en');
const say = words.table;

/** Somebody who was told the whole game knows what every control is called: from the game, never from the page. */
export interface Situation {
  readonly header: Told['header'];
  readonly game: Game;
}

export const firstSituation = (header: Told['header']): Situation => ({ header, game: opened(header) });

const button = (...names: readonly SpokenName[]): SpokenControl => ({ role: 'button', names });

type Maker = (at: Situation, ...parts: string[]) => SpokenControl;

const NAMES: readonly (readonly [RegExp, Maker])[] = [
  [/^new-table$/, () => button(words.setUp.tables.newTable)],
  [/^ruleset-(.+)$/, (_at, id) => ({ role: 'radio', names: [{ begins: sheetName(id ?? '') }] })],
  [/^players-(\d+)$/, (_at, n) => ({ role: 'radio', names: [words.setUp.newTable.playersLabel(Number(n))] })],
  [/^partners-yes$/, () => ({ role: 'radio', names: [words.setUp.newTable.partnersYes] })],
  [/^seat-name-(\d+)$/, (_at, n) => ({ role: 'textbox', names: [{ begins: words.lastPeople.nameOf(Number(n)) }] })],
  [/^local-rules$/, () => button({ begins: words.setUp.newTable.localRules })],
  [/^house-stock$/, () => ({ role: 'textbox', names: [{ begins: words.setUp.newTable.stock }] })],
  [/^deal$/, () => button(words.setUp.newTable.deal)],
  [/^(dealer|starter)-(\d+)$/, ({ header }, what, seat) => tile(header, what ?? '', Number(seat))],
  [/^start-game$/, () => button(words.setUp.deal.startGame)],
  [/^key-(\d+|S|\?)$/, (_at, card) => button(say.keys.key(cardNamed(card)))],
  [/^build-(\d)$/, ({ game }, pile) => buildingPile(game, Number(pile))],
  [/^stock-(\d+)$/, ({ game }, seat) => stock(game, Number(seat))],
  [/^discard-(\d+)-(\d)$/, ({ game }, seat, pile) => discard(game, Number(seat), Number(pile))],
  [/^seat-(\d+)$/, ({ game }, seat) => seatControl(game, Number(seat))],
  [/^release$/, ({ game }) => button(words.outOfTurn.releaseLabel(whoOf(game)(game.table.turn ?? 0)))],
  [/^asked$/, () => ({ role: 'checkbox', names: [{ begins: '', has: ' asked ' }] })],
  [/^skip-flip$/, () => button(say.slot.skipLabel)],
  [/^(draw|more|log|undo)$/, (_at, action) => button(say.actions.labels[action as 'draw'])],
  [/^speak$/, () => button(say.actions.labels.talk)],
  [/^draw-count-(\d+)$/, (_at, count) => button(say.draw.count(Number(count)))],
  [/^speak-seat-(\d+)$/, ({ game }, seat) => ({ ...button(whoOf(game)(Number(seat))), region: say.talk.who })],
  [/^speak-what-(.+)$/, (_at, what) => button({ begins: say.talk.kinds[what as SpeechKind].title })],
  [/^flag-more$/, ({ game }) => flagMore(openFlags(game.table).length)],
  [/^flag-(remedy|apply)$/, ({ game }, which) => remedy(game, which === 'apply')],
  [/^flag-(stand|waive|mistap)$/, (_at, call) => button({ begins: words.calls[call as 'stand'].button })],
  [/^put-back-close$/, () => ({ ...button(words.screens.common.close), region: say.putBack.title })],
];

/** What the control with this test name is called in this situation. */
export function spokenControl(testName: string, at: Situation): SpokenControl {
  for (const [pattern, make] of NAMES) {
    const found = pattern.exec(testName);
    if (found !== null) return make(at, ...found.slice(1));
  }
  throw new Error(`nobody knows what ${testName} is called`);
}

export const isCalled = (found: string, names: readonly SpokenName[]): boolean =>
  names.some((name) =>
    typeof name === 'string' ? found === name : found.startsWith(name.begins) && found.includes(name.has ?? ''),
  );

const cardNamed = (name: string | undefined): Card => (name === 'S' || name === '?' ? name : Number(name));

const whoOf =
  ({ table }: Game): SeatNamer =>
  (seat) =>
    table.names[seat] ?? say.seatNumber(seat);

const sheetName = (id: string): string => {
  const sheet = rulesetById(id);
  if (sheet === undefined) throw new Error(id);
  return rulesetWords(words, sheet).name;
};

function tile({ seats }: Told['header'], what: string, seat: Seat): SpokenControl {
  const shown = words.phrasing.shown([words.setUp.seat(seat), seats[seat]?.name ?? '']);
  const { dealerLabel, starterLabel } = words.setUp.deal;
  return what === 'dealer' ? button(dealerLabel(shown)) : button({ begins: shown, has: starterLabel('') });
}

function buildingPile({ table }: Game, pile: number): SpokenControl {
  const [begins = ''] = say.pile
    .label({ place: pile, shows: 0, top: null, needs: 1, isLit: false, isFinished: false })
    .split(',');
  return button({ begins: `${begins},`, has: `needs ${numberNeededAt(table, pile)}` });
}

function stock(game: Game, seat: Seat): SpokenControl {
  const { stock: count, top } = seatStateAt(game.table, seat);
  return button(...[false, true].map((isHeld) => say.pile.stock(whoOf(game)(seat), count, top, isHeld)));
}

function discard(game: Game, seat: Seat, pile: number): SpokenControl {
  const cards = discardPileAt(game.table, seat, pile);
  const label = (isHeld: boolean): string =>
    say.pile.discard(whoOf(game)(seat), pile, cards.length, cards.at(-1) ?? null, isHeld);
  return button(label(false), label(true));
}

function seatControl(game: Game, seat: Seat): SpokenControl {
  const name = whoOf(game)(seat);
  const { turn } = game.table;
  const { acts, actsAgain, actsOutOfTurn } = say.seat.press;
  const press = (turn === null ? acts : turn === seat ? actsAgain : actsOutOfTurn)(name);
  return button({ begins: `${name}, `, has: `; ${press}` });
}

const flagMore = (waiting: number): SpokenControl =>
  button(say.slot.moreOf(waiting), ...(waiting > 0 ? [say.slot.waiting(waiting)] : []));

/** What the button does with the cards; where no clause decides, the suggestion is shown first. */
function remedy({ rules, table }: Game, isShown: boolean): SpokenControl {
  const [flag] = openFlags(table);
  if (flag === undefined) throw new Error('no flag waits');
  const who: SeatNamer = (seat) => table.names[seat] ?? '';
  const plan = planRemedy(rules, table, flag);
  const pile = findRemedyPileChoice(rules, table, flag, plan)?.pile;
  const options = makeRulingOptions(
    flag,
    pile === undefined ? plan : planRemedy(rules, table, flag, pile),
    null,
    who,
    words,
  );
  if (options.suggestion === null) return button(options.remedyTitle);
  return button(isShown ? options.suggestion.applyTitle : words.rulingOptions.showSuggestion);
}
