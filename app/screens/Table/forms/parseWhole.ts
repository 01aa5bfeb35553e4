const DIGITS = 4;

/** A number as somebody typed it; nothing where there is none, or one that cannot be. */
export function parseWhole(typed: string, least = 0): number | undefined {
  const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
  const number = Number(digits);
  return digits === '' || number < least ? undefined : number;
}
