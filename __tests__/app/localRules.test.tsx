import { parseRuleset, rulesetById, type Ruleset, type RulesetJson } from '@/rulesets';
import { wordsFor } from '@/words';
import { localRulesWordsFor } from '@/words/localRulesPage';
import {
  choicesFromDraft,
  draftFromRules,
  emptyLocalRulesDraft,
  type LocalRulesDraft,
  parseStoredDraft,
  serializeDraft,
  withDraftPick,
  withDraftRuling,
} from '../../app/screens/LocalRules/localRulesDraft';
import { makeImportedRules } from '../../app/screens/LocalRules/makeImportedRules';
import { makeRulesEditor, rulesetJsonFromDraft } from '../../app/screens/LocalRules/makeRulesEditor';
import { makeRulesTrial } from '../../app/screens/LocalRules/makeRulesTrial';

const en = wordsFor('en');
const page = localRulesWordsFor('en');
const six = rulesetById('six-player-partners') as Ruleset;
const QUIET: RulesetJson = {
  id: 'local-quiet-1',
  name: 'Quiet table',
  parent: 'texas-good-sam',
  settings: { stock: { value: [{ upTo: 99, cards: 9 }], basis: 'default', clauses: ['TX.STOCK.1'] } },
};

const draftOver = (base: string, picks: Readonly<Record<string, string>>): LocalRulesDraft =>
  Object.entries(picks).reduce((draft, [rule, value]) => withDraftPick(draft, rule, value), {
    ...emptyLocalRulesDraft(base),
    name: 'Ours',
  });
const editor = (draft: LocalRulesDraft, others: readonly string[] = []) => makeRulesEditor(draft, others, en, page);

describe('what is chosen', () => {
  test('becomes rules that can be read, and back again', () => {
    const draft = withDraftRuling(
      draftOver('mattel', {
        penalty: 'bottom',
        fourBeforeStack: 'always',
        X37: 'new',
        teams: 'pairs',
        'players.min': '4',
        hand: '6',
        format: 'round',
      }),
      'build-sequence',
      'penalty',
    );
    const rules = rulesetJsonFromDraft(draft, 'local-ours');
    expect(parseRuleset(rules)).toMatchObject({ ok: true, value: { name: 'Ours', basedOn: 'mattel' } });
    expect(rules).toMatchObject({
      settings: {
        players: { value: { min: 4, max: 6 } },
        teams: { value: { play: 'required', size: 2 } },
        hand: { value: 6 },
        format: { value: 'round' },
        starter: { value: 'manual' },
      },
      cells: { 'build-sequence': { ruling: 'penalty' }, 'discard-stack-early': { ruling: 'illegal' } },
      readings: { X37: 'new' },
    });
    const again = draftFromRules(rules) as LocalRulesDraft;
    expect(rulesetJsonFromDraft(again, 'local-ours')).toEqual(rules);
    expect(parseStoredDraft(serializeDraft(again), 'local-ours')).toEqual(again);
  });

  test('over one sheet is kept while another is looked at, and not carried over', () => {
    const texas = draftOver('texas-good-sam', { stock: '9' });
    const mattel = { ...texas, base: 'mattel' };
    expect(choicesFromDraft(mattel).house).toEqual({});
    expect(choicesFromDraft({ ...mattel, base: 'texas-good-sam' }).house).toEqual({ stock: 9 });
  });

  test.each([
    ['nothing', undefined],
    ['nothing', ''],
    ['what is no draft', '{"id":null}'],
    ['a draft over a sheet that is gone', serializeDraft({ ...emptyLocalRulesDraft('mattel'), base: 'ohio' })],
    ['other rules in the making', serializeDraft({ ...emptyLocalRulesDraft('mattel'), id: 'local-other' })],
    ['half of one', serializeDraft(emptyLocalRulesDraft('mattel')).slice(0, -3)],
  ])('%s is not taken for rules in the making', (_, text) => {
    expect(parseStoredDraft(text, null)).toBeNull();
  });

  test('rules written whole are not changed here', () => {
    expect(draftFromRules({ ...(JSON.parse(JSON.stringify(six)) as object), id: 'whole', name: 'Whole' })).toBeNull();
  });
});

describe('what the editor says', () => {
  test('live: what changes, and which irregularities turn from silence to a penalty', () => {
    const { differences, problems } = editor(draftOver('six-player-partners', { penalty: 'bottom' }));
    expect(problems).toEqual([]);
    expect(differences.summary).toBe('4 changes, 3 irregularities now cost a penalty');
    expect(differences.groups.map(({ key, lines }) => [key, lines.map((line) => line.text)])).toEqual([
      [
        'settings',
        [
          "Penalty for advice: 2 cards from the draw pile, unseen, under the player's own stock. Before: none is written.",
        ],
      ],
      [
        'penalty',
        [
          'Partner gave advice (before: no clause, the referee decides)',
          'Partner gave a sign (before: no clause, the referee decides)',
          'Partner answered a question (before: no clause, the referee decides)',
        ],
      ],
    ]);
  });

  test('nothing where nothing is chosen', () => {
    expect(editor(draftOver('texas-good-sam', {})).differences).toMatchObject({ count: 0, groups: [] });
  });

  test('how far each part differs, and what a single ruling follows from', () => {
    const { folds, rulings } = editor(draftOver('six-player-partners', { penalty: 'bottom', X15: 'no' }));
    expect(folds.filter(({ isChanged }) => isChanged).map(({ key, changed }) => [key, changed])).toEqual([
      ['silence', '1 change'],
    ]);
    const talk = rulings.find(({ key }) => key === 'talk');
    expect(talk?.rows.find(({ code }) => code === 'coach-verbal')).toMatchObject({
      value: 'penalty',
      follows: 'penalty',
      said: 'Penalty (follows from the rules above)',
    });
  });

  test.each([
    ['no name', { ...draftOver('mattel', {}), name: ' ' }, [page.edit.problems.name]],
    [
      'a number that is none',
      draftOver('mattel', { stock: 'many', hand: '11' }),
      [en.setUp.newTable.problems.stock(80), page.edit.number(1, 10)],
    ],
    [
      'more players at least than at most',
      draftOver('mattel', { 'players.min': '6', 'players.max': '4' }),
      [page.edit.playersOrder],
    ],
    ['more cards than there are', draftOver('mattel', { stock: '40' }), [page.edit.problems.tooManyCards(6, 40, 162)]],
    [
      'a ruling that a rule forbids',
      withDraftRuling(draftOver('mattel', {}), 'discard-stack-early', 'penalty'),
      [
        '“Stacked before four piles were open” cannot be “a penalty” while “Four piles before stacking” is “not needed”. Change one of the two.',
      ],
    ],
  ])('what is wrong: %s', (_, draft, problems) => {
    expect(editor(draft).problems).toEqual(problems);
  });

  test('what is worth knowing: the same name twice, a penalty that costs nothing', () => {
    const draft = withDraftRuling(draftOver('mattel', {}), 'build-sequence', 'penalty');
    expect(editor(draft, ['Ours']).warnings).toEqual([
      page.edit.problems.sameName('Ours'),
      page.edit.problems.noPenaltyCards(['Card out of sequence']),
    ]);
    expect(editor(withDraftPick(draft, 'penalty', 'bottom')).warnings).toEqual([]);
  });
});

describe('the trial', () => {
  test('judges both, side by side', () => {
    const { ruleset } = editor(draftOver('six-player-partners', { penalty: 'bottom' }));
    const advice = makeRulesTrial('partner-advice', six, ruleset, en, page);
    expect(advice.sides.map(({ flags }) => flags.map(({ verdict, isLocal }) => [verdict, isLocal]))).toEqual([
      [['silent', false]],
      [['penalty', true]],
    ]);
    expect(advice.sides[1]?.flags[0]?.steps).toEqual([
      "Di takes 2 cards from the draw pile, unseen, to the bottom of Di's stock",
    ]);
    // Without a clause a step is only a suggestion, and says so.
    expect(advice.sides.map(({ flags }) => flags[0]?.stepsTitle)).toEqual(['Suggested', 'To put it right']);
    expect(advice.isSame).toBe(false);
    expect(makeRulesTrial('overdraw', six, ruleset, en, page)).toMatchObject({
      isSame: true,
      verdict: page.trial.same,
    });
  });

  test('says where it cannot happen, and where nothing is flagged', () => {
    const alone = rulesetById('tennessee-2018') as Ruleset;
    const [base, local] = makeRulesTrial(
      'partner-stock',
      alone,
      rulesetById('texas-good-sam') as Ruleset,
      en,
      page,
    ).sides;
    expect([base?.note, local?.note]).toEqual([page.trial.noPartners, page.trial.allowed]);
  });
});

describe('a file', () => {
  const file = (own: object) => JSON.stringify({ tablesideRules: 1, ...QUIET, ...own });
  const read = (text: string, here: readonly RulesetJson[] = []) =>
    makeImportedRules(
      text,
      here.map((rules) => {
        const parsed = parseRuleset(rules);
        if (!parsed.ok) throw new Error();
        return { rules, ruleset: parsed.value };
      }),
      en,
      page,
    );

  test('is shown with what it changes before it is kept', () => {
    expect(read(file({}))).toMatchObject({
      kind: 'read',
      name: 'Quiet table',
      about: page.imported.new,
      isHere: false,
      isReplacing: false,
      differences: { groups: [{ lines: [{ text: 'Stock: 9 cards. Before: 15 cards.' }] }] },
      fromOurs: null,
    });
  });

  test('is known again, or compared with the rules whose place it would take', () => {
    expect(read(file({}), [QUIET])).toMatchObject({ isHere: true, about: page.imported.same });
    const ours = { ...QUIET, name: 'Ours', settings: { stock: { value: [{ upTo: 99, cards: 7 }], basis: 'default' } } };
    expect(read(file({}), [ours])).toMatchObject({
      isReplacing: true,
      about: page.imported.replaces('Ours'),
      fromOurs: { groups: [{ lines: [{ text: 'Stock: 9 cards. Before: 7 cards.' }] }] },
    });
  });

  test('with a whole sheet is compared with the nearest one', () => {
    const florida = JSON.parse(JSON.stringify(rulesetById('florida-good-sam'))) as object;
    expect(read(JSON.stringify({ tablesideRules: 1, ...florida, id: 'whole', name: 'Whole' }))).toMatchObject({
      about: expect.stringContaining('The nearest one in this app is Florida Good Sam (2019).'),
      differences: { count: 0 },
    });
  });

  test.each([
    ['', page.faults.empty, []],
    ['{', page.faults['not-json'], []],
    [file({ tablesideRules: 7 }), page.faults['newer-version'], []],
    [file({ parent: 'ohio' }), page.faults['unknown-parent']('ohio'), []],
    [
      file({ cells: { overdraw: { ruling: 'no', basis: 'default' } }, settings: { stok: {} } }),
      page.faults['bad-rules'](2),
      [
        'settings.stok: there is no setting of this name',
        'The ruling on “Drew too many”: cells.overdraw.ruling: "no" is not one of illegal, penalty, silent, stands, info, legal, never',
      ],
    ],
  ])('%s is refused with the reason', (text, reason, faults) => {
    expect(read(text)).toEqual({ kind: 'refused', reason, faults });
  });
});
