import { FLAG_CODES, type FlagCode, seenBy } from '@/rulesets';

/** The parts of a rule book, each by its first code: the codes stand in its order. */
const FIRST = {
  setup: 'setup-player-count',
  turnOrder: 'oot-started',
  drawing: 'draw-omitted',
  building: 'build-sequence',
  sources: 'src-buried-discard',
  discarding: 'discard-fifth',
  talk: 'coach-verbal',
  penalties: 'penalty-misplaced',
  ending: 'stock-peek',
} as const satisfies Readonly<Record<string, FlagCode>>;

export type CodeGroup = keyof typeof FIRST;
const GROUPS = Object.keys(FIRST) as readonly CodeGroup[];

export interface GroupedCodes {
  readonly group: CodeGroup;
  readonly codes: readonly FlagCode[];
}

/** Told by cards as a rule, yet only an eye can see them happen. */
const NAMED: readonly FlagCode[] = ['stock-top-not-up', 'src-stock-hidden', 'build-not-removed'];

function groupOf(code: FlagCode): CodeGroup {
  const place = FLAG_CODES.indexOf(code);
  return GROUPS.findLast((group) => FLAG_CODES.indexOf(FIRST[group]) <= place) ?? 'setup';
}

const grouped = (codes: readonly FlagCode[]): readonly GroupedCodes[] =>
  GROUPS.map((group) => ({ group, codes: codes.filter((code) => groupOf(code) === group) })).filter(
    ({ codes: some }) => some.length > 0,
  );

/** What an eye or an ear can tell comes first; then what only seldom must be told; the rest on request. */
export const CODE_LISTS = {
  eyes: grouped(FLAG_CODES.filter((code) => seenBy(code) === 'eyes')),
  named: grouped(NAMED),
  rest: grouped(FLAG_CODES.filter((code) => seenBy(code) !== 'eyes' && !NAMED.includes(code))),
} as const satisfies Readonly<Record<string, readonly GroupedCodes[]>>;
export type CodeList = keyof typeof CODE_LISTS;

export const codeListOf = (code: FlagCode): CodeList => {
  if (seenBy(code) === 'eyes') return 'eyes';
  return NAMED.includes(code) ? 'named' : 'rest';
};
