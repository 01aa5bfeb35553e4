import { type ReactNode } from 'react';
import { type GestureResponderEvent, Platform, type Role, type StyleProp, Text, type ViewStyle } from 'react-native';
import { useBounceGuard } from '../hooks';
import { PlatformPressable } from './PlatformPressable';
import { type PlatformPressableProps } from './touchProps';
import { SCREEN_READER_ONLY_STYLE } from './screenReaderOnlyStyle';

interface PressProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** What a screen reader says. */
  readonly label?: string | undefined;
  /**
   * What it holds is a picture of what the label says, hidden from screen readers. A browser then takes the name from
   * words that are there and not seen: a label that differs from the words in sight would be an error.
   */
  readonly isPicture?: boolean | undefined;
  readonly role?: Role | undefined;
  readonly testID?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly pressedStyle?: PlatformPressableProps['pressedStyle'];
  readonly isDisabled?: boolean | undefined;
  /** Filled, with light words on it. */
  readonly isSolid?: boolean | undefined;
  readonly isChecked?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  readonly isPressed?: boolean | undefined;
}

/** A pressable that ignores a second touch within the bounce time of the first. */
export function DebouncedPressable(props: PressProps) {
  const { children, onPress, label, role = 'button', testID, style, pressedStyle, isDisabled } = props;
  const counts = useBounceGuard(testID);
  const press = (event?: GestureResponderEvent): void => {
    if (counts(event)) onPress();
  };
  const isSpelled = props.isPicture === true && Platform.OS === 'web';
  return (
    <PlatformPressable
      role={role}
      aria-label={isSpelled ? undefined : label}
      aria-checked={props.isChecked}
      aria-expanded={props.isExpanded}
      aria-pressed={props.isPressed}
      isDisabled={isDisabled}
      isSolid={props.isSolid}
      testID={testID}
      onPress={press}
      style={style}
      pressedStyle={pressedStyle}
    >
      {children}
      {isSpelled ? <Text style={SCREEN_READER_ONLY_STYLE}>{label}</Text> : null}
    </PlatformPressable>
  );
}
