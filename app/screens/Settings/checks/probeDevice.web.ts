import { type DeviceProbe } from './probeDevice';

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

export async function probeDevice(): Promise<DeviceProbe> {
  return {
    isSecure: window.isSecureContext,
    staysAwake: await staysAwake().catch(() => false),
    canPrint: canPrint(),
  };
}
