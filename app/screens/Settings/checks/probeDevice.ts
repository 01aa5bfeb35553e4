import { activateKeepAwakeAsync, deactivateKeepAwake, isAvailableAsync } from 'expo-keep-awake';
import { printToFileAsync } from 'expo-print';

/** What the device can do, tried out and not assumed. */
export interface DeviceProbeResult {
  /** Null: not a browser, so there is no address. */
  readonly isSecure: boolean | null;
  readonly staysAwake: boolean;
  readonly canPrint: boolean;
  /** Milliseconds since 1970, as the server says; null where none answers. It is asked, never needed. */
  readonly networkTime: number | null;
}

const TAG = 'device-check';

async function staysAwake(): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  await activateKeepAwakeAsync(TAG);
  await deactivateKeepAwake(TAG);
  return true;
}

/** Makes a page as a file, as a slip is made; nothing is printed. */
async function canPrint(): Promise<boolean> {
  const { uri } = await printToFileAsync({ html: '<p>1</p>' });
  return uri !== '';
}

export async function probeDevice(): Promise<DeviceProbeResult> {
  const [awake, print] = await Promise.all([staysAwake().catch(() => false), canPrint().catch(() => false)]);
  return { isSecure: null, staysAwake: awake, canPrint: print, networkTime: null };
}
