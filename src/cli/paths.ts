import path from 'node:path';

/** The repository, wherever a command was started from. */
export const REPO_ROOT = path.resolve(__dirname, '../..');
export const pathInRepo = (...parts: string[]): string => path.join(REPO_ROOT, ...parts);
