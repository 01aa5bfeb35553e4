import { screen } from '@testing-library/react-native';
import { type Act, ACTS } from '@/engine';
import { type House, type Ruleset, rulesetById } from '@/rulesets';
import { type EntryDraft } from '@/state';
import { picksFromHouse, houseWithPick } from '../../app/houseRules/houseFromPicks';
import { entries } from '../words/samples';
import { type Hit, hit, openAct, refusalOf } from './formsKit';

/** How many sit at the table a sample comes from: some lists have an item for each seat. */
const seatsOf = (body: object): number => {
  const { tops, seats } = body as { readonly tops?: readonly unknown[]; readonly seats?: readonly unknown[] };
  return tops?.length ?? seats?.length ?? 4;
};

const position = {
  turn: 1,
  dealer: 3,
  stock: [
    { count: 12, top: 4 },
    { count: 0, top: '?' },
    { count: 3, top: 'S' },
    { count: 9, top: '?' },
  ],
  discards: [
    [[7], [], [3, 2, 9], []],
    [[], [], [], []],
    [['S'], ['?'], [1], [12]],
    [[], [5], [], []],
  ],
  hand: [5, 2, 0, 4],
  building: [0, 11, 3, 0],
  draw: 40,
  completed: 24,
} as const;

const samples: readonly (readonly [Act, object])[] = [
  ...ACTS.flatMap((act) => entries[act].map(([body]) => [act, body] as const)),
  ['position', position],
  ['draw', { seat: 1, count: 5, assumed: false, weather: 'fine' }],
];

describe('an entry opened to be corrected', () => {
  test.each(samples)('%s %j is saved as it was when nobody touches it', (act, body) => {
    const stamped = { n: 7, at: '2031-05-01T10:00:00Z', by: 'phone', act, ...body } as unknown as EntryDraft;
    const drafts = openAct({ act, initial: stamped, isEdit: true }, seatsOf(body));
    hit('tell');
    expect(drafts).toEqual([{ act, ...body }]);
    expect(Object.keys(drafts[0] ?? {})).toEqual(['act', ...Object.keys(body)]);
  });

  /** One thing changed; everything else stays to the letter. */
  const changes: readonly (readonly [Act, before: object, hits: readonly Hit[], after: object])[] = [
    ['play', { seat: 0, card: 9, from: 'hand', to: 1, weather: 'fine' }, ['field-card-8'], { card: 8 }],
    ['play', { seat: 0, card: 9, from: 'stock', owner: 2, to: 1 }, ['field-owner-none'], { owner: undefined }],
    ['play', { seat: 0, card: 9, from: 'hand', to: 1, asked: true }, ['field-asked-no'], { asked: undefined }],
    ['discard', { seat: 1, card: 3, pile: 0, from: 'stock' }, ['field-from-hand'], { from: undefined }],
    [
      'draw',
      { seat: 1, count: 5, assumed: true },
      ['field-count-4', 'field-assumed-no'],
      { count: 4, assumed: undefined },
    ],
    ['flip', { seat: 1, card: '?' }, ['field-card-S'], { card: 'S' }],
    ['deal', { dealer: 0, tops: [7, 'S', '?', 2] }, ['field-tops-seat-2', 'field-tops-9'], { tops: [7, 'S', 9, 2] }],
    ['deal', { tops: [7, 8, 9, 2], stock: [15, 15, 14, 15] }, [['field-stock-2', '13']], { stock: [15, 15, 13, 15] }],
    [
      'cut',
      { for: 'start', cards: [{ seat: 1, card: 2 }] },
      ['field-cards-seat-3', 'field-cards-5'],
      {
        cards: [
          { seat: 1, card: 2 },
          { seat: 3, card: 5 },
        ],
      },
    ],
    [
      'position',
      position,
      ['pos-discard-0-2', 'pos-add', 'key-6'],
      {
        discards: [[[7], [], [3, 2, 9, 6], []], ...position.discards.slice(1)],
      },
    ],
    ['position', position, ['pos-draw', 'digit-clear', 'pos-dealer-none'], { draw: undefined, dealer: undefined }],
    ['speak', { seat: null, what: 'gesture', to: 0, calledBy: 1 }, ['field-calledBy-none'], { calledBy: undefined }],
    ['report', { seat: 1, code: 'build-fifth' }, ['field-code-build-start'], { code: 'build-start' }],
    ['count', { seat: 1, stock: 4, draw: 30 }, [['field-stock', '']], { seat: undefined, stock: undefined }],
    ['reshuffle', {}, ['field-from-other'], { from: 'other' }],
    ['note', { text: 'rain', entry: 1 }, [['field-entry', '']], { entry: undefined }],
    ['pause', { why: 'rain' }, [['field-why', '']], { why: undefined }],
    ['sign', { seat: 0, name: 'Ana', disputes: true }, ['field-disputes-no'], { disputes: undefined }],
    [
      'amend',
      { entry: 1, with: { act: 'draw', seat: 0, count: 3 } },
      ['field-count-2'],
      {
        with: { act: 'draw', seat: 0, count: 2 },
      },
    ],
    [
      'set',
      { ruleset: 'texas-good-sam' },
      [['field-seats-1', 'Bob']],
      {
        seats: [
          { name: 'Ana', team: 0 },
          { name: 'Bob', team: 1 },
          { name: 'Cy', team: 0 },
          { name: 'Di', team: 1 },
        ],
      },
    ],
  ];
  test.each(changes)('%s %j, after %j', (act, before, hits, after) => {
    const drafts = openAct({ act, initial: { act, ...before } as unknown as EntryDraft, isEdit: true });
    hits.forEach(hit);
    expect(drafts).toEqual([]);
    hit('tell');
    const whole: Record<string, unknown> = { act, ...before, ...after };
    const expected = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
    expect(drafts).toEqual([expected]);
    expect(Object.values(drafts[0] ?? {})).not.toContain(undefined);
    expect(refusalOf(drafts[0] as EntryDraft)).toBeNull();
  });

  test('shows what it says: each value is the one that is chosen', () => {
    openAct({
      act: 'play',
      initial: { act: 'play', seat: 2, card: 'S', from: 'discard:1', owner: 0, to: 4, asked: true },
      isEdit: true,
    });
    for (const name of ['seat-2', 'card-S', 'from-discard:1', 'owner-0', 'to-4', 'asked-yes'])
      expect(screen.getByTestId(`field-${name}`)).toBeChecked();
    for (const name of ['seat-1', 'card-7', 'from-hand', 'owner-none', 'to-0', 'asked-no'])
      expect(screen.getByTestId(`field-${name}`)).not.toBeChecked();
  });

  test('what an act needs cannot be taken out of it', () => {
    openAct({ act: 'note', initial: { act: 'note', text: 'rain' }, isEdit: true });
    expect(screen.getByTestId('tell')).toBeEnabled();
    hit(['field-text', '']);
    expect(screen.getByTestId('tell')).toBeDisabled();
  });

  test('a code that is behind "all" lies open when it is the one', () => {
    openAct({ act: 'report', initial: { act: 'report', seat: 1, code: 'build-fifth' }, isEdit: true });
    expect(screen.getByTestId('field-code-build-fifth')).toBeChecked();
  });
});

describe('local rules being corrected', () => {
  const texas = rulesetById('texas-good-sam') as Ruleset;
  const house = {
    starter: 'leftOfDealer',
    stock: 12,
    partnerPiles: false,
    penalty: { cards: 3, place: 'top' },
    readings: { X25a: 'return' },
    weather: 'fine',
  } as House;

  test('one is changed, the others stay, and so does what a newer version wrote', () => {
    expect(houseWithPick(texas, house, 'stock', '20', 4)).toEqual({ ...house, stock: 20 });
    expect(houseWithPick(texas, house, 'penalty', 'none', 4)).toEqual({ ...house, penalty: null });
    expect(houseWithPick(texas, { penalty: null }, 'silence', 'off', 4)).toEqual({ penalty: null, silence: 'off' });
  });

  test('picked as the sheet has it, a rule is local no longer', () => {
    const { stock: _, ...rest } = house;
    expect(houseWithPick(texas, house, 'stock', '15', 4)).toEqual(rest);
  });

  test('every rule is shown as it was made', () => {
    expect(picksFromHouse(house)).toEqual({
      starter: 'leftOfDealer',
      stock: '12',
      partnerPiles: 'no',
      penalty: 'top',
      penaltyCards: '3',
      X25a: 'return',
    });
  });
});
