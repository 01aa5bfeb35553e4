import { type Page } from 'playwright-core';
import { type Log } from '@/storage';

type Ask = Parameters<Window['lab']['askLog']>[0];

/**
 * The log that is open in a page, called from outside it: a case that closes the page or the browser in its
 * middle cannot run inside. Events are not passed out.
 */
export function remoteLog(page: () => Page): Log {
  const ask = <M extends Ask>(method: M): Log[M] =>
    (async (...args: readonly unknown[]) =>
      page().evaluate(([name, given]) => window.lab.askLog(name, given), [method, args] as const)) as Log[M];
  return {
    durability: { kept: 'disk', persisted: null },
    health: () => 'sound',
    subscribe: () => () => undefined,
    append: ask('append'),
    appendRows: ask('appendRows'),
    read: ask('read'),
    readRows: ask('readRows'),
    list: ask('list'),
    hide: ask('hide'),
    setOrigin: ask('setOrigin'),
    writeSummaries: ask('writeSummaries'),
    forget: ask('forget'),
    readSettings: ask('readSettings'),
    writeSetting: ask('writeSetting'),
    listAttachments: ask('listAttachments'),
    readAttachment: ask('readAttachment'),
    addAttachment: ask('addAttachment'),
    removeAttachment: ask('removeAttachment'),
    flushed: ask('flushed'),
  };
}
