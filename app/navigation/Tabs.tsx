import { type BottomTabBarProps, createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { getFocusedRouteNameFromRoute, useLinkBuilder } from '@react-navigation/native';
import { type IconName } from '../components';
import { useHasTwoPanes, useWords } from '../hooks';
import { RegistryProvider } from '../registry';
import { EventStack } from './EventStack';
import { type TablesRoutes, type TabRoutes } from './routes';
import { RulingsStack } from './RulingsStack';
import { SettingsStack } from './SettingsStack';
import { type TabData, TabBarView } from './TabBarView';
import { TablesStack } from './TablesStack';

const TabNavigator = createBottomTabNavigator<TabRoutes>();

const looks: Readonly<Record<keyof TabRoutes, { readonly icon: IconName; readonly testID: string }>> = {
  TablesTab: { icon: 'tables', testID: 'tab-tables' },
  RulingsTab: { icon: 'rulings', testID: 'tab-rulings' },
  EventTab: { icon: 'trophy', testID: 'tab-event' },
  SettingsTab: { icon: 'settings', testID: 'tab-settings' },
};

/** Where the list of tables is still in sight. Everywhere else a game is going on, and the whole height is its own. */
const WITH_TABS: ReadonlySet<string> = new Set<keyof TablesRoutes>(['Tables', 'NewTable']);

function TabBar({ state, descriptors, navigation }: BottomTabBarProps) {
  const { buildHref } = useLinkBuilder();
  const isRail = useHasTwoPanes();
  const { appName } = useWords().screens;
  const tabs = state.routes.map(({ key, name }, index): TabData => ({
    key,
    title: descriptors[key]?.options.title ?? name,
    ...looks[name as keyof TabRoutes],
    href: buildHref(name),
    isCurrent: index === state.index,
  }));
  const open = (key: string): void => {
    const route = state.routes.find((one) => one.key === key);
    const { defaultPrevented } = navigation.emit({ type: 'tabPress', target: key, canPreventDefault: true });
    if (route !== undefined && !defaultPrevented) navigation.navigate(route.name);
  };
  const current = state.routes[state.index];
  const place = current?.name === 'TablesTab' ? (getFocusedRouteNameFromRoute(current) ?? 'Tables') : undefined;
  if (place !== undefined && !WITH_TABS.has(place)) return null;
  return <TabBarView tabs={tabs} onOpen={open} isRail={isRail} label={appName} />;
}

/** The tabs of the app. Pressing the one that is open goes back to its first screen. */
export function Tabs() {
  const isRail = useHasTwoPanes();
  const { tabs } = useWords().screens;
  return (
    <RegistryProvider>
      <TabNavigator.Navigator
        tabBar={(props) => <TabBar {...props} />}
        screenOptions={{ headerShown: false, tabBarPosition: isRail ? 'left' : 'bottom' }}
      >
        <TabNavigator.Screen name="TablesTab" component={TablesStack} options={{ title: tabs.tables }} />
        <TabNavigator.Screen name="RulingsTab" component={RulingsStack} options={{ title: tabs.rulings }} />
        <TabNavigator.Screen name="EventTab" component={EventStack} options={{ title: tabs.event }} />
        <TabNavigator.Screen name="SettingsTab" component={SettingsStack} options={{ title: tabs.settings }} />
      </TabNavigator.Navigator>
    </RegistryProvider>
  );
}
