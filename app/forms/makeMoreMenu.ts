import { type Act, EARLY_ENDINGS } from '@/engine';
import { type EntryDraft } from '@/state';
import { type Words } from '@/words';
import { type IconName } from '../components';
import { ACT_ICONS, actButtonTestID } from './makeActPickerSections';

export type MoreMenuItemId = keyof Words['more']['items'];
export type MoreMenuGroupName = keyof Words['more']['groups'];

/** An act that is told by a form, or at once; `undo` is there for what was not meant. */
export interface MoreMenuAct {
  readonly act: Act;
  /** What choosing it has already said. */
  readonly preset?: Partial<EntryDraft>;
  /** What is still to be asked. */
  readonly asks?: readonly string[];
}

/** Screens to which More leads. */
export type MoreMenuScreenName = 'position' | 'log' | 'result' | 'help' | 'ask';

/** One thing behind More. */
export interface MoreMenuItemData {
  readonly id: MoreMenuItemId;
  /** Its name in tests. */
  readonly testID: string;
  readonly icon: IconName;
  readonly does:
    | ({ readonly kind: 'form' | 'at-once' } & MoreMenuAct)
    /** Has a screen of its own. */
    | { readonly kind: 'place'; readonly place: MoreMenuScreenName }
    /** Asks who acts, and shows that seat in ActivePlayerPanel. */
    | { readonly kind: 'out-of-turn' };
}

export interface MoreMenuSectionData {
  readonly group: MoreMenuGroupName;
  readonly items: readonly MoreMenuItemData[];
}

const form = (act: Act & MoreMenuItemId): MoreMenuItemData => ({
  id: act,
  testID: actButtonTestID(act),
  icon: ACT_ICONS[act],
  does: { kind: 'form', act },
});
const atOnce = (act: Act & MoreMenuItemId): MoreMenuItemData => ({ ...form(act), does: { kind: 'at-once', act } });

const ENDING_ICONS = { time: 'clock', concede: 'surrender', abandoned: 'broken' } as const;
const ENDINGS = EARLY_ENDINGS.map((why): MoreMenuItemData => ({
  id: `end-${why}`,
  testID: `end-${why}`,
  icon: ENDING_ICONS[why],
  does:
    why === 'concede'
      ? { kind: 'form', act: 'end', preset: { why }, asks: ['seat'] }
      : { kind: 'at-once', act: 'end', preset: { why } },
}));

const OUT_OF_TURN: MoreMenuItemData = {
  id: 'out-of-turn',
  testID: 'more-out-of-turn',
  icon: 'person',
  does: { kind: 'out-of-turn' },
};
const POSITION: MoreMenuItemData = { ...form('position'), does: { kind: 'place', place: 'position' } };
const LOG: MoreMenuItemData = { id: 'log', testID: 'more-log', icon: 'log', does: { kind: 'place', place: 'log' } };
const ASK: MoreMenuItemData = { id: 'ask', testID: 'more-ask', icon: 'rulings', does: { kind: 'place', place: 'ask' } };
const RESULT: MoreMenuItemData = {
  id: 'result',
  testID: 'more-result',
  icon: 'sign',
  does: { kind: 'place', place: 'result' },
};
const HELP: MoreMenuItemData = {
  id: 'help',
  testID: 'more-help',
  icon: 'info',
  does: { kind: 'place', place: 'help' },
};

/** Everything that has no tap of its own at the table, the likelier things first. `mayAsk`: rulings can be looked up. */
export const makeMoreMenu = (isPaused: boolean, mayAsk = false): readonly MoreMenuSectionData[] => [
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
    items: [
      ...(mayAsk ? [ASK] : []),
      atOnce(isPaused ? 'resume' : 'pause'),
      POSITION,
      LOG,
      form('count'),
      form('reshuffle'),
      form('note'),
      HELP,
    ],
  },
  { group: 'ending', items: [...ENDINGS, RESULT] },
  { group: 'cards', items: [form('play'), form('discard'), form('draw'), form('flip'), form('speak')] },
  { group: 'table', items: [form('sit'), form('set'), form('deal'), form('cut'), form('start')] },
];
