import type { Act, Seat } from '@/engine';
import type { EntryDraft } from '@/state';
import { type FormFieldSpec, type FormFieldKind, formFieldsFor, formRequiredOneOfFields } from './fields';

export type FormValues = Readonly<Record<string, unknown>>;

/** A form being filled in. Pure: what it tells depends on what was tapped and on nothing else. */
export interface FormState {
  readonly act: Act;
  readonly fields: readonly FormFieldSpec[];
  readonly isEdit: boolean;
  readonly seats: number;
  /** As it was opened: in edit mode the entry itself. */
  readonly before: FormValues;
  readonly values: FormValues;
}

export interface FormStateOptions {
  readonly act: Act;
  readonly seats: number;
  readonly initial?: Partial<EntryDraft> | undefined;
  readonly actor?: Seat | undefined;
  readonly asks?: readonly string[] | undefined;
  readonly isEdit?: boolean | undefined;
}

/** Filled in part by part: nobody can say which tap is the last. */
const OPEN_ENDED: ReadonlySet<FormFieldKind> = new Set<FormFieldKind>(['text', 'many', 'cut', 'body', 'position']);

export function makeFormState({ act, seats, initial = {}, actor, asks, isEdit = false }: FormStateOptions): FormState {
  const fields = formFieldsFor(act).flatMap((field) => (asks === undefined ? [field] : asked(field, asks)));
  const told = withoutStamp(initial);
  const understood = isEdit ? {} : understoodIn(fields, actor);
  const before = { ...understood, ...told };
  return { act, fields, isEdit, seats, before, values: before };
}

const asked = (field: FormFieldSpec, asks: readonly string[]): FormFieldSpec[] => {
  if (!asks.includes(field.name)) return [];
  const { isOptional: _, isRare: __, ...needed } = field;
  if (needed.kind !== 'seat') return [needed];
  const { none: ___, ...somebody } = needed;
  return [somebody];
};

/** Number, time and device belong to the entry, not to what happened. */
function withoutStamp(initial: Partial<EntryDraft>): FormValues {
  const { n: _, at: __, by: ___, act: ____, ...told } = initial as Record<string, unknown>;
  return told;
}

const understoodIn = (fields: readonly FormFieldSpec[], actor: Seat | undefined): FormValues =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === 'seat' && field.isActor && actor !== undefined) return [[field.name, actor]];
      if (field.kind === 'source' && !field.isOptional) return [[field.name, 'hand']];
      return [];
    }),
  );

/** A field answered; `undefined` takes the answer back. */
export const withFieldAnswer = (form: FormState, name: string, value: unknown): FormState => ({
  ...form,
  values: without({ ...form.values, [name]: value }),
});

/** Several fields at once: what is not named stays. */
export const withFieldAnswers = (form: FormState, values: FormValues): FormState => ({
  ...form,
  values: without({ ...form.values, ...values }),
});

/** Words, as against what was tapped: those cost time to type. */
export const typedTextAnswers = ({ fields, values, before }: FormState): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ kind, name }) => kind === 'text' && values[name] !== undefined && values[name] !== before[name])
      .map(({ name }) => [name, values[name]]),
  );

const without = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const isFilled = (field: FormFieldSpec, value: unknown, seats: number): boolean => {
  if (field.kind === 'text') return typeof value === 'string' && value.trim() !== '';
  if (field.kind === 'cut') return Array.isArray(value) && value.length > 0;
  if (field.kind === 'tops' || field.kind === 'stocks')
    return Array.isArray(value) && value.length === seats && !value.includes(undefined) && !value.includes(null);
  if (field.kind === 'body') return isBody(value, seats);
  // The editor of a position leaves no hole: it is told as a whole.
  if (field.kind === 'position') return Array.isArray(value);
  if (field.kind === 'dealers') return Array.isArray(value) && value.length === 2;
  return value !== undefined;
};

/** An act inside another must be whole itself; changed fields alone speak for an act told elsewhere. */
function isBody(value: unknown, seats: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { act } = value as { readonly act?: Act };
  return act === undefined || isReadyToSubmit(makeFormState({ act, seats, initial: value as Partial<EntryDraft> }));
}

const isChanged = (form: FormState): boolean =>
  form.values !== form.before &&
  [...new Set([...Object.keys(form.values), ...Object.keys(form.before)])].some(
    (name) => form.values[name] !== form.before[name],
  );

/** What an entry under correction never had, it need not get. */
const isDue = (form: FormState, field: FormFieldSpec): boolean =>
  !field.isOptional && !(form.isEdit && form.before[field.name] === undefined);

/** Half a list is no list, though the list may be left out. */
const isSound = (form: FormState, field: FormFieldSpec): boolean =>
  form.values[field.name] === undefined ||
  isFilled(field, form.values[field.name], form.seats) ||
  field.kind === 'text';

/** Whether everything the act needs has been told. An entry nobody touched may stay as it is. */
export function isReadyToSubmit(form: FormState): boolean {
  if (form.isEdit && !isChanged(form)) return true;
  const one = formRequiredOneOfFields(form.act);
  return (
    form.fields.every(
      (field) => isSound(form, field) && (!isDue(form, field) || isFilled(field, form.values[field.name], form.seats)),
    ) &&
    (one === null || one.some((name) => form.values[name] !== undefined)) &&
    isCountOfSomebody(form)
  );
}

/** A stock or a hand is somebody's. */
const isCountOfSomebody = ({ act, values: { seat, stock, hand } }: FormState): boolean =>
  act !== 'count' || seat !== undefined || (stock === undefined && hand === undefined);

/** A field that was open when the form was, and that a single tap answers. */
export const isInitiallyEmptyTapField = (form: FormState, field: FormFieldSpec): boolean =>
  !field.isOptional && !OPEN_ENDED.has(field.kind) && !isFilled(field, form.before[field.name], form.seats);

/** Whether the last tap tells the act; otherwise a button does. */
export const submitsOnLastTap = (form: FormState): boolean =>
  !form.isEdit &&
  form.fields.some((field) => isInitiallyEmptyTapField(form, field)) &&
  form.fields.every((field) => field.isOptional === true || !OPEN_ENDED.has(field.kind));

/** What is told. In edit mode what was not touched stays to the letter, fields unknown to us too. */
export function draftFromForm(form: FormState): EntryDraft {
  const { act, values } = form;
  if (form.isEdit && !isChanged(form)) return { act, ...form.before } as unknown as EntryDraft;
  return { act, ...trimmed(form, form.act === 'count' ? countOnly(values) : values) } as unknown as EntryDraft;
}

/** The draw pile is nobody's. */
const countOnly = ({ seat, ...rest }: FormValues): FormValues =>
  seat === undefined || (rest.stock === undefined && rest.hand === undefined) ? rest : { seat, ...rest };

const trimmed = (form: FormState, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value !== 'string' || value === form.before[name]) return [[name, value]];
      const text = value.trim();
      return text === '' && form.fields.some((field) => field.name === name && field.isOptional) ? [] : [[name, text]];
    }),
  );
