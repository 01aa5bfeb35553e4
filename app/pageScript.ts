import { checkDatabaseAccess } from '@/storage/expo/databaseAccess';
import { startAddress } from './device/startAddress';
import { updateAtStart } from './offline/updateAtStart.web';
import { showPageNote } from './device/pageNote';
import { addressNeedsDatabase } from './tablesAddress';
import { readThemeAndTextSizeCopy } from './theme/themeAndTextSizeCopy';
import { setPageTheme } from './theme/pageTheme';

// The build writes this script into index.html itself. It runs before the app's scripts are loaded: it gives the page the
// colours that were chosen, before anything is painted, and asks what other processes of the browser have to answer
// before the database can be opened. An address that needs no tables asks for no database, and does not update the app
// either: another window may have it.
setPageTheme(readThemeAndTextSizeCopy().theme);
const isDatabaseOurs = addressNeedsDatabase(startAddress())
  ? checkDatabaseAccess().then(
      ([, isOurs]) => isOurs,
      () => false,
    )
  : Promise.resolve(false);
window.tablesideUpdating = updateAtStart(isDatabaseOurs).catch(() => undefined);

// The app's first script reports if the others cannot be loaded. If it is missing itself, only the page can say so.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) showPageNote('not-loaded', true);
  },
  { capture: true },
);
