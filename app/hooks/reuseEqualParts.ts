const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `now` with every part that equals a part of `before` replaced by that very object, so that React does not redraw it. */
export function reuseEqualParts<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    const piece = reuseEqualParts(before[key], now[key]);
    made[key] = piece;
    isSame &&= Object.hasOwn(before, key) && Object.is(piece, before[key]);
  }
  if (isSame) return before as T;
  return (Array.isArray(now) ? Object.values(made) : made) as T;
}
