import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { fail, ok, type Result } from '@/base';
import { installNpmPackage } from './installNpmPackage';
import { pathInRepo, REPO_ROOT } from './paths';

const PACKAGE = 'hermes-engine-cli';
const VERSION = '0.12.0';
const PROGRAMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux64-bin/hermes',
  'darwin-x64': 'osx-bin/hermes',
  'darwin-arm64': 'osx-bin/hermes',
  'win32-x64': 'win64-bin/hermes.exe',
};

/** The path of the Hermes command-line VM: the HERMES variable if it is set, else installed once on demand. */
export async function findOrInstallHermes(): Promise<Result<string, string>> {
  if (process.env.HERMES) return ok(process.env.HERMES);
  const place = PROGRAMS[`${process.platform}-${process.arch}`];
  if (place === undefined)
    return fail(`Hermes is not published for ${process.platform} ${process.arch}; name one: HERMES=/path/to/hermes`);
  const folder = await installNpmPackage(PACKAGE, VERSION);
  return folder.ok ? ok(path.join(folder.value, place)) : folder;
}

/** Bundles a file and all its imports into one script, which puts its exports into the global `name`. */
export async function bundleHermesScript(file: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: REPO_ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    target: 'es2020',
    charset: 'ascii',
    tsconfig: pathInRepo('tsconfig.json'),
  });
  return outputFiles[0]!.text;
}

/** This Hermes version has no classes and shares one binding between loop iterations, so ES5 is generated for it. */
const toEs5 = (script: string): string => {
  const compilerOptions = { target: ts.ScriptTarget.ES5, downlevelIteration: true, module: ts.ModuleKind.None };
  return ts.transpileModule(script, { compilerOptions }).outputText;
};

/** Runs a script on the Hermes VM with its optimizer on and returns what the script printed. */
export async function runOnHermes(program: string, script: string): Promise<Result<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-hermes-'));
  const source = path.join(folder, 'script.js');
  try {
    writeFileSync(source, toEs5(script));
    // The compiler warns on standard error about every global it does not know: standard error is ignored.
    const { stdout } = await promisify(execFile)(program, ['-O', source], { maxBuffer: 2 ** 28 });
    return ok(stdout);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
