import { openFlags } from '@/engine';
import {
  at,
  COLUMNS,
  discard,
  draw,
  end,
  flip,
  given,
  note,
  pass,
  play,
  rule,
  speak,
  takeBack,
  type Story,
} from '../../kit';
import { flagsOn, lies } from './looking';

const openCodes = (story: Story) => openFlags(story.game.table).map(({ code }) => code);
const remedy = rule('build-sequence', 'remedy');
const moves = (story: Story, fewer: readonly number[]) =>
  story.when(remedy).raisesNothing().leaves({ building: fewer, open: [] });
const keeps = (story: Story, seat = 0) => {
  const ruled = story.when(remedy).raises({ code: 'late-discovery', verdict: 'stands', seat });
  expect(lies(ruled)).toBe(lies(story));
  expect(openCodes(ruled)).not.toContain('build-sequence');
  return ruled;
};

describe.each(COLUMNS)('%s: how long a card may go back', (ruleset) => {
  const table = at(ruleset);
  const laid = given(ruleset, table.lies('ana* piles 2 4 7 9 | bo hand 4 | build 5 0 0 0'), play('ana', 8, { to: 0 }));

  test('in the same turn, whatever else was played', () => {
    moves(laid.when(play('ana', 1, { to: 1 })), [5, 1, 0, 0]);
  });

  test('after the discard, and after talk or notes', () => {
    moves(laid.when(discard('ana', 3, 0), speak('bo', 'call'), note('slow table')), [5, 0, 0, 0]);
  });

  test('not after the next player has drawn', () => {
    keeps(laid.when(discard('ana', 3, 0), draw('bo', 1))).leaves({ building: [8, 0, 0, 0], turn: 1 });
  });

  test('not after the next player has played', () => {
    keeps(laid.when(discard('ana', 3, 0), play('bo', 1, { to: 1 })));
  });

  test('not after the next player has discarded', () => {
    keeps(laid.when(discard('ana', 3, 0), discard('bo', 3, 0))).leaves({ turn: 2 });
  });

  test('not while another card lies on it', () => {
    const covered = laid.when(play('ana', 9, { to: 0 })).raisesNothing();
    keeps(covered).leaves({ building: [9, 0, 0, 0], turn: 0 });
  });

  test('again once the other card has been taken back', () => {
    const free = laid.when(play('ana', 9, { to: 0 }), takeBack('ana', 'play'));
    free.when(rule('2:build-sequence', 'remedy')).leaves({ building: [5, 0, 0, 0] });
  });

  test('not when the pile it completed has been followed by another', () => {
    const twelve = given(
      ruleset,
      table.lies('ana* | build 5 0 0 0'),
      play('ana', 12, { to: 0 }),
      play('ana', 1, { to: 0 }),
    );
    keeps(twelve).leaves({ building: [1, 0, 0, 0], completed: 6 });
  });

  test('the late discovery is told on the line of the ruling, and says of what', () => {
    const late = keeps(laid.when(discard('ana', 3, 0), draw('bo', 1)));
    expect(flagsOn(late, 5)).toMatchObject([{ id: '5:late-discovery', evidence: { flag: '2:build-sequence' } }]);
    expect(flagsOn(late, 2)).toMatchObject([{ id: '2:build-sequence' }]);
  });

  test('a call to let it stand is not late, however late it comes', () => {
    laid
      .when(discard('ana', 3, 0), draw('bo', 1), rule('build-sequence', 'stand'))
      .raisesNothing()
      .leaves({ open: [] });
    laid
      .when(discard('ana', 3, 0), draw('bo', 1), rule('build-sequence', 'waive'))
      .raisesNothing()
      .leaves({ open: [] });
  });

  test('the next number is one above the face of the card that stayed', () => {
    keeps(laid.when(discard('ana', 3, 0), draw('bo', 1)))
      .when(play('bo', 9, { to: 0 }))
      .raisesNothing();
  });
});

test('a card from the stock goes back even when the next stock card has been played elsewhere', () => {
  const laid = given('texas-good-sam', at('texas-good-sam').lies('ana* top 8 | build 5 3 0 0'));
  const both = laid.when(
    play('ana', 8, { from: 'stock', to: 0 }),
    flip('ana', 4),
    play('ana', 4, { from: 'stock', to: 1 }),
  );
  both.when(remedy).leaves({ stock: [8, 9, 9, 9], building: [5, 4, 0, 0] });
});

test('a pass of the next player is an act, too', () => {
  const table = at('texas-good-sam').lies('ana* | bo hand 0 | build 5 0 0 0');
  keeps(given('texas-good-sam', table, play('ana', 8, { to: 0 }), discard('ana', 3, 0), pass('bo')));
});

test('Texas, read strictly: with the discard the play is final', () => {
  const house = { readings: { X17: 'shields' } };
  const laid = given(
    'texas-good-sam',
    { house },
    at('texas-good-sam').lies('ana* | build 5 0 0 0'),
    play('ana', 8, { to: 0 }),
  );
  moves(laid, [5, 0, 0, 0]);
  keeps(laid.when(discard('ana', 3, 0)));
});

test('ended by time: what lies on the table stays there', () => {
  const laid = given('texas-good-sam', at('texas-good-sam').lies('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }));
  keeps(laid.when(end('time'))).leaves({ over: true, winner: null, turn: null });
});

test('an act by somebody out of turn is not an act of the next player', () => {
  const laid = given(
    'texas-good-sam',
    at('texas-good-sam').lies('ana* | di hand 3 | build 5 0 0 0'),
    play('ana', 8, { to: 0 }),
  );
  moves(laid.when(draw('di', 1), rule('oot-started', 'stand')), [5, 0, 0, 0]);
});
