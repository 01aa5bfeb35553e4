import { App } from '@app/App';
import { openRegistry } from '@app/boot';
import { registerRootComponent } from 'expo';
import { type SQLiteDatabase } from 'expo-sqlite';
import { View } from 'react-native';
import { openBare } from './bare';
import { BarePress } from './BarePress';
import { BareWrite } from './BareWrite';
import { noteSaved, readWatch, startWatch } from './stopwatch';

/** A row as the log stores it: the same columns, values of the same length; no trigger, and no index but the key. */
const COLUMNS =
  'table_id TEXT NOT NULL, seq INTEGER NOT NULL, epoch INTEGER NOT NULL, prev_hash TEXT NOT NULL, hash TEXT NOT NULL, ' +
  'line TEXT NOT NULL, stored_at TEXT NOT NULL, PRIMARY KEY (table_id, seq)';
const HASH = 'f'.repeat(64);
const LINE = 'x'.repeat(160);
const rowAt = (seq: number): string =>
  `('00000000-0000-7000-8000-000000000000', ${seq}, 0, '${HASH}', '${HASH}', '${LINE}', '2026-11-18T12:00:00.000Z')`;
let seq = 0;
let database: SQLiteDatabase | null = null;

/** Before the first bare write. */
async function prepareBare(): Promise<void> {
  // The name the app uses: the worker answers with the handle it has.
  database = await openBare('tableside.db');
  await database.execAsync(`CREATE TABLE IF NOT EXISTS bare (${COLUMNS}) STRICT`);
}

/** One bare transaction in the app's own database, through the same worker, when the app is not writing. */
const bareWrite = async (): Promise<void> =>
  database?.execAsync(`BEGIN IMMEDIATE; INSERT INTO bare VALUES ${rowAt((seq += 1))}; COMMIT`);

/** Without a finger, in a page at rest: milliseconds. */
async function timedBareWrite(): Promise<number> {
  const began = performance.now();
  await bareWrite();
  return performance.now() - began;
}

const writeAtPress = (): void => void bareWrite().then(noteSaved);

const offered = { prepareBare, timedBareWrite, startWatch, readWatch };

declare global {
  interface Window {
    beside: typeof offered;
  }
}
window.beside = offered;

/** The app with its peers in one page: what slows one slows the other. */
registerRootComponent(() => (
  <View style={{ flex: 1 }}>
    <View style={{ flex: 1 }}>
      <App openRegistry={openRegistry} />
    </View>
    <BarePress />
    <BareWrite onPress={writeAtPress} />
  </View>
));
