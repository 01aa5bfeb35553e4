import { type ReactNode } from 'react';
import { type GestureResponderEvent, type Role, type StyleProp, type ViewStyle } from 'react-native';

export interface PlatformPressableProps {
  readonly children: ReactNode;
  readonly onPress: (event?: GestureResponderEvent) => void;
  readonly role: Role;
  readonly testID?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
  /** Applied while it is touched: opacity, background, border colour. */
  readonly pressedStyle?: Pick<ViewStyle, 'opacity' | 'backgroundColor' | 'borderColor'> | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Filled, with light words on it: a browser keeps that where the system replaces the colours of every page. */
  readonly isSolid?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-checked'?: boolean | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
}
