import { type Fault, type Hit, type Mishap, type Question } from './fault';

const LATE_MS = 400;

/** In the tab's own memory: the app loads its page anew after most faults. */
const HIT_KEY = 'lab.hit';

let armed: Fault | null = null;
let asked: Question[] = [];
/** Of the messages asked, those that the armed fault counts. */
let counted = 0;

export function arm(fault: Fault | null): void {
  armed = fault;
  asked = [];
  counted = 0;
  sessionStorage.removeItem(HIT_KEY);
}

/** What the fault armed last in this tab did hit; null: nothing yet. */
export function readHit(): Hit | null {
  const text = sessionStorage.getItem(HIT_KEY);
  return text === null ? null : (JSON.parse(text) as Hit);
}

/** What the worker was asked since the fault was armed. */
export const askedSince = (): readonly Question[] => asked;

interface Asked {
  readonly id: number;
  readonly type: string;
  readonly data?: { readonly source?: string };
}

/** As the app's log joins what belongs together. */
const JOINT = ';\n';
const statementsOf = ({ data }: Asked): string[] => (data?.source ?? '').split(JOINT);

const questionOf = (message: Asked): Question => ({
  name: `${message.type} ${statementsOf(message)[0]?.trim().split('\n')[0]}`.trim(),
  statements: message.type === 'exec' ? statementsOf(message).length : 1,
});

/** The lines an `exec` writes into the log: each INSERT names its table and its place first. */
const linesOf = ({ data }: Asked): Hit['lines'] =>
  Array.from((data?.source ?? '').matchAll(/INSERT INTO log \([^)]*\) VALUES \('([^']*)', (\d+),/g), (found) => ({
    table: found[1] ?? '',
    seq: Number(found[2]),
  }));

/** Whether this message is the one that the armed fault is for. */
function isDue(message: Asked): boolean {
  if (armed === null || (armed.of === 'append' && linesOf(message).length === 0)) return false;
  counted += 1;
  return counted === armed.at;
}

const broken = (message: Asked, done = 0): Asked => ({
  ...message,
  data: { ...message.data, source: statementsOf(message).toSpliced(done, 0, 'THE LAB MADE THIS FAIL').join(JOINT) },
});

const NativeWorker = globalThis.Worker;

/** Stands between expo-sqlite and its worker. Unarmed it does nothing but count. */
class FaultyWorker extends NativeWorker {
  /** By the id of the question. */
  private readonly mishaps = new Map<number, Mishap>();

  override postMessage(message: Asked): void {
    asked.push(questionOf(message));
    if (!isDue(message) || armed === null) return super.postMessage(message);
    const { mishap, done } = armed;
    const hit: Hit = { name: questionOf(message).name, lines: linesOf(message) };
    sessionStorage.setItem(HIT_KEY, JSON.stringify(hit));
    if (mishap === 'broken') return super.postMessage(broken(message, done));
    this.mishaps.set(message.id, mishap);
    if (mishap === 'refused') this.answer(message.id);
    if (mishap !== 'refused' && mishap !== 'vanished') super.postMessage(message);
  }

  private answer(id: number): void {
    const data = { id, error: 'the lab made this fail' };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
    if (type !== 'message' || typeof listener !== 'function') return super.addEventListener(type, listener);
    super.addEventListener(type, (event) => {
      const { id } = (event as MessageEvent<{ id: number }>).data;
      const mishap = event.isTrusted ? this.mishaps.get(id) : undefined;
      if (mishap === undefined) return listener(event);
      if (mishap === 'lied') return this.answer(id);
      return mishap === 'late' ? void setTimeout(() => listener(event), LATE_MS) : undefined;
    });
  }
}

/** Before anything opens a database. */
export const installFaultyWorker = (): void => void Object.assign(globalThis, { Worker: FaultyWorker });
