import { ACTS, fieldsOfAct } from '@/engine';
import { type FormSpec, formFieldsFor, formRequiredOneOfFields } from '@app/forms/fields';

describe('a form follows the table of acts', () => {
  test.each(ACTS.filter((act) => act !== 'position'))('%s: every field once, none more', (act) => {
    const names = fieldsOfAct(act).map(({ name }) => name);
    expect(
      formFieldsFor(act)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names.sort());
  });
  test('a position has one editor', () =>
    expect(formFieldsFor('position')).toEqual([{ name: 'stock', kind: 'position' }]));
  test('the same list for every call', () => expect(formFieldsFor('play')).toBe(formFieldsFor('play')));
  test('what must be told of', () => {
    const demands = ACTS.flatMap((act) =>
      formRequiredOneOfFields(act) === null ? [] : [[act, formRequiredOneOfFields(act)]],
    );
    expect(demands).toEqual([
      ['count', ['stock', 'hand', 'draw']],
      ['set', ['seats', 'ruleset', 'rules', 'house']],
      ['sign', ['team', 'seat']],
    ]);
  });
});

describe('a form that does not fit its act does not compile', () => {
  test('fields and refinements', () => {
    const sound: FormSpec<'flip'> = { card: {}, seat: {} };
    const refused = [
      // @ts-expect-error a flip has a card
      { seat: {} } satisfies FormSpec<'flip'>,
      // @ts-expect-error a flip has no pile
      { seat: {}, card: {}, pile: {} } satisfies FormSpec<'flip'>,
      // @ts-expect-error a required field is not rare
      { seat: {}, card: { isRare: true } } satisfies FormSpec<'flip'>,
      // @ts-expect-error somebody flips
      { seat: { none: 'nobody' }, card: {} } satisfies FormSpec<'flip'>,
      // @ts-expect-error it must be said what a report of nobody is called
      { seat: {}, code: {} } satisfies FormSpec<'report'>,
      // @ts-expect-error only a number has a limit
      { seat: {}, name: { most: 3 }, player: {} } satisfies FormSpec<'sit'>,
    ];
    expect([sound, ...refused]).toHaveLength(7);
  });
});
