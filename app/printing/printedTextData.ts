/** One line or paragraph of a printed text. */
export interface PrintedRowData {
  /** In bold, before or above the text. */
  readonly label?: string | undefined;
  readonly text: string;
  /** Smaller, below it. */
  readonly detail?: string | undefined;
}

export interface PrintedSectionData {
  readonly heading: string;
  readonly rows: readonly PrintedRowData[];
}

/** A text to print: what it says, not where it stands. `layoutTextPages` sets it. */
export interface PrintedTextData {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly intro?: string | undefined;
  readonly sections: readonly PrintedSectionData[];
  readonly foot: string;
  readonly columns: 1 | 2;
  /** Where the labels of the rows stand. */
  readonly labels: 'above' | 'beside';
  /** It must not take more than one page: the letters get smaller until it fits. */
  readonly isOnePage: boolean;
  /** Name of a file, without its ending. */
  readonly fileName: string;
  /** Shown above the page on the screen. */
  readonly help?: string | undefined;
}
