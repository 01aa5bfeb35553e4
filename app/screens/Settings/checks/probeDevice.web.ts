import { BASE_PATH } from '../../../device';
import { type DeviceProbeResult } from './probeDevice';

/** Requests a wake lock, reads back that it is held, and releases it. */
async function staysAwake(): Promise<boolean> {
  // Undefined at an address that is not secure, and in older browsers.
  const wakeLock = navigator.wakeLock as WakeLock | undefined;
  if (wakeLock === undefined) return false;
  const lock = await wakeLock.request('screen');
  const isHeld = !lock.released;
  await lock.release();
  return isHeld;
}

/** Makes a page of its own in a frame, as printing does, and looks whether it was laid out; nothing is printed. */
function canPrint(): boolean {
  if (typeof window.print !== 'function') return false;
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;width:200px;height:200px;left:-1000px;border:0';
  document.body.append(frame);
  try {
    const inside = frame.contentWindow;
    if (inside === null || typeof inside.print !== 'function') return false;
    const line = inside.document.createElement('p');
    line.textContent = '1';
    inside.document.body.append(line);
    return line.getBoundingClientRect().height > 0;
  } finally {
    frame.remove();
  }
}

const ANSWER_TIMEOUT_MS = 3000;

/** Asks for a file that no cache answers. A server says when it answered, and a cache on the way how old its copy is. */
async function networkTime(): Promise<number | null> {
  const { headers } = await fetch(`${BASE_PATH}sw.js`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const answered = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  return Number.isNaN(answered) ? null : answered;
}

export async function probeDevice(): Promise<DeviceProbeResult> {
  const [isAwake, time] = await Promise.all([staysAwake().catch(() => false), networkTime().catch(() => null)]);
  return { isSecure: window.isSecureContext, staysAwake: isAwake, canPrint: canPrint(), networkTime: time };
}
