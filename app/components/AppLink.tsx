import { type ReactNode, useState } from 'react';
import { type GestureResponderEvent, Platform, Pressable, type StyleProp, type ViewStyle } from 'react-native';

interface LinkProps {
  readonly children: ReactNode;
  /** Where it leads, as an address: on the web it is a real link, to be copied or opened in a new tab. */
  readonly href?: string | undefined;
  readonly onPress: () => void;
  readonly label?: string;
  readonly isCurrent?: boolean;
  /** Set if the link opens and closes something directly below it. */
  readonly isExpanded?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly activeStyle?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

/**
 * A press with a modifier key opens a new tab or window, or downloads: then the browser follows the link, not the app.
 */
const isForBrowser = (event: GestureResponderEvent): boolean => {
  const { metaKey, ctrlKey, shiftKey, altKey } = event as unknown as Partial<MouseEvent>;
  return Boolean(metaKey || ctrlKey || shiftKey || altKey);
};

/** A link to another screen. On the web it is an `<a>`, so touch, mouse and keyboard all open it. */
export function AppLink({
  children,
  href,
  onPress,
  label,
  isCurrent,
  isExpanded,
  style,
  activeStyle,
  testID,
}: LinkProps) {
  const [isHovered, setHovered] = useState(false);
  const press = (event: GestureResponderEvent): void => {
    if (Platform.OS === 'web' && href !== undefined && isForBrowser(event)) return;
    event.preventDefault();
    onPress();
  };
  const web = { ...(href === undefined ? {} : { href }), ...(isCurrent ? { 'aria-current': 'page' } : {}) } as object;
  return (
    <Pressable
      {...web}
      role={href === undefined ? 'button' : 'link'}
      aria-label={label}
      aria-selected={Platform.OS === 'web' ? undefined : isCurrent}
      aria-expanded={isExpanded}
      testID={testID}
      onPress={press}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      style={({ pressed }) => [style, (pressed || isHovered) && activeStyle]}
    >
      {children}
    </Pressable>
  );
}
