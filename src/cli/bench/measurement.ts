import { type Result } from '@/base';
import { type Figure } from './figure';

/** One thing to measure: answers with its figures, or with why it could not be measured. */
export interface Measurement {
  readonly name: string;
  readonly run: (tell: (how: string) => void) => Promise<Result<readonly Figure[], string>>;
}
