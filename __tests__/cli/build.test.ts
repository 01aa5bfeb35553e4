import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBytecodeProblem, isHermesBytecode } from '../../src/cli/build/expoExport';
import { measureScriptSizes } from '../../src/cli/build/scripts';
import { optimizeStartPage } from '../../src/cli/build/optimizeStartPage';
import { isBuildFresh, sourceFingerprint } from '../../src/cli/build/web';

let folder: string;
const write = (file: string, text: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-build-'));
  write('app/App.tsx', 'one');
  write('src/words/en.ts', 'two');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a build is stale', () => {
  test.each([
    ['a source changes', 'app/App.tsx', 'other'],
    ['a source is added', 'src/words/de.ts', ''],
    ['an asset is added', 'assets/icon.png', ''],
    ['a package changes', 'package-lock.json', '{}'],
    ['the way it is built changes', 'src/cli/build/web.ts', 'new'],
  ])('when %s', (_, file, text) => {
    const before = sourceFingerprint(folder);
    write(file, text);
    expect(sourceFingerprint(folder)).not.toBe(before);
  });

  test('but not when a file is merely touched, nor when a command line changes', () => {
    const before = sourceFingerprint(folder);
    write('app/App.tsx', 'one');
    write('src/cli/start.ts', 'new');
    expect(sourceFingerprint(folder)).toBe(before);
  });

  test('when it is not there, or was made from something else', () => {
    expect(isBuildFresh(path.join(folder, 'dist'), 'a')).toBe(false);
    write('dist/.built-from', 'a');
    expect(isBuildFresh(path.join(folder, 'dist'), 'a')).toBe(true);
    expect(isBuildFresh(path.join(folder, 'dist'), 'b')).toBe(false);
  });
});

describe('the page a build starts with', () => {
  const HEAD = '<html><head><meta charset="utf-8" /><title>T</title></head></html>';
  const page = (): string => readFileSync(path.join(folder, 'dist/index.html'), 'utf8');

  test('fetches the second script with the first, and asks for the database before either', () => {
    write('dist/index.html', HEAD);
    write('dist/_expo/static/js/web/main-0a1b.js', '');
    write('dist/_expo/static/js/web/index-22.js', '');
    optimizeStartPage(path.join(folder, 'dist'));
    const [before, ...scripts] = page().split(/<(?:script|link)/);
    expect(before).toMatch(/<meta charset="utf-8" \/><meta name="tableside-built" content="[^"]+" \/>$/);
    const built = /tableside-built" content="([^"]+)"/.exec(page())?.[1] ?? '';
    expect(Math.abs(Date.now() - Date.parse(built))).toBeLessThan(600_000);
    expect(scripts).toEqual([
      expect.stringContaining('tableside/log'),
      expect.stringContaining('rel="preload" as="script" href="/_expo/static/js/web/main-0a1b.js"'),
    ]);
  });

  test('stays as it is where there is one script only', () => {
    write('dist/index.html', HEAD);
    write('dist/_expo/static/js/web/storage-22.js', '');
    optimizeStartPage(path.join(folder, 'dist'));
    expect(page()).toBe(HEAD);
  });

  test('is refused when there is no place for the scripts', () => {
    write('dist/index.html', '<html></html>');
    write('dist/_expo/static/js/web/main-0a1b.js', '');
    expect(() => optimizeStartPage(path.join(folder, 'dist'))).toThrow('character set');
  });
});

describe('the scripts that Expo splits off the first two', () => {
  const SCRIPTS = 'dist/_expo/static/js/web';
  const tag = (name: string): string => `<script src="/_expo/static/js/web/${name}" defer></script>`;
  const RUNTIME = '__expo-metro-runtime-1a.js';
  const COMMON = '__common-2b.js';
  const page = (): string => readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
  const script = (name = ''): string => readFileSync(path.join(folder, SCRIPTS, name), 'utf8');
  const finish = (tags: readonly string[], common = 'shared'): void => {
    rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
    write('dist/index.html', `<head><meta charset="utf-8" /></head><body>${tags.map(tag).join('')}</body>`);
    write(`${SCRIPTS}/${RUNTIME}`, 'loader');
    write(`${SCRIPTS}/${COMMON}`, common);
    write(`${SCRIPTS}/index-3c.js`, 'first, load "/_expo/static/js/web/main-4d.js"');
    write(`${SCRIPTS}/index-5e.js`, 'a screen that is loaded later');
    write(`${SCRIPTS}/main-4d.js`, 'draws');
    optimizeStartPage(path.join(folder, 'dist'));
  };
  const named = (): { first: string | undefined; main: string | undefined } => ({
    first: /<script src="[^"]*(index-[^"]+)" defer>/.exec(page())?.[1],
    main: /<link rel="preload" as="script" href="[^"]*(main-[^"]+)"/.exec(page())?.[1],
  });

  test('become part of them: the page runs the first one alone, and it loads the second', () => {
    finish([RUNTIME, COMMON, 'index-3c.js']);
    const { first, main } = named();
    expect(page().match(/<script src/g)).toHaveLength(1);
    expect(script(first)).toBe(`loader\nfirst, load "/_expo/static/js/web/${main}"`);
    expect(script(main)).toBe('shared\ndraws');
    expect(readdirSync(path.join(folder, SCRIPTS)).sort()).toEqual([first, 'index-5e.js', main].sort());
  });

  test('change the names of both when only the shared part changes: browsers keep a name for ever', () => {
    finish([RUNTIME, COMMON, 'index-3c.js']);
    const before = named();
    finish([RUNTIME, COMMON, 'index-3c.js']);
    expect(named()).toEqual(before);
    finish([RUNTIME, COMMON, 'index-3c.js'], 'shared, changed');
    expect(named().main).not.toBe(before.main);
    expect(named().first).not.toBe(before.first);
    expect(named().main).toMatch(/^main-[0-9a-f]{32}\.js$/);
  });

  test('are refused when the page runs others, or another script loads them', () => {
    expect(() => finish([RUNTIME, 'index-3c.js'])).toThrow('other scripts than expected');
    expect(() => finish([RUNTIME, COMMON, 'index-3c.js', 'index-5e.js'])).toThrow('other scripts than expected');
    expect(() => finish([RUNTIME, COMMON, 'index-5e.js'])).toThrow('index-5e.js does not load main-4d.js');
    expect(() => finish([RUNTIME, COMMON, 'index-3c.js'], 'load "main-4d.js"')).toThrow('now part of another script');
  });
});

describe('the scripts of a build', () => {
  beforeEach(() => {
    write('dist/_expo/index.js', 'x'.repeat(100));
    write('dist/_expo/worker.js', 'x'.repeat(20));
    write('dist/_expo/chunks/simulate.js', 'x'.repeat(3));
    write('dist/index.html', 'no script');
  });
  const dist = (): string => path.join(folder, 'dist');

  test('are counted as loaded or later, each once', () => {
    const loaded = ['/', '/_expo/index.js', '/_expo/worker.js', '/_expo/index.js', '/a.wasm'];
    expect(measureScriptSizes(dist(), loaded)).toEqual({ loaded: 120, later: 3 });
  });

  test('must be in the build', () => {
    expect(() => measureScriptSizes(dist(), ['/elsewhere.js'])).toThrow(
      'elsewhere.js was loaded and is not in the build',
    );
  });
});

describe('a phone bundle', () => {
  const bytecode = Buffer.concat([Buffer.from('c61fbc03c103191f', 'hex'), Buffer.alloc(200)]);
  const place = '_expo/static/js/android';

  test('is bytecode by its first bytes, not by its name', () => {
    expect(isHermesBytecode(bytecode)).toBe(true);
    expect(isHermesBytecode(Buffer.from('var a = 1;'.repeat(50)))).toBe(false);
    expect(isHermesBytecode(bytecode.subarray(0, 8))).toBe(false);
  });

  test('draws a complaint when it is missing or is JavaScript in disguise', () => {
    expect(findBytecodeProblem(folder, 'android')).toContain('no .hbc file');
    write(`${place}/index.hbc`, 'var a = 1;'.repeat(50));
    expect(findBytecodeProblem(folder, 'android')).toBe('index.hbc is not Hermes bytecode');
    write(`${place}/index.hbc`, bytecode);
    expect(findBytecodeProblem(folder, 'android')).toBeNull();
  });
});
