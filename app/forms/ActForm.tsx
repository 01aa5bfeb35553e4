import { useContext, useState } from 'react';
import { View } from 'react-native';
import { type EntryDraft } from '@/state';
import { Button, NonModalPanel } from '../components';
import { UnsentInputStoreContext, useWords, whenWritten } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { type FormFieldSpec } from './fields';
import { FormFields } from './FormFields';
import {
  withFieldAnswers,
  draftFromForm,
  type FormState,
  type FormValues,
  isInitiallyEmptyTapField,
  isReadyToSubmit,
  makeFormState,
  submitsOnLastTap,
  typedTextAnswers,
} from './formState';
import { type ActFormProps } from './props';

/** The form of any act: one tap for each field, and the last one tells it. Where that cannot be, a button does. */
export function ActForm(props: ActFormProps) {
  const { act, initial, seats, actor, asks, isEdit, title, keptAs = act, onTell, onClose, onBack } = props;
  const { acts, back, save, tell } = useWords().forms;
  const unsentInputStore = useContext(UnsentInputStoreContext);
  const [form, setForm] = useState(() =>
    withFieldAnswers(
      makeFormState({ act, initial, seats: seats.length, actor, asks, isEdit }),
      (unsentInputStore?.get(keptAs) as FormValues | undefined) ?? {},
    ),
  );
  const told = (draft: EntryDraft): void => whenWritten(onTell(draft), () => void unsentInputStore?.delete(keptAs));
  const onForm = (next: FormState, field: FormFieldSpec | null): void => {
    setForm(next);
    unsentInputStore?.set(keptAs, typedTextAnswers(next));
    if (field !== null && isInitiallyEmptyTapField(next, field) && submitsOnLastTap(next) && isReadyToSubmit(next))
      told(draftFromForm(next));
  };
  const foot =
    submitsOnLastTap(form) && onBack === undefined ? undefined : (
      <View style={styles.foot}>
        {onBack === undefined ? null : (
          <Button kind="quiet" icon="back" title={back} testID="form-back" onPress={onBack} />
        )}
        {submitsOnLastTap(form) ? null : (
          <Button
            kind="main"
            title={isEdit ? save : tell}
            testID="tell"
            isDisabled={!isReadyToSubmit(form)}
            style={styles.tell}
            onPress={() => told(draftFromForm(form))}
          />
        )}
      </View>
    );
  return (
    <NonModalPanel
      title={title ?? acts[act]}
      onClose={onClose}
      testID={`form-${act}`}
      closeTestID="close-form"
      foot={foot}
    >
      <FormFields form={form} seats={seats} header={props.header} draw={props.draw} onForm={onForm} />
    </NonModalPanel>
  );
}

const styles = defineStaticStyles({
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, paddingTop: space.small },
  tell: { flexGrow: 1 },
});
