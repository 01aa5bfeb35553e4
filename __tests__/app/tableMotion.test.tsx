import { wordsFor } from '@/words';
import { reuseEqualParts } from '../../app/hooks';
import { detectFlyingCard, flyingCardEndpoints } from '../../app/screens/Table/parts/FlyingCard';
import { makeTableViewData } from '../../app/screens/Table/model/makeTable';
import { computeTableLayout } from '../../app/screens/Table/layout/computeTableLayout';
import { discard, play, type Story, strike, type Told } from '../kit';
import { factsOf, lies } from './tableAt';

const en = wordsFor('en');
const dataOf = (story: Story) => makeTableViewData(factsOf(story), en);
const story = lies(
  'texas-good-sam',
  'ana* stock 8 top 6 piles 1 2 - - | cy stock 3 top 6 piles - - - S | build 5 1 5 11',
);
const flight = (...acts: readonly Told[]) => detectFlyingCard(dataOf(story), dataOf(story.when(...acts)));

describe('where a card came from', () => {
  test.each([
    ['the hand', play('ana', 6, { to: 2 }), { row: 'strip', from: 'hand', card: 6, to: 2 }],
    ['the stock', play('ana', 6, { from: 'stock', to: 0 }), { row: 'strip', from: 'stock', card: 6, to: 0 }],
    ['a discard pile', play('ana', 2, { from: 'discard:1', to: 1 }), { row: 'strip', from: 1, card: 2, to: 1 }],
    [
      "the partner's stock",
      play('ana', 6, { from: 'stock', owner: 'cy', to: 0 }),
      { row: 'partner', from: 'stock', to: 0 },
    ],
    [
      "a partner's discard, a Skip-Bo that fills the pile",
      play('ana', 'S', { from: 'discard:3', owner: 'cy', to: 3 }),
      { row: 'partner', from: 3, card: 'S', to: 3 },
    ],
    ['the hand, improper', play('ana', 9, { to: 0 }), { row: 'strip', from: 'hand', card: 9, to: 0 }],
  ])('%s', (_, act, expected) => {
    expect(flight(act)).toMatchObject(expected);
  });

  test('nothing flies where nothing was laid, or where it was taken back', () => {
    expect(detectFlyingCard(dataOf(story), dataOf(story))).toBeNull();
    expect(flight(discard('ana', 3, 2))).toBeNull();
    const laid = story.when(play('ana', 6, { to: 0 }));
    expect(detectFlyingCard(dataOf(laid), dataOf(laid.when(strike(2))))).toBeNull();
  });

  test('it starts at its pile and ends on the felt, inside the window', () => {
    const measures = computeTableLayout({ width: 360, height: 692, fontScale: 1 }, { others: 2, hasPartner: true });
    const flew = flight(play('ana', 6, { from: 'stock', to: 0 }));
    if (flew === null) throw new Error('nothing flew');
    const { from, to } = flyingCardEndpoints(flew, measures, false);
    const felt = measures.header + measures.seats + measures.slot;
    expect(from).toEqual({ x: 360 - 8 - 64, y: felt + 88 + 94 - 66 });
    // from the other side of the table the stock lies at the left
    expect(flyingCardEndpoints(flew, measures, true).from.x).toBe(8);
    expect(flyingCardEndpoints(flew, measures, true).to).toEqual(to);
    expect(to.x).toBeCloseTo(16);
    expect(to.y).toBe(felt + 11);
  });

  test('a card laid as a fifth pile ends on the fifth, inside the window', () => {
    const measures = computeTableLayout({ width: 360, height: 692, fontScale: 1 }, { others: 2, hasPartner: true });
    const flew = flight(play('ana', 1, { to: 4 }));
    expect(flew).toMatchObject({ to: 4, piles: 5 });
    if (flew === null) throw new Error('nothing flew');
    const { to } = flyingCardEndpoints(flew, measures, false);
    expect(to.x).toBeGreaterThan((360 * 4) / 5 - 8);
    expect(to.x + measures.stripPile.width).toBeLessThanOrEqual(360);
  });
});

describe('one tap draws again only what changed', () => {
  test('everything else is the very same part', () => {
    const before = dataOf(story);
    const after = reuseEqualParts(before, dataOf(story.when(play('ana', 6, { to: 0 }))));
    expect(after).not.toBe(before);
    expect(after.building).not.toBe(before.building);
    expect(after.building[1]).toBe(before.building[1]);
    expect(after.others).toBe(before.others);
    expect(after.partner).toBe(before.partner);
    expect(after.strip.discards).toBe(before.strip.discards);
    expect(after.speakers).toBe(before.speakers);
  });

  test('nothing at all where nothing changed', () => {
    const before = dataOf(story);
    expect(reuseEqualParts(before, dataOf(story))).toBe(before);
  });

  test('what is shorter, longer or of another kind is new', () => {
    expect(reuseEqualParts([1, 2], [1])).toEqual([1]);
    expect(reuseEqualParts({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(reuseEqualParts({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
    expect(reuseEqualParts(null, { a: null })).toEqual({ a: null });
  });
});
