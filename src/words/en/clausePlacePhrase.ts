import { capitalize } from './phrases';

/**
 * A place in a sheet as one says it aloud: `RULES ¶2, s.5` → "Rules, paragraph 2, sentence 5". The
 * headings stay the sheet's own, only no longer in capitals.
 */
export const clausePlacePhrase = (place: string): string =>
  place
    .split(/, | (?=¶)| \((?=sentence)/)
    .map((part, index) => {
      if (part.startsWith('sentence')) return part.replace(/\)$/, '');
      if (part.startsWith('¶')) return `paragraph ${part.slice(1)}`;
      if (/^s\.\d/.test(part)) return `sentence ${part.slice(2)}`;
      if (/^\d+$/.test(part)) return `rule ${part}`;
      return index === 0 ? heading(part) : part;
    })
    .join(', ');

/** `SKIP-BO PARTNER PLAY` → "Skip-Bo partner play"; a mark such as `3a` stays as it is. */
const heading = (text: string): string =>
  capitalize(text.replace(/[A-Z][A-Z-]+/g, (word) => word.toLowerCase())).replace(/skip-bo/gi, 'Skip-Bo');
