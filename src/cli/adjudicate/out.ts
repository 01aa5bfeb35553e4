import { once } from 'node:events';

const ENOUGH = 64 * 1024;

/** Where the lines go: gathered into larger pieces, and never faster than they are taken away. */
export interface Out {
  /** True when enough has gathered to be flushed before more is said. */
  readonly line: (text: string) => boolean;
  readonly flush: () => Promise<void>;
}

export function openOut(stream: NodeJS.WritableStream): Out {
  let waiting: string[] = [];
  let size = 0;
  const line = (text: string): boolean => {
    waiting.push(text, '\n');
    size += text.length + 1;
    return size >= ENOUGH;
  };
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const text = waiting.join('');
    waiting = [];
    size = 0;
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return { line, flush };
}
