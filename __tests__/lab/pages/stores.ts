import { type Result } from '@/base';
import { openLogStore } from './logStore';
import { type Store } from './store';
import { openWrongStore } from './wrongStore';

/** `log` is the app's own. The others are wrong on purpose: a campaign that lets them pass proves nothing. */
export const STORES = ['log', 'early-ack', 'autocommit'] as const;
export type StoreName = (typeof STORES)[number];

export const openStore = (name: StoreName): Promise<Result<Store, string>> =>
  name === 'log' ? openLogStore() : openWrongStore(name === 'early-ack');
