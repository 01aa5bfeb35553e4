import { useId } from 'react';
import { type TextInputProps, View } from 'react-native';
import { defineStyles, typography, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { useWords } from '../hooks';
import { AppText } from './Text';
import { TextInput } from './TextInput';

interface FieldProps {
  readonly label: string;
  /** For screen readers: begins with the label and adds the context that is visible on the screen. */
  readonly spokenLabel?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly testID: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly inputMode?: TextInputProps['inputMode'];
  readonly autoCapitalize?: TextInputProps['autoCapitalize'];
  readonly maxLength?: number | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly onSubmit?: (() => void) | undefined;
}

/** A text input with its label above it. */
export function LabelledInput(props: FieldProps) {
  const { label, value, onChange, testID, hint, error, isMultiline = false } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const id = useId();
  const { phrasing } = useWords();
  const said = { 'aria-invalid': error !== undefined } as object;
  return (
    <View style={styles.field}>
      <AppText size="label" style={styles.label}>
        {label}
      </AppText>
      <TextInput
        {...said}
        nativeID={id}
        aria-label={phrasing.spoken([props.spokenLabel ?? label, hint, error].filter((part) => part !== undefined))}
        testID={testID}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={props.onSubmit}
        inputMode={props.inputMode ?? 'text'}
        autoCapitalize={props.autoCapitalize ?? 'words'}
        maxLength={props.maxLength}
        multiline={isMultiline}
        style={[styles.input, isMultiline && styles.tall, error !== undefined && styles.wrong]}
      />
      {error !== undefined ? (
        <View style={styles.said} aria-live="polite">
          <Icon name="warning" size={18} colour={palette.tones.illegal.ink} />
          <AppText size="small" style={[styles.shrink, { color: palette.tones.illegal.ink }]}>
            {error}
          </AppText>
        </View>
      ) : hint !== undefined ? (
        <AppText size="small" colour="inkSoft">
          {hint}
        </AppText>
      ) : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  field: { gap: space.hair },
  label: { color: palette.ink },
  input: {
    ...typography.body,
    // A fixed line height cuts descenders off in a field that grows with the text size.
    lineHeight: undefined,
    color: palette.ink,
    backgroundColor: palette.card,
    borderWidth: 1.5,
    borderColor: palette.frame,
    borderRadius: radius.chip,
    minHeight: MIN_TOUCH_TARGET,
    minWidth: 0,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
  },
  tall: { minHeight: 96, textAlignVertical: 'top' },
  wrong: { borderColor: palette.tones.illegal.ink, borderWidth: 2 },
  said: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
}));
