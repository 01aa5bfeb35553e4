/** What a contract needs to say no, without a test framework: a browser page has none. */
export function check(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

/** Equal in meaning, whatever the order of fields. */
export function same(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [spell(found), spell(wanted)];
  if (a !== b) throw new Error(`${what}: found ${a}, wanted ${b}`);
}

function spell(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value);
  const object = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${spell(object[key])}`);
  return `{${members.join(',')}}`;
}
