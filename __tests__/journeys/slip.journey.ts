import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';
import { type Entry, type Header, replay } from '@/engine';
import { chainHashesOf, serializeRecord } from '@/record';
import { rulesetById } from '@/rulesets';
import { ALL_TROUBLES, makeTroubled, tap, taps, type Told } from '../kit/referee';
import { type AtTable, arrive } from './atTable';
import { assertAccessible } from './axe';
import { assertTextsFit } from './fits';
import { misdrawn, printed } from './printed';
import { assertNoOverflow, type Journey, LAPTOP, PHONE, textOf } from './stage';

const NAMES = [
  'Bernadette-Josephine Wellington',
  'Bernadette-Josephine Wallingford',
  'Maximiliana van Oosterhoutsveld',
  'Christopher Montgomery-Hughesly',
  'Wilhelmina Featherstonehaugh II',
  'Konstantin Papadopoulos-Wright',
];
const PROTEST = 'The nine at the very end was mine.';

/** Six players in partnership with long names, ruled on in every way, signed by all sides, one under protest. */
function disputedGame(): Told {
  const ruleset = rulesetById('six-player-partners') ?? assert.fail('no ruleset');
  const { header, entries } = makeTroubled({ ruleset, seed: 'slip', house: { stock: 12 } }, ALL_TROUBLES, 12);
  const seats = header.seats.map((seat, index) => ({ ...seat, name: NAMES[index] ?? seat.name }));
  const named: Header = { ...header, id: 'slip-disputed', seats, ...{ table: 7, game: 2 } };
  const ended = replay(named, entries);
  assert.ok(ended.ok);
  let n = Math.max(...entries.map((entry) => entry.n));
  const end = ended.value.table.over === null ? [{ n: (n += 1), act: 'end', why: 'time' } as Entry] : [];
  const signs = [0, 1, 2].map((team): Entry => ({
    n: (n += 1),
    act: 'sign',
    team,
    name: NAMES[team] ?? '',
    ...(team === 1 ? { disputes: PROTEST } : {}),
  }));
  return { header: named, entries: [...entries, ...end, ...signs] };
}

async function bring({ page, finger }: AtTable, { header, entries }: Told): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), finger.perform(taps('import-record'))]);
  const buffer = Buffer.from(serializeRecord(header, entries));
  await chooser.setFiles({ name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer });
  await page.getByTestId(`open-${header.id}`).waitFor();
}

/** A picture's size, and whether ink on white paper is on it. */
async function lookAtPicture(page: Page, png: Buffer): Promise<{ size: number[]; corner: number[]; ink: number }> {
  return page.evaluate(async (bytes) => {
    const blob = await (await fetch(`data:image/png;base64,${bytes}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    let ink = 0;
    for (let i = 0; i < data.length; i += 4)
      if ((data[i] ?? 255) + (data[i + 1] ?? 255) + (data[i + 2] ?? 255) < 150) ink += 1;
    return { size: [bitmap.width, bitmap.height], corner: Array.from(data.slice(0, 4)), ink: ink / (data.length / 4) };
  }, png.toString('base64'));
}

const handedOver: Journey = {
  name: 'slip: six long names, many flags, a protest: one page is printed and saved as a picture; the score sheet has every page',
  walk: async (stage) => {
    const told = disputedGame();
    const { id } = told.header;
    const at = await arrive(stage, { colorScheme: 'dark' });
    await bring(at, told);
    assert.match(await textOf(at.page, `protest-${id}`), /Signed under protest/);
    await at.finger.perform([tap(`menu-${id}`), ...taps('slip')]);
    await at.page.getByTestId('page-1').waitFor();
    await at.page.goBack();

    await at.page.goto(`${stage.url}/tables/${id}/result`);
    const first = at.page.getByTestId('result-protest');
    await first.waitFor();
    assert.match((await first.textContent()) ?? '', new RegExp(`${NAMES[1]}.*${PROTEST}`));
    const [protestBox, heroBox] = [await first.boundingBox(), await at.page.getByTestId('result-hero').boundingBox()];
    assert.ok(protestBox && heroBox && protestBox.y < heroBox.y, 'the protest comes first');

    await at.finger.perform(taps('slip'));
    await at.page.getByTestId('page-1').waitFor();
    for (const viewport of [PHONE, LAPTOP]) {
      await at.page.setViewportSize(viewport);
      assert.deepEqual(await at.page.evaluate(misdrawn), [], 'texts that stick out of the page on the screen');
      await assertNoOverflow(at.page);
      await at.picture(`slip-${viewport.width}`);
    }
    await at.page.setViewportSize(PHONE);
    await assertAccessible(at.page);
    await at.finger.perform(taps('slip-larger'));
    assert.equal((await at.page.getByTestId('page-1').boundingBox())?.width, 1000);
    await at.finger.perform(taps('slip-larger'));
    const slip = await printed(at.page, stage);
    assert.equal(slip.sheets, 1);
    assert.ok(slip.text.startsWith('Signed under protest'));
    for (const name of NAMES) assert.ok(slip.text.includes(name), name);
    const { header, entries } = told;
    const newest = `after entry ${entries.length}: `;
    assert.ok(slip.text.includes(newest), newest);
    const hashes = chainHashesOf(header, entries);
    assert.ok(hashes.ok);
    const hash = Buffer.from(hashes.value.at(-1) ?? []).toString('hex');
    assert.ok(slip.text.includes(`SHA-256 ${hash}`), 'the whole head of the chain');
    assert.ok(slip.text.includes(newest + (hash.slice(0, 16).match(/.{4}/g) ?? []).join('-')), 'and in short');

    const [download] = await Promise.all([at.page.waitForEvent('download'), at.finger.perform(taps('slip-image'))]);
    assert.match(download.suggestedFilename(), /^tableside-slip-table-7-game-2-.*\.png$/);
    const seen = await lookAtPicture(at.page, readFileSync(await download.path()));
    assert.deepEqual(seen.size, [595 * 3, 792 * 3]);
    assert.deepEqual(seen.corner, [255, 255, 255, 255]);
    assert.ok(seen.ink > 0.01 && seen.ink < 0.2, `${seen.ink} of the picture is ink`);

    await at.page.goto(`${stage.url}/tables/${id}/result`);
    await at.finger.perform(taps('score-sheet'));
    await at.page.getByTestId('page-2').waitFor();
    const sheet = await printed(at.page, stage);
    assert.ok(sheet.sheets > 2);
    assert.match(sheet.text, new RegExp(`Page ${sheet.sheets} of ${sheet.sheets}`));
    await at.picture('score-sheet');
    await at.leave();
  },
};

const helpCard: Journey = {
  name: 'slip: the card that explains the taps is reached from the welcome, and prints on one page',
  walk: async (stage) => {
    const at = await arrive(stage);
    await at.finger.perform(taps('help-card'));
    await at.page.getByTestId('page-1').waitFor();
    await assertTextsFit(at.page, []);
    await at.picture('help-card');
    const { sheets, text } = await printed(at.page, stage);
    assert.equal(sheets, 1);
    assert.match(text, /Tap the stock/);
    await at.page.getByTestId('back').click();
    await at.page.getByTestId('welcome').waitFor();
    await at.leave();
  },
};

export const slips: readonly Journey[] = [handedOver, helpCard];
