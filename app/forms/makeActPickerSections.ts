import { type Act, ACTS } from '@/engine';
import { type Words } from '@/words';
import { type IconName } from '../components';

/** An act to choose. */
export interface ActPickerItemData {
  /** Its name in tests. */
  readonly testID: string;
  readonly act: Act;
  readonly icon: IconName;
}
export type ActPickerGroupName = keyof Words['forms']['groups'];

export const ACT_ICONS: Readonly<Record<Act, IconName>> = {
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

const PICKED: Readonly<Record<ActPickerGroupName, readonly Act[]>> = {
  cards: ['play', 'discard', 'draw', 'flip'],
  seen: ['speak', 'reveal', 'peek', 'take-back', 'pass', 'shift', 'claim', 'report'],
  referee: ['count', 'reshuffle', 'note', 'pause', 'resume', 'position'],
  table: ['deal', 'cut', 'start', 'sit', 'set'],
  ending: ['end', 'sign'],
  corrections: ['rule', 'strike', 'amend', 'insert'],
};

export interface ActPickerSectionData {
  readonly group: ActPickerGroupName;
  readonly items: readonly ActPickerItemData[];
}

/** Every act there is, to be put at a place in the record. */
export const makeActPickerSections = (without: readonly Act[] = []): readonly ActPickerSectionData[] =>
  (Object.keys(PICKED) as ActPickerGroupName[])
    .map((group) => ({
      group,
      items: PICKED[group]
        .filter((act) => !without.includes(act) && ACTS.includes(act))
        .map((act) => ({ testID: `act-${act}`, act, icon: ACT_ICONS[act] })),
    }))
    .filter(({ items }) => items.length > 0);
