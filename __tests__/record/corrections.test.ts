import { alone, header, pairs, refusalOf } from './kit';

const draw = { n: 1, act: 'draw', seat: 0, count: 3 };
const later = (n: number, body: object) => ({ n, ...body });

describe('corrections speak of entries that exist', () => {
  test.each([
    ['entry', { act: 'strike', entry: 9 }],
    ['entry', { act: 'amend', entry: 9, with: { count: 1 } }],
    ['before', { act: 'insert', before: 9, with: { act: 'pass', seat: 0 } }],
    ['entry', { act: 'strike', entry: 2 }],
  ])('%s of %j', (field, body) => {
    expect(refusalOf(header, draw, later(2, body))).toMatchObject({ code: 'no-such-entry', field });
  });
});

describe('what an amendment says is checked as the entry it makes', () => {
  test('fields alone, over those of the entry', () => {
    expect(refusalOf(header, draw, later(2, { act: 'amend', entry: 1, with: { count: 2 } }))).toBeNull();
    expect(refusalOf(header, draw, later(2, { act: 'amend', entry: 1, with: { count: -2 } }))).toMatchObject({
      code: 'bad-field',
      field: 'with.count',
      act: 'draw',
      n: 2,
    });
  });
  test('a whole entry of another act', () => {
    const amend = (body: object) => later(2, { act: 'amend', entry: 1, with: body });
    expect(refusalOf(header, draw, amend({ act: 'pass', seat: 2 }))).toBeNull();
    expect(refusalOf(header, draw, amend({ act: 'pass' }))).toMatchObject({
      code: 'missing-field',
      field: 'with.seat',
    });
    expect(refusalOf(header, draw, amend({ act: 'sing' }))).toMatchObject({ code: 'unknown-act', field: 'with.act' });
  });
  test('over what the entry says by now, struck amendments left out', () => {
    const toPass = later(2, { act: 'amend', entry: 1, with: { act: 'flip', seat: 0, card: 5 } });
    const card = later(4, { act: 'amend', entry: 1, with: { card: 13 } });
    expect(refusalOf(header, draw, toPass, later(3, { act: 'note', text: '' }), card)).toMatchObject({
      code: 'bad-card',
      field: 'with.card',
    });
    // Back to a draw: a card on it is a field nobody asks about.
    expect(refusalOf(header, draw, toPass, later(3, { act: 'strike', entry: 2 }), card)).toBeNull();
  });
  test('an insertion is a whole entry', () => {
    const insert = (body: object) => later(2, { act: 'insert', before: 1, with: body });
    expect(refusalOf(header, draw, insert({ count: 2 }))).toMatchObject({ code: 'missing-field', field: 'with.act' });
    expect(refusalOf(header, draw, insert({ act: 'flip', seat: 0, card: 14 }))).toMatchObject({
      code: 'bad-card',
      field: 'with.card',
    });
    expect(refusalOf(header, draw, insert([]))).toMatchObject({ code: 'bad-field', field: 'with' });
  });
  test('an inserted entry can be amended', () => {
    const insert = later(2, { act: 'insert', before: 1, with: { act: 'flip', seat: 0, card: 1 } });
    expect(refusalOf(header, draw, insert, later(3, { act: 'amend', entry: 2, with: { card: 13 } }))).toMatchObject({
      code: 'bad-card',
    });
  });
  test('amending an amendment amends what it amends', () => {
    const first = later(2, { act: 'amend', entry: 1, with: { count: 2 } });
    expect(refusalOf(header, draw, first, later(3, { act: 'amend', entry: 2, with: { count: 4 } }))).toBeNull();
    expect(refusalOf(header, draw, first, later(3, { act: 'amend', entry: 2, with: { count: -4 } }))).toMatchObject({
      field: 'with.count',
      act: 'draw',
    });
  });
  test('a strike is amended to speak of another entry, which must exist', () => {
    const strike = later(2, { act: 'strike', entry: 1 });
    expect(refusalOf(header, draw, strike, later(3, { act: 'amend', entry: 2, with: { entry: 1 } }))).toBeNull();
    expect(refusalOf(header, draw, strike, later(3, { act: 'amend', entry: 2, with: { entry: 9 } }))).toMatchObject({
      code: 'no-such-entry',
      field: 'with.entry',
      value: 9,
    });
  });
  test('no correction inside a correction', () => {
    for (const act of ['strike', 'amend', 'insert']) {
      const nested = later(2, { act: 'insert', before: 1, with: { act, entry: 1, before: 1, with: {} } });
      expect(refusalOf(header, draw, nested)).toMatchObject({ code: 'not-amendable', field: 'with.act', value: act });
    }
  });
});

describe('the header in force', () => {
  const single = { ...header, ruleset: 'mattel', seats: alone };
  const paired = later(1, { act: 'set', seats: pairs });
  const signed = (n: number) => later(n, { act: 'sign', team: 1, name: 'Bo' });

  test('says which teams there are, from the line that says so', () => {
    expect(refusalOf(single, signed(1))).toMatchObject({ code: 'bad-field', field: 'team' });
    expect(refusalOf(single, paired, signed(2))).toBeNull();
  });
  test('a struck set is no longer in force, and is again when the strike is struck', () => {
    const strike = later(2, { act: 'strike', entry: 1 });
    expect(refusalOf(single, paired, strike, signed(3))).toMatchObject({ code: 'bad-field', field: 'team' });
    expect(refusalOf(single, paired, strike, later(3, { act: 'strike', entry: 2 }), signed(4))).toBeNull();
  });
  test('an amended or inserted set counts as it stands', () => {
    const set = later(1, { act: 'set', house: {} });
    expect(refusalOf(single, set, later(2, { act: 'amend', entry: 1, with: { seats: pairs } }), signed(3))).toBeNull();
    const inserted = later(2, { act: 'insert', before: 1, with: { act: 'set', seats: pairs } });
    expect(refusalOf(single, draw, inserted, signed(3))).toBeNull();
  });
  test('as many seats as ever', () => {
    const more = later(1, { act: 'set', seats: [...alone, { name: 'Ed' }] });
    expect(refusalOf(single, more)).toEqual({
      code: 'bad-field',
      field: 'seats',
      value: 5,
      allowed: '4 seats',
      act: 'set',
      n: 1,
    });
  });
  test.each([
    ['unknown-ruleset', 'ruleset', { ruleset: 'ohio' }],
    ['bad-field', 'ruleset', { ruleset: 3 }],
    ['teams-not-played', 'seats[0].team', { ruleset: 'tennessee-2018' }],
    ['bad-house', 'house.starter', { house: { starter: 'loudest' } }],
    ['bad-field', 'seats', { seats: [] }],
    ['missing-field', 'seats[3].team', { seats: [...pairs.slice(0, 3), { name: 'Di' }] }],
  ])('%s at %s is refused in a set too', (code, field, body) => {
    expect(refusalOf(header, later(1, { act: 'set', ...body }))).toMatchObject({ code, field, act: 'set' });
    expect(
      refusalOf(header, draw, later(2, { act: 'insert', before: 1, with: { act: 'set', ...body } })),
    ).toMatchObject({ code, field: `with.${field}` });
  });
  test('a strike that brings an impossible header back is refused', () => {
    const sets = [later(1, { act: 'set', seats: alone }), later(2, { act: 'set', ruleset: 'tennessee-2018' })];
    expect(refusalOf(header, ...sets)).toBeNull();
    expect(refusalOf(header, ...sets, later(3, { act: 'strike', entry: 1 }))).toMatchObject({
      code: 'teams-not-played',
      n: 3,
    });
  });
});
