import { SPEECH_KINDS, type Verdict } from '@/engine';
import { at, type Column, COLUMNS, deal, discard, draw, given, parseTable, play, rule, speak, start } from '../../kit';
import { FL, MAT, SIX, teamed, TNI, TNP, TNT, TX } from './reporting';

/** What each sheet makes of it; null: it raises nothing. */
const MADE_OF: Readonly<Record<string, Readonly<Partial<Record<Column, Verdict | null>>>>> = {
  'coach-verbal': {
    [TNP]: 'penalty',
    [TNT]: 'penalty',
    [TX]: 'penalty',
    [SIX]: 'silent',
    [MAT]: 'silent',
    [FL]: 'penalty',
  },
  'coach-nonverbal': {
    [TNP]: 'penalty',
    [TNT]: 'penalty',
    [TX]: 'penalty',
    [SIX]: 'silent',
    [MAT]: 'silent',
    [FL]: 'penalty',
  },
  'partner-reply': {
    [TNP]: 'penalty',
    [TNT]: 'penalty',
    [TX]: 'penalty',
    [SIX]: 'silent',
    [MAT]: 'silent',
    [FL]: 'penalty',
  },
  'talk-unrelated': { [TNP]: null, [TNT]: 'penalty', [TX]: 'illegal', [SIX]: null, [MAT]: 'silent', [FL]: 'illegal' },
  'talk-owner-noncommand': { [TNT]: 'penalty' },
  'coach-between-turns': {
    [TNP]: 'silent',
    [TNT]: 'penalty',
    [TX]: 'silent',
    [SIX]: 'silent',
    [MAT]: 'silent',
    [FL]: 'silent',
  },
  'coach-nonpartner': {
    [TNP]: 'silent',
    [TNI]: 'penalty',
    [TNT]: 'penalty',
    [TX]: 'silent',
    [SIX]: 'silent',
    [MAT]: 'silent',
    [FL]: 'silent',
  },
};
const PARTNERED = COLUMNS.filter((ruleset) => ruleset !== TNI);

const said = (ruleset: Column, ...told: Parameters<typeof speak>) =>
  given(ruleset, teamed(ruleset), at(ruleset).lies('ana*'), speak(...told));

function expectSaid(ruleset: Column, code: string | null, seat: number, ...told: Parameters<typeof speak>): void {
  const verdict = code === null ? null : (MADE_OF[code]?.[ruleset] ?? null);
  const story = said(ruleset, ...told);
  if (verdict === null) story.raisesNothing();
  else story.raises({ code: code as 'coach-verbal', seat, verdict });
}

describe.each(PARTNERED)('%s, with partners', (ruleset) => {
  const { partner } = at(ruleset);
  const mate = ruleset === SIX ? 3 : 2;
  const bosPartner = ruleset === SIX ? 'ed' : 'di';

  test.each([
    ['advice', 'coach-verbal'],
    ['request', 'coach-verbal'],
    ['gesture', 'coach-nonverbal'],
    ['answer', 'partner-reply'],
    ['remark', 'talk-unrelated'],
    ['question', 'talk-unrelated'],
    ['call', null],
  ] as const)('the owner’s partner: %s', (what, code) => {
    expectSaid(ruleset, code, mate, partner, what);
    expectSaid(ruleset, code, mate, partner, what, { to: 'ana' });
  });

  test.each(SPEECH_KINDS)('the owner’s partner to somebody else: %s', (what) => {
    expectSaid(ruleset, what === 'call' ? null : 'talk-unrelated', mate, partner, what, { to: 'bo' });
  });

  test.each(SPEECH_KINDS)('the owner: %s', (what) => {
    const code = what === 'request' || what === 'call' ? null : 'talk-owner-noncommand';
    expectSaid(ruleset, code, 0, 'ana', what);
    expectSaid(ruleset, code, 0, 'ana', what, { to: partner });
  });

  test.each(SPEECH_KINDS)('an opponent to the own partner, who is not on turn: %s', (what) => {
    const advising = ['advice', 'gesture', 'answer', 'request'].includes(what);
    expectSaid(ruleset, advising ? 'coach-between-turns' : null, 1, 'bo', what, { to: bosPartner });
  });

  test.each(SPEECH_KINDS)('an opponent to the owner, or to no partner: %s', (what) => {
    const advising = ['advice', 'gesture', 'answer', 'request'].includes(what);
    expectSaid(ruleset, advising ? 'coach-nonpartner' : null, 1, 'bo', what);
    expectSaid(ruleset, advising ? 'coach-nonpartner' : null, 1, 'bo', what, { to: partner });
  });
});

describe.each([TNI, MAT])('%s, everybody alone', (ruleset) => {
  const alone = (...told: Parameters<typeof speak>) => given(ruleset, parseTable('ana*'), speak(...told));
  test.each(SPEECH_KINDS)('any other player, the one across included: %s', (what) => {
    for (const [who, seat] of [
      ['bo', 1],
      ['cy', 2],
      ['di', 3],
    ] as const) {
      const advising = ['advice', 'gesture', 'answer', 'request'].includes(what);
      const verdict = ruleset === TNI ? 'penalty' : 'silent';
      if (advising) alone(who, what).raises({ code: 'coach-nonpartner', seat, verdict });
      else alone(who, what).raisesNothing();
    }
  });
  test.each(SPEECH_KINDS)('the owner: %s', (what) => void alone('ana', what).raisesNothing());
});

describe.each(COLUMNS)('%s, a spectator', (ruleset) => {
  test.each(['advice', 'gesture', 'answer'] as const)('%s', (what) => {
    said(ruleset, 'spectator', what).raises({ code: 'coach-spectator', seat: null, verdict: 'silent', clauses: [] });
  });
  test.each(['question', 'request', 'remark', 'call'] as const)('%s: nothing', (what) => {
    said(ruleset, 'spectator', what).raisesNothing();
  });
});

describe('before the start and after the end', () => {
  test('nothing: the cards lie, nobody has drawn', () => {
    given(TNT, deal([12, 3, 4, 5]), speak('cy', 'advice')).raisesNothing();
    given(TX, deal([12, 3, 4, 5]), start('ana'), speak('cy', 'advice')).raisesNothing();
    given(TX, speak('cy', 'advice')).raisesNothing();
  });
  test('from the first draw on', () => {
    given(TNT, deal([12, 3, 4, 5]), draw('ana', 5), speak('cy', 'advice')).raises('coach-verbal');
  });
  test('nothing after the winning card, nor when time is up', () => {
    const won = parseTable('ana* stock 1 top 6 | cy stock 0 | build 5 0 0 0');
    given(TNT, won, play('ana', 6, { from: 'stock', to: 0 }), speak('cy', 'advice')).raisesNothing();
    given(TNT, parseTable('ana*'), { act: 'end', why: 'time' }, speak('cy', 'remark')).raisesNothing();
  });
});

describe('a second remark in the same turn', () => {
  const first = () => given(TNT, parseTable('ana* | build 5 0 0 0'), speak('cy', 'advice')).raises('coach-verbal');

  test('by the same player raises nothing while the first is open, whatever it is', () => {
    first().when(speak('cy', 'advice')).raisesNothing();
    first().when(speak('cy', 'remark')).raisesNothing();
    first()
      .when(play('ana', 6, { to: 0 }), speak('cy', 'gesture'))
      .raisesNothing();
  });
  test('by another player is another matter', () => {
    first().when(speak('bo', 'advice')).raises({ code: 'coach-nonpartner', seat: 1 });
  });
  test.each(['remedy', 'stand', 'waive'] as const)('after the ruling (%s) it is a new incident', (call) => {
    first().when(rule('coach-verbal', call), speak('cy', 'advice')).raises({ code: 'coach-verbal', seat: 2 });
  });
  test('in the next turn it is a new incident', () => {
    first()
      .when(discard('ana', 3, 0), speak('cy', 'advice'))
      .raises({ code: 'coach-nonpartner', seat: 2 });
  });
  test('where the first raised nothing, the second does', () => {
    given(TNP, parseTable('ana*'), speak('cy', 'remark'))
      .raisesNothing()
      .when(speak('cy', 'advice'))
      .raises('coach-verbal');
  });
});
