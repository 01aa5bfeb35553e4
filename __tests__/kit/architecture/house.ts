/** The rooms of src/ and their ranks: a file may import from rooms of strictly lower rank only. */
export const RANKS: Readonly<Record<string, number>> = {
  base: 0,
  rulesets: 1,
  engine: 2,
  simulate: 3,
  record: 3,
  words: 3,
  rulings: 4,
  tournament: 4,
  practice: 4,
  storage: 5,
  sync: 6,
  state: 7,
  hub: 7,
  cli: 8,
};
export const APP = 'app';
export const APP_RANK = 8;

/** Below this rank there is no clock, no dice and no disk: time, ids and chance arrive with the entry. */
export const PURE_BELOW = 5;

/** Rooms made of commands rather than of a door. */
export const WITHOUT_DOOR: readonly string[] = ['cli'];

/** Rooms that invent games instead of refereeing them. Only tests, command lines and `practice` load them. */
export const TEST_DATA_ROOMS: readonly string[] = ['simulate'];
/** The room that carries invented games into the app, and the only screen that loads it. */
export const PRACTICE_ROOM = 'practice';
export const PRACTICE_SCREEN = 'app/screens/Practice';
export const mayLoadTestData = (room: string): boolean =>
  room === 'cli' || room === PRACTICE_ROOM || TEST_DATA_ROOMS.includes(room);

/** Rooms that run in Node alone. */
export const NODE_ROOMS: readonly string[] = ['cli', 'hub'];

/** Doors that are not neutral, each opened only by a composition root, a command line or a test. */
export const ADAPTER_DOORS: readonly string[] = [
  'storage/expo',
  'storage/expo/databaseAccess',
  'storage/expo/early',
  'storage/node',
  'storage/postgres',
  'sync/camera',
];
const COMPOSITION_ROOTS: readonly string[] = [
  'app/boot.ts',
  'app/openDiskEarly.ts',
  'app/pageScript.ts',
  'src/hub/main.ts',
];
export const mayOpenAdapters = (file: string): boolean =>
  COMPOSITION_ROOTS.includes(file) || file.startsWith('src/cli/');

/** The screens of events, in a script of their own. */
const EVENT_FOLDERS: readonly string[] = [
  'app/events/',
  'app/screens/Event/',
  'app/screens/EventGame/',
  'app/screens/EventPeople/',
  'app/screens/EventPrint/',
  'app/screens/EventStandings/',
  'app/screens/Events/',
  'app/screens/NewEvent/',
];

/**
 * Neutral doors beside a room's own, each with the folders that open it: what is behind them is loaded with a screen
 * that nobody needs in order to begin, and must stay out of the scripts of the start.
 */
export const LATER_DOORS: Readonly<Record<string, readonly string[]>> = {
  'words/settingsScreens': ['app/screens/Settings/'],
  'words/localRulesPage': ['app/screens/LocalRules/'],
  'rulesets/localRules': ['app/screens/LocalRules/'],
  'record/localRulesFile': ['app/screens/LocalRules/'],
  'rulings/sampleSituations': ['app/screens/LocalRules/'],
  'words/rulingQuestions': ['src/rulings/', 'src/cli/', 'app/answers/'],
  'state/rulingsBook': ['app/screens/JustARuling/'],
  'state/events': ['app/events/'],
  'words/eventScreens': EVENT_FOLDERS,
  'words/eventReport': ['src/cli/'],
  'words/attachedSheets': ['app/screens/Ruleset/'],
  'words/justARuling': ['app/screens/JustARuling/'],
  'words/rulingScreens': ['app/answers/', 'app/tablePicture/'],
};

/** The room of questions and answers: 150 questions with all their words. */
export const RULINGS_ROOM = 'rulings';
/** The folders of app/ that load it. All of them are in the script that is loaded after the start. */
export const RULINGS_FOLDERS: readonly string[] = [
  'app/answers/',
  'app/tablePicture/',
  'app/screens/Answer/',
  'app/screens/Compare/',
  'app/screens/JustARuling/',
  'app/screens/Ruleset/',
  'app/screens/Rulings/',
];
/** The one file that imports them at once; everybody else imports this file by `import()`. */
export const LATER_SCRIPT = 'app/navigation/laterScript.ts';

export const MOST_LINES = 400;
export const MOST_README_LINES = 40;

/** `src/engine/checks/sources.ts` lives in `engine`, `app/App.tsx` in `app`; null for what is in no room. */
export const roomOf = (file: string): string | null => {
  const [first, second, ...deeper] = file.split('/');
  if (first === APP) return APP;
  return first === 'src' && second !== undefined && deeper.length > 0 ? second : null;
};
export const rankOf = (room: string): number | undefined => (room === APP ? APP_RANK : RANKS[room]);
