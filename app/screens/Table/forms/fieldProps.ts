import { type FormField } from './fields';
import { type Values } from './formState';
import { type ActFormProps } from './props';

/** What the view of one field is given: what it asks, what it holds, and where its answer goes. */
export interface FieldViewProps<F extends FormField = FormField> extends Pick<
  ActFormProps,
  'seats' | 'header' | 'draw' | 'act'
> {
  readonly field: F;
  readonly label: string;
  /** Said, not shown: the title and the answers make it plain, and there is little height over the seats. */
  readonly isLabelHidden: boolean;
  readonly value: unknown;
  /** The whole form: some fields depend on others. */
  readonly values: Values;
  /** `undefined`: left out. */
  readonly onAnswer: (value: unknown) => void;
  /** Answers several fields at once. */
  readonly onAnswerAll: (values: Values) => void;
}
