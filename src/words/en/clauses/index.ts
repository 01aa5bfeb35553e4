import { FL } from './florida';
import { MAT } from './mattel';
import { SIX } from './sixPlayers';
import { TN18 } from './tennessee2018';
import { TNP } from './tennessee';
import { TX } from './texas';

/** What each clause says, in our own words: never the sheet's sentence. */
export const clauses = { ...TNP, ...TN18, ...TX, ...SIX, ...MAT, ...FL } as const;
