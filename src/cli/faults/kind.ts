export const FAULT_CAMPAIGN_PARTS = ['table', 'sync'] as const;
export type FaultCampaignPart = (typeof FAULT_CAMPAIGN_PARTS)[number];

/** Bugs that a run can put into the store on purpose: a run that does not detect them proves nothing. */
export const DELIBERATE_STORE_BUG_KINDS = ['early-ack', 'autocommit'] as const;
export type DeliberateStoreBugKind = (typeof DELIBERATE_STORE_BUG_KINDS)[number];

/** The counts of a run, so far or at its end. */
export interface FaultTally {
  /** Faults injected. */
  readonly tried: number;
  /** Lines that the store acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged lines that were not stored afterwards. */
  readonly lost: number;
  /** Tables whose chain was broken. */
  readonly gaps: number;
  /** Any other violation, each with the seed that reproduces it. */
  readonly complaints: readonly string[];
  /** Seeds with a loss, a broken chain or another violation. */
  readonly failing: readonly string[];
  /** What each fault hit, for kinds that name the message they interrupt. */
  readonly hits?: readonly string[];
}

export interface FaultRunParams {
  readonly count: number;
  readonly seed: string;
  readonly sabotage: DeliberateStoreBugKind | null;
  /** Called with the counts so far. */
  readonly tell: (soFar: FaultTally) => void;
}

/** A kind of fault, and the function that injects it. */
export interface FaultKindWithRunFunction {
  readonly name: string;
  readonly part: FaultCampaignPart;
  /** How many faults are injected unless `--count` says otherwise. */
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
