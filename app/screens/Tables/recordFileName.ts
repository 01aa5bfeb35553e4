import { type Header } from '@/engine';
import { type Words } from '@/words';
import { titleOf } from './makeTables';

/** A name that every device takes, made of what people call the table. */
export const recordFileName = (header: Header, words: Words): string =>
  `${titleOf(header, words)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}.jsonl`;
