import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Stage } from './stage';

/** In a page: texts whose drawn letters lie outside the sheet they are drawn on, or in letters that cannot be seen. */
export const misdrawn = (): string[] =>
  Array.from(document.querySelectorAll('svg[viewBox="0 0 595 792"]')).flatMap((sheet) => {
    const edge = sheet.getBoundingClientRect();
    return Array.from(sheet.querySelectorAll('text')).flatMap((text) => {
      const { left, right, top, bottom, width } = text.getBoundingClientRect();
      const isOut = left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom || width === 0;
      return isOut ? [text.textContent ?? ''] : [];
    });
  });

const pageCount = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

/** Prints what is shown, and opens the very document that went to the printer. */
export async function printed(page: Page, stage: Stage): Promise<{ readonly sheets: number; readonly text: string }> {
  await page.evaluate(() => document.getElementById('print-frame')?.remove());
  await page.getByTestId('slip-print').filter({ visible: true }).click();
  const frame = page.locator('#print-frame');
  await frame.waitFor({ state: 'attached' });
  const html = (await frame.getAttribute('srcdoc')) ?? assert.fail('no document');
  // the colours of a dark screen must not reach the paper
  const context = await stage.browser.newContext({ colorScheme: 'dark' });
  const paper = await context.newPage();
  try {
    await paper.setContent(html);
    assert.deepEqual(await paper.evaluate(misdrawn), [], 'texts that stick out of the paper');
    const background = await paper.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(background, 'rgb(255, 255, 255)');
    const counts = [];
    for (const format of ['Letter', 'A4']) counts.push(pageCount(await paper.pdf({ format })));
    assert.equal(counts[0], counts[1], 'as many sheets on A4 as on Letter');
    const drawn = await paper.locator('svg').count();
    assert.equal(counts[0], drawn, 'every page comes out on a sheet of its own, and no empty one');
    const text = (await paper.locator('svg text').allTextContents()).join(' ');
    return { sheets: drawn, text };
  } finally {
    await context.close();
  }
}
