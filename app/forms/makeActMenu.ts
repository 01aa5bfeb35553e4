import { type Act, ACTS, EARLY_ENDINGS } from '@/engine';
import { type EntryDraft } from '@/state';
import { type Words } from '@/words';
import { type IconName } from '../components';

/** One thing behind `more`. */
export interface ActMenuItem {
  /** Its name in tests. */
  readonly testID: string;
  readonly act: Act;
  readonly icon: IconName;
  /** What choosing it has already said. */
  readonly preset?: Partial<EntryDraft>;
  /** What is still to be asked; nothing: it is told at once, and `undo` is there. */
  readonly asks?: readonly string[];
  readonly isAtOnce?: true;
  /** Has a screen of its own. */
  readonly isScreen?: true;
}
export type ActMenuGroup = keyof Words['forms']['groups'];

const ICONS: Readonly<Record<Act, IconName>> = {
  cut: 'cut',
  deal: 'deal',
  start: 'start',
  position: 'tables',
  draw: 'draw',
  play: 'build',
  flip: 'flip',
  discard: 'discard',
  pass: 'pass',
  shift: 'swap',
  speak: 'talk',
  reveal: 'hand',
  peek: 'eye',
  'take-back': 'undo',
  reshuffle: 'shuffle',
  claim: 'trophy',
  count: 'count',
  report: 'flag',
  rule: 'disputed',
  strike: 'trash',
  amend: 'pencil',
  insert: 'plus',
  set: 'pencil',
  sit: 'person',
  note: 'note',
  pause: 'pause',
  resume: 'play',
  end: 'stands',
  sign: 'sign',
};
const ENDING_ICONS = { time: 'clock', concede: 'surrender', abandoned: 'broken' } as const;

/** Acts whose button has the act's own name in tests. The names of the others are taken at the table. */
const OWN_NAME: ReadonlySet<Act> = new Set<Act>([
  'reveal',
  'peek',
  'take-back',
  'claim',
  'count',
  'reshuffle',
  'pass',
  'note',
  'pause',
  'report',
  'position',
]);

/** The test id of an act's button behind `more`. */
export const actButtonTestID = (act: Act): string => (OWN_NAME.has(act) ? act : `act-${act}`);

const item = (act: Act, more: Partial<ActMenuItem> = {}): ActMenuItem => ({
  testID: actButtonTestID(act),
  act,
  icon: ICONS[act],
  ...more,
});

const endings: readonly ActMenuItem[] = EARLY_ENDINGS.map((why) =>
  item('end', {
    testID: `end-${why}`,
    icon: ENDING_ICONS[why],
    preset: { why },
    ...(why === 'concede' ? { asks: ['seat'] } : { isAtOnce: true }),
  }),
);

/** Everything that has no tap of its own at the table, the likelier things first. */
export const makeActMenu = (
  isPaused: boolean,
): readonly { readonly group: ActMenuGroup; readonly items: readonly ActMenuItem[] }[] => [
  {
    group: 'seen',
    items: [
      item('reveal'),
      item('peek'),
      item('take-back'),
      item('report'),
      item('claim', { isAtOnce: true }),
      item('pass', { isAtOnce: true }),
    ],
  },
  {
    group: 'referee',
    items: [
      item('count'),
      item('reshuffle'),
      item('note'),
      item(isPaused ? 'resume' : 'pause', { isAtOnce: true }),
      item('position', { isScreen: true }),
    ],
  },
  { group: 'ending', items: endings },
  { group: 'cards', items: [item('play'), item('discard'), item('shift'), item('draw'), item('flip'), item('speak')] },
  { group: 'table', items: [item('sit'), item('set'), item('deal'), item('cut'), item('start')] },
];

const PICKED: Readonly<Record<ActMenuGroup, readonly Act[]>> = {
  cards: ['play', 'discard', 'draw', 'flip'],
  seen: ['speak', 'reveal', 'peek', 'take-back', 'pass', 'shift', 'claim', 'report'],
  referee: ['count', 'reshuffle', 'note', 'pause', 'resume', 'position'],
  table: ['deal', 'cut', 'start', 'sit', 'set'],
  ending: ['end', 'sign'],
  corrections: ['rule', 'strike', 'amend', 'insert'],
};

/** Every act there is, to be put at a place in the record. */
export const makeFullActMenu = (without: readonly Act[] = []): ReturnType<typeof makeActMenu> =>
  (Object.keys(PICKED) as ActMenuGroup[])
    .map((group) => ({
      group,
      items: PICKED[group]
        .filter((act) => !without.includes(act) && ACTS.includes(act))
        .map((act) => item(act, { testID: `act-${act}` })),
    }))
    .filter(({ items }) => items.length > 0);

export const menuItemTitle = ({ act, preset }: ActMenuItem, { forms }: Words): string => {
  const why = (preset as { readonly why?: (typeof EARLY_ENDINGS)[number] } | undefined)?.why;
  return act === 'end' && why !== undefined ? forms.endings[why] : forms.acts[act];
};
