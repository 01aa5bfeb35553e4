import type { Entry, Header, Refusal } from '@/engine';
import { rulesetById } from '@/rulesets';
import { type FindRuleset } from './header';
import { asLine, isBlank, kindOf, looksLikeHeader, parseObject } from './line';
import { openRecord, type OpenRecord } from './openRecord';
import { type Seal } from './seal';

/** What a line turned out to be. The objects are the parsed ones themselves: unknown fields are in them. */
export type Item =
  | { readonly kind: 'header'; readonly line: number; readonly header: Header }
  | { readonly kind: 'entry'; readonly line: number; readonly entry: Entry }
  | { readonly kind: 'seal'; readonly line: number; readonly seal: Seal }
  | Problem;

/** A record that cannot be read, told once, at the first line that cannot be. */
export interface Problem {
  readonly kind: 'problem';
  readonly line: number;
  /** The record's id, where its header could be read. */
  readonly record: string | null;
  readonly refusal: Refusal;
}

export interface RecordReader {
  /** The next line. Null: blank, or what is left of a record that was refused. */
  readonly read: (text: string, line: number) => Item | null;
  /** Refuses the record being read for a reason found elsewhere: bytes that are no text, the engine. */
  readonly refuse: (refusal: Refusal, line: number) => Problem | null;
  /** After the last line: a file in which no record began is a problem of its own. */
  readonly end: (line: number) => Problem | null;
}

/** Fed line by line, so that a file of any size passes through holding one record at a time. */
export function readRecords(find: FindRuleset = rulesetById): RecordReader {
  let record: OpenRecord | 'none' | 'refused' = 'none';
  let isEmpty = true;

  const refuse = (refusal: Refusal, line: number): Problem | null => {
    isEmpty = false;
    if (record === 'refused') return null;
    const id = record === 'none' ? null : record.header.id;
    record = 'refused';
    return { kind: 'problem', line, record: id, refusal };
  };

  const refuseHeader = (refusal: Refusal, line: number): Problem | null => {
    record = 'none';
    return refuse(refusal, line);
  };

  const read = (text: string, line: number): Item | null => {
    if (isBlank(text)) return null;
    const parsed = parseObject(text);
    if (!parsed.ok) return looksLikeHeader(text) ? refuseHeader(parsed.error, line) : refuse(parsed.error, line);
    const isHeader = kindOf(parsed.value) === 'header';
    if (!isHeader && record === 'refused') return null;
    if (!isHeader && record === 'none') return refuse({ code: 'no-header' }, line);
    const told = asLine(parsed.value, find);
    if (!told.ok) return isHeader ? refuseHeader(told.error, line) : refuse(told.error, line);
    if (told.value.kind === 'header') {
      record = openRecord(told.value.header, find);
      isEmpty = false;
      return { ...told.value, line };
    }
    if (told.value.kind === 'seal') return { ...told.value, line };
    const refusal = (record as OpenRecord).check(told.value.entry);
    if (refusal !== null) return refuse(refusal, line);
    return { kind: 'entry', line, entry: told.value.entry as unknown as Entry };
  };

  const end = (line: number): Problem | null => (isEmpty ? refuse({ code: 'no-record' }, line) : null);

  return { read, refuse, end };
}
