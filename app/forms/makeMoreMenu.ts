import { type Act, EARLY_ENDINGS } from '@/engine';
import { type EntryDraft } from '@/state';
import { type Words } from '@/words';
import { type IconName } from '../components';
import { ACT_ICONS, actButtonTestID } from './makeActMenu';

export type MoreItemId = keyof Words['more']['items'];
export type MoreGroupName = keyof Words['more']['groups'];

/** An act that is told by a form, or at once; `undo` is there for what was not meant. */
export interface MoreAct {
  readonly act: Act;
  /** What choosing it has already said. */
  readonly preset?: Partial<EntryDraft>;
  /** What is still to be asked. */
  readonly asks?: readonly string[];
}

/** One thing behind More. */
export interface MoreItem {
  readonly id: MoreItemId;
  /** Its name in tests. */
  readonly testID: string;
  readonly icon: IconName;
  readonly does:
    | ({ readonly kind: 'form' | 'at-once' } & MoreAct)
    /** Has a screen of its own. */
    | { readonly kind: 'position' | 'log' }
    /** Asks who, and brings that seat into the strip. */
    | { readonly kind: 'out-of-turn' };
}

export interface MoreSection {
  readonly group: MoreGroupName;
  readonly items: readonly MoreItem[];
}

const form = (act: Act & MoreItemId): MoreItem => ({
  id: act,
  testID: actButtonTestID(act),
  icon: ACT_ICONS[act],
  does: { kind: 'form', act },
});
const atOnce = (act: Act & MoreItemId): MoreItem => ({ ...form(act), does: { kind: 'at-once', act } });

const ENDING_ICONS = { time: 'clock', concede: 'surrender', abandoned: 'broken' } as const;
const ENDINGS = EARLY_ENDINGS.map((why): MoreItem => ({
  id: `end-${why}`,
  testID: `end-${why}`,
  icon: ENDING_ICONS[why],
  does:
    why === 'concede'
      ? { kind: 'form', act: 'end', preset: { why }, asks: ['seat'] }
      : { kind: 'at-once', act: 'end', preset: { why } },
}));

const OUT_OF_TURN: MoreItem = {
  id: 'out-of-turn',
  testID: 'more-out-of-turn',
  icon: 'person',
  does: { kind: 'out-of-turn' },
};
const POSITION: MoreItem = { ...form('position'), does: { kind: 'position' } };
const LOG: MoreItem = { id: 'log', testID: 'more-log', icon: 'log', does: { kind: 'log' } };

/** Everything that has no tap of its own at the table, the likelier things first. */
export const makeMoreMenu = (isPaused: boolean): readonly MoreSection[] => [
  {
    group: 'seen',
    items: [
      OUT_OF_TURN,
      form('reveal'),
      form('peek'),
      form('take-back'),
      form('shift'),
      atOnce('pass'),
      atOnce('claim'),
      form('report'),
    ],
  },
  {
    group: 'referee',
    items: [atOnce(isPaused ? 'resume' : 'pause'), POSITION, LOG, form('count'), form('reshuffle'), form('note')],
  },
  { group: 'ending', items: ENDINGS },
  { group: 'cards', items: [form('play'), form('discard'), form('draw'), form('flip'), form('speak')] },
  { group: 'table', items: [form('sit'), form('set'), form('deal'), form('cut'), form('start')] },
];
