import { type Words, words } from '@/words';

/** Everything the app says. One language so far. */
export const useWords = (): Words => words('en');
