import { type SubmitFailure } from '@/state';
import { type Words } from '@/words';

/** Why something was not done, in words. */
export const failureWords = (failure: SubmitFailure, { refusals, review }: Words): string =>
  failure.why === 'refused' ? review.notDone(refusals[failure.refusal.code](failure.refusal)) : review.notKept;
