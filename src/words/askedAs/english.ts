import { type AskedAs } from './askedAsShape';
import { askedAboutCards } from './englishCards';
import { askedAboutDrawing } from './englishDrawing';
import { askedAboutSetup } from './englishSetup';
import { askedAboutTalk } from './englishTalk';

/** The ways in which people ask, in English. */
export const ASKED_IN_ENGLISH: AskedAs = {
  ...askedAboutSetup,
  ...askedAboutDrawing,
  ...askedAboutCards,
  ...askedAboutTalk,
};
