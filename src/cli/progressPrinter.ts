const CLEAR_LINE = '\r\u001b[K';
const QUIET_MS = 30_000;

/**
 * Prints progress messages of the form `name: how far`. On a terminal it rewrites one line. Elsewhere it prints a line
 * when the name changes and otherwise at most one every 30 seconds, so that a log stays short. An empty text ends it.
 */
export function makeProgressPrinter(stream: NodeJS.WriteStream): (text: string) => void {
  let shown = '';
  let last = 0;
  return (text) => {
    const name = text.split(':', 1)[0] ?? '';
    const isDue = name !== shown || performance.now() - last > QUIET_MS;
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${text}`);
    else if (name !== '' && isDue) stream.write(`${text} …\n`);
    if (isDue) last = performance.now();
    shown = name;
  };
}
