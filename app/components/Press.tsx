import { type ReactNode } from 'react';
import { type GestureResponderEvent, Pressable, type Role, type StyleProp, type ViewStyle } from 'react-native';
import { useBounce } from '../hooks';

interface PressProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** What it is and what it does, for those who do not see it. */
  readonly label?: string | undefined;
  readonly role?: Role | undefined;
  readonly testID?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly pressedStyle?: StyleProp<ViewStyle>;
  readonly isDisabled?: boolean | undefined;
  readonly isChecked?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  readonly isPressed?: boolean | undefined;
}

/** Whatever is touched. A touch that does not count, an echo of the one before, does nothing at all. */
export function Press(props: PressProps) {
  const { children, onPress, label, role = 'button', testID, style, pressedStyle, isDisabled } = props;
  const counts = useBounce();
  const press = (event?: GestureResponderEvent): void => {
    if (counts(event)) onPress();
  };
  const state = props.isPressed === undefined ? {} : ({ 'aria-pressed': props.isPressed } as object);
  return (
    <Pressable
      {...state}
      role={role}
      aria-label={label}
      aria-checked={props.isChecked}
      aria-expanded={props.isExpanded}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      testID={testID}
      onPress={press}
      style={pressedStyle === undefined ? style : ({ pressed }) => [style, pressed && pressedStyle]}
    >
      {children}
    </Pressable>
  );
}
