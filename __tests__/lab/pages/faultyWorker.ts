/** What goes wrong between the page and the worker that holds the database. */
export const MISHAPS = [
  /** The worker is never asked; the page is told of an error. */
  'refused',
  /** It was done, and the page is told of an error all the same. */
  'lied',
  /** Neither done nor answered: the worker is gone. */
  'vanished',
  /** Done, but the answer never comes. */
  'unanswered',
  /** Done, and the answer comes late. */
  'late',
  /** One of several statements that were sent together fails: those before it are done, those behind it are not. */
  'broken',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Fault {
  /** Which message to the worker, counted from 1 since the fault was armed. */
  readonly at: number;
  readonly mishap: Mishap;
  /** So many statements are done before a `broken` one. */
  readonly done?: number;
}

/** What the worker was asked, and of how many statements it consists. */
export interface Question {
  readonly name: string;
  readonly statements: number;
}

const LATE_MS = 400;

let armed: Fault | null = null;
let asked: Question[] = [];

export function arm(fault: Fault | null): void {
  armed = fault;
  asked = [];
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
    if (armed === null || asked.length !== armed.at) return super.postMessage(message);
    const { mishap, done } = armed;
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
