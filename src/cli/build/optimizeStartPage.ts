import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleBrowserScript } from './bundleBrowserScript';
import { findMainScript, joinStartScripts, EXPO_WEB_SCRIPTS_FOLDER } from './joinScripts';

/** Runs inside the page, before any of its scripts is loaded. */
const PAGE_SCRIPT = 'app/pageScript.ts';

/**
 * Makes the app's page start quicker. It runs one small script first, names the second one, so that a browser fetches
 * both together, and carries a script of its own that asks for the database at once. A page without a second script (a
 * lab page) stays as it is. The time of the build is written into the page, for the check of the device's clock.
 */
export function optimizeStartPage(folder: string): void {
  if (!existsSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER))) return;
  joinStartScripts(folder);
  const main = findMainScript(folder);
  if (main === undefined) return;
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const built = `<meta name="tableside-built" content="${new Date().toISOString()}" />`;
  const preload = `<link rel="preload" as="script" href="/${EXPO_WEB_SCRIPTS_FOLDER}/${main}" />`;
  writeFileSync(page, insertAtStartOfHtmlHead(html, `${built}<script>${pageScript()}</script>${preload}`));
}

/** Elements at the beginning of the page's head, behind its character set. */
export function insertAtStartOfHtmlHead(html: string, elements: string): string {
  const charset = /<meta charset="utf-8" ?\/?>/i;
  if (!charset.test(html)) throw new Error('index.html does not say its character set');
  return html.replace(charset, (found) => `${found}${elements}`);
}

/** The page's own script as one line of JavaScript. */
function pageScript(): string {
  const script = bundleBrowserScript(PAGE_SCRIPT);
  if (/<\/script/i.test(script)) throw new Error(`${PAGE_SCRIPT} would end its own element`);
  return script;
}
