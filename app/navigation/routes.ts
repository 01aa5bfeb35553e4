import {
  getPathFromState,
  getStateFromPath,
  type LinkingOptions,
  type NavigatorScreenParams,
} from '@react-navigation/native';
import { type NativeStackNavigationProp } from '@react-navigation/native-stack';
import { BASE_PATH, withoutBase } from '../device';

/** Routes carry ids only: an address must mean the same tomorrow and on another device. */
export type RulingsRoutes = {
  Rulings: undefined;
  Ruleset: { id: string };
  Unknown: undefined;
};
export type TablesRoutes = {
  Tables: undefined;
  /** `position`: the game has already begun, so the position is entered instead of a deal. */
  NewTable: { from?: 'position' } | undefined;
  Deal: { id: string };
  Position: { id: string };
  Table: { id: string };
  Log: { id: string };
  Flag: { id: string; flag: string };
  Result: { id: string };
  /** The practice table. `seed` names a game, so that a whole class can referee the same one. */
  Practice: { seed?: string } | undefined;
  Slip: { id: string };
  ScoreSheet: { id: string };
  HelpCard: undefined;
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
  SettingsTab: NavigatorScreenParams<SettingsRoutes>;
};
export type RulingsNavigationProp = NativeStackNavigationProp<RulingsRoutes>;

export const linking: LinkingOptions<TabRoutes> = {
  prefixes: ['tableside://'],
  // The app may lie anywhere on its host. (The option `path` of the config does not know the base itself as an address.)
  getStateFromPath: (address, options) => getStateFromPath(withoutBase(address), options),
  getPathFromState: (state, options) => BASE_PATH + getPathFromState(state, options).replace(/^\//, ''),
  config: {
    screens: {
      TablesTab: {
        // A link into a table still has the list behind it.
        initialRouteName: 'Tables',
        screens: {
          Tables: { path: 'tables', alias: [''] },
          NewTable: 'tables/new',
          Practice: 'practice',
          Deal: 'tables/:id/deal',
          Position: 'tables/:id/position',
          Log: 'tables/:id/log',
          Flag: 'tables/:id/flags/:flag',
          Result: 'tables/:id/result',
          Slip: 'tables/:id/slip',
          ScoreSheet: 'tables/:id/score-sheet',
          HelpCard: 'help-card',
          Table: 'tables/:id',
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
        screens: { Rulings: 'rulings', Ruleset: 'rulings/:id', Unknown: '*' },
      },
    },
  },
};
