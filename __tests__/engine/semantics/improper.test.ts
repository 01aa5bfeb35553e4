import { at, COLUMNS, given, parseTable, play, turnBegins } from '../../kit';
import { lays, SIX, TX } from './reporting';

describe('a card that should not lie there, and lies there', () => {
  test.each(COLUMNS)('%s: the next number is its face and one', (ruleset) => {
    const wrong = given(ruleset, at(ruleset).lies('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }));
    wrong
      .raises('build-sequence')
      .leaves({ building: [8, 0, 0, 0], hand: Array.from({ length: at(ruleset).seats }, (_, i) => (i === 0 ? 4 : 5)) });
    wrong.when(play('ana', 9, { to: 0 })).raisesNothing();
    wrong
      .when(play('ana', 6, { to: 0 }))
      .raises('build-sequence')
      .leaves({ building: [6, 0, 0, 0] });
  });

  test('a place started with a seven goes on with an eight', () => {
    given(TX, parseTable('ana*'), play('ana', 7, { to: 2 }))
      .raises('build-start')
      .leaves({ building: [0, 0, 7, 0] })
      .when(play('ana', 8, { to: 2 }))
      .raisesNothing();
  });

  test('a Skip-Bo on it is the next number, and keeps it', () => {
    const wild = given(TX, parseTable('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }), play('ana', 'S', { to: 0 }));
    wild.raisesNothing().leaves({ building: [9, 0, 0, 0] });
    wild.when(play('ana', 9, { to: 0 })).raises('build-sequence');
    wild.when(play('ana', 10, { to: 0 })).raisesNothing();
  });

  test('two Skip-Bo in a row are two numbers', () => {
    given(TX, parseTable('ana*'), ...lays('ana', ['S', 'S']))
      .raisesNothing()
      .leaves({ building: [2, 0, 0, 0] });
  });

  test('a fifth pile is a place of its own while it lasts', () => {
    const fifth = given(TX, parseTable('ana* | build 5 4 3 2'), play('ana', 1, { to: 4 }));
    fifth.raises({ code: 'build-fifth', seat: 0 }).leaves({ building: [5, 4, 3, 2, 1] });
    fifth
      .when(play('ana', 2, { to: 4 }))
      .raisesNothing()
      .leaves({ building: [5, 4, 3, 2, 2] });
    fifth.when(play('ana', 'S', { to: 4 })).raisesNothing();
  });

  test('a fifth pile begun with a five breaks two rules', () => {
    given(TX, parseTable('ana* | build 5 4 3 2'), play('ana', 5, { to: 4 })).raises('build-start', 'build-fifth');
  });

  test('what is wrong about the card and what is wrong about its source are two faults', () => {
    given(SIX, parseTable('ana* | di top 9 | build 5 0 0 0', 6))
      .when(play('ana', 9, { from: 'stock', owner: 'di', to: 0 }))
      .raises('src-partner-stock', 'build-sequence');
    given(TX, parseTable('ana* piles 9.3 - - - | build 5 0 0 0'))
      .when(play('ana', 9, { from: 'discard:0', to: 0 }))
      .raises('src-buried-discard', 'build-sequence');
  });
});

describe('a pile is complete', () => {
  const completed = (text: string, ...cards: (number | 'S' | '?')[]) =>
    given(TX, ...turnBegins(`ana* | build ${text} | completed 0`), ...lays('ana', cards));

  test('with a twelve, and is set aside at once', () => {
    completed('11 3 0 0', 12)
      .raisesNothing()
      .leaves({ building: [0, 3, 0, 0], completed: 12 });
  });
  test('with a Skip-Bo played as twelve', () => {
    completed('10 3 0 0', 11, 'S')
      .raisesNothing()
      .leaves({ building: [0, 3, 0, 0], completed: 12 });
  });
  test('with a card nobody saw, taken as the twelve', () => {
    completed('11 3 0 0', '?')
      .raisesNothing()
      .leaves({ building: [0, 3, 0, 0], completed: 12 });
  });
  test('with whatever is in it: a twelve laid on a five', () => {
    completed('5 3 0 0', 12)
      .raises('build-sequence')
      .leaves({ building: [0, 3, 0, 0], completed: 6 });
  });
  test('with whatever is in it: a twelve on an empty place', () => {
    given(TX, ...turnBegins('ana* | build 5 0 0 0 | completed 0'), play('ana', 12, { to: 1 }))
      .raises('build-start')
      .leaves({ building: [5, 0, 0, 0], completed: 1 });
  });
  test('with whatever is in it: more than twelve cards', () => {
    given(TX, ...turnBegins('ana* | build 11 0 0 0 | completed 0'), ...lays('ana', [3, 4]))
      .leaves({ building: [4, 0, 0, 0] })
      .when(...lays('ana', [12]))
      .leaves({ building: [0, 0, 0, 0], completed: 14 });
  });
  test('the next card on that place starts a new pile', () => {
    const done = completed('11 3 0 0', 12);
    done
      .when(...lays('ana', [1]))
      .raisesNothing()
      .leaves({ building: [1, 3, 0, 0] });
    done
      .when(...lays('ana', ['S']))
      .raisesNothing()
      .leaves({ building: [1, 3, 0, 0] });
    done.when(...lays('ana', [2])).raises('build-start');
  });
  test('a fifth pile that is completed leaves four places', () => {
    given(TX, parseTable('ana* | build 5 4 3 2'), play('ana', 12, { to: 4 })).leaves({ building: [5, 4, 3, 2] });
  });
});
