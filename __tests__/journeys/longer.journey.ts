import { LONGER_LANGUAGE_SCRIPT } from '../kit/longerWords';
import { layouts } from './layout.journey';
import { look } from './looks.journey';
import { atTwiceTheSize, type Journey, LAPTOP, PHONE } from './stage';

/**
 * The same journey in a language whose words are two fifths longer. No build carries it: before the app starts, the
 * page is given a function that rewords the dictionary (`window.tableside.reword`).
 */
const inLongerLanguage = ({ name, walk }: Journey): Journey => ({
  name: `layout in a longer language: ${name}`,
  walk: (stage) => walk({ ...stage, initScript: LONGER_LANGUAGE_SCRIPT, pictures: `${stage.pictures}/longer` }),
});

export const longerLayouts: readonly Journey[] = [
  ...layouts,
  look('phone', { viewport: PHONE }),
  look('phone, text at 200 %', atTwiceTheSize(PHONE), { mayBreakWords: true }),
  look('laptop', { viewport: LAPTOP }),
].map(inLongerLanguage);
