import { isFlagCode, RECORD_DOUBT_CODES, type AnyFlagCode } from '@/rulesets';
import type { RulingCall, EntryOf } from '@/engine';
import { flags } from './flags';

/** What the referee can do with a flag, on a button and in the log. */
export const calls = {
  remedy: { button: 'Put right', said: 'put right' },
  stand: { button: 'Let it stand', said: 'let stand' },
  waive: { button: 'Waive', said: 'waived' },
  mistap: { button: 'My mis-tap', said: 'struck as a mis-tap' },
} as const satisfies Readonly<Record<RulingCall, { readonly button: string; readonly said: string }>>;

const isCode = (text: string): text is AnyFlagCode =>
  isFlagCode(text) || RECORD_DOUBT_CODES.some((code) => code === text);

/** `12:coach-verbal` → "Partner gave advice, at entry 12". */
const ruledOn = (flag: string, as?: AnyFlagCode): string => {
  const [n = '', code = ''] = flag.split(':');
  const known = as ?? (isCode(code) ? code : undefined);
  return `${known === undefined ? 'a flag' : flags[known].title}, at entry ${n}`;
};

export const makeRulingSentence = ({ flag, call, as, note }: EntryOf<'rule'>): string =>
  `The referee ${calls[call].said}: ${ruledOn(flag, as)}${note ? ` (${note})` : ''}`;
