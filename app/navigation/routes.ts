import { type LinkingOptions, type NavigatorScreenParams } from '@react-navigation/native';
import { type NativeStackNavigationProp } from '@react-navigation/native-stack';

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
};
export type TabRoutes = {
  TablesTab: NavigatorScreenParams<TablesRoutes>;
  RulingsTab: NavigatorScreenParams<RulingsRoutes>;
};
export type RulingsNavigation = NativeStackNavigationProp<RulingsRoutes>;

export const linking: LinkingOptions<TabRoutes> = {
  prefixes: ['tableside://'],
  config: {
    screens: {
      TablesTab: {
        // A link into a table still has the list behind it.
        initialRouteName: 'Tables',
        screens: {
          Tables: { path: 'tables', alias: [''] },
          NewTable: 'tables/new',
          Deal: 'tables/:id/deal',
          Position: 'tables/:id/position',
          Log: 'tables/:id/log',
          Flag: 'tables/:id/flags/:flag',
          Result: 'tables/:id/result',
          Table: 'tables/:id',
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
