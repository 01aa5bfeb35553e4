import { pathInRepo } from './paths';

/**
 * Loads a module from `__tests__` when a command runs. The code that drives a browser lives there, and no file of
 * `src` may import a test statically.
 */
export const importFromTests = async <T>(place: string): Promise<T> => (await import(pathInRepo(place))) as T;
