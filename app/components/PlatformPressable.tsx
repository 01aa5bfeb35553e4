import { Pressable, type StyleProp, type ViewStyle } from 'react-native';
import { type PlatformPressableProps } from './touchProps';

/** React Native's Pressable; it shows `pressedStyle` while it is touched. */
export function PlatformPressable({ pressedStyle, style, isDisabled, isSolid: _, ...rest }: PlatformPressableProps) {
  const looks = ({ pressed }: { readonly pressed: boolean }): StyleProp<ViewStyle> => [style, pressed && pressedStyle];
  return (
    <Pressable
      {...rest}
      // iOS and Android have no pressed state for toggles: `selected` is the nearest.
      aria-selected={rest['aria-pressed']}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      style={pressedStyle === undefined ? style : looks}
    />
  );
}
