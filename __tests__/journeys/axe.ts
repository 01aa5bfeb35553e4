import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe-core holds against the page as it is now: nothing. Some rules alone, where only colours differ. */
export async function assertAccessible(page: Page, ...rules: readonly string[]): Promise<void> {
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) });
  await page.evaluate(`globalThis.axe === undefined && (() => { ${source} })()`);
  const violations = (await page.evaluate(`axe.run(${options}).then((result) => result.violations)`)) as Found[];
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`,
  );
  assert.deepEqual(told, [], `not accessible at ${page.url()}`);
}
