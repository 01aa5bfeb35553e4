import { ok, type Result } from '@/base';
import { type Lesson, type LessonOptions, makeLesson } from '@/practice';
import { type EntryDraft, makeTableRegistry, type RegistryState, type TableRegistry, type TableSession } from '@/state';
import { openMemoryLog } from '@/storage';
import { makeStampSource } from '../../device';
import { type OpenRegistryFunction } from '../../registry';

/** One lesson at a table of its own. */
export interface PracticeSession {
  readonly lesson: Lesson;
  /** Opens the registry of the practice table. It lies in memory: the device's own log is never touched. */
  readonly open: OpenRegistryFunction;
  readonly table: TableSession;
}

const PRACTICE_DEVICE = 'practice';

/**
 * Makes a lesson and deals it at a new table, in a registry over a log of its own. `settings` are the device's, so that
 * the practice table looks and feels as the real ones do. What is set at that table (the seats turned round, a hint that
 * was read) is set by `keepSetting` for the device too: nobody has to set it twice, and each hint comes once.
 */
export async function startPractice(
  options: LessonOptions,
  settings: RegistryState['settings'],
  keepSetting: TableRegistry['set'],
): Promise<Result<PracticeSession, 'failed'>> {
  const lesson = makeLesson(options);
  const opened = await openMemoryLog();
  if (!opened.ok) return { ok: false, error: 'failed' };
  // The table is to look as on the day, without the warning that nothing is kept: a word beside it says practice.
  const log = { ...opened.value.log, durability: { kept: 'disk', persisted: null } } as const;
  const own = makeTableRegistry({ ...opened.value, log }, makeStampSource(PRACTICE_DEVICE), { ...settings });
  const registry: TableRegistry = {
    ...own,
    set: async (key, value) => {
      await Promise.all([own.set(key, value), keepSetting(key, value)]);
    },
  };
  const { ruleset, seats, house } = lesson.header;
  const table = await registry.openNew({ ruleset, seats, table: 1, ...(house === undefined ? {} : { house }) });
  if (!table.ok) return { ok: false, error: 'failed' };
  const dealt = await table.value.tell(...lesson.setUp.map(({ n: _, ...draft }) => draft as EntryDraft));
  if (!dealt.ok) return { ok: false, error: 'failed' };
  return ok({ lesson, open: () => Promise.resolve(ok(registry)), table: table.value });
}
