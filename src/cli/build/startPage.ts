import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { pathInRepo } from '../paths';

const SCRIPTS = '_expo/static/js/web';
/** What `app/index.ts` loads while the database opens. */
const MAIN_SCRIPT = /^main-[0-9a-f]+\.js$/;
/** Runs inside the page, before any of its scripts is loaded. */
const PAGE_SCRIPT = 'app/pageScript.ts';

/**
 * Makes the app's page start quicker. It names the second script, so that a browser fetches it together with the first
 * one, and carries a script of its own that asks for the database at once. A page without a second script (a lab page)
 * stays as it is.
 */
export function finishStartPage(folder: string): void {
  const scripts = path.join(folder, SCRIPTS);
  const main = existsSync(scripts) ? readdirSync(scripts).find((name) => MAIN_SCRIPT.test(name)) : undefined;
  if (main === undefined) return;
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const begin = /<meta charset="utf-8" ?\/?>/i;
  if (!begin.test(html)) throw new Error('index.html does not say its character set');
  const additions = `<script>${pageScript()}</script><link rel="preload" as="script" href="/${SCRIPTS}/${main}" />`;
  writeFileSync(page, html.replace(begin, (charset) => `${charset}${additions}`));
}

/** The page's own script as one line of JavaScript. */
function pageScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [pathInRepo(PAGE_SCRIPT)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    resolveExtensions: ['.web.ts', '.ts'],
  });
  const [built] = outputFiles;
  if (built === undefined) throw new Error(`${PAGE_SCRIPT} gave no script`);
  if (/<\/script/i.test(built.text)) throw new Error(`${PAGE_SCRIPT} would end its own element`);
  return built.text.trim();
}
