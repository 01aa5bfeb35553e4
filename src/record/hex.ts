const DIGITS = '0123456789abcdef';

export function makeHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15);
  return text;
}
