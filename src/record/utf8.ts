/**
 * Encodes well-formed text as UTF-8. Not `utf8ToBytes` of @noble/hashes: that one needs `TextEncoder`, which the
 * bare Hermes VM (the one that runs the golden vectors) does not have, and it replaces lone surrogates silently.
 * Callers check the text with `isWellFormedUnicode` first.
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (let i = 0; i < text.length; i += 1) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[at++] = code;
      continue;
    }
    if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6);
    } else {
      if (code >= 0xd800 && code < 0xdc00) {
        i += 1;
        code = 0x10000 + ((code - 0xd800) << 10) + (text.charCodeAt(i) - 0xdc00);
        bytes[at++] = 0xf0 | (code >> 18);
        bytes[at++] = 0x80 | ((code >> 12) & 0x3f);
      } else {
        bytes[at++] = 0xe0 | (code >> 12);
      }
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[at++] = 0x80 | (code & 0x3f);
  }
  return bytes.slice(0, at);
}

const SURROGATE = /[\ud800-\udfff]/;

/** A lone surrogate is half of a character and has no bytes in UTF-8. */
export function isWellFormedUnicode(text: string): boolean {
  if (!SURROGATE.test(text)) return true;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0xd800 || code > 0xdfff) continue;
    const next = text.charCodeAt(i + 1);
    if (code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return false;
    i += 1;
  }
  return true;
}
