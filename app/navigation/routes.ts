import { type LinkingOptions, type NavigatorScreenParams } from '@react-navigation/native';
import { type NativeStackNavigationProp } from '@react-navigation/native-stack';

/** Places are named by ids only: an address must mean the same tomorrow, on another device. */
export type RulingsRoutes = {
  Rulings: undefined;
  Ruleset: { id: string };
  Unknown: undefined;
};
export type TabRoutes = {
  RulingsTab: NavigatorScreenParams<RulingsRoutes>;
};
export type RulingsNavigation = NativeStackNavigationProp<RulingsRoutes>;

/** The addresses of the app, for links and for reading them. */
export const PATHS = {
  rulings: '/rulings',
  ruleset: (id: string): string => `/rulings/${encodeURIComponent(id)}`,
} as const;

export const linking: LinkingOptions<TabRoutes> = {
  prefixes: ['tableside://'],
  config: {
    screens: {
      RulingsTab: {
        // A link into a sheet still has the list behind it.
        initialRouteName: 'Rulings',
        screens: { Rulings: { path: 'rulings', alias: [''] }, Ruleset: 'rulings/:id', Unknown: '*' },
      },
    },
  },
};
