import { OPEN_VERDICTS, type Raised } from '@/engine';
import { flagLine, type Who, type Words } from '@/words';
import { type LogFlag } from './row';

/** A flag in one line, and what became of it. */
export function makeLogFlag(flag: Raised, who: Who, words: Words): LogFlag {
  const { calls, review } = words;
  const { ruling } = flag;
  return {
    id: flag.id,
    verdict: flag.verdict,
    line: flagLine(words, flag, who),
    ruling: ruling === null ? null : review.log.ruledOn(ruling.late ? review.log.ruledLate : calls[ruling.call].said),
    isOpen: ruling === null && OPEN_VERDICTS.has(flag.verdict),
  };
}
