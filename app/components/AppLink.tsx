import { type ReactNode, useState } from 'react';
import { type GestureResponderEvent, Platform, Pressable, type StyleProp, type ViewStyle } from 'react-native';

interface LinkProps {
  readonly children: ReactNode;
  /** Where it leads, as an address: on the web it is a real link, to be copied or opened in a new tab. */
  readonly href?: string | undefined;
  readonly onPress: () => void;
  readonly label?: string;
  readonly isCurrent?: boolean;
  /** Given where it opens and closes something right below it. */
  readonly isExpanded?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly activeStyle?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

/** A new tab, a new window, a download: the browser's business, not ours. */
const isForBrowser = (event: GestureResponderEvent): boolean => {
  const { metaKey, ctrlKey, shiftKey, altKey } = event as unknown as Partial<MouseEvent>;
  return Boolean(metaKey || ctrlKey || shiftKey || altKey);
};

/** Anything that leads somewhere. It answers to finger, mouse and keyboard alike. */
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
