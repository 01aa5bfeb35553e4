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

const RECOLOURED = { dark: { colorScheme: 'dark' }, 'strong contrast': { contrast: 'more' } } as const;
const AS_IT_WAS = { colorScheme: 'light', contrast: 'no-preference' } as const;

/** In the page: every colour in it, once the change of a moment ago is painted. */
const coloursOf = async (): Promise<string> => {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return Array.from(document.querySelectorAll('body *'), (element) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(element);
    return [color, backgroundColor, borderColor].join();
  }).join(';');
};

/** A page that is accessible in light colours is readable in the others too, and does have others. */
export async function assertReadableRecoloured(page: Page, picture: (look: string) => Promise<void>): Promise<void> {
  const light = await page.evaluate(coloursOf);
  for (const [look, media] of Object.entries(RECOLOURED)) {
    await page.emulateMedia({ ...AS_IT_WAS, ...media });
    assert.notEqual(await page.evaluate(coloursOf), light, `${look} looks like any other at ${page.url()}`);
    await picture(look);
    await assertAccessible(page, 'color-contrast').catch((reason: unknown) => {
      throw new Error(look, { cause: reason });
    });
  }
  await page.emulateMedia(AS_IT_WAS);
  assert.equal(await page.evaluate(coloursOf), light, `light again at ${page.url()}`);
}
