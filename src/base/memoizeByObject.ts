/** Caches the result per argument object, for as long as that object is alive. */
export function memoizeByObject<K extends object, T>(derive: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (from) => {
    const found = known.get(from) ?? { value: derive(from) };
    known.set(from, found);
    return found.value;
  };
}
