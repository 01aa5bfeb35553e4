import { type Driver, type SqlStatement } from '@/storage';
import { type How } from './faults';
import { type StandName } from './stand';

/** Ways to write to a database that look right until something fails. */
export interface WrongDriver {
  readonly name: string;
  /** Where it shows. */
  readonly stand: StandName;
  readonly how: How;
  readonly wrong: (driver: Driver) => Driver;
}

const isEnd = ({ sql }: SqlStatement): boolean => sql === 'COMMIT';
const isFrame = ({ sql }: SqlStatement): boolean => /^(BEGIN|COMMIT|ROLLBACK)/.test(sql);
const loosened = ({ sql, ...rest }: SqlStatement): SqlStatement => ({
  ...rest,
  sql: sql.replace(/,\s*PRIMARY KEY \(table_id, seq\)/, '').replace('NOT NULL UNIQUE', 'NOT NULL'),
});

export const wrongDrivers: readonly WrongDriver[] = [
  {
    name: 'acknowledges before COMMIT',
    stand: 'a new handle',
    how: 'error',
    wrong: (driver) => ({
      ...driver,
      run: async (statements) => {
        await driver.run(statements.filter((statement) => !isEnd(statement)));
        void driver.run(statements.filter(isEnd)).catch(() => undefined);
      },
    }),
  },
  {
    name: 'writes line by line, without a transaction',
    stand: 'a new handle',
    how: 'error',
    wrong: (driver) => ({ ...driver, run: (statements) => driver.run(statements.filter((one) => !isFrame(one))) }),
  },
  {
    name: 'takes no error for no trouble',
    stand: 'a new handle',
    how: 'error',
    wrong: (driver) => ({ ...driver, run: (statements) => driver.run(statements).catch(() => undefined) }),
  },
  {
    name: 'tries again without looking, where nothing forbids it',
    stand: 'a new handle',
    how: 'lost-answer',
    wrong: (driver) => ({
      ...driver,
      run: async (statements) => {
        const tried = statements.filter(({ sql }) => !sql.startsWith('CREATE TRIGGER')).map(loosened);
        try {
          await driver.run(tried);
        } catch {
          await driver.run([{ sql: 'ROLLBACK' }]).catch(() => undefined);
          await driver.run(tried);
        }
      },
    }),
  },
  {
    name: 'takes an open transaction for the disk',
    stand: 'the same handle',
    how: 'error',
    wrong: (driver) => ({
      ...driver,
      run: async (statements) => {
        const isProbe = statements.length === 2 && statements.every(isFrame);
        if (isProbe || statements[0]?.sql === 'ROLLBACK') return;
        // SQLite itself refuses some pragmas inside a transaction, which would give it away.
        if (statements[0]?.sql.startsWith('PRAGMA')) await driver.run(statements).catch(() => undefined);
        else await driver.run(statements);
      },
    }),
  },
];
