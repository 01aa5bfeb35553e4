import { type SubmitFailure } from '@/state';
import { type Words } from '@/words';

/** Why an act was not submitted, in words. A write of unknown outcome is never called "not written". */
export function submitFailureMessage(failure: SubmitFailure, { keeping, refusals, review }: Words): string {
  switch (failure.why) {
    case 'refused':
      return review.notDone(refusals[failure.refusal.code](failure.refusal));
    case 'unknown':
    case 'read-only':
      return keeping.readOnly.text;
    default:
      return review.moved;
  }
}
