const CLEAR_LINE = '\r\u001b[K';
const QUIET_MS = 30_000;

/**
 * Tells how far something got, `name: how far`. On a terminal one line that changes; elsewhere a line for each
 * name, and then one every now and then, so that a log stays short and a long run is seen to live.
 */
export function progressTo(stream: NodeJS.WriteStream): (text: string) => void {
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
