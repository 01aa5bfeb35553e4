import { fireEvent, render, screen } from '@testing-library/react-native';
import { ACTS } from '@/engine';
import { FLAG_CODES, howNoticed } from '@/rulesets';
import { type EntryDraft } from '@/state';
import { wordsFor } from '@/words';
import { ActPicker, MoreMenuPanel, type MoreMenuPanelProps } from '../../app/forms';
import { FLAG_CODE_LISTS } from '../../app/forms/inputs/FlagCodeField';
import { type UnsentInputStore, UnsentInputStoreContext } from '../../app/hooks';
import { headerOf, hit, namesIn, openAct, refusalOf, seated } from './formsKit';
import { inWindow } from './inWindow';

interface Heard {
  readonly told: EntryDraft[];
  readonly closed: jest.Mock;
  readonly placed: jest.Mock;
  readonly brought: jest.Mock;
  readonly listed: jest.Mock;
}

function openMore(props: Partial<MoreMenuPanelProps> = {}, shelf: UnsentInputStore | null = null): Heard {
  const heard = {
    told: [] as EntryDraft[],
    closed: jest.fn(),
    placed: jest.fn(),
    brought: jest.fn(),
    listed: jest.fn(),
  };
  render(
    inWindow(
      <UnsentInputStoreContext.Provider value={shelf}>
        <MoreMenuPanel
          seats={seated(4)}
          actor={2}
          draw={60}
          header={headerOf(4)}
          {...props}
          onTell={(draft) => void heard.told.push(draft)}
          onPlace={heard.placed}
          onActor={heard.brought}
          onListShown={heard.listed}
          onClose={heard.closed}
        />
      </UnsentInputStoreContext.Provider>,
    ),
  );
  return heard;
}

/** The names behind `more` that people and tests rely on. */
const PROMISED =
  'reveal peek take-back claim count reshuffle pass note pause report position end-time end-concede end-abandoned';
const BESIDES =
  'more-out-of-turn more-log more-result more-help act-shift act-speak act-play act-discard act-draw act-flip act-sit act-set act-deal act-cut act-start';

describe('behind more', () => {
  test('lies every act that has no tap of its own, each once, with words', () => {
    openMore();
    const names = namesIn(screen.toJSON()).filter((name) => !/^more-(panel|find)/.test(name));
    expect([...names].sort()).toEqual([...PROMISED.split(' '), ...BESIDES.split(' ')].sort());
    names.forEach((name) => expect(screen.getByTestId(name)).toHaveTextContent(/^[A-Z][a-z]/));
  });

  test('words half typed are there again, until they are told; what was tapped is not', () => {
    const shelf: UnsentInputStore = new Map();
    openMore({}, shelf);
    hit('note');
    hit(['field-text', 'Bo left for']);
    screen.unmount();
    const { told } = openMore({}, shelf);
    hit('note');
    expect(screen.getByTestId('field-text').props.value).toBe('Bo left for');
    hit('tell');
    expect(told).toMatchObject([{ act: 'note', text: 'Bo left for' }]);
    screen.unmount();
    openMore({}, shelf);
    hit('note');
    expect(screen.getByTestId('field-text').props.value).toBe('');
  });

  test.each([
    ['claim', { act: 'claim', seat: 2 }],
    ['pass', { act: 'pass', seat: 2 }],
    ['pause', { act: 'pause' }],
    ['end-time', { act: 'end', why: 'time' }],
    ['end-abandoned', { act: 'end', why: 'abandoned' }],
  ])('%s is told at once, without a question', (name, draft) => {
    const { told, closed } = openMore();
    hit(name);
    expect(told).toEqual([draft]);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(refusalOf(told[0] as EntryDraft)).toBeNull();
  });

  test('a paused game goes on', () => {
    const { told } = openMore({ isPaused: true });
    expect(screen.queryByTestId('pause')).toBeNull();
    hit('act-resume');
    expect(told).toEqual([{ act: 'resume' }]);
  });

  test('giving up asks who, and nothing else', () => {
    const { told } = openMore();
    hit('end-concede');
    expect(namesIn(screen.toJSON()).filter((name) => name.startsWith('field-'))).toEqual(
      [0, 1, 2, 3].map((seat) => `field-seat-${seat}`),
    );
    expect(told).toEqual([]);
    hit('field-seat-0');
    expect(told).toEqual([{ act: 'end', why: 'concede', seat: 0 }]);
  });

  test.each([
    ['position', 'position'],
    ['more-log', 'log'],
    ['more-result', 'result'],
    ['more-help', 'help'],
  ])('%s has a screen of its own', (name, place) => {
    const { told, placed, closed } = openMore();
    hit(name);
    expect(placed.mock.calls).toEqual([[place]]);
    expect([closed.mock.calls.length, told.length]).toEqual([1, 0]);
  });

  test.each(
    [...PROMISED.split(' '), ...BESIDES.split(' ')].filter(
      (name) => !/claim|pass|pause|end-[ta]|position|out-of-turn|more-(log|result|help)/.test(name),
    ),
  )('%s opens its form, which closes back to the list', (name) => {
    const { told, closed } = openMore();
    hit(name);
    expect(screen.queryByTestId('more-panel')).toBeNull();
    expect(screen.getByTestId(`form-${name.replace(/^act-|-concede$/g, '')}`)).toBeOnTheScreen();
    hit('close-form');
    expect(screen.getByTestId('more-panel')).toBeOnTheScreen();
    expect([told.length, closed.mock.calls.length]).toEqual([0, 0]);
  });

  test('whoever is in the strip is taken for the one who did it', () => {
    const { told, closed } = openMore({ actor: 3 });
    hit('reveal');
    expect(screen.getByTestId('field-seat-3')).toBeChecked();
    hit('field-card-8');
    expect(told).toEqual([{ act: 'reveal', seat: 3, card: 8 }]);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('out of turn asks who, and brings that player into the strip', () => {
    const { told, brought, closed } = openMore({ turn: 1 });
    hit('more-out-of-turn');
    expect(screen.queryByTestId('out-of-turn-1')).toBeNull();
    expect([0, 2, 3].map((seat) => screen.getByTestId(`out-of-turn-${seat}`))).toHaveLength(3);
    hit('out-of-turn-3');
    expect(brought.mock.calls).toEqual([[3]]);
    expect([told.length, closed.mock.calls.length]).toEqual([0, 1]);
  });

  test('only the list needs the full height, not the form over the seats', () => {
    const { listed } = openMore();
    hit('count');
    hit('close-form');
    expect(listed.mock.calls).toEqual([[true], [false], [true]]);
  });

  test('rulings are asked for where they can be looked up', () => {
    const { placed } = openMore({ mayAsk: true });
    hit('more-ask');
    expect(placed.mock.calls).toEqual([['ask']]);
  });

  test('every thing has a sentence of its own', () => {
    openMore({ mayAsk: true });
    const { items } = wordsFor('en').more;
    const says = Object.values(items).map((item) => item.says);
    expect(new Set(says).size).toBe(says.length);
    for (const [id, { says: sentence }] of Object.entries(items))
      if (id !== 'resume') expect(screen.getByText(sentence)).toBeOnTheScreen();
  });

  test('what is typed filters at once; Enter takes the first', () => {
    const { told } = openMore();
    hit(['more-find', 'time is up']);
    expect(itemsShown()[0]).toBe('end-time');
    expect(itemsShown()).not.toContain('cut');
    fireEvent(screen.getByTestId('more-find'), 'submitEditing');
    expect(told).toEqual([{ act: 'end', why: 'time' }]);
  });

  test('nothing found: says so, and offers what can tell anything', () => {
    const { told } = openMore();
    hit(['more-find', 'zzyzx']);
    expect(screen.getByTestId('more-found')).toHaveTextContent(wordsFor('en').more.nothingFound);
    expect(itemsShown()).toEqual(['report', 'note']);
    fireEvent(screen.getByTestId('more-find'), 'submitEditing');
    expect([told.length, screen.queryByTestId('more-panel') !== null]).toEqual([0, true]);
  });

  test('the list closes', () => {
    const { closed } = openMore();
    hit('more-panel-close');
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

/** What the sheet offers now, in its order. */
const itemsShown = (): string[] => namesIn(screen.toJSON()).filter((name) => !/^more-(panel|find|found)/.test(name));

describe('choosing an act for the log', () => {
  test('offers every act there is', () => {
    render(inWindow(<ActPicker onPick={jest.fn()} />));
    expect([...namesIn(screen.toJSON())].sort()).toEqual(ACTS.map((act) => `act-${act}`).sort());
  });

  test('leaves out what cannot be put there, and says which was chosen', () => {
    const pick = jest.fn();
    render(inWindow(<ActPicker onPick={pick} without={['sign', 'end', 'rule']} />));
    expect(screen.queryByTestId('act-sign')).toBeNull();
    hit('act-speak');
    expect(pick).toHaveBeenCalledWith('speak');
  });
});

describe('reporting', () => {
  const codesIn = (list: keyof typeof FLAG_CODE_LISTS): string[] =>
    FLAG_CODE_LISTS[list].flatMap(({ codes }) => [...codes]);

  test('every code stands in one list, and what eyes can see comes first', () => {
    expect([...codesIn('eyes'), ...codesIn('named'), ...codesIn('rest')].sort()).toEqual([...FLAG_CODES].sort());
    expect(codesIn('eyes')).toEqual(FLAG_CODES.filter((code) => howNoticed(code) === 'eyes'));
    const reportable =
      'stock-top-not-up src-stock-hidden build-not-removed build-removed-early wild-reassigned misdeal-exposed setup-layout';
    for (const code of reportable.split(' ')) expect([...codesIn('eyes'), ...codesIn('named')]).toContain(code);
  });

  test('codes are grouped as the rule book has them', () => {
    const groups = FLAG_CODE_LISTS.rest.map(({ group, codes }) => [group, codes[0], codes[codes.length - 1]]);
    expect(groups).toEqual([
      ['setup', 'setup-player-count', 'setup-same-chapter'],
      ['turnOrder', 'oot-started', 'play-after-discard'],
      ['drawing', 'draw-omitted', 'draw-dead'],
      ['building', 'build-sequence', 'build-takeback'],
      ['sources', 'src-buried-discard', 'strategy-discard-play'],
      ['discarding', 'discard-fifth', 'discard-wild'],
      ['talk', 'partner-flip', 'partner-flip'],
      ['penalties', 'penalty-short', 'penalty-short'],
      ['ending', 'revealed-not-played', 'extra-game'],
    ]);
  });

  test('a short list first; all the others on one tap', () => {
    openAct({ act: 'report', actor: 1 });
    const shown = (): string[] => namesIn(screen.toJSON()).filter((name) => name.startsWith('field-code-'));
    expect(shown()).toHaveLength(codesIn('eyes').length + codesIn('named').length + 1);
    hit('field-code-all');
    expect(shown()).toHaveLength(FLAG_CODES.length);
    expect(screen.getByTestId('field-code-build-fifth')).toHaveTextContent(wordsFor('en').flags['build-fifth'].title);
  });
});
