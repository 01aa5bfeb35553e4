import { isFlagCode } from '@/rulesets';
import { Field } from '../../../components';
import { useWords } from '../../../hooks';
import { type FieldViewProps } from './fieldProps';

/** Typed. What was typed may be taken out again where the field may be left out. */
export function TextField({ act, field, label, value, onAnswer }: FieldViewProps) {
  const { flags, forms } = useWords();
  const text = typeof value === 'string' ? value : '';
  const [n = '', code = ''] = act === 'rule' && field.name === 'flag' ? text.split(':') : [];
  return (
    <Field
      label={label}
      value={text}
      testID={`field-${field.name}`}
      onChange={(typed) => onAnswer(typed === '' && field.isOptional ? undefined : typed)}
      {...(isFlagCode(code) ? { hint: forms.flagAt(flags[code].title, n) } : {})}
    />
  );
}
