import { type EventEntry, type EventHeader } from '@/record';
import { next, playedBracket, replayEvent } from '@/tournament';
import { layoutBracket } from '../../app/screens/EventPrint/layoutBracket';
import { PAGE_HEIGHT_PT, PAGE_WIDTH_PT, type PageScene } from '../../app/printing/scene';

const HEADER: EventHeader = {
  tablesideEvent: 1,
  id: 'e',
  ruleset: 'tennessee-2018',
  format: { kind: 'single-elimination' },
};
const nameOf = (player: number): string => `Maximiliane-Friederike Featherstone ${player}`;

/** An event with this many people, played until so many results are in; the first side always wins. */
function play(people: number, results: number): ReturnType<typeof replayEvent> {
  let entries: EventEntry[] = Array.from({ length: people }, (_one, i) => ({
    n: i + 1,
    act: 'enter',
    player: `p${i + 1}`,
    name: nameOf(i + 1),
  }));
  for (let told = 0; ;) {
    const event = replayEvent(HEADER, entries);
    const [open] = event.waiting;
    if (open !== undefined && told === results) return event;
    const more: readonly EventEntry[] =
      open === undefined
        ? next({ header: HEADER, entries }, 'seed').entries
        : [{ n: entries.length + 1, act: 'result', game: open.id, won: 0 }];
    if (more.length === 0) return event;
    if (open !== undefined) told += 1;
    entries = [...entries, ...more];
  }
}

const layoutOf = (event: ReturnType<typeof replayEvent>): readonly PageScene[] =>
  layoutBracket(playedBracket(event), {
    title: (part, parts) => `Chart, part ${part} of ${parts}`,
    subtitle: 'Rally',
    sideName: (who) => who.map((id) => nameOf(Number(id.slice(1)))).join(' and '),
    bye: 'no game',
    nobody: 'neither played',
  });
/** Lines of one name are drawn one below the other. */
const textOf = (pages: readonly PageScene[]): string =>
  pages.flatMap(({ shapes }) => shapes.flatMap((one) => (one.kind === 'text' ? [one.text] : []))).join(' ');

describe('the chart of a single elimination', () => {
  test('nothing is drawn before the first round', () => {
    expect(layoutOf(replayEvent(HEADER, []))).toEqual([]);
  });

  test.each([
    [2, 1],
    [11, 1],
    [32, 1],
    [33, 3],
    [70, 5],
  ])('%i sides take %i pages, and every name is on them whole', (people, pages) => {
    const drawn = layoutOf(play(people, people));
    expect(drawn).toHaveLength(pages);
    const text = textOf(drawn).replace(/ /g, '');
    for (let i = 1; i <= people; i += 1) expect(text).toContain(nameOf(i).replace(/ /g, ''));
  });

  test('every shape lies on its page', () => {
    for (const { shapes } of layoutOf(play(33, 10)))
      for (const shape of shapes) {
        const [right, bottom] =
          shape.kind === 'line'
            ? [shape.x2, shape.y2]
            : shape.kind === 'text'
              ? [shape.x + shape.width, shape.y]
              : [0, 0];
        expect(right).toBeLessThanOrEqual(PAGE_WIDTH_PT);
        expect(bottom).toBeLessThanOrEqual(PAGE_HEIGHT_PT);
      }
  });

  test('the winner stands at the right end only when the final was played', () => {
    const finished = play(4, 3);
    const champion = nameOf(Number(finished.games.at(-1)?.sides[0]?.[0]?.slice(1)));
    const times = (event: ReturnType<typeof replayEvent>): number =>
      textOf(layoutOf(event)).replace(/ /g, '').split(champion.replace(/ /g, '')).length - 1;
    expect([times(play(4, 2)), times(finished)]).toEqual([2, 3]);
  });
});
