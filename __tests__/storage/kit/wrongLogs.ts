import { ok } from '@/base';
import { type Batch, type Log } from '@/storage';

/** Logs that break one promise each. The contract is worth something only if it notices every one. */
export interface WrongLog {
  readonly name: string;
  readonly wrong: (log: Log) => Log;
}

/** What is wrong with the log, not a wait: it does something after it has answered. */
const later = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

const changeLines = (batch: Batch, change: (line: object) => object): Batch =>
  ({ ...batch, lines: batch.lines.map(change) }) as unknown as Batch;

export const wrongLogs: readonly WrongLog[] = [
  {
    name: 'drops fields it does not know',
    wrong: (log) => ({
      ...log,
      append: (batch) =>
        log.append(
          changeLines(batch, (line) => {
            const { zebra, future, chairs, ...rest } = line as Record<string, unknown>;
            return rest;
          }),
        ),
    }),
  },
  {
    name: 'sorts the fields of a line',
    wrong: (log) => ({
      ...log,
      append: (batch) =>
        log.append(
          changeLines(batch, (line) => Object.fromEntries(Object.entries(line).sort(([a], [b]) => (a < b ? -1 : 1)))),
        ),
    }),
  },
  {
    name: 'hangs a batch behind whatever head there is',
    wrong: (log) => ({
      ...log,
      append: async (batch) => {
        const found = await log.read(batch.table);
        return log.append(found.ok && batch.after !== null ? { ...batch, after: found.value.head } : batch);
      },
    }),
  },
  {
    name: 'stores a batch line by line',
    wrong: (log) => ({
      ...log,
      append: async (batch) => {
        let answer = await log.append({ ...batch, lines: [batch.lines[0]] } as Batch);
        for (const line of batch.lines.slice(1)) {
          if (!answer.ok) return answer;
          answer = await log.append({ table: batch.table, after: answer.value, lines: [line] } as unknown as Batch);
        }
        return answer;
      },
    }),
  },
  {
    name: 'tells everything twice',
    wrong: (log) => ({
      ...log,
      listen: (hear) =>
        log.listen((news) => {
          hear(news);
          hear(news);
        }),
    }),
  },
  {
    name: 'tells late',
    wrong: (log) => ({
      ...log,
      listen: (hear) =>
        log.listen(
          (news) =>
            void later()
              .then(() => hear(news))
              .catch(() => 0),
        ),
    }),
  },
  {
    name: 'keeps telling whoever stopped listening',
    wrong: (log) => ({
      ...log,
      listen: (hear) => {
        log.listen(hear);
        return () => undefined;
      },
    }),
  },
  {
    name: 'lists by name',
    wrong: (log) => ({
      ...log,
      list: async () => {
        const rows = await log.list();
        return rows.ok ? ok([...rows.value].sort((a, b) => (a.head.table < b.head.table ? -1 : 1))) : rows;
      },
    }),
  },
  {
    name: 'lets go of a hidden table',
    wrong: (log) => ({ ...log, hide: (table, isHidden) => (isHidden ? log.forget(table) : log.hide(table, isHidden)) }),
  },
  {
    name: 'only hides what is to be forgotten',
    wrong: (log) => ({ ...log, forget: (table) => log.hide(table, true) }),
  },
  {
    name: 'keeps only the first value of a setting',
    wrong: (log) => ({
      ...log,
      keep: async (key, value) => {
        const kept = await log.recall();
        return kept.ok && key in kept.value ? ok(null) : log.keep(key, value);
      },
    }),
  },
  {
    name: 'refuses what a newer version wrote',
    wrong: (log) => ({
      ...log,
      append: async (batch) =>
        (batch.lines[0] as { tableside?: number }).tableside === 7
          ? { ok: false, error: { why: 'refused', refusal: { code: 'newer-version' } } }
          : log.append(batch),
    }),
  },
  {
    name: 'looks at the lines when their turn comes',
    wrong: (log) => ({ ...log, append: (batch) => Promise.resolve().then(() => log.append(batch)) }),
  },
];
