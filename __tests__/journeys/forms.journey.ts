import { strict as assert } from 'node:assert';
import { ACTS, type Entry, type Game } from '@/engine';
import {
  assertSameRecord,
  fill,
  formTaps,
  type Gesture,
  gesturesFor,
  type Guest,
  guestAfter,
  isToldByActor,
  tap,
  taps,
  type Told,
} from '../kit/referee';
import { added, opened } from '../kit/referee/tellable';
import { arrive, recordOf, sitDown } from './atTable';
import { type Journey } from './stage';

const header: Told['header'] = {
  tableside: 1,
  id: 'forms',
  ruleset: 'texas-good-sam',
  seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
};
const renamed = header.seats.map((seat, at) => (at === 1 ? { ...seat, name: 'Beau' } : seat));
type Body = { readonly act: Entry['act'] } & Readonly<Record<string, unknown>>;

const SET_UP: readonly Body[] = [
  { act: 'deal', tops: [7, 3, 12, 'S'] },
  { act: 'start', seat: 0 },
];
/** Every act, each in the shape that needs most of its fields. What is tapped at the table is told by its form here. */
const TOLD: readonly Body[] = [
  { act: 'start', seat: 0 },
  { act: 'draw', seat: 0, count: 5 },
  { act: 'play', seat: 0, card: 1, from: 'hand', to: 0 },
  { act: 'play', seat: 2, card: 2, from: 'stock', owner: 0, to: 1, asked: true },
  { act: 'take-back', seat: 0, what: 'play' },
  { act: 'flip', seat: 3, card: 4 },
  { act: 'reveal', seat: 0, card: 9 },
  { act: 'peek', seat: 1, where: 'discards' },
  { act: 'speak', to: 1, calledBy: 0, seat: 3, what: 'gesture' },
  { act: 'speak', seat: null, what: 'remark' },
  { act: 'report', seat: 2, code: 'penalty-misplaced' },
  { act: 'report', seat: null, code: 'build-not-removed' },
  { act: 'claim', seat: 2 },
  { act: 'count', seat: 2, stock: 14, hand: 0 },
  { act: 'count', draw: 90 },
  { act: 'reshuffle', from: 'other' },
  { act: 'note', text: 'Di asked what a gesture is.' },
  { act: 'pause' },
  { act: 'resume' },
  { act: 'discard', seat: 0, card: 9, pile: 4 },
  { act: 'discard', seat: 0, owner: 1, from: 'stock', card: 8, pile: 2 },
  { act: 'shift', seat: 1, pile: 2, to: 'hand' },
  { act: 'draw', seat: 1, count: 4 },
  { act: 'pass', seat: 1 },
  { act: 'sit', seat: 3, name: 'Dora' },
  { act: 'cut', for: 'start', cards: [{ seat: 1, card: 4 }] },
];

const CUT = [...taps('more', 'act-cut', 'field-for-start', 'field-cards-seat-1', 'field-cards-4', 'tell')];
const RENAME: Gesture[] = [...taps('more', 'act-set'), fill('field-seats-1', 'Beau'), tap('tell')];

const everyAct: Journey = {
  name: 'forms: every act there is, through its form or the log, to a signed end',
  walk: async (stage) => {
    const at = await arrive(stage);
    const entries: Entry[] = [];
    let game: Game = opened(header);
    let guest: Guest = null;
    const expect = (body: Body): Entry => {
      const entry = { ...body, n: entries.length + 1 } as unknown as Entry;
      entries.push(entry);
      return entry;
    };
    const tell = async (body: Body, gestures?: readonly Gesture[]): Promise<void> => {
      const entry = expect(body);
      await at.finger.perform(gestures ?? formTaps(game, entry, guest)).catch((reason: unknown) => {
        throw new Error(`while telling ${JSON.stringify(entry)}`, { cause: reason });
      });
      await at.finger.settle();
      const before = game;
      game = added(game, entry);
      guest = guestAfter(before, game, guest, entry, gestures === undefined && isToldByActor(entry));
    };
    await sitDown(at, { header, entries: SET_UP.map((body, i) => ({ ...body, n: i + 1 }) as unknown as Entry) });
    SET_UP.forEach((body) => (game = added(game, expect(body))));
    for (const body of TOLD) await tell(body, body.act === 'cut' ? CUT : undefined);
    await tell({ act: 'set', seats: renamed }, RENAME);
    const inLog = (body: Body): Promise<void> =>
      tell(body, gesturesFor(game, { ...body, n: 0 } as unknown as Entry).gestures);
    await inLog({ act: 'insert', before: 7, with: { act: 'peek', seat: 3, where: 'stock' } });
    await inLog({ act: 'amend', entry: 9, with: { act: 'reveal', seat: 0, card: 10 } });
    await inLog({ act: 'strike', entry: 18 });
    await tell({ act: 'end', why: 'concede', seat: 1 });
    assertSameRecord({ header, entries }, await recordOf(at), 'forms');
    const missing = ACTS.filter((act) => !entries.some((entry) => entry.act === act));
    assert.deepEqual(missing, ['position', 'rule', 'sign'], 'these have journeys of their own');
    await at.leave();
  },
};

export const forms: readonly Journey[] = [everyAct];
