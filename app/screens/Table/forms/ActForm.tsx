import { useState } from 'react';
import { View } from 'react-native';
import { Button, Panel } from '../../../components';
import { useWords } from '../../../hooks';
import { space } from '../../../theme';
import { type Field } from './fields';
import { FormFields } from './FormFields';
import { draftOf, type FormState, isDeciding, isReady, openForm, tellsItself } from './formState';
import { type ActFormProps } from './props';

/** The form of any act: one tap for each field, and the last one tells it. Where that cannot be, a button does. */
export function ActForm(props: ActFormProps) {
  const { act, initial, seats, actor, asks, isEdit, title, onTell, onClose, onBack } = props;
  const { acts, back, save, tell } = useWords().forms;
  const [form, setForm] = useState(() => openForm({ act, initial, seats: seats.length, actor, asks, isEdit }));
  const onForm = (next: FormState, field: Field | null): void => {
    setForm(next);
    if (field !== null && isDeciding(next, field) && tellsItself(next) && isReady(next)) onTell(draftOf(next));
  };
  const foot =
    tellsItself(form) && onBack === undefined ? undefined : (
      <View style={styles.foot}>
        {onBack === undefined ? null : (
          <Button kind="quiet" icon="back" title={back} testID="form-back" onPress={onBack} />
        )}
        {tellsItself(form) ? null : (
          <Button
            kind="main"
            title={isEdit ? save : tell}
            testID="tell"
            isDisabled={!isReady(form)}
            style={styles.tell}
            onPress={() => onTell(draftOf(form))}
          />
        )}
      </View>
    );
  return (
    <Panel title={title ?? acts[act]} onClose={onClose} testID={`form-${act}`} closeTestID="close-form" foot={foot}>
      <FormFields form={form} seats={seats} header={props.header} draw={props.draw} onForm={onForm} />
    </Panel>
  );
}

const styles = {
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, paddingTop: space.small },
  tell: { flexGrow: 1 },
} as const;
