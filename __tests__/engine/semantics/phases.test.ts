import { type Phase, PHASES } from '@/engine';
import {
  cut,
  deal,
  discard,
  draw,
  end,
  given,
  note,
  parseTable,
  pass,
  pause,
  play,
  resume,
  rule,
  sign,
  sit,
  speak,
  type Story,
  type Told,
  turnBegins,
} from '../../kit';
import { DEAD, lays, TNI, TX } from './reporting';

/** A table in every phase, of four who play alone, so that a side is a seat. */
const TABLES: Readonly<Record<Phase, () => Story>> = {
  setup: () => given(TNI),
  cut: () => given(TNI, cut('deal', { ana: 3, bo: 4 })),
  dealt: () => given(TNI, deal([12, 3, 4, 5])),
  draw: () => given(TNI, ...turnBegins('ana* hand 4 stock 1 top 6 piles 6 - - - | bo hand 4 | build 5 0 0 0')),
  play: () => given(TNI, ...turnBegins('ana* stock 1 top 6 piles 6 - - - | bo hand 4 | build 5 0 0 0')),
  paused: () => given(TNI, ...turnBegins('ana* stock 1 top 6 | build 5 0 0 0'), pause('a spilled drink')),
  over: () => given(TNI, parseTable('ana*'), end('time')),
  signed: () => given(TNI, parseTable('ana*'), end('time'), ...[0, 1, 2, 3].map((seat) => sign({ seat }, 'a name'))),
};

/**
 * Where each phase may lead; an end, by time or by word, may come at any moment. A position puts any
 * game in play, and so does a record that tells a draw without having told the deal. Stocks dealt
 * anew (a misdeal found late, by the official's order) begin the game again.
 */
const EDGES: Readonly<Record<Phase, readonly Phase[]>> = {
  setup: ['cut', 'dealt', 'draw', 'play', 'over', 'paused'],
  cut: ['dealt', 'draw', 'play', 'over', 'paused'],
  dealt: ['draw', 'play', 'over', 'paused'],
  draw: ['play', 'dealt', 'over', 'paused'],
  play: ['draw', 'dealt', 'over', 'paused'],
  paused: ['setup', 'cut', 'dealt', 'draw', 'play', 'over'],
  over: ['signed'],
  signed: [],
};

/** Every kind of thing that can be told in the middle of anything. */
const ACTS: readonly Told[] = [
  cut('deal', { ana: 3 }),
  cut('start', { ana: 3 }),
  deal([12, 3, 4, 5]),
  { act: 'start', seat: 0 },
  draw('ana', 1),
  draw('bo', 1),
  play('ana', 6, { from: 'stock', to: 0 }),
  play('ana', 6, { to: 0 }),
  { act: 'flip', seat: 0, card: 4 },
  discard('ana', 3, 0),
  discard('bo', 3, 0),
  pass('ana'),
  { act: 'shift', seat: 0, pile: 0, to: 'hand' },
  speak('bo', 'advice'),
  { act: 'reveal', seat: 0, card: 4 },
  { act: 'peek', seat: 0, where: 'draw' },
  { act: 'take-back', seat: 0, what: 'discard' },
  { act: 'reshuffle' },
  { act: 'claim', seat: 0 },
  { act: 'count', seat: 0, hand: 3 },
  sit('ana', 'Eve'),
  note('a word'),
  pause(),
  resume(),
  end('time'),
  end('concede', 'ana'),
  sign({ seat: 0 }, 'Ana'),
];

const phaseOf = (story: Story): Phase => {
  const phase = PHASES.find((each) => {
    try {
      story.leaves({ phase: each });
      return true;
    } catch {
      return false;
    }
  });
  if (phase === undefined) throw new Error('no phase');
  return phase;
};

describe.each(PHASES)('%s', (phase) => {
  test('is a phase a table can be in', () => void TABLES[phase]().leaves({ phase }));

  test('and no act leads where it may not', () => {
    const led = ACTS.map((act) => `${act.act} → ${phaseOf(TABLES[phase]().when(act))}`);
    const allowed = [phase, ...EDGES[phase]];
    expect(led.filter((edge) => !allowed.some((to) => edge.endsWith(`→ ${to}`)))).toEqual([]);
  });
});

describe('every edge', () => {
  const walk = (from: Phase, to: Phase, ...acts: Told[]) =>
    test(`${from} → ${to}`, () =>
      void TABLES[from]()
        .when(...acts)
        .leaves({ phase: to }));
  walk('setup', 'cut', cut('deal', { ana: 3 }));
  walk('setup', 'dealt', deal([12, 3, 4, 5]));
  walk('setup', 'play', parseTable('ana*'));
  walk('cut', 'cut', cut('deal', { ana: 9 }));
  walk('cut', 'dealt', deal([12, 3, 4, 5]));
  walk('dealt', 'draw', draw('ana', 3));
  walk('dealt', 'play', draw('ana', 5));
  walk('draw', 'play', draw('ana', 1));
  walk('draw', 'play', play('ana', 6, { to: 0 }));
  walk('play', 'draw', discard('ana', 3, 0));
  walk('play', 'draw', pass('ana'));
  walk('play', 'draw', ...lays('ana', [6, 7, 8, 9, 10]));
  walk('play', 'over', play('ana', 6, { from: 'stock', to: 0 }));
  walk('draw', 'over', play('ana', 6, { from: 'stock', to: 0 }));
  walk('play', 'over', end('time'));
  walk('over', 'signed', ...[0, 1, 2, 3].map((seat) => sign({ seat }, 'a name')));
  for (const phase of ['setup', 'cut', 'dealt', 'draw', 'play'] as const) {
    walk(phase, 'paused', pause());
    walk(phase, phase, pause(), resume());
  }
  walk('paused', 'over', end('abandoned'));
});

describe('what the phases are not', () => {
  test('a draw that is due but not to be had is no draw phase', () => {
    given(TX, ...turnBegins(DEAD)).leaves({ phase: 'play' });
  });
  test('a draw is due while too few have been drawn', () => {
    given(TX, ...turnBegins('ana* hand 2'), draw('ana', 2))
      .leaves({ phase: 'draw' })
      .when(draw('ana', 1))
      .leaves({ phase: 'play' });
  });
  test('signatures before the end sign nothing: there is no result yet', () => {
    const early = TABLES.play()
      .when(...[0, 1, 2, 3].map((seat) => sign({ seat }, 'a name')))
      .leaves({ phase: 'play' });
    early.when(end('time')).leaves({ phase: 'over' });
  });
  test('a card played while the clock stands still is judged as any other, and the clock stands still', () => {
    TABLES.paused()
      .when(play('ana', 9, { to: 0 }))
      .raises('build-sequence')
      .leaves({ phase: 'paused' });
  });
  test('a win taken back by ruling goes on where it was', () => {
    given(TNI, ...turnBegins('ana* stock 1 top 9 | build 5 0 0 0'), play('ana', 9, { from: 'stock', to: 0 }))
      .leaves({ phase: 'over' })
      .when(rule('build-sequence', 'remedy'))
      .leaves({ phase: 'play', over: false, winner: null, turn: 0 });
  });
});
