import { App } from '@app/App';
import { openRegistry } from '@app/boot';
import { registerRootComponent } from 'expo';
import { type SQLiteDatabase } from 'expo-sqlite';
import { View } from 'react-native';
import { openBare } from './bare';
import { BarePress } from './BarePress';
import { BareWrite } from './BareWrite';
import { noteSaved, readWatch, startWatch } from './stopwatch';

/** About as long as a stored line with its hashes. */
const LINE = 'x'.repeat(420);
let database: SQLiteDatabase | null = null;

/** Before the first bare write. */
async function prepareBare(): Promise<void> {
  // The name the app uses: the worker answers with the handle it has.
  database = await openBare('tableside.db');
  await database.execAsync('CREATE TABLE IF NOT EXISTS bare (n INTEGER PRIMARY KEY, line TEXT NOT NULL)');
}

/** One bare transaction in the app's own database, through the same worker, when the app is not writing. */
const bareWrite = async (): Promise<void> =>
  database?.execAsync(`BEGIN IMMEDIATE; INSERT INTO bare (line) VALUES ('${LINE}'); COMMIT`);

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
