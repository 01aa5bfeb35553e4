import {
  getPathFromState,
  getStateFromPath,
  type LinkingOptions,
  type NavigatorScreenParams,
} from '@react-navigation/native';
import { type NativeStackNavigationProp } from '@react-navigation/native-stack';
import { BASE_PATH, withoutBasePath } from '../device';
import { type MoreMenuAct } from '../forms/makeMoreMenu';

/** Routes carry ids only: an address must mean the same tomorrow and on another device. */
export type RulingsRoutes = {
  /** `ruleset`: opens at it; left out, at the one used last on this device. */
  Rulings: { ruleset?: string | undefined } | undefined;
  /** `clause`: where on the page it begins. */
  Ruleset: { id: string; clause?: string };
  RulesetPage: { id: string };
  Answer: { question: string; ruleset?: string };
  AnswerPage: { question: string; ruleset?: string };
  /** `with`: ids of rulesets with commas between them. */
  Compare: { with?: string } | undefined;
  ComparePage: { with?: string } | undefined;
  About: undefined;
  /** `saved`: the rules that were saved just now. */
  LocalRules: { saved?: string } | undefined;
  /** Without an id: new ones. */
  EditLocalRules: { id?: string } | undefined;
  Unknown: undefined;
};
export type TablesRoutes = {
  Tables: undefined;
  /** `position`: the game has already begun, so the position is entered instead of a deal. */
  NewTable: { from?: 'position'; ruleset?: string } | undefined;
  /** Local rules for the table that is being set up; `from` as there. */
  TableLocalRules: { from?: 'position'; saved?: string } | undefined;
  TableEditLocalRules: { from?: 'position'; id?: string } | undefined;
  Deal: { id: string };
  Position: { id: string };
  /** `tell`: a form that lies open; it is no part of the address. */
  Table: { id: string; tell?: MoreMenuAct | undefined };
  /** Questions under the table's own rules. */
  AskAtTable: { id: string };
  AnswerAtTable: { id: string; question: string; ruleset?: string };
  AnswerAtTablePage: { id: string; question: string; ruleset?: string };
  Log: { id: string };
  Flag: { id: string; flag: string };
  Result: { id: string };
  /** The practice table. `seed` names a game, so that a whole class can referee the same one. */
  Practice: { seed?: string } | undefined;
  Slip: { id: string };
  ScoreSheet: { id: string };
  /** The card that explains the taps. `id`: the table from which it was opened. */
  HelpCard: { id: string } | undefined;
  JustARuling: undefined;
  /** `n` is the number of the ruling in its record. */
  RulingSlip: { record: string; n: string };
};
export type EventRoutes = {
  Events: undefined;
  NewEvent: undefined;
  Event: { id: string };
  EventPeople: { id: string };
  /** The result of one game, by its id in the event. */
  EventGame: { id: string; game: string };
  EventStandings: { id: string };
  /** `what`: which list is printed. */
  EventPrint: { id: string; what: string };
};
export type SettingsRoutes = {
  Settings: undefined;
  DeviceCheck: undefined;
  SettingsHelpCard: undefined;
  Licences: undefined;
};
export type TabRoutes = {
  TablesTab: NavigatorScreenParams<TablesRoutes>;
  RulingsTab: NavigatorScreenParams<RulingsRoutes>;
  EventTab: NavigatorScreenParams<EventRoutes>;
  SettingsTab: NavigatorScreenParams<SettingsRoutes>;
};
export type RulingsNavigationProp = NativeStackNavigationProp<RulingsRoutes>;

/** What `undefined` stands for is not written into the address; the types know strings only. */
const leftOut = (): string => undefined as unknown as string;

export const linking: LinkingOptions<TabRoutes> = {
  prefixes: ['tableside://'],
  // The app may lie anywhere on its host. (The option `path` of the config does not know the base itself as an address.)
  getStateFromPath: (address, options) => getStateFromPath(withoutBasePath(address), options),
  getPathFromState: (state, options) => BASE_PATH + getPathFromState(state, options).replace(/^\//, ''),
  config: {
    screens: {
      TablesTab: {
        // A link into a table still has the list behind it.
        initialRouteName: 'Tables',
        screens: {
          Tables: { path: 'tables', alias: [''] },
          NewTable: 'tables/new',
          JustARuling: 'tables/ruling',
          RulingSlip: 'tables/ruling/:record/:n',
          TableLocalRules: 'tables/new/rules',
          TableEditLocalRules: 'tables/new/rules/edit',
          Practice: 'practice',
          Deal: 'tables/:id/deal',
          Position: 'tables/:id/position',
          Log: 'tables/:id/log',
          Flag: 'tables/:id/flags/:flag',
          Result: 'tables/:id/result',
          Slip: 'tables/:id/slip',
          ScoreSheet: 'tables/:id/score-sheet',
          HelpCard: 'help-card',
          AskAtTable: 'tables/:id/ask',
          AnswerAtTable: 'tables/:id/ask/:question',
          AnswerAtTablePage: 'tables/:id/ask/:question/print',
          Table: { path: 'tables/:id', stringify: { tell: leftOut }, parse: { tell: () => undefined } },
        },
      },
      EventTab: {
        // A link into an event still has the list behind it.
        initialRouteName: 'Events',
        screens: {
          Events: 'event',
          NewEvent: 'event/new',
          EventPeople: 'event/:id/people',
          EventGame: 'event/:id/games/:game',
          EventStandings: 'event/:id/standings',
          EventPrint: 'event/:id/print/:what',
          Event: 'event/:id',
        },
      },
      SettingsTab: {
        initialRouteName: 'Settings',
        screens: {
          Settings: 'settings',
          DeviceCheck: 'settings/check',
          SettingsHelpCard: 'settings/help-card',
          Licences: 'settings/licences',
        },
      },
      RulingsTab: {
        // A link into a sheet still has the list behind it.
        initialRouteName: 'Rulings',
        screens: {
          Rulings: 'rulings',
          Compare: 'rulings/compare',
          ComparePage: 'rulings/compare/print',
          About: 'rulings/about',
          Answer: 'rulings/ask/:question',
          AnswerPage: 'rulings/ask/:question/print',
          RulesetPage: 'rulings/:id/print',
          LocalRules: 'rulings/local',
          EditLocalRules: 'rulings/local/edit',
          Ruleset: 'rulings/:id',
          Unknown: '*',
        },
      },
    },
  },
};
