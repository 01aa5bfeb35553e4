import { HOUSE_READING_IDS, HOUSE_SETTING_CHOICES, parseHouse, READING_IDS, readingOptions } from '@/rulesets';

const messages = (json: unknown) => {
  const parsed = parseHouse(json);
  return parsed.ok ? [] : parsed.error.map(({ message }) => message);
};

describe('takes', () => {
  it.each(Object.entries(HOUSE_SETTING_CHOICES).flatMap(([key, names]) => names.map((name) => ({ [key]: name }))))(
    '%j',
    (house) => {
      expect(parseHouse(house)).toEqual({ ok: true, value: house });
    },
  );

  it.each([
    {},
    { stock: 1 },
    { stock: 80 },
    { partnerPiles: false },
    { penalty: null },
    { penalty: { cards: 0, place: 'top' } },
    { penalty: { cards: 10, place: 'bottom' } },
    { readings: {} },
    { readings: { X25a: 'return', X41: 'breach' } },
  ])('%j', (house) => {
    expect(parseHouse(house)).toEqual({ ok: true, value: house });
  });

  it('every option of every free reading', () => {
    expect(HOUSE_READING_IDS.filter((id) => readingOptions(id).length < 2)).toEqual([]);
    expect(HOUSE_READING_IDS).toContain('X25a');
    for (const id of HOUSE_READING_IDS) {
      for (const option of readingOptions(id)) expect(messages({ readings: { [id]: option } })).toEqual([]);
    }
  });

  it('what it does not know, and hands the very same object back', () => {
    const house = { stock: 12, jokers: { wild: [1, 2] }, constructor: 'kept' };
    const parsed = parseHouse(house);
    expect(parsed.ok && parsed.value).toBe(house);
  });
});

describe('refuses', () => {
  it.each([
    [{ fourBeforeStack: 'yes' }, 'fourBeforeStack: "yes" is not one of off, once, always'],
    [{ starter: null }, 'starter: null is not one of highestStockTop, leftOfDealer, manual'],
    [{ silence: ['all'] }, 'silence: a list is not one of off, playsOnly, all, allButCommands'],
    [{ stock: 0 }, 'stock: 0 is not a whole number from 1 to 80'],
    [{ stock: 81 }, 'stock: 81 is not a whole number from 1 to 80'],
    [{ stock: 12.5 }, 'stock: 12.5 is not a whole number from 1 to 80'],
    [{ stock: '12' }, 'stock: "12" is not a whole number from 1 to 80'],
    [{ partnerPiles: 'yes' }, 'partnerPiles: "yes" is not true or false'],
    [{ penalty: 2 }, 'penalty: 2 is not an object'],
    [{ penalty: { cards: 11, place: 'top' } }, 'penalty.cards: 11 is not a whole number from 0 to 10'],
    [{ penalty: { cards: 2 } }, 'penalty.place: this is missing: it should be one of bottom, top'],
    [{ penalty: { cards: 2, place: 'middle' } }, 'penalty.place: "middle" is not one of bottom, top'],
    [{ readings: [] }, 'readings: a list is not an object'],
    [{ readings: { X25a: 'back' } }, 'readings.X25a: "back" is not one of stay, return'],
    [{ readings: { X25a: 1 } }, 'readings.X25a: 1 is not one of stay, return'],
    [
      { readings: { X14: 'always' } },
      'readings.X14: this point is decided by the house rule "fourBeforeStack", not here',
    ],
  ])('%j', (house, message) => {
    expect(messages(house)).toEqual([message]);
  });

  it('a reading that is none, or is decided by a house key', () => {
    expect(messages({ readings: { X99: 'a' } })[0]).toMatch(
      /^readings\.X99: there is no reading of this name; there are X02, /,
    );
    const keyed = READING_IDS.filter((id) => !HOUSE_READING_IDS.includes(id));
    expect(keyed).toContain('X13');
    for (const id of keyed) expect(messages({ readings: { [id]: readingOptions(id)[0] } })).toHaveLength(1);
  });

  it.each(['{"__proto__":{"stock":3}}', '{"readings":{"__proto__":"x"}}', '{"later":[{"__proto__":1}]}'])(
    '%s',
    (json) => {
      expect(messages(JSON.parse(json))).toEqual([expect.stringContaining('__proto__: this name is not allowed')]);
    },
  );

  it.each([null, undefined, 3, 'off', []])('%j, which is no object', (json) => {
    expect(messages(json)[0]).toMatch(/^house rules are an object, and this is /);
  });

  it('every fault at once', () => {
    expect(messages({ stock: 0, win: 'all' })).toHaveLength(2);
  });
});
