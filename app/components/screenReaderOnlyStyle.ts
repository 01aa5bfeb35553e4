/** For text that only screen readers get. It takes no space, so it cannot overflow its parent. */
export const SCREEN_READER_ONLY_STYLE = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  fontSize: 1,
  lineHeight: 1,
  opacity: 0,
  pointerEvents: 'none',
} as const;
