import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, type Page } from 'playwright-core';
import { type Finger } from './finger';
import { type Gesture } from './gesture';
import { isCalled, type Situation, type SpokenControl, spokenControl } from './spokenControl';

/** The app takes a second press of one control within 120 ms for a tremor. */
const LONGER_THAN_BOUNCE_MS = 125;
/** An upper limit: what takes longer is a failure. */
const LONGEST_WAIT_MS = 30_000;

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

/** Works the app by what the browser tells a screen reader: roles and names, and the action of a control. */
export interface ScreenReader {
  readonly perform: (gestures: readonly Gesture[], at: Situation) => Promise<void>;
}

export async function makeScreenReader(page: Page, { settle }: Pick<Finger, 'settle'>): Promise<ScreenReader> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const pressed = new Map<string, number>();

  const find = async (control: SpokenControl, longestMs: number): Promise<AxNode | null> => {
    const began = performance.now();
    for (;;) {
      const nodes = await allNodes(cdp);
      const found = nodes.filter((node) => isIt(node, control, nodes));
      if (found.length > 1)
        throw new Error(`${found.length} controls are called ${JSON.stringify(found.map(({ name }) => name?.value))}`);
      const [one] = found;
      if (one !== undefined) return one;
      if (performance.now() - began >= longestMs) return null;
      // The next frame may bring it; the limit above ends the wait.
      await page.evaluate(() => new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 60))));
    }
  };
  const missing = async (control: SpokenControl): Promise<Error> => {
    const names = (await allNodes(cdp)).flatMap(({ ignored, role, name }) =>
      ignored || role?.value !== control.role ? [] : [name?.value],
    );
    return new Error(`no ${JSON.stringify(control)} among ${JSON.stringify(names)} (${page.url()})`);
  };
  const act = async (node: AxNode, action: 'click' | 'focus'): Promise<void> => {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId ?? -1 });
    const functionDeclaration =
      action === 'click' ? 'function () { this.click(); }' : 'function () { this.focus(); this.select(); }';
    await cdp.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration });
  };
  const press = async (testName: string, isOptional: boolean, at: Situation): Promise<void> => {
    const control = spokenControl(testName, at);
    if (isOptional) await settle();
    const node = await find(control, isOptional ? 0 : LONGEST_WAIT_MS);
    if (node === null && isOptional) return;
    if (node === null) throw await missing(control);
    // The hand's own pace, as the app measures it.
    const since = performance.now() - (pressed.get(testName) ?? -LONGER_THAN_BOUNCE_MS);
    if (since < LONGER_THAN_BOUNCE_MS) await sleep(LONGER_THAN_BOUNCE_MS - since);
    await act(node, 'click');
    pressed.set(testName, performance.now());
  };
  return {
    perform: async (gestures, at) => {
      for (const gesture of gestures) {
        if ('tap' in gesture) await press(gesture.tap, gesture.ifThere === true, at);
        else {
          const control = spokenControl(gesture.fill, at);
          const field = await find(control, LONGEST_WAIT_MS);
          if (field === null) throw await missing(control);
          await act(field, 'focus');
          await page.keyboard.insertText(gesture.text);
        }
      }
      await settle();
    },
  };
}

const allNodes = async (cdp: CDPSession): Promise<readonly AxNode[]> =>
  (await cdp.send('Accessibility.getFullAXTree')).nodes as readonly AxNode[];

function isIt(node: AxNode, { role, names, region }: SpokenControl, nodes: readonly AxNode[]): boolean {
  if (node.ignored || node.role?.value !== role || !isCalled(node.name?.value ?? '', names)) return false;
  if (node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) === true) return false;
  return region === undefined || isWithin(node, region, nodes);
}

function isWithin({ parentId }: AxNode, region: string, nodes: readonly AxNode[]): boolean {
  const parent = nodes.find(({ nodeId }) => nodeId === parentId);
  if (parent === undefined) return false;
  return (parent.role?.value === 'region' && parent.name?.value === region) || isWithin(parent, region, nodes);
}
