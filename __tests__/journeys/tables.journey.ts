import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { type Entry, type Header } from '@/engine';
import { serializeRecord } from '@/record';
import { RULESETS, rulesetById } from '@/rulesets';
import { simulateGame } from '@/simulate';
import { wordsFor } from '@/words';
import { median } from '../../src/cli/bench/figure';
import { tap, tellable } from '../kit/referee';
import { arrive, type AtTable } from './atTable';
import { assertTextsFit } from './fits';
import { assertNoOverflow, type Journey, LAPTOP, PHONE, TABLET, textOf } from './stage';

const { lastPeople, provenance, setUp, tableList } = wordsFor('en');
const LONG = ['Bernadette Featherstonehaugh', 'Christopher Wolfeschlegel', 'Maximilian', 'Di', 'Zoë', 'Bo'];

declare global {
  interface Window {
    /** Where the row stood on the screen when the table was opened. */
    rowTopAtClick?: number | undefined;
  }
}

interface Game {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** Simulated once for each rule sheet; a record of a table is made of it by another id, number and company. */
const games: readonly Game[] = RULESETS.map((ruleset) =>
  tellable(simulateGame({ ruleset, seed: 'sixty', house: { stock: 3 }, maxTurns: 60 })),
);

/** Every third game is over; the others are in their second turn. */
function tableRecord(i: number): string {
  const { header, entries } = games[i % games.length] as Game;
  const seats = header.seats.map((seat, at) => ({ ...seat, name: LONG[(i + at) % LONG.length] ?? '' }));
  const place = { id: `t-${i}`, table: ((i * 7) % 60) + 1, game: 1 };
  return serializeRecord({ ...header, ...place, seats }, i % 3 === 0 ? entries : entries.slice(0, 8));
}

async function importText({ page }: Pick<AtTable, 'page'>, text: string): Promise<void> {
  await page.evaluate((records) => window.tableside?.registry.importRecords(records), text);
  await page.waitForFunction(() =>
    window.tableside?.registry.store
      .getState()
      .rows.every(({ standing, trouble }) => standing !== null || trouble !== null),
  );
}

const shownTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-testid^="open-"]'), (row) => row.getAttribute('data-testid') ?? ''),
  );
const untilAllDrawn = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((all) => document.querySelectorAll('[data-testid^="open-"]').length === all, count);

/**
 * In the page: the list is emptied, then drawn with so many tables. Milliseconds until as many as fill a screen were
 * painted, and until all were.
 */
async function drawList(count: number): Promise<readonly [seen: number, all: number]> {
  const { store } = window.tableside!.registry;
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const all = ((window as { everyRow?: readonly object[] }).everyRow ??= store.getState().rows);
  const until = async (isAll: boolean): Promise<number> => {
    for (;;) {
      const drawn = document.querySelectorAll('[data-testid^="open-"]');
      const isFull = (drawn[drawn.length - 1]?.getBoundingClientRect().bottom ?? 0) >= window.innerHeight;
      if (drawn.length === count || (isFull && !isAll)) break;
      await frame();
    }
    await frame();
    return performance.now();
  };
  store.setState({ rows: [] });
  while (document.querySelector('[data-testid^="open-"]') !== null) await frame();
  await frame();
  const began = performance.now();
  store.setState({ rows: all.slice(0, count) as never });
  const seen = await until(false);
  return [seen - began, (await until(true)) - began];
}

/** Leaves the list by opening a table with `open`, comes back, and expects the row where it was when it was left. */
async function openAndComeBack({ page, finger }: AtTable, open: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => {
        window.rowTopAtClick = document.querySelector('[data-testid="open-t-31"]')?.getBoundingClientRect().y;
      },
      { capture: true, once: true },
    );
  });
  await open();
  await finger.untilShown('log');
  await page.goBack();
  await page.waitForFunction(
    () =>
      document.activeElement?.getAttribute('data-testid') === 'open-t-31' &&
      document.activeElement.getBoundingClientRect().y === window.rowTopAtClick,
  );
}

/** Runs in the page. */
async function scrollTwiceThenClick(id: string): Promise<void> {
  const row = document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  let scroller = row?.parentElement ?? null;
  while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  if (row === null || scroller === null) throw new Error('no row, or nothing to scroll');
  for (const by of [-30, -20]) {
    scroller.scrollTop += by;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  row.click();
}

const ROUNDS = 7;

const sixty: Journey = {
  name: 'tables: sixty are sorted by number, one is found and opened, nothing moves or is replayed at the next start',
  walk: async (stage) => {
    const at = await arrive(stage);
    const { page, finger } = at;
    await page.getByTestId('new-table').waitFor();
    await importText(at, Array.from({ length: 60 }, (_, i) => tableRecord(i)).join(''));
    await untilAllDrawn(page, 60);
    const numbers = (await shownTables(page)).map((id) => ((Number(id.slice('open-t-'.length)) * 7) % 60) + 1);
    const open = numbers.slice(0, 40);
    const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
    assert.deepEqual([open, numbers.slice(40)], [sorted(open), sorted(numbers.slice(40))]);
    for (const size of [PHONE, TABLET, LAPTOP]) {
      await page.setViewportSize(size);
      await assertNoOverflow(page);
      await assertTextsFit(page, []);
      await at.picture(`sixty tables ${size.width}`);
    }
    await page.setViewportSize(PHONE);

    // found by number and by name; the focus stays in the field
    await page.getByTestId('find-table').fill('17');
    await untilAllDrawn(page, 1);
    assert.equal(await textOf(page, 'found'), tableList.found(1));
    await page.getByTestId('find-table').fill('zoe finished');
    await page.waitForFunction(() => document.querySelectorAll('[data-testid^="open-"]').length > 1);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-testid')), 'find-table');
    await finger.perform([tap('clear-find')]);
    await untilAllDrawn(page, 60);

    // one from the middle is opened and left: the list stands where it stood, and its row has the focus
    const row = page.getByTestId('open-t-31');
    await finger.untilShown('open-t-31');
    const centred = await row.boundingBox();
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 90);
    await page.waitForFunction(
      (y) => (document.querySelector('[data-testid="open-t-31"]')?.getBoundingClientRect().y ?? y) === y - 90,
      centred?.y ?? 0,
    );
    await openAndComeBack(at, async () => row.click());
    // Opened in the frame after a scroll of several frames: the last of them counts.
    await openAndComeBack(at, async () => page.evaluate(scrollTwiceThenClick, 'open-t-31'));

    // the next start takes how they stand from the summaries: no row is ever without it
    await page.waitForFunction(() => (window.tableside?.summaries() ?? 0) >= 60);
    const drawn = await shownTables(page);
    await page.addInitScript(`(() => {
      window.unknownSeen = 0;
      const look = () => {
        const rows = window.tableside?.registry?.store.getState().rows ?? [];
        window.unknownSeen += rows.filter(({ standing }) => standing === null).length;
        requestAnimationFrame(look);
      };
      look();
    })()`);
    await page.reload();
    await untilAllDrawn(page, 60);
    assert.deepEqual(await shownTables(page), drawn);
    assert.equal(await page.evaluate(() => (window as { unknownSeen?: number }).unknownSeen), 0);
    await at.leave();
  },
};

const quick: Journey = {
  name: 'tables: sixty are drawn within twice the time of six, six times slower',
  walk: async (stage) => {
    const at = await arrive(stage);
    const { page } = at;
    await page.getByTestId('new-table').waitFor();
    await importText(at, Array.from({ length: 60 }, (_, i) => tableRecord(i)).join(''));
    await untilAllDrawn(page, 60);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const [six, many, all]: [number[], number[], number[]] = [[], [], []];
    // the first of each warms the page up
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [few] = await page.evaluate(drawList, 6);
      const [seen, whole] = await page.evaluate(drawList, 60);
      if (round === 0) continue;
      six.push(few);
      many.push(seen);
      all.push(whole);
    }
    const ratio = median(many) / median(six);
    console.log(
      `sixty tables against six: ${ratio.toFixed(2)} until a screen is full, ${(median(all) / median(six)).toFixed(2)} until all are drawn`,
    );
    assert.ok(ratio <= 2, `sixty took ${ratio.toFixed(2)} times as long as six`);
    await at.leave();
  },
};

async function readFile({ page, finger }: AtTable, name: string, text: string): Promise<string> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), finger.perform([tap('import-record')])]);
  await chooser.setFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  const said = await textOf(page, 'imported');
  // What is offered stays; everything else has been read.
  if (!(await finger.isThere('take-cut'))) {
    await finger.perform([tap('dismiss')]);
    await page.getByTestId('imported').waitFor({ state: 'detached' });
  }
  return said;
}

const files: Journey = {
  name: 'tables: files: sealed, without a seal, cut off, again; the mark stands everywhere, also after a restart',
  walk: async (stage) => {
    const ruleset = rulesetById('florida-good-sam');
    assert.ok(ruleset);
    const game = tellable(simulateGame({ ruleset, seed: 'files', house: { stock: 3 }, maxTurns: 4 }));
    // made and sealed on another device
    const other = await arrive(stage);
    await other.page.getByTestId('new-table').waitFor();
    const recordNamed = (id: string, table: number): string =>
      serializeRecord({ ...game.header, id, table, game: 1 } as Header, game.entries);
    const sealedText = async (id: string): Promise<string> =>
      other.page.evaluate(async (name) => {
        const opened = await window.tableside!.registry.open(name);
        return opened.ok ? opened.value.record(true) : '';
      }, id);
    await importText(other, recordNamed('whole', 1) + recordNamed('bare', 2) + recordNamed('cut', 3));
    // a record that came without a seal says so in its seal: this one is to look as if it had been made there
    const sealed = (await sealedText('whole')).replace(',"origin":"not-sealed"', '');
    await other.leave();

    const at = await arrive(stage);
    const { page, finger } = at;
    await page.getByTestId('new-table').waitFor();
    assert.match(await readFile(at, 'a.jsonl', sealed), new RegExp(provenance.sealed));
    assert.equal(await textOf(page, 'provenance-whole'), provenance.sealed);
    assert.match(await readFile(at, 'a.jsonl', sealed), /Already here: Table 1/);
    assert.match(await readFile(at, 'b.jsonl', recordNamed('bare', 2)), new RegExp(provenance['not-sealed']));
    assert.equal(await readFile(at, 'photo.jpg', 'ÿØÿà JFIF'), setUp.tables.notARecord + setUp.tables.dismiss);

    // cut off in the middle: nothing is taken before the tap
    const lines = recordNamed('cut', 3).split('\n');
    const cutFile = `${lines.slice(0, 6).join('\n')}\n${lines[6]?.slice(0, 20)}`;
    assert.match(await readFile(at, 'cut.jsonl', cutFile), /after entry 5\./);
    assert.equal(await page.getByTestId('open-cut').count(), 0);
    await at.picture('a file that breaks off');
    await finger.perform([tap('take-cut')]);
    await page.getByTestId('open-cut').waitFor();

    const assertMarked = async (id: string, says: string): Promise<void> => {
      assert.equal(await textOf(page, `provenance-${id}`), says);
      await finger.perform([tap(`open-${id}`), tap('table-menu')]);
      assert.equal(await textOf(page, 'provenance'), says);
      await at.picture(`provenance ${id}`);
      await page.keyboard.press('Escape');
      await finger.perform([tap('log')]);
      assert.equal(await textOf(page, 'provenance'), says);
      await page.goto(`${stage.url}/tables/${id}/result`);
      assert.equal(await textOf(page, 'provenance'), says);
      await page.goto(`${stage.url}/tables`);
      await page.getByTestId(`open-${id}`).waitFor();
    };
    await page.reload();
    await assertMarked('whole', provenance.sealed);
    await assertMarked('bare', provenance['not-sealed']);
    await assertMarked('cut', provenance['not-sealed']);

    // once the game goes on here, it is no longer called unchanged
    await finger.perform([tap('open-whole'), tap('more'), tap('note')]);
    await page.getByTestId('field-text').fill('told here');
    await finger.perform([tap('tell')]);
    await finger.settle();
    await page.goto(`${stage.url}/tables`);
    await assertMarked('whole', provenance.continued);
    await at.leave();
  },
};

const again: Journey = {
  name: 'tables: the same people, then in other seats; a table in play begins empty; no label moves while a name is typed',
  walk: async (stage) => {
    const at = await arrive(stage);
    const { page, finger } = at;
    const names = (): Promise<string[]> =>
      Promise.all([0, 1, 2, 3].map((seat) => page.getByTestId(`seat-name-${seat}`).inputValue()));
    const FOUR = LONG.slice(0, 4);
    await finger.perform([tap('new-table'), tap('ruleset-texas-good-sam')]);
    const where = (): Promise<unknown> =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('[data-testid^="seat-name-"], [data-testid^="seat-chapter-"]'),
          (field) => {
            const { x, y, width, height } = field.getBoundingClientRect();
            return [x, y, width, height];
          },
        ),
      );
    await page.getByTestId('seat-name-0').focus();
    const before = await where();
    for (const [seat, name] of FOUR.entries()) await page.getByTestId(`seat-name-${seat}`).fill(name);
    for (const [seat, chapter] of ['Bluebonnet', 'Armadillo', 'Bluebonnet', 'Longhorn'].entries())
      await page.getByTestId(`seat-chapter-${seat}`).fill(chapter);
    await page.getByTestId('seat-name-0').focus();
    assert.equal(await textOf(page, 'seat-warning-0'), lastPeople.sameChapter([2]));
    assert.equal(await textOf(page, 'seat-warning-2'), lastPeople.sameChapter([0]));
    assert.equal(await page.getByTestId(/^seat-warning-/).count(), 2);
    const scrolled = (await where()) as number[][];
    const lowered = (scrolled[0]?.[1] ?? 0) - ((before as number[][])[0]?.[1] ?? 0);
    assert.deepEqual(
      scrolled.map(([x, y = 0, ...rest]) => [x, y - lowered, ...rest]),
      before,
      'a field has moved',
    );
    await page.getByTestId('table-number').fill('7');
    await at.picture('chapter warning');
    await finger.perform([tap('deal')]);
    await page.getByTestId('key-1').waitFor();

    await page.goto(`${stage.url}/tables`);
    await finger.perform([tap('new-table')]);
    assert.deepEqual(await names(), ['', '', '', '']);
    assert.equal(await textOf(page, 'back'), 'Back to tables');
    await finger.perform([tap('same-people')]);
    assert.deepEqual(await names(), FOUR);
    await finger.perform([tap('other-seats')]);
    const reseated = await names();
    assert.notDeepEqual(reseated, FOUR);
    assert.deepEqual([...reseated].sort(), [...FOUR].sort());
    await finger.perform([tap('change-places-0'), tap('change-places-3')]);
    assert.deepEqual(await names(), [reseated[3], reseated[1], reseated[2], reseated[0]]);
    for (const size of [PHONE, TABLET, LAPTOP]) {
      await page.setViewportSize(size);
      await assertNoOverflow(page);
      await assertTextsFit(page, []);
      await at.picture(`other seats ${size.width}`);
    }
    await page.setViewportSize(PHONE);
    await finger.perform([tap('back'), tap('from-table')]);
    assert.equal(await page.getByTestId('seat-name-0').count(), 0);
    await finger.perform([tap('same-people')]);
    assert.deepEqual(await names(), FOUR);
    await at.leave();
  },
};

export const tableLists: readonly Journey[] = [sixty, files, again, quick];
