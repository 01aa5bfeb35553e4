import { type ImportOutcome } from '@/state';
import { type Words } from '@/words';

/** Why a record of a file was not taken, in words. */
export function importRefusalReason(
  { refusal, failure }: Pick<ImportOutcome['refused'][number], 'refusal' | 'failure'>,
  words: Words,
): string {
  const { tables } = words.setUp;
  const found = refusal ?? (failure?.why === 'refused' ? failure.refusal : null);
  if (found !== null) return words.refusals[found.code](found);
  const why = failure?.why ?? 'refused';
  return why === 'moved' || why === 'forgotten' ? tables.notTaken[why] : tables.wentWrong[why];
}
