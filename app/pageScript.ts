import { checkDatabaseAccess } from '@/storage/expo/databaseAccess';
import { startAddress } from './device/startAddress';
import { needsTables } from './tablesAddress';

// The build writes this script into index.html itself. It runs before the app's scripts are loaded, and asks what other
// processes of the browser have to answer before the database can be opened.
if (needsTables(startAddress())) void checkDatabaseAccess().catch(() => undefined);
