import { type BackwardLinkedList, fail, assertNever, ok, type Result, listToArray } from '@/base';
import {
  addEntry,
  type RulingCall,
  type Entry,
  type Game,
  isCorrection,
  type RaisedFlag,
  type Refusal,
  type Winner,
} from '@/engine';
import { stringifyLine, makeGameRecordReader } from '@/record';
import { type FlagCode } from '@/rulesets';
import { type JudgementChange, type TableNotice, type TableState } from '../session';
import { type EntryDraft, type Tap } from '../input';
import { planRedo, planUndo, flaggedEntry, type UndoPlan } from '../undo';
import { inputAfterAct, inputAfterForm, inputAfterUndo, inputReleasedIfOnTurn } from './actor';
import { strikesOfDisprovedAssumptions, assumedDraftsBefore } from './assumptions';
import { planDoubtfulDrawCorrection } from './doubtfulDraw';
import { interpretTap } from './interpretTap';
import { checkTap } from './checkTap';

/** What the referee asks of a table. */
export type RefereeCommand =
  | { readonly kind: 'tap'; readonly tap: Tap }
  /** Entries told through a form, all of them or none. */
  | { readonly kind: 'tell'; readonly drafts: readonly EntryDraft[] }
  | {
      readonly kind: 'rule';
      readonly flag: string;
      readonly call: RulingCall;
      readonly more?: RulingDetails | undefined;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export interface RulingDetails {
  readonly as?: FlagCode;
  readonly pile?: number;
  readonly note?: string;
  /** How many cards were really drawn, where the app had filled in a draw. It is no field of the ruling itself. */
  readonly drew?: number;
}

/** When, and on which device, a command was given: every entry of it carries the same. */
export interface EntryStamp {
  readonly at: string;
  readonly by: string;
}

/** What a command makes of a table. Nothing is written yet. */
export interface CommandPlan extends Pick<TableState, 'game' | 'input' | 'notice'> {
  /** To be written, in order; what the app fills in stands before its act. Empty: only `input` or `notice` changes. */
  readonly entries: readonly Entry[];
  /** What re-judging changed, where an entry corrects an earlier one. */
  readonly change: JudgementChange | null;
}

/**
 * From a command to entries. Pure: the same state, command and stamp give the same plan, so it may be called on what
 * is committed or on what is still being saved. Refuses only what cannot be (card 13, seat 9); what breaks a rule is
 * planned and flagged.
 */
export function plan(
  state: Pick<TableState, 'game' | 'input' | 'notice'>,
  command: RefereeCommand,
  stamp: EntryStamp,
): Result<CommandPlan, Refusal> {
  const { game, input, notice } = state;
  switch (command.kind) {
    case 'tap': {
      const refusal = checkTap(game.table, command.tap);
      if (refusal !== null) return fail(refusal);
      const meaning = interpretTap(game, input, command.tap);
      const isAnswered = meaning.drafts.length > 0 || notice?.kind === 'refused';
      return planDrafts(state, meaning.drafts, { input: meaning.input, notice: isAnswered ? null : notice }, stamp);
    }
    case 'tell':
      return planTyped(state, command.drafts, null, stamp);
    case 'rule': {
      const { flag, call } = command;
      const { drew, ...more } = command.more ?? {};
      const mistapped = call === 'mistap' ? flaggedEntry(game, flag) : null;
      const undone: TableNotice = mistapped === null ? null : { kind: 'undone', entry: mistapped, isRedo: false };
      const corrected = drew === undefined ? { drafts: [], flag } : planDoubtfulDrawCorrection(game, flag, drew);
      const ruling: EntryDraft = { act: 'rule', flag: corrected.flag, call, ...more };
      return planTyped(state, [...corrected.drafts, ruling], undone, stamp);
    }
    case 'undo':
    case 'redo': {
      const isRedo = command.kind === 'redo';
      const found: UndoPlan | null = isRedo ? planRedo(game) : planUndo(game);
      if (found === null) return ok({ game, input, notice, entries: [], change: null });
      const undone: TableNotice = { kind: 'undone', entry: found.entry, isRedo };
      const held = isRedo ? inputAfterAct(input, found.entry) : inputAfterUndo(input, found.entry);
      return planDrafts(state, found.drafts, { input: held, notice: undone }, stamp);
    }
    default:
      return assertNever(command);
  }
}

/** What was typed into a form is copied as it will be read back, and its shape is checked by the reader of records. */
function planTyped(
  state: Pick<TableState, 'game' | 'input'>,
  typed: readonly EntryDraft[],
  notice: TableNotice,
  stamp: EntryStamp,
): Result<CommandPlan, Refusal> {
  const drafts = JSON.parse(JSON.stringify(typed)) as EntryDraft[];
  const refusal = refuseShape(state.game, drafts);
  if (refusal !== null) return fail(refusal);
  return planDrafts(state, drafts, { input: inputAfterForm(state.game, state.input, drafts), notice }, stamp);
}

/** Numbers and stamps the drafts, adds what the app fills in before each, and judges them on the table. */
function planDrafts(
  { game, input: before }: Pick<TableState, 'game' | 'input'>,
  drafts: readonly EntryDraft[],
  after: Pick<TableState, 'input' | 'notice'>,
  { at, by }: EntryStamp,
): Result<CommandPlan, Refusal> {
  const entries: Entry[] = [];
  let now = game;
  const add = (draft: EntryDraft): Refusal | null => {
    const entry = { n: highestNumber(now.entries) + 1, ...draft, at, by } as Entry;
    const added = addEntry(now, entry);
    if (!added.ok) return added.error;
    entries.push(entry);
    now = added.value;
    return null;
  };
  const addAll = (all: readonly EntryDraft[]): Refusal | null =>
    all.reduce<Refusal | null>((refusal, each) => refusal ?? add(each), null);
  for (const draft of drafts) {
    // assumedDraftsBefore looks at the table after the strikes: what was struck may have to be drawn again
    const refusal =
      addAll(strikesOfDisprovedAssumptions(now, draft)) ??
      addAll(assumedDraftsBefore(now, draft, before.noDraw)) ??
      add(draft);
    if (refusal !== null) return fail(refusal);
  }
  const change = entries.some(isCorrection) ? changeBetween(game, now) : null;
  const input = entries.length === 0 ? after.input : inputReleasedIfOnTurn(now, after.input);
  return ok({ game: now, entries, change, input, notice: after.notice });
}

/**
 * Whether entries told through a form can be read back. An act of its own needs only the header in force; a
 * correction is checked against everything it may refer to. Taps need no check: their entries have the right shape
 * by construction.
 */
function refuseShape(game: Game, drafts: readonly EntryDraft[]): Refusal | null {
  const next = highestNumber(game.entries) + 1;
  const entries = drafts.map((draft, i) => ({ n: next + i, ...draft }) as Entry);
  const before = entries.some(isCorrection) ? [game.header, ...listToArray(game.entries)] : [game.inForce];
  const reader = makeGameRecordReader(game.findRuleset);
  for (const line of [...before, ...entries]) {
    const item = reader.read(stringifyLine(line), 0);
    if (item?.kind === 'problem') return item.refusal;
  }
  return null;
}

/** By link: a tap looks at the newest link only, however long the record is. */
const highest = new WeakMap<BackwardLinkedList<Entry>, number>();

/** The highest number any entry has. Numbers may have gaps and need not be in order. */
function highestNumber(entries: BackwardLinkedList<Entry> | null): number {
  const unknown: BackwardLinkedList<Entry>[] = [];
  let link = entries;
  while (link !== null && !highest.has(link)) {
    unknown.push(link);
    link = link.before;
  }
  let most = link === null ? 0 : (highest.get(link) as number);
  for (const each of unknown.reverse()) highest.set(each, (most = Math.max(most, each.last.n)));
  return most;
}

const ORPHANED = 'ruling-orphaned';

/** What re-judging changed: flags that came and went, rulings without a flag, another winner. */
function changeBetween(before: Game, after: Game): JudgementChange {
  const [was, is] = [listToArray(before.table.raised), listToArray(after.table.raised)];
  return {
    raised: idsOf(without(is, was).filter(({ code }) => code !== ORPHANED)),
    gone: idsOf(without(was, is).filter(({ code }) => code !== ORPHANED)),
    orphaned: without(is, was).flatMap(({ code, evidence }) =>
      code === ORPHANED && evidence.flag !== undefined ? [evidence.flag] : [],
    ),
    winner: winnerChange(before.table.over?.winner ?? null, after.table.over?.winner ?? null),
  };
}

const idsOf = (flags: readonly RaisedFlag[]): string[] => flags.map(({ id }) => id);

function without(flags: readonly RaisedFlag[], others: readonly RaisedFlag[]): RaisedFlag[] {
  const ids = new Set(others.flatMap(({ id, originalId }) => (originalId === undefined ? [id] : [id, originalId])));
  return flags.filter(({ id, originalId }) => !ids.has(id) && (originalId === undefined || !ids.has(originalId)));
}

const winnerChange = (before: Winner | null, after: Winner | null): JudgementChange['winner'] =>
  JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
