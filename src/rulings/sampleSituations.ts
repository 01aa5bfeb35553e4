import {
  addEntry,
  type Card,
  type Entry,
  type RaisedFlag,
  type Game,
  type Header,
  openGame,
  arePartners,
  planRemedy,
  type RemedyStep,
  type Seat,
} from '@/engine';
import { listToArray } from '@/base';
import { type Rules, type Ruleset, rulesFor, stockSize } from '@/rulesets';

// A door of its own, loaded with the screens that make local rules.

/** Typical situations on which somebody tries rules before an event plays by them. */
export const SAMPLE_SITUATIONS = [
  'partner-advice',
  'opponent-advice',
  'partner-remark',
  'overdraw',
  'out-of-turn',
  'stack-early',
  'partner-stock',
  'partner-unasked',
  'shown-card',
  'wild-start',
  'wrong-card',
  'no-discard',
] as const;
export type SampleSituation = (typeof SAMPLE_SITUATIONS)[number];

/** What the engine makes of a situation under one set of rules. */
export interface SituationOutcome {
  readonly rules: Rules;
  /** The situation needs a partner, and these rules have none. */
  readonly isImpossible: boolean;
  readonly flags: readonly { readonly flag: RaisedFlag; readonly steps: readonly RemedyStep[] }[];
}

/** Who sits where in a situation: seat 0 is on turn, seat 1 plays next. */
interface Sitting {
  readonly partner: Seat | null;
  readonly last: Seat;
}
type Act = Readonly<Record<string, unknown>>;

const OWNER = 0;
const NEXT = 1;
const SHOWN = 5;
/** What lies on the table in every situation: a 6 fits on a building pile, and the partner's stock shows one. */
export const SAMPLE_POSITION = {
  building: [SHOWN, 0, 0, 0],
  /** The discard piles of the player on turn, bottom to top. */
  ownDiscards: [[8], [], [], []],
  ownStockTop: 11,
  partnerStockTop: SHOWN + 1,
} as const satisfies Readonly<Record<string, unknown>>;
const FITTING: Card = SAMPLE_POSITION.partnerStockTop;

interface SituationRow {
  readonly needsPartner?: true;
  /** How many cards the hand of the player on turn lacks; none where nothing is said. */
  readonly lacks?: number;
  readonly acts: (sitting: Sitting) => readonly Act[];
}

const ROWS: Readonly<Record<SampleSituation, SituationRow>> = {
  'partner-advice': {
    needsPartner: true,
    acts: ({ partner }) => [{ act: 'speak', seat: partner, what: 'advice' }],
  },
  'opponent-advice': { acts: () => [{ act: 'speak', seat: NEXT, what: 'advice' }] },
  'partner-remark': {
    needsPartner: true,
    acts: ({ partner }) => [{ act: 'speak', seat: partner, what: 'remark' }],
  },
  overdraw: { lacks: 2, acts: () => [{ act: 'draw', seat: OWNER, count: 4 }] },
  'out-of-turn': { acts: () => [{ act: 'play', seat: NEXT, card: FITTING, from: 'hand', to: 0 }] },
  'stack-early': { acts: () => [{ act: 'discard', seat: OWNER, card: 4, pile: 0 }] },
  'partner-stock': {
    needsPartner: true,
    acts: ({ partner }) => [{ act: 'play', seat: OWNER, card: FITTING, from: 'stock', owner: partner, to: 0 }],
  },
  'partner-unasked': {
    needsPartner: true,
    acts: ({ partner }) => [{ act: 'play', seat: partner, card: FITTING, from: 'stock', to: 0 }],
  },
  'shown-card': {
    acts: () => [
      { act: 'reveal', seat: OWNER, card: 7 },
      { act: 'discard', seat: OWNER, card: 4, pile: 1 },
    ],
  },
  'wild-start': { acts: () => [{ act: 'play', seat: OWNER, card: 'S', from: 'hand', to: 1 }] },
  'wrong-card': { acts: () => [{ act: 'play', seat: OWNER, card: 9, from: 'hand', to: 0 }] },
  'no-discard': { acts: () => [{ act: 'pass', seat: OWNER }] },
};

/** Judges a situation by a ruleset, at a table as that ruleset seats it. `names` by seat. */
export function judgeSituation(
  situation: SampleSituation,
  ruleset: Ruleset,
  names: readonly string[],
): SituationOutcome {
  const rules = rulesFor(ruleset);
  const header = headerOf(rules, names);
  // The ruleset itself is judged by, so the header need not carry it.
  const opened = openGame(header, () => ruleset);
  if (!opened.ok) return { rules, isImpossible: true, flags: [] };
  const seated = header.seats.map((_, seat) => seat);
  const partner = seated.find((seat) => arePartners(rules, opened.value.table, OWNER, seat)) ?? null;
  const row = ROWS[situation];
  if (row.needsPartner === true && partner === null) return { rules, isImpossible: true, flags: [] };
  const sitting = { partner, last: header.seats.length - 1 };
  const before = begin(rules, header, sitting, row.lacks ?? 0);
  const game = [...before, ...row.acts(sitting)].reduce(follow, opened.value);
  const flags = listToArray(game.table.raised)
    .filter(({ n }) => n > before.length)
    .map((flag) => ({ flag, steps: planRemedy(rules, game.table, flag).steps }));
  return { rules, isImpossible: false, flags };
}

function follow(game: Game, act: Act): Game {
  const added = addEntry(game, { n: (game.entries?.length ?? 0) + 1, ...act } as unknown as Entry);
  return added.ok ? added.value : game;
}

const USUAL = 4;

/** As many as usual, or as near to it as the rules allow; with partners where they know any. */
function headerOf({ ruleset, values }: Rules, names: readonly string[]): Header {
  const { min, max } = values.players;
  const count = Math.max(min, Math.min(max, USUAL));
  const { play, size } = values.teams;
  const sides = play !== 'none' && size > 1 && count % size === 0 && count > size ? count / size : null;
  return {
    tableside: 1,
    id: 'situation',
    ruleset: ruleset.id,
    seats: Array.from({ length: count }, (_, seat) => ({
      name: names[seat] ?? '',
      ...(sides === null ? {} : { team: seat % sides }),
    })),
  };
}

/** What lies on the table, and the discard with which the turn of seat 0 begins. */
function begin(rules: Rules, { seats }: Header, { partner, last }: Sitting, lacks: number): readonly Act[] {
  const stock = stockSize(rules, seats.length);
  const full = rules.values.hand;
  // The player before discards one in a moment.
  const hands = seats.map((_, seat) => (seat === OWNER ? Math.max(0, full - lacks) : seat === last ? full + 1 : full));
  const discards = seats.map((_, seat) => (seat === OWNER ? SAMPLE_POSITION.ownDiscards : [[], [], [], []]));
  const used = stock * seats.length + hands.reduce((sum, cards) => sum + cards, 0) + SHOWN + 1;
  const position = {
    act: 'position',
    turn: last,
    stock: seats.map((_, seat) => ({
      count: stock,
      top: seat === partner ? FITTING : seat === OWNER ? SAMPLE_POSITION.ownStockTop : 3,
    })),
    discards,
    hand: hands,
    building: SAMPLE_POSITION.building,
    draw: Math.max(0, rules.values.deck - used),
  };
  return [position, { act: 'discard', seat: last, card: 12, pile: 0 }];
}
