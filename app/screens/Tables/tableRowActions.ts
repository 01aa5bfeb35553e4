import { type TableCardData } from './makeTableListData';

/** What can be done with a table in the list. None of them changes while the list is shown: a row is drawn once. */
export interface TableRowActions {
  readonly onOpen: (id: string) => void;
  readonly onMenu: (id: string) => void;
  readonly onHide: (card: TableCardData) => void;
  readonly onExport: (id: string) => void;
  readonly onSlip: (id: string) => void;
  readonly onForget: (id: string) => void;
}
