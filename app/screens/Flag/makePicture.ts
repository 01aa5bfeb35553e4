import { type Card, type Raised } from '@/engine';
import { type Words } from '@/words';
import { cardInWords } from '../../flags/makeRemedy';

/** Two cards side by side, where they say more than a sentence. */
export interface Picture {
  readonly lay: Card | null;
  readonly layCaption: string;
  readonly came: Card;
  readonly cameCaption: string;
  /** The same for those who do not see it. */
  readonly label: string;
}

export function makePicture({ code, evidence }: Raised, words: Words): Picture | null {
  const say = words.review.flag;
  const { card, needed, top } = evidence;
  if (card === undefined) return null;
  if (code === 'build-sequence' || code === 'build-start') {
    const needs = needed ?? 1;
    const lay = needs > 1 ? needs - 1 : null;
    return {
      lay,
      layCaption: say.pileNeeds(needs),
      came: card,
      cameCaption: say.laid,
      label: say.picture(say.pileShows(needs - 1), say.laidCard(cardInWords(card, words))),
    };
  }
  if ((code === 'record-stock-top' || code === 'record-discard-top') && top !== undefined) {
    return {
      lay: top,
      layCaption: say.byRecord,
      came: card,
      cameCaption: say.told,
      label: say.picture(say.recordShows(cardInWords(top, words)), say.toldCard(cardInWords(card, words))),
    };
  }
  return null;
}
