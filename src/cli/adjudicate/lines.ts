import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** Far beyond any entry. A file that is one endless line must not be gathered in memory. */
export const LONGEST_LINE = 8 * 1024 * 1024;

export interface TextLine {
  readonly line: number;
  /** Null where the bytes are no text, or too many. */
  readonly text: string | null;
  readonly fault?: 'not-text' | 'line-too-long';
}

export const openBytes = (file: string): AsyncIterable<Buffer> =>
  file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 });

/**
 * Lines as they arrive, holding no more than one of them and the chunk at hand. Only a line feed ends
 * a line: Node's own readline also splits at separators that may stand inside a JSON text.
 */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<readonly TextLine[]> {
  let line = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  const finish = (end: Buffer): TextLine => {
    line += 1;
    const whole = heldBytes === 0 ? end : Buffer.concat([...held, end]);
    const isLong = heldBytes + end.length > LONGEST_LINE;
    held = [];
    heldBytes = 0;
    if (isLong) return { line, text: null, fault: 'line-too-long' };
    return isUtf8(whole) ? { line, text: whole.toString('utf8') } : { line, text: null, fault: 'not-text' };
  };

  const hold = (rest: Buffer): void => {
    heldBytes += rest.length;
    // Once it is too long its bytes are of no use; the count alone remembers it.
    if (heldBytes <= LONGEST_LINE) held.push(rest);
    else held = [];
  };

  for await (const chunk of bytes) {
    const lines: TextLine[] = [];
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      lines.push(finish(chunk.subarray(from, at)));
      from = at + 1;
    }
    if (from < chunk.length) hold(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (heldBytes > 0) yield [finish(Buffer.alloc(0))];
}
