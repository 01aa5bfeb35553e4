/** The same object in, the same object out: what was derived of it is kept as long as it is. */
export function memoizeByObject<K extends object, T>(derive: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (from) => {
    const found = known.get(from) ?? { value: derive(from) };
    known.set(from, found);
    return found.value;
  };
}
