import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { arePartners } from '../sides';

/** Partners of one chapter are asked to change: a request of the sheet, never an offence. */
export const setupSameChapter: Check<'deal'> = (rules, table) => {
  const seats = table.chapters.flatMap((chapter, seat) =>
    chapter !== undefined &&
    chapter !== '' &&
    table.chapters.some((other, mate) => other === chapter && arePartners(rules, table, seat, mate))
      ? [seat]
      : [],
  );
  return seats.length === 0 ? NONE : raise(rules, 'setup-same-chapter', null, { seats });
};
