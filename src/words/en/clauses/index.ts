import { floridaClauses } from './florida';
import { mattelClauses } from './mattel';
import { sixPlayerClauses } from './sixPlayers';
import { tennessee2018Clauses } from './tennessee2018';
import { tennesseePartnersClauses } from './tennessee';
import { texasClauses } from './texas';

/** What each clause says, in our own words: never the sheet's sentence. */
export const clauses = {
  ...tennesseePartnersClauses,
  ...tennessee2018Clauses,
  ...texasClauses,
  ...sixPlayerClauses,
  ...mattelClauses,
  ...floridaClauses,
} as const;
