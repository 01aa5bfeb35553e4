import { StyleSheet, type StyleProp, unstable_createElement as createElement, type ViewStyle } from 'react-native';
import { type ReactElement } from 'react';
import { type TouchProps } from './touchProps';

declare module 'react-native' {
  /** What react-native-web makes its own parts with: an element of the page, with a style of ours. */
  export function unstable_createElement(tag: string, props: object): ReactElement;
}

/**
 * A button of the browser's own. It knows a finger, a mouse and a keyboard by itself, and how it looks while it is
 * pressed is a rule of its style sheet: nothing is drawn again by us because a finger came down.
 */
export function Touch({ onPress, style, pressedStyle, isDisabled, ...rest }: TouchProps) {
  return createElement('button', {
    ...rest,
    'aria-disabled': isDisabled,
    onClick: onPress,
    style: [styles.touch, isDisabled === true ? null : styles.ready, style],
    dataSet: pressedStyle === undefined ? undefined : { pressed: ruleFor(pressedStyle) },
  });
}

const rules = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One rule for each look, however many things share it. Answers with its name. */
function ruleFor(pressedStyle: StyleProp<ViewStyle>): string {
  const looks = Object.entries(StyleSheet.flatten(pressedStyle) ?? {})
    .map(([name, value]) => `${hyphenated(name)}:${value}!important`)
    .join(';');
  const known = rules.get(looks);
  if (known !== undefined) return known;
  const name = `${rules.size}`;
  rules.set(looks, name);
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  sheet?.insertRule(`[data-pressed="${name}"]:active:enabled{${looks}}`);
  return name;
}

const styles = StyleSheet.create({
  /** Bare, as a box that holds others. */
  touch: {
    display: 'flex',
    position: 'relative',
    flexDirection: 'column',
    alignItems: 'stretch',
    flexShrink: 0,
    minWidth: 0,
    minHeight: 0,
    margin: 0,
    padding: 0,
    borderWidth: 0,
    borderStyle: 'solid',
    backgroundColor: 'transparent',
    zIndex: 0,
  },
  ready: { cursor: 'pointer', touchAction: 'manipulation' } as object,
});
