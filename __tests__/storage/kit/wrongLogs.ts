import { ok } from '@/base';
import { type Batch, headAfter, type Log } from '@/storage';

/** Logs that break one promise each. The contract is worth something only if it notices every one. */
export interface WrongLog {
  readonly name: string;
  readonly wrong: (log: Log) => Log;
}

/** What is wrong with the log, not a wait: it does something after it has answered. */
const later = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

const parseOr = (text: string, other: unknown): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return other;
  }
};

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
      subscribe: (hear) =>
        log.subscribe((news) => {
          hear(news);
          hear(news);
        }),
    }),
  },
  {
    name: 'tells late',
    wrong: (log) => ({
      ...log,
      subscribe: (hear) =>
        log.subscribe(
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
      subscribe: (hear) => {
        log.subscribe(hear);
        return () => undefined;
      },
    }),
  },
  {
    name: 'tells of a copy of the batch',
    wrong: (log) => ({
      ...log,
      subscribe: (listener) =>
        log.subscribe((event) =>
          listener(event.what === 'appended' && event.batch !== null ? { ...event, batch: { ...event.batch } } : event),
        ),
    }),
  },
  {
    name: 'lets a short batch overtake a long one',
    wrong: (log) => ({
      ...log,
      append: async (batch) => {
        headAfter(batch);
        if (batch.lines.length > 1) await later();
        return log.append(batch);
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
      writeSetting: async (key, value) => {
        const kept = await log.readSettings();
        return kept.ok && key in kept.value ? ok(null) : log.writeSetting(key, value);
      },
    }),
  },
  {
    name: 'forgets how lines came here',
    wrong: (log) => ({ ...log, append: ({ table, after, lines }) => log.append({ table, after, lines }) }),
  },
  {
    name: 'says how lines came here after they are there',
    wrong: (log) => ({
      ...log,
      append: async (batch) => {
        const { table, after, lines, origin } = batch;
        const answer = await log.append({ table, after, lines });
        if (answer.ok && origin !== undefined) void later().then(() => log.setOrigin(table, origin));
        return answer;
      },
    }),
  },
  {
    name: 'takes any lines for its own once it has added some',
    wrong: (log) => ({
      ...log,
      append: (batch) => log.append(batch.origin === undefined ? { ...batch, origin: 'own' } : batch),
    }),
  },
  {
    name: 'keeps no summaries',
    wrong: (log) => ({ ...log, writeSummaries: async () => undefined }),
  },
  {
    name: 'gives out the summary of an older head',
    wrong: (log) => {
      const kept = new Map<string, { build: string; text: string }>();
      return {
        ...log,
        writeSummaries: async (summaries) =>
          summaries.forEach(({ head, build, text }) => kept.set(head.table, { build, text })),
        list: async (options) => {
          const rows = await log.list(options);
          if (!rows.ok) return rows;
          return ok(
            rows.value.map((row) => {
              const summary = kept.get(row.head.table);
              return summary === undefined ? row : { ...row, summary };
            }),
          );
        },
      };
    },
  },
  {
    name: 'loses the end of a large file beside it',
    wrong: (log) => ({
      ...log,
      addAttachment: (attachment, bytes) => log.addAttachment(attachment, bytes.subarray(0, 1_048_576)),
    }),
  },
  {
    name: 'gives out a wrong byte of a file',
    wrong: (log) => ({
      ...log,
      readAttachment: async (id) => {
        const read = await log.readAttachment(id);
        if (read.ok && read.value !== null && read.value.length > 2) read.value[2] = 0;
        return read;
      },
    }),
  },
  {
    name: 'stores the bytes of a file as they are later',
    wrong: (log) => ({
      ...log,
      addAttachment: async (attachment, bytes) => {
        await later();
        return log.addAttachment(attachment, bytes);
      },
    }),
  },
  {
    name: 'shows every file with everything',
    wrong: (log) => ({
      ...log,
      addAttachment: (attachment, bytes) => log.addAttachment({ ...attachment, subject: 'all' }, bytes),
      listAttachments: () => log.listAttachments('all'),
    }),
  },
  {
    name: 'keeps a removed file',
    wrong: (log) => ({ ...log, removeAttachment: async () => ok(null) }),
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
    name: 'lists everything as a table',
    wrong: (log) => ({ ...log, list: () => log.list() }),
  },
  {
    name: 'lists nothing but games',
    wrong: (log) => ({ ...log, list: () => log.list({ kind: 'game' }) }),
  },
  {
    name: 'refuses records that are no games',
    wrong: (log) => ({
      ...log,
      append: async (batch) =>
        batch.after === null && !('tableside' in batch.lines[0])
          ? { ok: false, error: { why: 'refused', refusal: { code: 'no-header' } } }
          : log.append(batch),
    }),
  },
  {
    name: 'hashes the rows of others anew',
    wrong: (log) => ({
      ...log,
      appendRows: async (rows) => {
        const [first] = rows;
        if (first === undefined) return log.appendRows(rows);
        const here = await log.read(first.table);
        const lines = rows.map(({ line }) => JSON.parse(line) as object) as unknown as Batch['lines'];
        return log.append({ table: first.table, after: here.ok ? here.value.head : null, lines });
      },
    }),
  },
  {
    name: 'writes the lines of others in its own way',
    wrong: (log) => ({
      ...log,
      appendRows: (rows) =>
        log.appendRows(rows.map((row) => ({ ...row, line: JSON.stringify(parseOr(row.line, row.line)) }))),
    }),
  },
  {
    name: 'says yes to rows it does not take',
    wrong: (log) => ({
      ...log,
      appendRows: async (rows) => {
        const answer = await log.appendRows(rows);
        const last = rows.at(-1);
        return answer.ok || last === undefined
          ? answer
          : ok({ table: last.table, epoch: last.epoch, seq: last.seq, hash: last.hash });
      },
    }),
  },
  {
    name: 'skips the rows it knows and takes the rest',
    wrong: (log) => ({
      ...log,
      appendRows: async (rows) => {
        const here = await log.readRows(rows[0]?.table ?? '', 0);
        const seq = here.ok ? here.value.head.seq : -1;
        return log.appendRows(rows.some((row) => row.seq > seq) ? rows.filter((row) => row.seq > seq) : rows);
      },
    }),
  },
  {
    name: 'gives out all rows, wherever it is asked to begin',
    wrong: (log) => ({ ...log, readRows: (table) => log.readRows(table, 0) }),
  },
  {
    name: 'looks at the rows when their turn comes',
    wrong: (log) => ({ ...log, appendRows: (rows) => Promise.resolve().then(() => log.appendRows(rows)) }),
  },
  {
    name: 'looks at the lines when their turn comes',
    wrong: (log) => ({ ...log, append: (batch) => Promise.resolve().then(() => log.append(batch)) }),
  },
];
