import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { type Act } from '@/engine';
import { type EntryDraft } from '@/state';
import { AppText, Button } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { ActPicker } from './ActPicker';
import { type FormFieldSpec, type FormFieldKind } from './fields';
import { FieldView } from './FieldView';
import { type ActFormProps, type FieldViewProps } from './props';
import { withFieldAnswer, withFieldAnswers, draftFromForm, type FormState, makeFormState } from './formState';

interface FormFieldsProps extends Pick<ActFormProps, 'seats' | 'header' | 'draw'> {
  readonly form: FormState;
  /** Called with the form after one field was answered; with null if several were answered at once. */
  readonly onForm: (form: FormState, field: FormFieldSpec | null) => void;
}

/** From this width on every field has its label above it. */
const ROOMY = 600;
/** Kinds of fields that need no label, because their options say what is asked. */
const PLAIN: ReadonlySet<FormFieldKind> = new Set<FormFieldKind>(['card', 'few', 'choice', 'code']);
const isPlain = (field: FormFieldSpec): boolean =>
  field.kind === 'seat' ? field.isActor === true : !field.isOptional && PLAIN.has(field.kind);

/** All fields of an act, one below the other. Rarely used fields are behind a button. */
export function FormFields({ form, onForm, ...around }: FormFieldsProps) {
  const { fieldLabel, moreFields } = useWords().forms;
  const [showsRare, setShowsRare] = useState(false);
  const isShown = ({ name, isRare }: FormFieldSpec): boolean =>
    isRare !== true || showsRare || form.before[name] !== undefined;
  const isTight = useWindowDimensions().width < ROOMY && !form.isEdit;
  const hidden = form.fields.filter((field) => !isShown(field));
  return (
    <View style={styles.fields}>
      {form.fields.filter(isShown).map((field) => {
        const props: FieldViewProps = {
          ...around,
          act: form.act,
          field,
          label: fieldLabel(form.act, field.name),
          isLabelHidden: isTight && isPlain(field),
          value: form.values[field.name],
          values: form.values,
          onAnswer: (value) => onForm(withFieldAnswer(form, field.name, value), field),
          onAnswerAll: (values) => onForm(withFieldAnswers(form, values), null),
        };
        return field.kind === 'body' ? (
          <BodyField key={field.name} {...props} />
        ) : (
          <FieldView key={field.name} {...props} />
        );
      })}
      {hidden.length > 0 ? (
        <Button kind="quiet" icon="plus" title={moreFields} testID="field-more" onPress={() => setShowsRare(true)} />
      ) : null}
    </View>
  );
}

/** A correction cannot contain a correction. */
const NOT_INSIDE: readonly Act[] = ['strike', 'amend', 'insert'];

/** The act inside an `amend` or `insert`: it is chosen first, then its fields are filled in. */
function BodyField({ label, value, onAnswer, ...around }: FieldViewProps) {
  const { acts, chooseAct, keptAs } = useWords().forms;
  const { act } = (value ?? {}) as { readonly act?: Act };
  if (act === undefined)
    return (
      <View style={styles.body}>
        <AppText size="small" colour="inkSoft">
          {value === undefined ? chooseAct : keptAs}
        </AppText>
        <ActPicker without={NOT_INSIDE} onPick={(picked) => onAnswer({ act: picked })} />
      </View>
    );
  const { seats, header, draw } = around;
  const inner = makeFormState({ act, seats: seats.length, initial: value as Partial<EntryDraft> });
  return (
    <View role="group" aria-label={label} style={styles.body}>
      <AppText size="strong">{acts[act]}</AppText>
      <FormFields {...{ seats, header, draw }} form={inner} onForm={(next) => onAnswer(draftFromForm(next))} />
      <Button kind="quiet" title={chooseAct} testID="field-with-other" onPress={() => onAnswer(undefined)} />
    </View>
  );
}

const styles = defineStaticStyles({ fields: { gap: 6 }, body: { gap: space.hair } });
