export const FAULT_CAMPAIGN_NAMES = ['table', 'sync'] as const;
export type FaultCampaignName = (typeof FAULT_CAMPAIGN_NAMES)[number];

/** Stores that are wrong on purpose: a campaign that finds nothing wrong with them proves nothing. */
export const DELIBERATE_STORE_BUG_KINDS = ['early-ack', 'autocommit'] as const;
export type DeliberateStoreBugKind = (typeof DELIBERATE_STORE_BUG_KINDS)[number];

/** What a campaign came to, so far or in the end. */
export interface FaultTally {
  /** Faults brought about. */
  readonly tried: number;
  /** Lines the store said it had kept. */
  readonly acknowledged: number;
  /** Of those, the ones that were not there afterwards. */
  readonly lost: number;
  /** Tables whose chain did not hang together. */
  readonly gaps: number;
  /** Whatever else was not as promised, each with the seed that shows it. */
  readonly complaints: readonly string[];
  /** Seeds in which anything at all went wrong. */
  readonly failing: readonly string[];
  /** What each fault hit, where a kind names the message it is for. */
  readonly hits?: readonly string[];
}

export interface FaultRunParams {
  readonly count: number;
  readonly seed: string;
  readonly sabotage: DeliberateStoreBugKind | null;
  /** Hears how far it got. */
  readonly tell: (soFar: FaultTally) => void;
}

/** One way in which things go wrong. */
export interface FaultKindWithRunFunction {
  readonly name: string;
  readonly part: FaultCampaignName;
  /** How often, unless somebody says otherwise. */
  readonly usual: number;
  readonly run: (task: FaultRunParams) => Promise<FaultTally>;
}

export const EMPTY_TALLY: FaultTally = { tried: 0, acknowledged: 0, lost: 0, gaps: 0, complaints: [], failing: [] };

export const addTallies = (a: FaultTally, b: FaultTally): FaultTally => ({
  tried: a.tried + b.tried,
  acknowledged: a.acknowledged + b.acknowledged,
  lost: a.lost + b.lost,
  gaps: a.gaps + b.gaps,
  complaints: [...a.complaints, ...b.complaints],
  failing: [...a.failing, ...b.failing],
  ...(a.hits === undefined && b.hits === undefined ? {} : { hits: [...(a.hits ?? []), ...(b.hits ?? [])] }),
});

export const isSoundTally = ({ lost, gaps, complaints }: FaultTally): boolean =>
  lost === 0 && gaps === 0 && complaints.length === 0;
