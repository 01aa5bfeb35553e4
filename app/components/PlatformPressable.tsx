import { Pressable, type StyleProp, type ViewStyle } from 'react-native';
import { type PlatformPressableProps } from './touchProps';

/** Something to touch, as the device has it: dimmed or washed while a finger rests on it. */
export function PlatformPressable({ pressedStyle, style, isDisabled, ...rest }: PlatformPressableProps) {
  const looks = ({ pressed }: { readonly pressed: boolean }): StyleProp<ViewStyle> => [style, pressed && pressedStyle];
  return (
    <Pressable
      {...rest}
      // A phone does not know of keys that stay down: it says that they are chosen.
      aria-selected={rest['aria-pressed']}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      style={pressedStyle === undefined ? style : looks}
    />
  );
}
