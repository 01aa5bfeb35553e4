import { inRoot } from './paths';

/**
 * What drives a browser lives beside the tests, with the referee who taps there. A command that needs it loads it
 * when it runs: no room of the house depends on a test.
 */
export const loadBeside = async <T>(place: string): Promise<T> => (await import(inRoot(place))) as T;
