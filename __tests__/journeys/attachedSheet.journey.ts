import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Page } from 'playwright-core';
import { attachedSheetWordsFor } from '@/words/attachedSheets';
import { taps } from '../kit/referee';
import { type AtTable } from './atTable';
import { assertAccessible } from './axe';
import { assertTextsFit } from './fits';
import { onOneProfile } from './oneProfile';
import { assertNoOverflow, assertWholeWords, type Journey, LAPTOP, PHONE, textOf } from './stage';

const say = attachedSheetWordsFor('en');
const SHEET = '/rulings/texas-good-sam';
const TEXT = 'Rally rules\nNo talking while cards move.\n¡Silencio, por favor!';
const MOST_BYTES = 1_000_000;

/** A picture of pure noise, which no compression makes small: as PNG, three bytes for each point. */
function noisyPng(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(3 * width)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.concat(rows), { level: 1 })],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const chunks = parts.map(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  });
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...chunks]);
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((sum, byte) => (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF',
);

async function attach({ page, finger }: AtTable, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), finger.perform(taps('attach-sheet'))]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** How wide the picture really is, once it is drawn; 0 for one that is broken. */
const pictureWidth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (;;) {
      const drawn = document.querySelector<HTMLImageElement>('[data-testid="sheet-picture"] img');
      if (drawn !== null && drawn.complete) return drawn.naturalWidth;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

const keepsSheets: Journey = {
  name: 'attached sheet: photo, text and PDF lie beside the clauses, through a killed browser, and are removed on purpose',
  walk: (stage) =>
    onOneProfile(stage, async (start) => {
      let at = await start(SHEET);
      await at.page.getByTestId('attach-sheet').waitFor();
      assert.equal(await at.page.evaluate(() => window.tableside?.registry), undefined, 'the database was opened');

      // a photo of nine megabytes becomes one of at most one
      const photo = noisyPng(1500, 2000);
      assert.ok(photo.length > 8 * MOST_BYTES);
      await attach(at, 'Our sheet.png', 'image/png', photo);
      await at.page
        .getByTestId('attached-notice')
        .filter({ hasText: say.attached('Our sheet.png') })
        .waitFor();
      const [kept] = await at.page.evaluate(async () => {
        const listed = await window.tableside?.registry.attachments.listAttachments('ruleset:texas-good-sam');
        return listed?.ok === true ? listed.value : [];
      });
      assert.ok(kept !== undefined && kept.size <= MOST_BYTES && kept.size > 100_000, `${kept?.size} bytes`);
      assert.equal(kept.type, 'image/jpeg');
      const width = await pictureWidth(at.page);
      assert.ok(width > 300, `${width} wide`);

      // a text, a PDF, and what is too large
      await attach(at, 'local.txt', 'text/plain', Buffer.from(TEXT));
      assert.equal(await textOf(at.page, 'sheet-text'), TEXT);
      await attach(at, 'rally.pdf', 'application/pdf', PDF);
      await at.page.getByTestId('attached-sheet-3').waitFor();
      await attach(at, 'huge.pdf', 'application/pdf', Buffer.alloc(5_100_000));
      await at.page
        .getByTestId('attached-notice')
        .filter({ hasText: say.tooLarge.pdf(5_100_000, 5_000_000) })
        .waitFor();
      await attach(at, 'x.zip', 'application/zip', Buffer.from('PK'));
      await at.page
        .getByTestId('attached-notice')
        .filter({ hasText: say.unsupported('x.zip') })
        .waitFor();
      await at.finger.settle();

      // everything is there after the browser was killed, and the PDF opens in the browser's own viewer
      at = await start(SHEET, 'closed');
      await at.page.getByTestId('attached-sheet-3').waitFor();
      assert.equal(await textOf(at.page, 'sheet-text'), TEXT);
      assert.equal(await pictureWidth(at.page), width);
      const [viewer] = await Promise.all([at.page.waitForEvent('popup'), at.finger.perform(taps('sheet-open-3'))]);
      await viewer.waitForURL(/^blob:/);
      await viewer.close();
      for (const [name, size] of [
        ['phone', PHONE],
        ['laptop', LAPTOP],
        ['small', { width: 180, height: 370 }],
      ] as const) {
        await at.page.setViewportSize(size);
        await at.page.getByTestId('attach-sheet').scrollIntoViewIfNeeded();
        await at.page.screenshot({ path: `${stage.pictures}/attached sheet ${name}.png` });
        await at.page
          .getByTestId('attached-sheets')
          .screenshot({ path: `${stage.pictures}/attached sheet whole ${name}.png` });
        await assertNoOverflow(at.page);
        await assertWholeWords(at.page);
        await assertTextsFit(at.page, []);
        await assertAccessible(at.page);
      }
      await at.page.setViewportSize(PHONE);

      // another sheet has none of it; removing asks first, and lasts
      await at.page.goto(`${stage.url}/rulings/mattel`);
      await at.page.getByTestId('attach-sheet').waitFor();
      assert.equal(await at.page.getByTestId(/^attached-sheet-/).count(), 0);
      await at.page.goto(`${stage.url}${SHEET}`);
      assert.equal(await pictureWidth(at.page), width);
      await at.finger.perform(taps('sheet-remove-1', 'sheet-remove-really'));
      await at.page
        .getByTestId('attached-notice')
        .filter({ hasText: say.removed('Our sheet.png') })
        .waitFor();
      await at.finger.settle();
      at = await start(SHEET);
      await at.page.getByTestId('attached-sheet-2').waitFor();
      assert.equal(await at.page.getByTestId(/^attached-sheet-/).count(), 2);

      // a browser that has lost its note that there are sheets still finds them when asked to
      await at.page.evaluate(() => localStorage.clear());
      at = await start(SHEET, 'closed');
      await at.finger.perform(taps('look-for-sheets'));
      await at.page.getByTestId('attached-sheet-2').waitFor();
    }),
};

export const attachments: readonly Journey[] = [keepsSheets];
