import { assertNever } from '@/base';
import { type Entry, isWithoutClause } from '@/engine';
import {
  type WriteFailedNotice,
  type FlagFacts,
  type RecoveryNotice,
  type SlotContent,
  type TableFacts,
  type WriteFailureReason,
} from '@/state';
import { flagLine, tapRecoveryLine, type SeatNamer, type Words } from '@/words';
import { makeRulingOptions } from '../../../flags/makeRulingOptions';
import { type SlotButtonData, type SlotData } from './tableData';

type Said = Pick<SlotData, 'tone' | 'icon' | 'text' | 'buttons'>;

/** The one slot: one line, and what can be done about it in one tap. */
export function makeSlot(facts: TableFacts, who: SeatNamer, words: Words): SlotData {
  const { flags } = facts;
  const slot = undoneFirst(facts);
  const isFlag = slot.kind === 'flag';
  return {
    kind: slot.kind,
    ...say(facts, slot, who, words),
    code: (isFlag ? slot.flag : flags[0])?.flag.code ?? null,
    behind:
      isFlag || flags.length === 0 ? null : { count: flags.length, label: words.table.slot.waiting(flags.length) },
  };
}

/** What an undo took back is named even while a flag waits; the flag stays one touch away. */
const undoneFirst = ({ slot, undone }: TableFacts): SlotContent =>
  slot.kind === 'flag' && undone !== null ? { kind: 'undone', ...undone } : slot;

function say(facts: TableFacts, slot: SlotContent, who: SeatNamer, words: Words): Said {
  const w = words.table.slot;
  switch (slot.kind) {
    case 'which-pile':
      return ask((fitsSomewhere(facts) ? w.which : w.fitsNowhere)(slot.card, who(slot.owner), slot.from), [
        cancel(words),
      ]);
    case 'armed':
      return ask(w.armed(slot.card, who(facts.actor)), [cancel(words)]);
    case 'stock-top':
      return ask(words.phrasing.sentences([w.stockTop(who(slot.seat)), ...asides(facts, who, words)]), [
        ...(facts.undone === null ? [] : redo(facts, words)),
        {
          testID: 'skip-flip',
          title: w.skip,
          label: w.skipLabel,
          isMain: false,
          does: { do: 'tap', tap: { on: 'skip-flip' } },
        },
      ]);
    case 'refused':
      return {
        tone: 'illegal',
        icon: 'warning',
        text: words.phrasing.asTitle(words.refusals[slot.refusal.code](slot.refusal)),
        buttons: [],
      };
    case 'failed':
      return { tone: 'illegal', icon: 'warning', text: failed(slot, who, words), buttons: reopen(slot.why, words) };
    case 'settled':
      return {
        tone: isWholeAgain(slot) ? 'good' : 'illegal',
        icon: isWholeAgain(slot) ? 'saved' : 'warning',
        text: tapRecoveryLine(words, slot, (entry) => words.tapWords(entry, who)),
        buttons: [],
      };
    case 'flag':
      return flagSaid(slot.flag, facts.flags.length, who, words);
    case 'undone':
      return {
        tone: 'stands',
        icon: slot.isRedo ? 'redo' : 'undo',
        text: w.undone(words.entryWords(slot.entry, who), slot.isRedo),
        buttons: redo(facts, words),
      };
    case 'draw-dead':
      return { tone: 'penalty', icon: 'shuffle', text: w.dead, buttons: deadButtons(facts, slot, who, words) };
    case 'late-discard':
      return { tone: 'info', icon: 'info', text: w.late(who(slot.seat)), buttons: [] };
    case 'tie-break':
      return ask(w.tie(slot.seats.map(who)), [
        { testID: 'slot-deal', title: w.deal, isMain: true, does: { do: 'deal' } },
      ]);
    case 'starter':
      return ask(w.starter, []);
    case 'over':
      return {
        tone: 'good',
        icon: 'trophy',
        text: slot.winners.length === 0 ? w.ended : w.won(slot.winners.map(who)),
        buttons: [{ testID: 'result', title: w.result, isMain: true, does: { do: 'result' } }],
      };
    case 'paused':
      return {
        tone: 'info',
        icon: 'pause',
        text: w.paused(slot.isAsked),
        buttons: [{ testID: 'resume', title: w.resume, isMain: true, does: { do: 'tell', draft: { act: 'resume' } } }],
      };
    case 'quiet':
      return {
        tone: 'stands',
        icon: null,
        text:
          // the deal names everybody and all top cards: too much for a line, and all of it is on the screen
          slot.last === null || slot.last.act === 'deal'
            ? w.nothingYet(facts.turn === null ? null : who(facts.turn))
            : words.entryWords(slot.last, who),
        buttons: redo(facts, words),
      };
    default:
      return assertNever(slot);
  }
}

const fitsSomewhere = ({ building }: TableFacts): boolean => building.some(({ isLit }) => isLit);

/** A mis-tapped new top is taken back and told anew: both are said at once, the question first. */
const asides = ({ undone, settled }: TableFacts, who: SeatNamer, words: Words): string[] => [
  ...(undone === null ? [] : [words.table.slot.undone(words.entryWords(undone.entry, who), undone.isRedo)]),
  ...(settled === null ? [] : [tapRecoveryLine(words, settled, (entry) => words.tapWords(entry, who))]),
];

/** Nothing has to be told again. */
const isWholeAgain = ({ outcome, dropped }: RecoveryNotice): boolean =>
  dropped.length === 0 && (outcome === 'was-there' || outcome === 'appended');

/** Why nothing was written, and which taps are known not to be taken. Only after `unknown` the first of them is in doubt. */
function failed({ why, entries, dropped }: WriteFailedNotice, who: SeatNamer, words: Words): string {
  const { failed: reasons, inDoubt, notTaken } = words.table.slot;
  const named = (list: readonly Entry[]): string[] => list.map((entry) => words.tapWords(entry, who));
  if (why === 'unknown')
    return dropped.length === 0
      ? reasons.unknown
      : words.phrasing.lines([inDoubt(named(entries)), notTaken(named(dropped))]);
  const lost = named([...entries, ...dropped]);
  return lost.length === 0 ? reasons[why] : words.phrasing.lines([notTaken(lost), reasons[why]]);
}

/** Only where opening the log anew may help. */
const reopen = (why: WriteFailureReason, { table }: Words): SlotButtonData[] =>
  why === 'unknown' || why === 'read-only'
    ? [{ testID: 'reopen', title: table.slot.tryAgain, isMain: true, does: { do: 'reopen' } }]
    : [];

const ask = (text: string, buttons: readonly SlotButtonData[]): Said => ({
  tone: 'info',
  icon: 'silent',
  text,
  buttons,
});

const cancel = ({ table: { slot } }: Words): SlotButtonData => ({
  testID: 'slot-cancel',
  title: slot.cancel,
  label: slot.cancelLabel,
  isMain: false,
  does: { do: 'tap', tap: { on: 'clear' } },
});

const redo = ({ mayRedo }: TableFacts, { table }: Words): SlotButtonData[] =>
  mayRedo ? [{ testID: 'redo', title: table.slot.redo, isMain: false, does: { do: 'redo' } }] : [];

/**
 * Put right at once where a clause orders it, nothing has to be chosen, and it is not too late; everything else is
 * decided in the bar.
 */
function flagSaid({ flag, plan, pile }: FlagFacts, waiting: number, who: SeatNamer, words: Words): Said {
  const w = words.table.slot;
  const isPlain =
    !isWithoutClause(flag) && flag.verdict !== 'record' && plan.late === null && flag.or === undefined && pile === null;
  const decide: SlotButtonData = { testID: 'flag-decide', title: w.decide, isMain: true, does: { do: 'open-flag' } };
  const main: SlotButtonData = isPlain
    ? {
        testID: 'flag-remedy',
        title: makeRulingOptions(flag, plan, null, who, words).remedyTitle,
        isMain: true,
        does: { do: 'remedy', flag: flag.id },
        ifTooLong: decide,
      }
    : decide;
  return {
    tone: flag.verdict,
    icon: flag.verdict,
    text: flagLine(words, flag, who),
    buttons: [main, { testID: 'flag-more', title: w.moreOf(waiting), isMain: false, does: { do: 'open-flag' } }],
  };
}

function deadButtons(
  { turn, actor }: TableFacts,
  { mayRecycle, isStuck }: Extract<SlotContent, { kind: 'draw-dead' }>,
  who: SeatNamer,
  { table: { slot: w } }: Words,
): SlotButtonData[] {
  const seat = turn ?? actor;
  const shuffle: SlotButtonData = {
    testID: 'reshuffle',
    title: w.reshuffle,
    label: w.reshuffleLabel,
    isMain: false,
    does: { do: 'tell', draft: { act: 'reshuffle' } },
  };
  const recycle: SlotButtonData = {
    testID: 'recycle',
    title: w.recycle,
    label: w.recycleLabel,
    isMain: false,
    does: { do: 'tell', draft: { act: 'reshuffle', from: 'under-tops' } },
  };
  const pass: SlotButtonData = {
    testID: 'pass',
    title: w.pass,
    label: w.passLabel(who(seat)),
    isMain: isStuck,
    does: { do: 'tell', draft: { act: 'pass', seat } },
  };
  return [shuffle, ...(mayRecycle ? [recycle] : []), pass];
}
