import { type ReactNode } from 'react';
import { type RulingCall } from '@/engine';
import { type EntryDraft, type Provenance, type SavedState, type Tap } from '@/state';
import { type WriteOutcomePromise } from '../../hooks';
import { type SingleFlagRulingParams } from './parts/SingleFlagPanel';
import { type ViewportMetrics } from './layout/computeTableLayout';
import { type TableViewData } from './model/tableData';

export interface TableViewProps extends TableViewPropsWithoutData {
  readonly data: TableViewData;
}

/** Every prop of the table screen except the cards on the table. */
export interface TableViewPropsWithoutData {
  readonly saved?: SavedState | undefined;
  /** In place of it: a sign that watches by itself, so that saving draws nothing but a word. */
  readonly savedSign?: ReactNode;
  /** How the record came here, where it came from a file. */
  readonly provenance?: Provenance | undefined;
  readonly onTap: (tap: Tap) => void;
  /** Submits a complete act: talk, a pass, a reshuffle. */
  readonly onTell: (draft: EntryDraft) => WriteOutcomePromise;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRule: (flag: string, call: RulingCall, more?: SingleFlagRulingParams) => WriteOutcomePromise;
  readonly onOpenFlag: (flag: string) => void;
  readonly onOpenLog: () => void;
  /** Opens or closes the panel of everything else. */
  readonly onMore: () => void;
  readonly onResult: () => void;
  readonly onMenu: () => void;
  readonly onBack: () => void;
  readonly onDeal: () => void;
  /** Opens the log again after a failed write. */
  readonly onReopen?: (() => void) | undefined;
  /** The other tables in play, in the header. */
  readonly switcher?: ReactNode;
  /** Covers the seats, never the play area, unless it is a sheet. */
  readonly panel?: ReactNode;
  /** It takes the full height, and covers the play area too where there is one column. */
  readonly isSheet?: boolean | undefined;
  /** It is the one behind More: its button is lit. */
  readonly isMoreOpen?: boolean | undefined;
  /** Another panel opens in its place. */
  readonly onClosePanel?: (() => void) | undefined;
  /** The referee sits opposite: every seat is turned round. */
  readonly isOpposite?: boolean | undefined;
  /** Mirrors the row of actions. */
  readonly isLeftHanded?: boolean | undefined;
  /** A second touch on one control within this many ms counts once; 0: every touch counts. */
  readonly bounce?: number | undefined;
  /** The room there is; without it the window's own. */
  readonly size?: ViewportMetrics | undefined;
}
