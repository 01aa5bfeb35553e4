import { type ReactElement } from 'react';
import { StyleSheet, unstable_createElement as createElement } from 'react-native';
import { type PlatformPressableProps } from './touchProps';

declare module 'react-native' {
  /** react-native-web's own way to make a DOM element with React Native styles. */
  export function unstable_createElement(tag: string, props: object): ReactElement;
}

/**
 * A native button element. The browser handles touch, mouse and keyboard, and the pressed look is a CSS rule, so that a
 * press does not rerender anything.
 */
export function PlatformPressable(props: PlatformPressableProps) {
  const { onPress, style, pressedStyle, isDisabled, isSolid = false, ...rest } = props;
  return createElement('button', {
    ...rest,
    'aria-disabled': isDisabled,
    onClick: onPress,
    style: [styles.touch, isDisabled === true ? null : styles.ready, style],
    dataSet: {
      ...(pressedStyle === undefined ? {} : { pressed: ruleFor(pressedStyle) }),
      ...(isSolid ? { solid: '' } : {}),
    },
  });
}

type Pressed = NonNullable<PlatformPressableProps['pressedStyle']>;
const known = new WeakMap<Pressed, string>();
const rules = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of the style-sheet rule for `pressed`. Equal styles share one rule. */
function ruleFor(pressed: Pressed): string {
  const named = known.get(pressed);
  if (named !== undefined) return named;
  const looks = Object.entries(pressed)
    .map(([name, value]) => `${hyphenated(name)}:${String(value)}!important`)
    .join(';');
  const name = rules.get(looks) ?? addRule(looks);
  known.set(pressed, name);
  return name;
}

function addRule(looks: string): string {
  const name = `${rules.size}`;
  rules.set(looks, name);
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  sheet?.insertRule(`[data-pressed="${name}"]:active:enabled{${looks}}`);
  return name;
}

const styles = StyleSheet.create({
  /** Removes the browser's own look of a button. */
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
