import { type PlayerId, sideKeyOf, type WrittenSide } from '@/record';

/** A contestant while the entries are replayed. */
export interface ContestantDraft {
  key: string;
  who: WrittenSide;
  /** Was seated or had a bye: it is not dissolved when one of its players is paired anew. */
  hasBeenSeated: boolean;
  isDissolved: boolean;
  /** Whoever has its results now; itself, unless a substitute who had results of their own took another's place. */
  mergedInto: ContestantDraft | null;
  /** The list of this one alone: one for all its games. */
  readonly alone: readonly ContestantDraft[];
}

/** Who has a row: sides that are formed and dissolved, or players. One contestant for each key at a time. */
export interface ContestantRegister {
  /** Two ways of writing one side are shown as the first one. */
  readonly noteWriting: (side: WrittenSide) => void;
  /** These players are a side from here on. Whoever had been in a side that was never seated leaves it. */
  readonly form: (side: WrittenSide) => ContestantDraft;
  /** The new side takes over the place and the results of the old one. */
  readonly substitute: (side: WrittenSide, instead: WrittenSide) => void;
  /** Who gets what this side wins: the side, or each of its players. */
  readonly seat: (side: WrittenSide) => readonly ContestantDraft[];
  /** The same for a game that makes nobody sit down. */
  readonly find: (side: WrittenSide) => readonly ContestantDraft[];
  readonly sideOf: (player: PlayerId) => ContestantDraft | undefined;
  /** Whose place somebody else has taken, and who has none since. */
  readonly isReplaced: (player: PlayerId) => boolean;
  /** Those that are there now, in the order of their making. */
  readonly all: () => readonly ContestantDraft[];
}

interface Register {
  readonly byKey: Map<string, ContestantDraft>;
  readonly sides: Map<PlayerId, ContestantDraft>;
  readonly firstWritten: Map<string, WrittenSide>;
  readonly replaced: Set<PlayerId>;
}

function make(register: Register, side: WrittenSide): ContestantDraft {
  const key = sideKeyOf(side);
  const alone: ContestantDraft[] = [];
  const made: ContestantDraft = {
    key,
    who: register.firstWritten.get(key) ?? side,
    hasBeenSeated: false,
    isDissolved: false,
    mergedInto: null,
    alone,
  };
  alone.push(made);
  register.byKey.set(key, made);
  return made;
}

/** Makes `heir` the contestant of this side; one that was there before goes, and leaves its results to the heir. */
function takeOver({ byKey, firstWritten }: Register, heir: ContestantDraft, side: WrittenSide): void {
  const key = sideKeyOf(side);
  const before = byKey.get(key);
  if (before === heir) return;
  if (before !== undefined) before.mergedInto = heir;
  byKey.delete(heir.key);
  byKey.set(key, heir);
  heir.key = key;
  heir.who = firstWritten.get(key) ?? side;
}

/** Sides stay together: a contestant is a side. */
function makeSideRegister(register: Register): ContestantRegister {
  const { byKey, sides, replaced } = register;

  const dissolve = (side: ContestantDraft): void => {
    side.isDissolved = true;
    byKey.delete(side.key);
    for (const player of side.who) if (sides.get(player) === side) sides.delete(player);
  };
  const join = (player: PlayerId, side: ContestantDraft): void => {
    const before = sides.get(player);
    if (before !== undefined && before !== side && !before.hasBeenSeated && before.mergedInto === null)
      dissolve(before);
    sides.set(player, side);
    replaced.delete(player);
  };
  const form = (side: WrittenSide): ContestantDraft => {
    const formed = byKey.get(sideKeyOf(side)) ?? make(register, side);
    for (const player of side) join(player, formed);
    return formed;
  };
  const substitute = (side: WrittenSide, instead: WrittenSide): void => {
    const old = byKey.get(sideKeyOf(instead));
    if (old === undefined) return void form(side);
    for (const player of old.who) {
      if (sides.get(player) === old) sides.delete(player);
      replaced.add(player);
    }
    takeOver(register, old, side);
    for (const player of side) join(player, old);
  };
  const find = (side: WrittenSide): readonly ContestantDraft[] => byKey.get(sideKeyOf(side))?.alone ?? [];
  return {
    ...registerAccess(register),
    form,
    substitute,
    seat: (side) => (byKey.get(sideKeyOf(side)) ?? form(side)).alone,
    find,
  };
}

/** Every player counts alone, whoever the partners are. */
function makePlayerRegister(register: Register): ContestantRegister {
  const { byKey, replaced } = register;
  const contestantOf = (player: PlayerId): ContestantDraft =>
    byKey.get(sideKeyOf([player])) ?? make(register, [player]);
  const find = (side: WrittenSide): readonly ContestantDraft[] =>
    side.length === 1 ? contestantOf(side[0] as PlayerId).alone : side.map(contestantOf);
  const substitute = (side: WrittenSide, instead: WrittenSide): void => {
    const going = instead.filter((player) => !side.includes(player));
    const coming = side.filter((player) => !instead.includes(player));
    for (const [i, player] of going.slice(0, coming.length).entries()) {
      takeOver(register, contestantOf(player), [coming[i] as PlayerId]);
      replaced.add(player);
      replaced.delete(coming[i] as PlayerId);
    }
  };
  return {
    ...registerAccess(register),
    form: (side) => find(side)[0] as ContestantDraft,
    substitute,
    seat: find,
    find,
  };
}

const registerAccess = ({ byKey, sides, firstWritten, replaced }: Register) => ({
  noteWriting: (side: WrittenSide): void => {
    const key = sideKeyOf(side);
    if (!firstWritten.has(key)) firstWritten.set(key, side);
  },
  sideOf: (player: PlayerId) => sides.get(player),
  isReplaced: (player: PlayerId) => replaced.has(player),
  all: () => [...byKey.values()],
});

export function makeContestantRegister(isPaired: boolean): ContestantRegister {
  const register: Register = { byKey: new Map(), sides: new Map(), firstWritten: new Map(), replaced: new Set() };
  return isPaired ? makeSideRegister(register) : makePlayerRegister(register);
}
