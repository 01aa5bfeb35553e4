import { ACTS, type RefusalCode } from '@/engine';
import { EVERY_ACT, header, pairs, alone, readAll, refusalOf } from './kit';

const houseOf = (house: unknown) => ({ ...header, house });
const seated = (seats: unknown) => ({ ...header, seats });
const position = EVERY_ACT[3]!;

describe('what can be is read', () => {
  test('every act with every field', () => {
    const items = readAll(header, ...EVERY_ACT);
    expect(items.filter(({ kind }) => kind === 'problem')).toEqual([]);
    expect(items.flatMap((item) => (item.kind === 'entry' ? [item.entry.act] : []))).toEqual([...ACTS]);
  });
  test.each([
    [{ n: 1, act: 'count', draw: 12 }],
    [{ n: 1, act: 'sign', seat: 2, name: 'Cy', disputes: true }],
    [{ n: 1, act: 'speak', seat: 1, what: 'call' }],
    [{ n: 1, act: 'set' }],
    [{ n: 7, act: 'reshuffle' }],
    [{ n: 9007199254740991, act: 'pass', seat: 3 }],
  ])('%j', (entry) => expect(refusalOf(header, entry)).toBeNull());
});

type Case = readonly [code: RefusalCode, field: string | undefined, ...lines: unknown[]];
const cases: readonly Case[] = [
  // bytes and shape
  ['not-json', undefined, header, '{"n":1,"act":"pass","seat":0'],
  ['not-json', undefined, header, "{'n':1}"],
  ['not-an-object', undefined, header, '[1]'],
  ['not-an-object', undefined, header, 'null'],
  ['not-an-object', undefined, header, '7'],
  ['no-header', undefined, { n: 1, act: 'pass', seat: 0 }],
  ['no-header', undefined, { seal: {} }],
  ['unsafe-name', '__proto__', header, '{"n":1,"act":"pass","seat":0,"__proto__":{"seat":3}}'],
  ['unsafe-name', 'a[1].__proto__', header, '{"n":1,"act":"pass","seat":0,"a":[0,{"\\u005f_proto__":1}]}'],
  [
    'unsafe-name',
    'seats[0].__proto__',
    '{"tableside":1,"id":"x","ruleset":"mattel","seats":[{"name":"A","__proto__":{}},{"name":"B"}]}',
  ],
  [
    'unsafe-name',
    'with.__proto__',
    header,
    { n: 1, act: 'pass', seat: 0 },
    '{"n":2,"act":"amend","entry":1,"with":{"__proto__":{}}}',
  ],
  ['bad-field', 'text', header, '{"n":1,"act":"note","text":"\\ud83d"}'],
  ['bad-field', 'later', header, '{"n":1,"act":"pass","seat":0,"later":1e999}'],
  ['bad-field', `a${'[0]'.repeat(63)}`, header, `{"n":1,"act":"pass","seat":0,"a":${'['.repeat(99)}${']'.repeat(99)}}`],
  ['bad-field', 'seal', header, { seal: 'abc' }],
  // the header
  ['newer-version', 'tableside', { ...header, tableside: 2 }],
  ['bad-version', 'tableside', { ...header, tableside: 0 }],
  ['bad-version', 'tableside', { ...header, tableside: '1' }],
  ['bad-version', 'tableside', { ...header, tableside: null }],
  ['missing-field', 'tableside', { id: 'x', ruleset: 'mattel', seats: alone }],
  ['missing-field', 'id', { ...header, id: undefined }],
  ['bad-field', 'id', { ...header, id: 17 }],
  ['bad-field', 'id', { ...header, id: '' }],
  ['missing-field', 'ruleset', { ...header, ruleset: undefined }],
  ['unknown-ruleset', 'ruleset', { ...header, ruleset: 'ohio' }],
  ['unknown-ruleset', 'ruleset', { ...header, ruleset: '__proto__' }],
  ['unknown-ruleset', 'ruleset', { ...header, ruleset: 'constructor' }],
  ['missing-field', 'seats', { ...header, seats: undefined }],
  ['bad-field', 'seats', seated([{ name: 'A' }])],
  ['bad-field', 'seats', seated(Array.from({ length: 13 }, () => ({ name: 'A' })))],
  ['bad-field', 'seats', seated({ length: 2 })],
  ['bad-field', 'seats[1]', seated(['A', 'B'].map((name, i) => (i === 0 ? { name } : name)))],
  ['missing-field', 'seats[1].name', seated([{ name: 'A' }, {}])],
  ['bad-field', 'seats[0].name', seated([{ name: 1 }, { name: 'B' }])],
  [
    'bad-field',
    'seats[0].team',
    seated([
      { name: 'A', team: -1 },
      { name: 'B', team: 1 },
    ]),
  ],
  ['missing-field', 'seats[1].team', seated([{ name: 'A', team: 0 }, { name: 'B' }])],
  ['teams-not-played', 'seats[0].team', { ...header, ruleset: 'tennessee-2018' }],
  ['bad-field', 'house', houseOf([])],
  ['bad-house', 'house.fourBeforeStack', houseOf({ fourBeforeStack: 'sometimes' })],
  // fields of entries
  ['missing-field', 'act', header, { n: 1, seat: 0 }],
  ['unknown-act', 'act', header, { n: 1, act: 'shuffle' }],
  ['unknown-act', 'act', header, { n: 1, act: '__proto__' }],
  ['unknown-act', 'act', header, { n: 1, act: 'constructor' }],
  ['unknown-act', 'act', header, { n: 1, act: 'toString' }],
  ['unknown-act', 'act', header, { n: 1, act: ['pass'], seat: 0 }],
  ['unknown-act', 'act', header, { n: 1, act: null }],
  ['missing-field', 'n', header, { act: 'pass', seat: 0 }],
  ['bad-field', 'n', header, { n: 0, act: 'pass', seat: 0 }],
  ['bad-field', 'n', header, { n: 1.5, act: 'pass', seat: 0 }],
  ['bad-field', 'n', header, { n: '1', act: 'pass', seat: 0 }],
  ['n-reused', 'n', header, { n: 1, act: 'pass', seat: 0 }, { n: 1, act: 'pass', seat: 1 }],
  ['bad-field', 'at', header, { n: 1, act: 'pass', seat: 0, at: 12 }],
  ['bad-card', 'card', header, { n: 1, act: 'flip', seat: 0, card: 13 }],
  ['bad-card', 'card', header, { n: 1, act: 'flip', seat: 0, card: 0 }],
  ['bad-card', 'card', header, { n: 1, act: 'flip', seat: 0, card: 1.5 }],
  ['bad-card', 'card', header, { n: 1, act: 'flip', seat: 0, card: 's' }],
  ['bad-card', 'card', header, { n: 1, act: 'flip', seat: 0, card: '7' }],
  ['bad-card', 'card', header, { n: 1, act: 'flip', seat: 0, card: null }],
  ['missing-field', 'card', header, { n: 1, act: 'flip', seat: 0 }],
  ['bad-card', 'tops[2]', header, { n: 1, act: 'deal', tops: [1, 2, 13, 4] }],
  ['bad-field', 'tops', header, { n: 1, act: 'deal', tops: [1, 2, 3] }],
  ['bad-field', 'tops', header, { n: 1, act: 'deal', tops: [1, 2, 3, 4, 5] }],
  ['bad-field', 'stock[1]', header, { n: 1, act: 'deal', tops: [1, 2, 3, 4], stock: [1, -1, 1, 1] }],
  ['bad-seat', 'dealers[1]', header, { n: 1, act: 'deal', tops: [1, 2, 3, 4], dealers: [0, 4] }],
  ['bad-field', 'for', header, { n: 1, act: 'cut', for: 'fun', cards: [] }],
  ['bad-seat', 'cards[0].seat', header, { n: 1, act: 'cut', for: 'deal', cards: [{ seat: 9, card: 1 }] }],
  ['bad-seat', 'seat', header, { n: 1, act: 'pass', seat: 9 }],
  ['bad-seat', 'seat', header, { n: 1, act: 'pass', seat: -1 }],
  ['bad-seat', 'seat', header, { n: 1, act: 'pass', seat: null }],
  ['bad-seat', 'seat', header, { n: 1, act: 'pass', seat: '0' }],
  ['bad-seat', 'owner', header, { n: 1, act: 'play', seat: 0, card: 1, from: 'hand', to: 0, owner: 4 }],
  ['bad-field', 'from', header, { n: 1, act: 'play', seat: 0, card: 1, from: 'discard:4', to: 0 }],
  ['bad-field', 'to', header, { n: 1, act: 'play', seat: 0, card: 1, from: 'hand', to: 5 }],
  ['missing-field', 'to', header, { n: 1, act: 'play', seat: 0, card: 1, from: 'hand' }],
  ['bad-field', 'asked', header, { n: 1, act: 'play', seat: 0, card: 1, from: 'hand', to: 0, asked: 1 }],
  ['bad-field', 'pile', header, { n: 1, act: 'discard', seat: 0, card: 1, pile: 5 }],
  ['bad-field', 'count', header, { n: 1, act: 'draw', seat: 0, count: -1 }],
  ['bad-field', 'count', header, { n: 1, act: 'draw', seat: 0, count: 2.5 }],
  ['missing-field', 'count', header, { n: 1, act: 'draw', seat: 0 }],
  ['bad-field', 'to', header, { n: 1, act: 'shift', seat: 0, pile: 0, to: 'stock' }],
  ['bad-field', 'what', header, { n: 1, act: 'speak', seat: null, what: 'song' }],
  ['missing-field', 'seat', header, { n: 1, act: 'speak', what: 'advice' }],
  ['bad-field', 'where', header, { n: 1, act: 'peek', seat: 0, where: 'hand' }],
  ['bad-field', 'what', header, { n: 1, act: 'take-back', seat: 0, what: 'draw' }],
  ['bad-field', 'from', header, { n: 1, act: 'reshuffle', from: 'hands' }],
  ['missing-field', 'stock', header, { n: 1, act: 'count', seat: 0 }],
  ['missing-field', 'seat', header, { n: 1, act: 'count', hand: 3 }],
  ['bad-field', 'hand', header, { n: 1, act: 'count', seat: 0, hand: -3 }],
  ['bad-field', 'code', header, { n: 1, act: 'report', seat: 0, code: 'sneezed' }],
  ['bad-field', 'code', header, { n: 1, act: 'report', seat: 0, code: 'record-count' }],
  ['bad-field', 'call', header, { n: 1, act: 'rule', flag: '1:overdraw', call: 'forgive' }],
  ['bad-field', 'as', header, { n: 1, act: 'rule', flag: '1:overdraw', call: 'stand', as: 'constructor' }],
  ['missing-field', 'flag', header, { n: 1, act: 'rule', call: 'stand' }],
  ['missing-field', 'name', header, { n: 1, act: 'sit', seat: 0 }],
  ['missing-field', 'text', header, { n: 1, act: 'note' }],
  ['bad-field', 'why', header, { n: 1, act: 'end', why: 'rain' }],
  ['missing-field', 'team', header, { n: 1, act: 'sign', name: 'Ana' }],
  ['bad-field', 'team', header, { n: 1, act: 'sign', name: 'Ana', team: 2 }],
  ['bad-field', 'disputes', header, { n: 1, act: 'sign', name: 'Ana', team: 1, disputes: 3 }],
  // a position
  ['missing-field', 'turn', header, { ...position, turn: undefined }],
  [
    'missing-field',
    'stock[0].top',
    header,
    { ...position, stock: [{ count: 1 }, { count: 0 }, { count: 0 }, { count: 0 }] },
  ],
  ['bad-field', 'stock[0]', header, { ...position, stock: [3, 3, 3, 3] }],
  [
    'bad-field',
    'discards[1]',
    header,
    { ...position, discards: [[[], [], [], []], [[]], [[], [], [], []], [[], [], [], []]] },
  ],
  [
    'bad-card',
    'discards[0][0][0]',
    header,
    { ...position, discards: [[[13], [], [], []], ...pairs.slice(1).map(() => [[], [], [], []])] },
  ],
  ['bad-field', 'building[1]', header, { ...position, building: [0, 12, 0, 0] }],
  ['bad-field', 'building', header, { ...position, building: [0, 0, 0] }],
  ['bad-field', 'hand', header, { ...position, hand: [5, 5] }],
];

describe('what cannot be is refused, with the field', () => {
  test.each(cases)('%s %s: %j %j', (code, field, ...lines) => {
    const refusal = refusalOf(...lines);
    expect(refusal).toMatchObject({ code });
    expect(refusal?.field).toBe(field);
  });
  test('and with what it was, what it could be, and where', () => {
    expect(refusalOf(header, { n: 4, act: 'play', seat: 9, card: 1, from: 'hand', to: 0 })).toEqual({
      code: 'bad-seat',
      field: 'seat',
      value: 9,
      allowed: '0–3',
      act: 'play',
      n: 4,
    });
    expect(refusalOf({ ...header, ruleset: 'tennessee-2018' })).toMatchObject({ allowed: 'tennessee-2018-partners' });
  });
  test('an empty file', () =>
    expect(readAll('', ' \r')).toEqual([{ kind: 'problem', line: 2, record: null, refusal: { code: 'no-record' } }]));
});
