import { type EventEntryOf, type PlayerId } from '@/record';
import { type EventProblem } from './replayedEvent';

type ChapterOf = (player: PlayerId) => string | undefined;

/**
 * The most pairs of two chapters that can be formed at once. Among k people at most ⌊k/2⌋, and of the largest chapter
 * each member needs one of the others. Both bounds are reached: seat everybody in a row, chapter behind chapter, and
 * pair each with the one half a row further on. Who has no chapter is a chapter of one.
 */
export function mostPairsAcrossChapters(people: readonly PlayerId[], chapterOf: ChapterOf): number {
  const sizes = new Map<string, number>();
  for (const player of people) {
    const chapter = chapterOf(player) ?? '';
    if (chapter !== '') sizes.set(chapter, (sizes.get(chapter) ?? 0) + 1);
  }
  const largest = [...sizes.values()].reduce((most, size) => Math.max(most, size), 0);
  return Math.min(Math.floor(people.length / 2), people.length - largest);
}

const isOfOneChapter = (side: readonly PlayerId[], chapterOf: ChapterOf): boolean => {
  const chapters = side.map((player) => chapterOf(player) ?? '').filter((chapter) => chapter !== '');
  return new Set(chapters).size < chapters.length;
};

/**
 * The sides of one chapter in a `pair`, if more of its sides could have joined two chapters. `free`: those here
 * without a side, before the entry.
 */
export function sameChapterProblems(
  { n, sides, instead }: EventEntryOf<'pair'>,
  free: () => readonly PlayerId[],
  chapterOf: ChapterOf,
): readonly EventProblem[] {
  const ofOneChapter = instead === undefined ? sides.filter((side) => isOfOneChapter(side, chapterOf)) : [];
  if (ofOneChapter.length === 0) return [];
  const people = [...new Set([...sides.flat(), ...free()])];
  const most = Math.min(sides.length, mostPairsAcrossChapters(people, chapterOf));
  if (most <= sides.length - ofOneChapter.length) return [];
  return ofOneChapter.map((who) => ({ code: 'same-chapter', who, entry: n }));
}
