import { TextInput as NativeTextInput, type TextInputProps } from 'react-native';
import { usePalette, useAppTextScale } from '../theme';
import { enlargeTextStyle } from './Text';

/** React Native's TextInput, enlarged by the text size of the settings as `Text` is. */
export function TextInput({ style, ...rest }: TextInputProps) {
  const palette = usePalette();
  return (
    <NativeTextInput
      autoCorrect={false}
      placeholderTextColor={palette.inkSoft}
      style={enlargeTextStyle(style, useAppTextScale())}
      {...rest}
    />
  );
}
