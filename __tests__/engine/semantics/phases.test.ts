import { gameSummary, type Phase, PHASES } from '@/engine';
import {
  ALL_PHASE_EDGES,
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
  PHASE_EDGES,
  type PhaseEdge,
  phaseEdge,
  play,
  resume,
  REVIVALS,
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

const phaseOf = ({ game }: Story): Phase => gameSummary(game).phase;

/** Every step from one phase to another that these acts take, one act at a time. */
function stepsOf(start: Story, acts: readonly Told[]): readonly PhaseEdge[] {
  const steps: PhaseEdge[] = [];
  acts.reduce((story, act) => {
    const next = story.when(act);
    if (phaseOf(next) !== phaseOf(story)) steps.push(phaseEdge(phaseOf(story), phaseOf(next)));
    return next;
  }, start);
  return steps;
}

describe.each(PHASES)('%s', (phase) => {
  test('is a phase a table can be in', () => void TABLES[phase]().leaves({ phase }));

  test('and no act leads where it may not', () => {
    const steps = ACTS.flatMap((act) => stepsOf(TABLES[phase](), [act]).map((step) => ({ act: act.act, step })));
    expect(steps.filter(({ step }) => !PHASE_EDGES.includes(step))).toEqual([]);
  });
});

interface Walk {
  readonly from: () => Story;
  readonly acts: readonly Told[];
}
const from = (start: Phase | Story, ...acts: readonly Told[]): Walk => ({
  from: typeof start === 'string' ? TABLES[start] : () => start,
  acts,
});

const signed = (seats: number): readonly Told[] => Array.from({ length: seats }, (_, seat) => sign({ seat }, 'a name'));
/** Ana gave advice in Bo's turn, and then wins with her last card: two penalty cards revive her stock. */
const advised = (hand: number, ...acts: readonly Told[]): Story =>
  given(TNI, { seats: 2 }, parseTable(`ana hand ${hand} stock 1 top 6 | bo* | build 5 0 0 0`))
    .when(speak('ana', 'advice'), discard('bo', 3, 0), ...acts, play('ana', 6, { from: 'stock', to: 0 }))
    .leaves({ phase: 'over' });
const penalty = rule('2:coach-nonpartner', 'remedy');

/** At least one walk for every edge; the key is the last step of each of its walks. */
const WALKS: Readonly<Partial<Record<PhaseEdge, readonly Walk[]>>> = {
  'setup → cut': [from('setup', cut('deal', { ana: 3 }))],
  'setup → dealt': [from('setup', deal([12, 3, 4, 5]))],
  'setup → draw': [from('setup', draw('ana', 3))],
  'setup → play': [from('setup', parseTable('ana*')), from('setup', draw('ana', 5))],
  'setup → paused': [from('setup', pause())],
  'setup → over': [from('setup', end('abandoned'))],
  'cut → dealt': [from('cut', deal([12, 3, 4, 5]))],
  'cut → draw': [from('cut', draw('ana', 3))],
  'cut → play': [from('cut', draw('ana', 5))],
  'cut → paused': [from('cut', pause())],
  'cut → over': [from('cut', end('abandoned'))],
  'dealt → draw': [from('dealt', draw('ana', 3))],
  'dealt → play': [from('dealt', draw('ana', 5))],
  'dealt → paused': [from('dealt', pause())],
  'dealt → over': [from('dealt', end('abandoned'))],
  'draw → dealt': [from('draw', deal([12, 3, 4, 5]))],
  'draw → play': [from('draw', draw('ana', 1)), from('draw', play('ana', 6, { to: 0 }))],
  'draw → paused': [from('draw', pause())],
  'draw → over': [from('draw', play('ana', 6, { from: 'stock', to: 0 })), from('draw', end('time'))],
  'play → dealt': [from('play', deal([12, 3, 4, 5]))],
  'play → draw': [
    from('play', discard('ana', 3, 0)),
    from('play', pass('ana')),
    from('play', ...lays('ana', [6, 7, 8, 9, 10])),
  ],
  'play → paused': [from('play', pause())],
  'play → over': [from('play', play('ana', 6, { from: 'stock', to: 0 })), from('play', end('time'))],
  'paused → setup': [from('setup', pause(), resume())],
  'paused → cut': [from('cut', pause(), resume())],
  'paused → dealt': [from('dealt', pause(), resume())],
  'paused → draw': [from('draw', pause(), resume())],
  'paused → play': [from('play', pause(), resume()), from('paused', resume())],
  'paused → over': [from('paused', end('abandoned'))],
  'over → signed': [from('over', ...signed(4))],
  'over → draw': [from(advised(0), penalty)],
  'over → play': [from(advised(5), penalty)],
  'over → paused': [from(advised(5, pause()), penalty)],
  'signed → draw': [from(advised(0), ...signed(2), penalty)],
  'signed → play': [from(advised(5), ...signed(2), penalty)],
  'signed → paused': [from(advised(5, pause()), ...signed(2), penalty)],
};

describe('every edge', () => {
  test('of the table has a walk, and there is no other', () => {
    expect(Object.keys(WALKS).sort()).toEqual([...ALL_PHASE_EDGES].sort());
  });

  const walks = Object.entries(WALKS).flatMap(([edge, each]) => each.map((walk) => ({ edge, walk })));
  test.each(walks)('$edge', ({ edge, walk }) => {
    const steps = stepsOf(walk.from(), walk.acts);
    expect(steps.at(-1)).toBe(edge);
    expect(steps.filter((step) => !ALL_PHASE_EDGES.includes(step))).toEqual([]);
  });

  test('a revival is a step no other act takes', () => {
    expect(PHASE_EDGES.filter((edge) => REVIVALS.includes(edge))).toEqual([]);
  });

  test('a second cut is no step', () => void expect(stepsOf(TABLES.cut(), [cut('deal', { ana: 9 })])).toEqual([]));
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
