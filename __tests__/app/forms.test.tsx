import { screen } from '@testing-library/react-native';
import { type Act, ACTS } from '@/engine';
import { type EntryDraft } from '@/state';
import { isInitiallyEmptyTapField, makeFormState, submitsOnLastTap } from '../../app/forms/formState';
import { type Hit, hit, namesIn, openAct, refusalOf } from './formsKit';

const noPiles = [[], [], [], []];

/** Every act by taps alone, while ActivePlayerPanel shows Bo: what is touched, in order, and what it tells. */
const told: { readonly [A in Act]: readonly (readonly [hits: readonly Hit[], draft: object])[] } = {
  cut: [
    [
      ['field-for-start', 'field-cards-7', 'field-cards-S', 'field-cards-9', 'tell'],
      {
        for: 'start',
        cards: [
          { seat: 0, card: 7 },
          { seat: 1, card: 'S' },
          { seat: 1, card: 9 },
        ],
      },
    ],
    [
      ['field-for-deal', 'field-cards-seat-2', 'field-cards-3', 'field-cards-4', 'field-cards-out-0', 'tell'],
      { for: 'deal', cards: [{ seat: 3, card: 4 }] },
    ],
  ],
  deal: [
    [['field-tops-7', 'field-tops-S', 'field-tops-?', 'field-tops-12'], { tops: [7, 'S', '?', 12] }],
    [
      [
        'field-dealer-2',
        'field-more',
        'field-dealers-0',
        'field-dealers-1',
        'field-dealers-2',
        ...[0, 1, 2, 3].map((seat): Hit => [`field-stock-${seat}`, '15']),
        ['field-deck', '161'],
        'field-tops-1',
        'field-tops-2',
        'field-tops-seat-0',
        'field-tops-5',
        'field-tops-3',
        'field-tops-4',
      ],
      { dealer: 2, dealers: [1, 2], stock: [15, 15, 15, 15], deck: 161, tops: [5, 2, 3, 4] },
    ],
  ],
  start: [[['field-seat-3'], { seat: 3 }]],
  position: [
    [
      ['pos-turn-2', 'key-4', 'pos-top-1', 'key-S', 'tell'],
      {
        turn: 2,
        stock: [15, 15, 15, 15].map((count, seat) => ({ count, top: seat === 1 ? 'S' : '?' })),
        discards: [noPiles, noPiles, noPiles, noPiles],
        hand: [5, 5, 5, 5],
        building: [4, 0, 0, 0],
      },
    ],
  ],
  draw: [
    [['field-count-3'], { seat: 1, count: 3 }],
    [['field-seat-0', 'field-count-0'], { seat: 0, count: 0 }],
    [['field-more', 'field-assumed-yes', 'field-count-5'], { seat: 1, count: 5, assumed: true }],
  ],
  play: [
    [['field-card-9', 'field-to-1'], { seat: 1, from: 'hand', card: 9, to: 1 }],
    [
      ['field-seat-3', 'field-asked-yes', 'field-owner-1', 'field-from-discard:2', 'field-card-S', 'field-to-4'],
      { seat: 3, asked: true, owner: 1, from: 'discard:2', card: 'S', to: 4 },
    ],
  ],
  flip: [[['field-card-?'], { seat: 1, card: '?' }]],
  discard: [
    [['field-card-3', 'field-pile-0'], { seat: 1, card: 3, pile: 0 }],
    [
      ['field-owner-0', 'field-from-stock', 'field-card-12', 'field-pile-4'],
      { seat: 1, owner: 0, from: 'stock', card: 12, pile: 4 },
    ],
  ],
  pass: [[['tell'], { seat: 1 }]],
  shift: [
    [['field-pile-1', 'field-to-hand'], { seat: 1, pile: 1, to: 'hand' }],
    [['field-pile-1', 'field-to-3'], { seat: 1, pile: 1, to: 3 }],
  ],
  speak: [
    [['field-seat-2', 'field-what-advice'], { seat: 2, what: 'advice' }],
    [
      ['field-to-0', 'field-calledBy-1', 'field-seat-none', 'field-what-gesture'],
      { to: 0, calledBy: 1, seat: null, what: 'gesture' },
    ],
    [['field-to-0', 'field-to-none', 'field-what-call', 'field-seat-1'], { what: 'call', seat: 1 }],
  ],
  reveal: [[['field-card-8'], { seat: 1, card: 8 }]],
  peek: [
    [['field-where-stock'], { seat: 1, where: 'stock' }],
    [['field-seat-2', 'field-where-discards'], { seat: 2, where: 'discards' }],
  ],
  'take-back': [[['field-seat-0', 'field-what-discard'], { seat: 0, what: 'discard' }]],
  reshuffle: [[['field-from-under-tops'], { from: 'under-tops' }]],
  claim: [[['field-seat-3', 'tell'], { seat: 3 }]],
  count: [
    [['field-stock-11', 'tell'], { seat: 1, stock: 11 }],
    [[['field-draw', '30'], 'tell'], { draw: 30 }],
    [['field-seat-0', 'field-hand-5', ['field-stock', '9'], 'tell'], { seat: 0, hand: 5, stock: 9 }],
  ],
  report: [
    [['field-seat-2', 'field-code-penalty-misplaced'], { seat: 2, code: 'penalty-misplaced' }],
    [['field-code-all', 'field-code-build-fifth', 'field-seat-none'], { code: 'build-fifth', seat: null }],
  ],
  rule: [
    [
      [['field-flag', '1:overdraw'], 'field-call-stand', ['field-note', ' agreed '], 'tell'],
      { flag: '1:overdraw', call: 'stand', note: 'agreed' },
    ],
    [
      [
        ['field-flag', '1:overdraw'],
        'field-call-remedy',
        'field-more',
        'field-pile-2',
        'field-as-all',
        'field-as-oot-started',
        'tell',
      ],
      { flag: '1:overdraw', call: 'remedy', pile: 2, as: 'oot-started' },
    ],
  ],
  strike: [[[['field-entry', '1'], 'tell'], { entry: 1 }]],
  amend: [[['field-entry-more', 'act-pass', 'field-seat-2', 'tell'], { entry: 1, with: { act: 'pass', seat: 2 } }]],
  insert: [
    [
      [['field-before', '1'], 'act-play', 'field-seat-0', 'field-from-stock', 'field-card-4', 'field-to-3', 'tell'],
      { before: 1, with: { act: 'play', seat: 0, from: 'stock', card: 4, to: 3 } },
    ],
  ],
  set: [
    [
      [['field-seats-0', 'Anna'], 'tell'],
      {
        seats: [
          { name: 'Anna', team: 0 },
          { name: 'Bo', team: 1 },
          { name: 'Cy', team: 0 },
          { name: 'Di', team: 1 },
        ],
      },
    ],
    [
      ['field-ruleset-florida-good-sam', 'local-rules', 'house-fourBeforeStack-off', 'tell'],
      { ruleset: 'florida-good-sam', house: { fourBeforeStack: 'off' } },
    ],
  ],
  sit: [[['field-seat-1', ['field-name', 'Eve '], 'tell'], { seat: 1, name: 'Eve' }]],
  note: [
    [[['field-text', 'rain'], 'tell'], { text: 'rain' }],
    [[['field-text', 'rain'], 'field-more', ['field-entry', '1'], 'tell'], { text: 'rain', entry: 1 }],
  ],
  pause: [
    [['tell'], {}],
    [[['field-why', 'rain'], 'tell'], { why: 'rain' }],
  ],
  resume: [[['tell'], {}]],
  end: [
    [['field-why-time'], { why: 'time' }],
    [['field-seat-2', 'field-why-concede'], { seat: 2, why: 'concede' }],
  ],
  sign: [
    [['field-team-1', ['field-name', 'Bo'], 'tell'], { team: 1, name: 'Bo' }],
    [
      ['field-seat-0', ['field-name', 'Ana'], 'field-disputes-yes', ['field-disputes', 'the last penalty'], 'tell'],
      { seat: 0, name: 'Ana', disputes: 'the last penalty' },
    ],
    [['field-seat-0', ['field-name', 'Ana'], 'field-disputes-yes', 'tell'], { seat: 0, name: 'Ana', disputes: true }],
  ],
};

describe.each(ACTS)('the form of %s', (act) => {
  test.each(told[act])('%j', (hits, draft) => {
    const drafts = openAct({ act, actor: 1 });
    // only the last hit submits: before each hit, the last one included, nothing has been submitted
    hits.forEach((one) => {
      expect(drafts).toEqual([]);
      hit(one);
    });
    expect(drafts).toEqual([{ act, ...draft }]);
    expect(refusalOf(drafts[0] as EntryDraft)).toBeNull();
  });

  test('has each name once, and a word for everything', () => {
    openAct({ act, actor: 1 });
    const names = namesIn(screen.toJSON());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    // As written: a gap between two words is no missing word.
    expect(screen.queryAllByText(/undefined|\[object|^$/, { normalizer: (text) => text })).toHaveLength(0);
  });
});

describe('taps', () => {
  /** Acts whose fields can all be tapped, with how many are neither understood nor may be left out. */
  const deciding = ACTS.flatMap((act) => {
    const form = makeFormState({ act, seats: 4, actor: 1 });
    return submitsOnLastTap(form)
      ? [[act, form.fields.filter((field) => isInitiallyEmptyTapField(form, field)).length] as const]
      : [];
  });
  test('most acts need no button', () => {
    expect(deciding.map(([act]) => act)).toEqual(
      'deal start draw play flip discard shift speak reveal peek take-back reshuffle report end'.split(' '),
    );
  });
  test.each(deciding)('%s is told by one tap for each of its %i fields', (act, fields) => {
    // A deal has one field with a card for each of the four.
    expect(Math.min(...told[act].map(([hits]) => hits.length))).toBe(act === 'deal' ? 4 : fields);
  });

  test('a wrong tap is put right by the next one', () => {
    const drafts = openAct({ act: 'play', actor: 1 });
    ['field-card-9', 'field-card-8', 'field-from-stock', 'field-from-hand', 'field-to-0'].forEach(hit);
    expect(drafts).toEqual([{ act: 'play', seat: 1, from: 'hand', card: 8, to: 0 }]);
  });

  test('without an actor nobody is taken for one', () => {
    const drafts = openAct({ act: 'reveal' });
    hit('field-card-8');
    expect(drafts).toEqual([]);
    hit('field-seat-2');
    expect(drafts).toEqual([{ act: 'reveal', seat: 2, card: 8 }]);
  });

  test('a form that needs words waits for its button, and the button for the words', () => {
    const drafts = openAct({ act: 'note', actor: 1 });
    expect(screen.getByTestId('tell')).toBeDisabled();
    hit(['field-text', '   ']);
    expect(screen.getByTestId('tell')).toBeDisabled();
    hit(['field-text', 'rain']);
    hit('tell');
    expect(drafts).toEqual([{ act: 'note', text: 'rain' }]);
  });

  test('half a list of stocks is no count: the deal waits', () => {
    const drafts = openAct({ act: 'deal', actor: 1 });
    hit('field-more');
    hit(['field-stock-0', '15']);
    ['field-tops-1', 'field-tops-2', 'field-tops-3', 'field-tops-4'].forEach(hit);
    expect(drafts).toEqual([]);
    hit(['field-stock-0', '']);
    hit('field-tops-4');
    expect(drafts).toEqual([{ act: 'deal', tops: [4, 2, 3, 4] }]);
  });
});
