import { type Act, type Header, type Seat } from '@/engine';
import { type EntryDraft } from '@/state';
import { type WriteOutcomePromise } from '../hooks';
import { type FormFieldSpec } from './fields';
import { type FormValues } from './formState';
import { type MoreMenuAct, type MoreMenuScreenName } from './makeMoreMenu';

/** A seat as a form names it. What a table knows of a seat fits as it is. */
export interface FormSeat {
  readonly seat: Seat;
  readonly name: string;
  /** Its colour and shape. */
  readonly side: number;
  /** What the app believes lies there: a count is usually near it. */
  readonly stock?: number;
  readonly hand?: number;
}

export interface ActFormProps {
  readonly act: Act;
  /** In place of the act's own title. */
  readonly title?: string | undefined;
  /** What is known beforehand; in edit mode the entry as it stands. Number, time and device are left out by the form. */
  readonly initial?: Partial<EntryDraft> | undefined;
  readonly seats: readonly FormSeat[];
  /** The seat shown in ActivePlayerPanel: the form assumes that it acted, until another seat is tapped. */
  readonly actor?: Seat | undefined;
  /** Only these fields are asked for, and each of them is needed. */
  readonly asks?: readonly string[] | undefined;
  /** Corrects an entry: nothing is told until `tell` is pressed, and what was not touched stays to the letter. */
  readonly isEdit?: boolean | undefined;
  /** The header in force: `set` starts from it, a position takes its stock size from it. */
  readonly header?: Header | undefined;
  /** What the app believes the draw pile holds. */
  readonly draw?: number | undefined;
  /** Under this name words typed here are kept until they are told; the act's own where nothing else is said. */
  readonly keptAs?: string | undefined;
  readonly onTell: (draft: EntryDraft) => WriteOutcomePromise;
  readonly onClose: () => void;
  /** Back to where the act was chosen, where there is such a place. */
  readonly onBack?: (() => void) | undefined;
}

export interface ActPickerProps {
  readonly onPick: (act: Act) => void;
  /** Acts that cannot be put at this place. */
  readonly without?: readonly Act[] | undefined;
}

export interface MoreMenuPanelProps {
  readonly seats: readonly FormSeat[];
  readonly actor: Seat;
  readonly draw?: number | undefined;
  readonly header?: Header | undefined;
  readonly isPaused?: boolean | undefined;
  /** Who is on turn; null where nobody is. */
  readonly turn?: Seat | null | undefined;
  readonly onTell: (draft: EntryDraft) => WriteOutcomePromise;
  /** Opens what has a screen of its own. */
  readonly onPlace: (place: MoreMenuScreenName) => void;
  /** Whether rulings can be looked up from here. */
  readonly mayAsk?: boolean | undefined;
  /** A form that is open already. */
  readonly opens?: MoreMenuAct | undefined;
  /** Makes this seat the one who acts. */
  readonly onActor: (seat: Seat) => void;
  /** Called with true while the list is shown, which needs the full height; with false while a form is. */
  readonly onListShown?: ((isList: boolean) => void) | undefined;
  readonly onClose: () => void;
}

/** What the view of one field is given: what it asks, what it holds, and where its answer goes. */
export interface FieldViewProps<F extends FormFieldSpec = FormFieldSpec> extends Pick<
  ActFormProps,
  'seats' | 'header' | 'draw' | 'act'
> {
  readonly field: F;
  readonly label: string;
  /** Said, not shown: the title and the answers make it plain, and there is little height over the seats. */
  readonly isLabelHidden: boolean;
  readonly value: unknown;
  /** The whole form: some fields depend on others. */
  readonly values: FormValues;
  /** `undefined`: left out. */
  readonly onAnswer: (value: unknown) => void;
  /** Answers several fields at once. */
  readonly onAnswerAll: (values: FormValues) => void;
}
