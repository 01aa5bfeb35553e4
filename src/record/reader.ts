import { type Result } from '@/base';
import type { Refusal } from '@/engine';
import { type HeaderWithId } from './chain';
import { isBlankLine, isObject, parseJsonObject, type RawObject } from './lines';
import { type Seal } from './seals';

/** What this reader must know of a kind of record. `game/` has that of a game. */
export interface RecordFormat<H extends HeaderWithId> {
  readonly kindOf: (raw: RawObject) => LineKind;
  /** For a line that cannot be parsed: whether it was meant as a header. */
  readonly looksLikeHeader: (text: string) => boolean;
  readonly parseHeader: (raw: RawObject) => Result<H, Refusal>;
  /** Begins a record: the returned function checks its entries one after the other. */
  readonly checkEntries: (header: H) => (raw: RawObject) => Refusal | null;
}
export type LineKind = 'header' | 'entry' | 'seal';

/** What a line is. The objects are the parsed ones themselves: fields of a later version are still in them. */
export type LineReadResult<H, E> =
  | { readonly kind: 'header'; readonly line: number; readonly header: H }
  | { readonly kind: 'entry'; readonly line: number; readonly entry: E }
  | { readonly kind: 'seal'; readonly line: number; readonly seal: Seal }
  | RecordProblem;

/** Why a record cannot be read. Reported once per record, at the first line that is refused. */
export interface RecordProblem {
  readonly kind: 'problem';
  readonly line: number;
  /** The record's id, where its header could be read. */
  readonly record: string | null;
  readonly refusal: Refusal;
}

export interface RecordReader<H, E> {
  /** Reads the next line. Null for a blank line and for the rest of a record that was refused. */
  readonly read: (text: string, line: number) => LineReadResult<H, E> | null;
  /** Refuses the present record for a reason that the caller found: bytes that are no text, a refusal by the engine. */
  readonly refuse: (refusal: Refusal, line: number) => RecordProblem | null;
  /** Call it after the last line: a file in which no record began is a problem of its own. */
  readonly end: (line: number) => RecordProblem | null;
}

/** Reads JSON Lines one at a time: of a file of any size only the present record is in memory. */
export function makeRecordReader<H extends HeaderWithId, E>(format: RecordFormat<H>): RecordReader<H, E> {
  type Open = { readonly id: string; readonly check: (raw: RawObject) => Refusal | null };
  let record: Open | 'none' | 'refused' = 'none';
  let isEmpty = true;

  const refuse = (refusal: Refusal, line: number): RecordProblem | null => {
    isEmpty = false;
    if (record === 'refused') return null;
    const id = record === 'none' ? null : record.id;
    record = 'refused';
    return { kind: 'problem', line, record: id, refusal };
  };

  /** A refused header ends the record before it, which is not at fault: the problem names no record. */
  const refuseHeader = (refusal: Refusal, line: number): RecordProblem | null => {
    record = 'none';
    return refuse(refusal, line);
  };

  const readHeader = (raw: RawObject, line: number): LineReadResult<H, E> | null => {
    const header = format.parseHeader(raw);
    if (!header.ok) return refuseHeader(header.error, line);
    record = { id: header.value.id, check: format.checkEntries(header.value) };
    isEmpty = false;
    return { kind: 'header', header: header.value, line };
  };

  const read = (text: string, line: number): LineReadResult<H, E> | null => {
    if (isBlankLine(text)) return null;
    const parsed = parseJsonObject(text);
    if (!parsed.ok) return (format.looksLikeHeader(text) ? refuseHeader : refuse)(parsed.error, line);
    const raw = parsed.value;
    const kind = format.kindOf(raw);
    if (kind === 'header') return readHeader(raw, line);
    if (record === 'refused') return null;
    if (record === 'none') return refuse({ code: 'no-header' }, line);
    const refusal = kind === 'seal' ? checkSealShape(raw) : record.check(raw);
    if (refusal !== null) return refuse(refusal, line);
    return kind === 'seal' ? { kind, line, seal: raw as unknown as Seal } : { kind, line, entry: raw as unknown as E };
  };

  const end = (line: number): RecordProblem | null => (isEmpty ? refuse({ code: 'no-record' }, line) : null);

  return { read, refuse, end };
}

/** Checks the form only: `makeSealChecker` compares the seal with the chain. */
export const checkSealShape = ({ seal }: RawObject): Refusal | null =>
  isObject(seal) ? null : { code: 'bad-field', field: 'seal', value: seal, allowed: 'object' };
