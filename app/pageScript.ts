import { checkDatabaseAccess } from '@/storage/expo/databaseAccess';
import { startAddress } from './device/startAddress';
import { updateAtStart } from './offline/updateAtStart.web';
import { needsTables } from './tablesAddress';
import { readAppearanceCopy } from './theme/appearanceCopy';
import { showPageTheme } from './theme/pageTheme';

// The build writes this script into index.html itself. It runs before the app's scripts are loaded: it gives the page the
// colours that were chosen, before anything is painted, and asks what other processes of the browser have to answer
// before the database can be opened. An address that needs no tables asks for no database, and does not update the app
// either: another window may have it.
showPageTheme(readAppearanceCopy().theme);
const isDatabaseOurs = needsTables(startAddress())
  ? checkDatabaseAccess().then(
      ([, isOurs]) => isOurs,
      () => false,
    )
  : Promise.resolve(false);
void updateAtStart(isDatabaseOurs).catch(() => undefined);
