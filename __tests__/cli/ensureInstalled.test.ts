import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A clone with one package to install and an npm that only notes what it was asked. */
let clone: string;
const file = (name: string): string => path.join(clone, name);
const packages = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'tableside-clone-'));
  mkdirSync(file('src/cli'), { recursive: true });
  mkdirSync(file('bin'));
  copyFileSync(path.resolve(__dirname, '../../src/cli/ensureInstalled.js'), file('src/cli/ensureInstalled.js'));
  writeFileSync(file('package-lock.json'), packages('1.0.0'));
  writeFileSync(file('bin/npm'), `#!/bin/sh\necho "$@" > "${file('asked')}"\nexit \${NPM_EXIT:-0}\n`);
  chmodSync(file('bin/npm'), 0o755);
});
afterEach(() => rmSync(clone, { recursive: true }));

const ensure = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [file('src/cli/ensureInstalled.js')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${file('bin')}:${process.env.PATH}`, ...env },
  });
const asked = (): string | null => (existsSync(file('asked')) ? readFileSync(file('asked'), 'utf8').trim() : null);
const install = (version: string): void => {
  mkdirSync(file('node_modules'));
  writeFileSync(file('node_modules/.package-lock.json'), packages(version));
};

test('a fresh clone is installed whole', () => {
  expect(ensure().status).toBe(0);
  expect(asked()).toBe('ci --include=dev');
});

test('a complete one is left alone, without a word', () => {
  install('1.0.0');
  expect(ensure()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(asked()).toBeNull();
});

test('an outdated one is brought up to date', () => {
  install('0.9.0');
  expect(ensure().status).toBe(0);
  expect(asked()).toBe('install --no-save --include=dev');
});

test('a failed install is said in plain words', () => {
  const { status, stderr } = ensure({ NPM_EXIT: '1' });
  expect(status).toBe(1);
  expect(stderr).toContain('could not be installed');
});
