import type { Rules } from '@/rulesets';
import { type LateReason, type Step } from '../steps';
import { type Raised, seatAt, type Table } from '../table';
import { liftCard } from './liftCard';
import { lateness } from './lateness';
import { layAgain } from './layAgain';
import { moveDiscarded } from './moveDiscarded';
import { penaltySteps } from './penalty';
import { overdrawSteps } from './overdraw';
import { stopSpell } from './stopSpell';
import { undoReshuffle } from './undoReshuffle';

export interface Plan {
  readonly steps: readonly Step[];
  /** Why it can no longer be put right; then the play stands. */
  readonly late: LateReason | null;
}

type Remedy = (rules: Rules, table: Table, flag: Raised, pile: number | undefined) => readonly Step[] | LateReason;

const warn: Remedy = (_rules, _table, flag) => [{ do: 'warn', seat: flag.seat }];
const playOn: Remedy = (_rules, _table, flag) => [{ do: 'play-on', seat: flag.seat }];
const recount: Remedy = () => [{ do: 'recount' }];
const shuffleStock: Remedy = (_rules, _table, flag) =>
  flag.seat === null ? [] : [{ do: 'shuffle-stock', seat: flag.seat }];

/** What each code's remedy is. Codes that are not here ask for nothing but the referee's word. */
const REMEDIES: Readonly<Partial<Record<Raised['code'], Remedy>>> = {
  'setup-stock-count': adjustStock,
  'stock-top-not-up': (_rules, _table, flag) => (flag.seat === null ? [] : [{ do: 'turn-up', seat: flag.seat }]),
  'setup-wrong-starter': stopSpell,
  'setup-tiebreak-wrong': stopSpell,
  'setup-layout': (_rules, _table, flag) => [{ do: 'tidy', seat: flag.seat }],
  'misdeal-exposed': () => [{ do: 'shuffle-draw' }],
  'oot-started': stopSpell,
  'oot-draw-before-play': overdrawSteps,
  'partner-moves-unasked': liftCard,
  'play-after-discard': liftCard,
  'draw-omitted': playOn,
  'draw-short': playOn,
  overdraw: overdrawSteps,
  'overdraw-remedy-wrong': shuffleStock,
  'draw-midturn': overdrawSteps,
  'refill-on-empty': overdrawSteps,
  'turn-end-empty': backToOwner,
  'turn-end-no-discard': backToOwner,
  'reshuffle-source': undoReshuffle,
  'build-sequence': liftCard,
  'build-start': liftCard,
  'build-fifth': liftCard,
  'build-not-removed': () => [{ do: 'remove-pile' }],
  'build-removed-early': () => [{ do: 'as-before' }],
  'wild-reassigned': () => [{ do: 'as-before' }],
  'build-takeback': layAgain,
  'src-buried-discard': liftCard,
  'src-partner-stock': liftCard,
  'src-partner-discard': liftCard,
  'src-partner-hand': liftCard,
  'src-opponent': liftCard,
  'src-stock-hidden': () => [{ do: 'as-before' }],
  'stock-play-declined': playOn,
  'discard-fifth': moveDiscarded,
  'discard-stack-early': moveDiscarded,
  'discard-not-from-hand': moveDiscarded,
  'discard-wrong-owner': moveDiscarded,
  'discard-multiple': moveDiscarded,
  'discard-shifted': moveDiscarded,
  'discard-takeback': layAgain,
  'revealed-not-played': moveDiscarded,
  'coach-verbal': penaltySteps,
  'coach-nonverbal': penaltySteps,
  'coach-nonpartner': penaltySteps,
  'coach-spectator': () => [{ do: 'move-spectator' }],
  'coach-between-turns': penaltySteps,
  'talk-unrelated': penaltySteps,
  'talk-owner-noncommand': penaltySteps,
  'partner-reply': penaltySteps,
  'penalty-uncalled': penaltySteps,
  'penalty-misplaced': () => [{ do: 'as-before' }],
  'penalty-looked': shuffleStock,
  'stock-peek': shuffleStock,
  'discard-browse': warn,
  'draw-peek': () => [{ do: 'shuffle-draw' }],
  'hand-revealed': warn,
  'win-claim-early': playOn,
  'record-stock-top': recount,
  'record-discard-top': recount,
  'record-hand-empty': recount,
  'record-card-count': recount,
  'record-draw-pile': recount,
  'record-count': recount,
};

/** The physical steps that put a flag right now, or why it is too late for them. */
export function planRemedy(rules: Rules, table: Table, flag: Raised, pile?: number): Plan {
  if (flag.verdict === 'stands') return { steps: [], late: null };
  const found = REMEDIES[flag.code]?.(rules, table, flag, pile) ?? [];
  return typeof found === 'string' ? { steps: [], late: found } : { steps: found, late: null };
}

/** Before a full turn has been played: cards added to, or taken from, the bottom of the stock unseen. */
function adjustStock(_rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { expected, found } = flag.evidence;
  if (flag.seat === null || expected === undefined || found === undefined) return [];
  if (table.seats.some((seat) => seat.turns > 0)) return 'next-player-acted';
  const { stock } = seatAt(table, flag.seat);
  const count = Math.max(-stock, Math.min(expected - (table.started ? found : stock), table.draw));
  return count === 0 ? [] : [{ do: 'adjust-stock', seat: flag.seat, count }];
}

/** The owner discards now. After a pass nobody else has acted on, the turn is the owner's again. */
function backToOwner(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  if (flag.seat === null) return [];
  if (flag.entry.act !== 'pass') return [{ do: 'discard-now', seat: flag.seat }];
  const late = lateness(rules, table, flag);
  return (
    late ?? [
      { do: 'give-turn', seat: flag.seat },
      { do: 'discard-now', seat: flag.seat },
    ]
  );
}
