import { type Card, type Seat, type Verdict } from '@/engine';
import { type AnyFlagCode } from '@/rulesets';
import { type EntryDraft, type Tap } from '@/state';
import { type IconName } from '../../../components';
import { type RulingOptionsData } from '../../../flags/makeRulingOptions';
import { type ToneName } from '../../../theme';

/** Everything the table shows, in words and numbers: the view adds nothing but place and colour. */
export interface TableViewData {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Everybody's name, and what ActivePlayerPanel says while that seat acts out of turn: they decide the sizes of the table. */
  readonly names: readonly string[];
  readonly banners: readonly string[];
  readonly strip: ActivePlayerData;
  readonly partner: SeatData | null;
  readonly others: readonly SeatData[];
  readonly building: readonly BuildingPileData[];
  readonly armed: Card | null;
  readonly slot: SlotData;
  /** Those that wait, oldest first. */
  readonly flags: readonly SingleFlagPanelData[];
  readonly drawRow: DrawCountKeysData;
  readonly speakers: readonly SpeakerData[];
  readonly mayUndo: boolean;
  readonly entries: number;
  /** Newest first. */
  readonly lately: readonly RecentEntryData[];
}

export interface RecentEntryData {
  readonly n: number;
  /** Who did it; null where it is the referee's or nobody's. */
  readonly seat: Seat | null;
  readonly text: string;
}

export interface PileData {
  /** Null: the place is empty. */
  readonly card: Card | null;
  readonly count: number;
  readonly label: string;
  /** Waits for its building pile. */
  readonly isHeld: boolean;
}

export interface SeatMarkData {
  /** For a small card. */
  readonly short: string;
  /** Where there is room, and for screen readers. */
  readonly whole: string;
}

export interface SeatData {
  readonly seat: Seat;
  readonly name: string;
  readonly hand: number;
  readonly stock: PileData;
  readonly discards: readonly PileData[];
  readonly isOnTurn: boolean;
  /** Flags that wait and name this seat. */
  readonly flags: number;
  /** Beside the name: has to play before drawing, owes 2. */
  readonly marks: readonly SeatMarkData[];
  readonly label: string;
}

export interface ActivePlayerData extends SeatData {
  /** The name on turn; empty where nobody is. */
  readonly turn: string;
  /** Somebody else than the one on turn acts: what is said over the whole width, and the button that ends it. */
  readonly guest: OutOfTurnBannerData | null;
  /** Stands between the actor's name and the name on turn, or after it. */
  readonly says: string;
  readonly draw: string;
  readonly asked: { readonly isAsked: boolean; readonly title: string; readonly label: string } | null;
}

export interface OutOfTurnBannerData {
  readonly banner: string;
  readonly bannerLabel: string;
  readonly release: string;
  readonly releaseLabel: string;
}

export interface BuildingPileData {
  readonly needs: number;
  /** Null: nothing lies there. */
  readonly top: Card | null;
  readonly isFinished: boolean;
  /** Whose play a tap will be, while somebody acts out of turn. */
  readonly whose: {
    readonly seat: Seat;
    readonly name: string;
    readonly text: string;
    /** What is said beside the seat's shape where the name has no room. */
    readonly without: string;
  } | null;
  readonly label: string;
  readonly isLit: boolean;
  readonly isNewest: boolean;
}

/** Where a button of the slot leads. */
export type SlotAction =
  | { readonly do: 'tap'; readonly tap: Tap }
  | { readonly do: 'tell'; readonly draft: EntryDraft }
  | { readonly do: 'redo' }
  | { readonly do: 'result' }
  | { readonly do: 'deal' }
  /** Opens what is kept on this device anew. */
  | { readonly do: 'reopen' }
  /** Carries the remedy of the oldest flag out at once. */
  | { readonly do: 'remedy'; readonly flag: string }
  /** Opens the full bar. */
  | { readonly do: 'open-flag' }
  | { readonly do: 'hint'; readonly answer: HintAnswerKind };

/** This hint was read; or: no hints any more. */
export type HintAnswerKind = 'ok' | 'off';

export interface SlotButtonData {
  readonly testID: string;
  readonly title: string;
  readonly label?: string;
  readonly isMain: boolean;
  readonly does: SlotAction;
  /** The title is a sentence. Where it cannot be shown whole, this button takes its place. */
  readonly ifTooLong?: SlotButtonData;
}

export interface SlotData {
  readonly kind: string;
  readonly tone: ToneName;
  /** Null: quiet, no frame. */
  readonly icon: IconName | null;
  readonly text: string;
  readonly buttons: readonly SlotButtonData[];
  /** The code of the oldest flag that waits, whatever else the slot says. */
  readonly code: AnyFlagCode | null;
  /** A button leads to the flags that wait behind a question: how many there are. */
  readonly behind: { readonly count: number; readonly label: string } | null;
}

export interface SingleFlagPanelData {
  readonly id: string;
  readonly code: AnyFlagCode;
  readonly verdict: Verdict;
  readonly line: string;
  readonly basis: string;
  /** "2 of 3, oldest first"; null where only one waits. */
  readonly place: string | null;
  /** What hands do with the cards; empty where none has to move. */
  readonly steps: readonly string[];
  /** Why it cannot be put right any more. */
  readonly late: string | null;
  /** Where the referee says onto which pile: the steps for each, and what the button is called then. */
  readonly choices: readonly {
    readonly pile: number;
    readonly steps: readonly string[];
    readonly remedyTitle: string;
  }[];
  /** The pile that is meant unless another is chosen. */
  readonly pile: number | null;
  readonly options: RulingOptionsData;
  /** It may have been advice as well: one touch says so. */
  readonly advice: { readonly seat: Seat; readonly title: string } | null;
}

export interface DrawCountKeysData {
  readonly title: string;
  readonly hint: string;
}

export interface SpeakerData {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly asks: string;
}
