import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalBytes, canonicalText, chainHashesOf, entryHash, stringifyLine, makeGameRecordReader } from '@/record';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Entry, Header } from '@/engine';
import canonical from './golden/canonical.json';
import chain from './golden/chain.json';
import frames from './golden/frames.json';
import numbers from './golden/numbers.json';

/**
 * The golden vectors, computed once by an independent program. They are checked wherever the app
 * runs (Node, Chromium, Hermes): a log hashed on a phone must verify on the organizer's laptop.
 */
export interface Vector {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

const unhex = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};

const fromBits = (bits: string): number => new DataView(unhex(bits).buffer).getFloat64(0);

const textOf = (value: unknown): string => {
  const text = canonicalText(value);
  return text.ok ? text.value : JSON.stringify(text.error);
};

const digestOf = (value: unknown): string => {
  const bytes = canonicalBytes(value);
  return bytes.ok ? bytesToHex(sha256(bytes.value)) : JSON.stringify(bytes.error);
};

/** Through the reader and back to a line, as every stored entry goes. */
const reread = (lines: readonly object[]): { header: Header; entries: Entry[] } => {
  const reader = makeGameRecordReader();
  const read = lines.map((line, i) => reader.read(stringifyLine(line as Header), i + 1));
  return {
    header: read.flatMap((item) => (item?.kind === 'header' ? [item.header] : []))[0] as Header,
    entries: read.flatMap((item) => (item?.kind === 'entry' ? [item.entry] : [])),
  };
};

export function vectors(): Vector[] {
  const { header, entries } = reread([chain.header, ...chain.entries]);
  const hashes = chainHashesOf(header, entries);
  const found = hashes.ok ? hashes.value.map(bytesToHex) : [];
  return [
    ...canonical.map(({ name, json, text }) => ({ name, expected: text, found: textOf(JSON.parse(json)) })),
    ...canonical.map(({ name, json, sha256: hash }) => ({ name, expected: hash, found: digestOf(JSON.parse(json)) })),
    ...numbers.map(({ bits, text }) => ({ name: `number ${bits}`, expected: text, found: textOf(fromBits(bits)) })),
    ...frames.map(({ hash, prev, text, ...place }, i) => {
      const bytes = new Uint8Array(Array.from(text, (char) => char.charCodeAt(0)));
      return {
        name: `frame ${i}`,
        expected: hash,
        found: bytesToHex(entryHash({ ...place, prev: unhex(prev) }, bytes)),
      };
    }),
    ...chain.hashes.map((hash, seq) => ({ name: `link ${seq}`, expected: hash, found: found[seq] ?? 'none' })),
  ];
}

export const misses = (all: readonly Vector[]): Vector[] => all.filter(({ expected, found }) => expected !== found);
