import { buildSync } from 'esbuild';
import { pathInRepo } from '../paths';

/** One of the app's files and what it imports as a single script, for where Metro's scripts are not loaded. */
export function bundleBrowserScript(file: string, constants: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [pathInRepo(file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    resolveExtensions: ['.web.ts', '.ts'],
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const [built] = outputFiles;
  if (built === undefined) throw new Error(`${file} gave no script`);
  return built.text.trim();
}
