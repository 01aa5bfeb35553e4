import path from 'node:path';

/** The repository, wherever a command was started from. */
export const ROOT = path.resolve(__dirname, '../..');
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
