import { earlyDatabaseStartSettled } from './openDiskEarly';
import { loadMain } from './loadMain';

// The worker of the database is started first and opens it on its own thread. The large script that draws is run only
// then: while it runs, this thread could not start the worker.
void earlyDatabaseStartSettled.then(loadMain);
