import { type Phase, PHASES } from '@/engine';

/** A step of a table from one phase to another. */
export type PhaseEdge = `${Phase} → ${Phase}`;
export const phaseEdge = (from: Phase, to: Phase): PhaseEdge => `${from} → ${to}`;

const edges = (table: Readonly<Record<Phase, readonly Phase[]>>): readonly PhaseEdge[] =>
  PHASES.flatMap((from) => table[from].map((to) => phaseEdge(from, to)));

/**
 * Where one entry can lead. A deal or a position begins the table afresh from anywhere before the end
 * (a misdeal found late, by the official's order), a record may tell a draw without having told the
 * deal, a pause and an end may come at any moment, and only what is over can be signed. Corrections
 * (strike, amend, insert, set, a mis-tap) are not steps: they change what happened and may lead anywhere.
 */
export const PHASE_EDGES = edges({
  setup: ['cut', 'dealt', 'draw', 'play', 'paused', 'over'],
  cut: ['dealt', 'draw', 'play', 'paused', 'over'],
  dealt: ['draw', 'play', 'paused', 'over'],
  draw: ['dealt', 'play', 'paused', 'over'],
  play: ['dealt', 'draw', 'paused', 'over'],
  paused: ['setup', 'cut', 'dealt', 'draw', 'play', 'over'],
  over: ['signed'],
  signed: [],
});

/**
 * Where only a ruling can lead: a penalty for what was done before the winning card lay revives the stock
 * that had won, or a remedy takes the winning card back, and the game goes on where it was.
 */
export const REVIVALS = edges({
  setup: [],
  cut: [],
  dealt: [],
  draw: [],
  play: [],
  paused: [],
  over: ['draw', 'play', 'paused'],
  signed: ['draw', 'play', 'paused'],
});

export const ALL_PHASE_EDGES: readonly PhaseEdge[] = [...PHASE_EDGES, ...REVIVALS];
