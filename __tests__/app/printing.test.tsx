import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { listToArray } from '@/base';
import { addEntry, type Entry, type Game, type Header, replay } from '@/engine';
import { chainHashesOf } from '@/record';
import { rulesetById } from '@/rulesets';
import { selectResult, type TableState } from '@/state';
import { wordsFor } from '@/words';
import { layoutHowToTapCard } from '../../app/printing/layoutHowToTapCard';
import { layoutScoreSheet } from '../../app/printing/layoutScoreSheet';
import { layoutResultSlip } from '../../app/printing/layoutResultSlip';
import { type HeadAndProvenance, shortHash } from '../../app/printing/makePrintedGameData';
import { makeScoreSheetData } from '../../app/printing/makeScoreSheetData';
import { makeResultSlipData, classifyUndosByEntryNumber } from '../../app/printing/makeResultSlipData';
import { textWidth, wrapText } from '../../app/printing/measureText';
import { pageSvg, pagesHtml } from '../../app/printing/pageSvg';
import { PrintedPagesView } from '../../app/printing/PrintedPagesView';
import {
  PAGE_HEIGHT_PT,
  PAGE_MARGIN_PT,
  PAGE_WIDTH_PT,
  type PageScene,
  type SceneTextShape,
} from '../../app/printing/scene';
import { ALL_TROUBLES, makeTroubled } from '../kit/referee';
import { goldenGames } from './goldenGames';
import { inWindow } from './inWindow';

jest.setTimeout(60_000);

const en = wordsFor('en');
const say = en.printed;

const headOf = ({ header, entries }: Game): HeadAndProvenance => {
  const lines = listToArray(entries);
  const hashes = chainHashesOf(header, lines);
  if (!hashes.ok) throw new Error(JSON.stringify(hashes.error));
  return { seq: lines.length, hash: Buffer.from(hashes.value.at(-1) ?? []).toString('hex') };
};
const made = (game: Game) => [game, selectResult({ game } as TableState), headOf(game), en] as const;
const slipOf = (game: Game): PageScene => layoutResultSlip(makeResultSlipData(...made(game)));
const sheetOf = (game: Game): readonly PageScene[] => layoutScoreSheet(makeScoreSheetData(...made(game)));

const more = (game: Game, ...bodies: object[]): Game =>
  bodies.reduce<Game>((now, body) => {
    const n = 1 + Math.max(0, ...listToArray(now.entries).map((entry) => entry.n));
    const added = addEntry(now, { n, ...body } as Entry);
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    return added.value;
  }, game);

/** Names of about thirty letters, two of them alike for sixteen, one without a blank. */
const LONG = [
  'Bernadette-Josephine Wellington',
  'Bernadette-Josephine Wallingford',
  'MaximilianaVanOosterhoutsveldAA',
  'Christopher Montgomery-Hughesly',
  'Wilhelmina Featherstonehaugh II',
  'Konstantin Papadopoulos-Wright',
];
const PROTEST = 'The nine at the very end was taken back although nobody had called it. '.repeat(30).trim();

/** Six players with long names, and offences of every kind the referee ruled on; then signed, one side under protest. */
function troubledGame(ruleset: string, count: number, protest = PROTEST): Game {
  const sheet = rulesetById(ruleset);
  if (sheet === undefined) throw new Error(ruleset);
  const company = ruleset === 'six-player-partners' ? {} : { players: 6 };
  const { header, entries } = makeTroubled(
    { ruleset: sheet, seed: 'printing', house: { stock: 12, fourBeforeStack: 'always' }, ...company },
    ALL_TROUBLES,
    count,
  );
  const seats = header.seats.map((seat, index) => ({ ...seat, name: LONG[index] ?? seat.name }));
  const named = { ...header, seats, table: 7, round: 3, game: 2, event: 'Spring Samboree' } as Header;
  const replayed = replay(
    named,
    entries.map((entry, i) => ({ ...entry, at: new Date(Date.UTC(2031, 3, 30, 18, 5, i * 14)).toISOString() })),
  );
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const game = replayed.value.table.over === null ? more(replayed.value, { act: 'end', why: 'time' }) : replayed.value;
  const side = (index: number) => (seats[0]?.team === undefined ? { seat: index } : { team: index });
  return more(
    game,
    { act: 'sign', ...side(0), name: LONG[0], at: '2031-04-30T20:05:00Z' },
    { act: 'sign', ...side(1), name: LONG[1], disputes: protest, at: '2031-04-30T20:06:00Z' },
  );
}

const textsOf = ({ shapes }: PageScene): readonly SceneTextShape[] => shapes.filter((shape) => shape.kind === 'text');
const letters = (text: string): string => text.replaceAll(/\s/g, '');
/** All letters of a page in the order in which they were drawn: a wrapped text is still in one piece. */
const written = (...pages: readonly PageScene[]): string =>
  letters(pages.flatMap((page) => textsOf(page).map(({ text }) => text)).join(''));

/** A line, the running title, the head of the record, the page's number. */
const FOOT_SHAPES = 4;

/** What sticks out of the page's margins, and what lies over something else. */
function misfits(page: PageScene): readonly string[] {
  const texts = textsOf(page);
  const edge = 0.5;
  const box = ({ x, y, width, size }: SceneTextShape) => ({
    x,
    top: y - size * 0.72,
    right: x + width,
    bottom: y + size * 0.22,
  });
  const outside = texts.filter((text) => {
    const { x, top, right, bottom } = box(text);
    return (
      x < PAGE_MARGIN_PT - edge ||
      right > PAGE_WIDTH_PT - PAGE_MARGIN_PT + edge ||
      top < PAGE_MARGIN_PT - edge ||
      bottom > PAGE_HEIGHT_PT - PAGE_MARGIN_PT + edge
    );
  });
  const covered = texts.filter((one, index) => {
    const a = box(one);
    return texts.slice(index + 1).some((other) => {
      const b = box(other);
      return a.x < b.right - edge && b.x < a.right - edge && a.top < b.bottom - edge && b.top < a.bottom - edge;
    });
  });
  // the drawing squeezes letters into `width`: it must be the width they have
  const squeezed = texts.filter(({ text, size, weight, width }) => textWidth(text, size, weight) > width + 0.01);
  return [...outside, ...covered, ...squeezed].map(({ text }) => text);
}

describe('text in lines', () => {
  test.each([
    LONG[2] ?? '',
    PROTEST,
    'Ünïcödé naïve Ærøskøbing',
    '李小龍與一個非常長的名字在這裡',
    'a  b\nc',
    '',
    '👩‍👩‍👧 family',
  ])('%s: no line too wide, no letter lost', (text) => {
    for (const width of [12, 40, 90, 500]) {
      const lines = wrapText(text, width, 10);
      expect(letters(lines.join(''))).toBe(letters(text));
      for (const line of lines) expect(line.length < 2 || textWidth(line, 10) <= width).toBe(true);
    }
  });

  test('a word is broken only where it is longer than a line', () => {
    expect(wrapText('Ana and Cy won', 60, 10)).toEqual(['Ana and Cy', 'won']);
    expect(wrapText('é', 100, 10)).toEqual(['é']);
    expect(textWidth('é', 10)).toBe(textWidth('e', 10));
  });
});

const games: readonly (readonly [string, Game])[] = [
  ...[...goldenGames()].filter(([, game]) => game.entries !== null),
  ['six in partnership, many flags', troubledGame('six-player-partners', 40)],
  ['six alone, many flags', troubledGame('mattel', 40)],
];

describe.each(games)('%s', (_, game) => {
  const names = game.table.names;
  const slip = slipOf(game);

  test('the slip is one page, nothing sticks out or lies over something else, every name is whole', () => {
    expect(misfits(slip)).toEqual([]);
    for (const name of names) expect(written(slip)).toContain(letters(name));
    for (const { text } of textsOf(slip)) expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the head of the chain is on it, shortened and whole', () => {
    const { hash } = headOf(game);
    expect(written(slip)).toContain(hash);
    expect(written(slip)).toContain(shortHash(hash));
    expect(shortHash(hash).replaceAll('-', '')).toBe(hash.slice(0, 16));
  });

  test('every flag is on the slip, or counted as left out', () => {
    const flags = listToArray(game.table.raised).filter(({ verdict }) => verdict !== 'info');
    const data = makeResultSlipData(...made(game));
    const rows = data.lists[0]?.rows ?? [];
    expect(rows).toHaveLength(flags.length);
    const all = data.lists.flatMap((list) => list.rows);
    const lines = textsOf(slip).map(({ text }) => text);
    const left = lines.flatMap((line) => Number(/^and (\d+) more: see the score sheet$/.exec(line)?.[1] ?? 0));
    const shown = new Set(
      textsOf(slip)
        .filter(({ x, size }) => x < PAGE_MARGIN_PT + 3 * size)
        .map(({ text }) => text),
    );
    const listed = all.filter(({ at }) => shown.has(at)).length;
    expect(listed + left.reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });

  test('the score sheet tells every entry and flag, on numbered pages, with nothing cut', () => {
    const pages = sheetOf(game);
    pages.forEach((page, index) => {
      expect(misfits(page)).toEqual([]);
      expect(textsOf(page).map(({ text }) => text)).toContain(say.pageOf(index + 1, pages.length));
      expect(written(page)).toContain(letters(shortHash(headOf(game).hash)));
    });
    const all = written(...pages.map((page) => ({ ...page, shapes: page.shapes.slice(0, -FOOT_SHAPES) })));
    const rows = makeScoreSheetData(...made(game)).turns.flatMap((turn) => turn.rows);
    const told = rows.flatMap(({ text, flags: raised, remarks }) => [
      text,
      ...raised.map(({ line }) => line),
      ...remarks,
    ]);
    // the number and the clock are drawn before the first line of an entry, never inside it
    expect(told.filter((one) => !all.includes(letters(one)))).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(listToArray(game.entries).length);
  });
});

describe('what the slip says', () => {
  const game = troubledGame('six-player-partners', 10, 'The 9 was mine.');
  const lines = textsOf(slipOf(game));
  const tops = [...lines].sort((a, b) => a.y - b.y).map(({ text }) => text);

  test('signed under protest comes first, with who and why', () => {
    expect(tops.slice(0, 3)).toEqual([say.underProtest, `${LONG[1]} signed under protest`, 'The 9 was mine.']);
    expect(written(sheetOf(game)[0] as PageScene).startsWith(letters(say.underProtest))).toBe(true);
  });

  test('table, round, game, event, ruleset, local rules, times, stocks, rulings, signatures', () => {
    const all = written(slipOf(game));
    for (const text of [
      'Table 7 · Round 3 · Game 2',
      'Spring Samboree',
      'Six players in partnership',
      'Four piles before stacking: needed whenever a place is empty',
      'Began Apr 30, 2031',
      'The referee: put right',
      'The referee: waived',
      `${LONG[0]} signed on the device, Apr 30, 2031`,
      `${LONG[1]} signed under protest on the device`,
      say.notSigned,
      say.referee,
      'overdraw',
      ...game.table.seats.map(({ stock }) => say.stock(stock)),
    ])
      expect(all).toContain(letters(text));
  });

  test('a record that came without its seal says so on the slip and on every page of the score sheet', () => {
    const [told, facts, head, words] = made(game);
    const from = (provenance: HeadAndProvenance['provenance']) =>
      [told, facts, { ...head, provenance }, words] as const;
    const { sealed, continued, 'not-sealed': notSealed } = en.provenance;
    const [slip, sheet] = [
      layoutResultSlip(makeResultSlipData(...from('not-sealed'))),
      layoutScoreSheet(makeScoreSheetData(...from('not-sealed'))),
    ];
    for (const page of [slip, ...sheet]) {
      expect(written(page)).toContain(letters(notSealed));
      expect(misfits(page)).toEqual([]);
    }
    expect(sheet.length).toBeGreaterThan(1);
    expect(written(layoutResultSlip(makeResultSlipData(...from('sealed'))))).toContain(letters(sealed));
    expect(written(layoutResultSlip(makeResultSlipData(...from('continued'))))).toContain(letters(continued));
    const own = written(slipOf(game), ...sheetOf(game));
    for (const text of [sealed, continued, notSealed]) expect(own).not.toContain(letters(text));
  });

  test('a text that does not fit is said to go on', () => {
    const long = troubledGame('mattel', 4);
    expect(written(slipOf(long))).toContain(letters(say.restOnSheet));
    expect(written(slipOf(long))).not.toContain(letters(PROTEST));
    expect(written(...sheetOf(long))).toContain(letters(PROTEST));
  });

  test('names of hundreds of letters are set smaller, never cut', () => {
    const { header, entries } = game;
    const seats = header.seats.map((seat, i) => ({
      ...seat,
      name: `${LONG[i]} ${'of the long river '.repeat(20)}`.trim(),
    }));
    const long = replay({ ...header, seats }, listToArray(entries));
    if (!long.ok) throw new Error(JSON.stringify(long.error));
    const page = slipOf(long.value);
    expect(misfits(page)).toEqual([]);
    for (const { name } of seats) expect(written(page)).toContain(letters(name));
    for (const one of sheetOf(long.value)) expect(misfits(one)).toEqual([]);
  });

  test('what was undone at once is counted; what was corrected later is listed', () => {
    const draw = { act: 'draw', seat: 0, count: 5 };
    const opened = replay(
      {
        tableside: 1,
        id: 'undo',
        ruleset: 'texas-good-sam',
        seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, i) => ({ name, team: i % 2 })),
      },
      [],
    );
    if (!opened.ok) throw new Error('not opened');
    const play = { act: 'play', seat: 0, card: 1, from: 'hand', to: 0 };
    const told = more(
      opened.value,
      { act: 'deal', tops: [12, 3, 4, 5] },
      draw,
      play, // 3
      { act: 'strike', entry: 3 }, // 4: undone
      { act: 'strike', entry: 4 }, // 5: and done again
      { act: 'strike', entry: 3 }, // 6: undone for good
      play, // 7
      { act: 'discard', seat: 0, card: 9, pile: 0 },
      { act: 'amend', entry: 7, with: { to: 1 } },
      { act: 'strike', entry: 2 },
    );
    expect([...classifyUndosByEntryNumber(listToArray(told.entries))]).toEqual([
      [4, 'undo'],
      [5, 'redo'],
      [6, 'undo'],
    ]);
    const [, corrections] = makeResultSlipData(...made(told)).lists;
    expect(corrections?.rows.map(({ at }) => at)).toEqual(['9', '10']);
    expect(corrections?.besides).toBe(say.takenBack(1));
  });
});

describe('the card that explains the taps', () => {
  test('one page, everything on it, in letters that are read at arm’s length', () => {
    const page = layoutHowToTapCard(say.help);
    expect(misfits(page)).toEqual([]);
    for (const { title, text } of Object.values(say.help.steps)) expect(written(page)).toContain(letters(title + text));
    expect(Math.min(...textsOf(page).map(({ size }) => size))).toBeGreaterThanOrEqual(14);
  });

  test('a longer language is set smaller', () => {
    const longer = Object.fromEntries(
      Object.entries(say.help.steps).map(([step, { title, text }]) => [
        step,
        { title, text: `${text} ${text} ${text}` },
      ]),
    ) as typeof say.help.steps;
    expect(misfits(layoutHowToTapCard({ ...say.help, steps: longer }))).toEqual([]);
  });
});

describe('as a document', () => {
  const text: SceneTextShape = {
    kind: 'text',
    x: 40,
    y: 50,
    width: 30,
    size: 10,
    weight: 'bold',
    colour: '#000000',
    text: '<b>&"\u0007',
  };
  const page: PageScene = { width: PAGE_WIDTH_PT, height: PAGE_HEIGHT_PT, shapes: [text] };

  test('what people typed is text, never markup', () => {
    expect(pageSvg(page)).toContain('>&lt;b&gt;&amp;&quot;</text>');
    expect(pagesHtml('<x>', 'en-US', [pageSvg(page)], 'pt')).toContain('<title>&lt;x&gt;</title>');
  });

  test('it refers to nothing outside itself', () => {
    const addresses = pageSvg(page).match(/[a-z]+:\/\/[^"]+/g);
    expect(addresses).toEqual(['http://www.w3.org/2000/svg']);
  });
});

test('on the screen: the page is read out, and can be printed and handed over', async () => {
  const game = troubledGame('mattel', 2);
  const back = jest.fn();
  render(inWindow(<PrintedPagesView title={say.slip} pages={[slipOf(game)]} fileName="slip" onBack={back} />));
  expect(screen.getByTestId('page-1')).toHaveProp('aria-label', expect.stringContaining(LONG[0] ?? ''));
  fireEvent.press(screen.getByTestId('back'));
  expect(back).toHaveBeenCalledTimes(1);
  // this device has no printer and no way to share: that is said
  fireEvent.press(screen.getByTestId('slip-image'));
  await waitFor(() => expect(screen.getByTestId('slip-outcome')).toHaveTextContent(say.outcomes['not-saved']));
});
