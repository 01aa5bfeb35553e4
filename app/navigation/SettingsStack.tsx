import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { useWords } from '../hooks';
import { BackToSettingsLabelProvider } from './BackLabelProvider';
import { lazyScreen } from './lazyScreen';
import { type SettingsRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';

const Stack = createNativeStackNavigator<SettingsRoutes>();
type Props<Name extends keyof SettingsRoutes> = NativeStackScreenProps<SettingsRoutes, Name>;

const SettingsScreen = lazyScreen(async () => (await import('../screens/Settings')).SettingsScreen);
const DeviceCheckScreen = lazyScreen(async () => (await import('../screens/Settings')).DeviceCheckScreen);
const HelpCardScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).HowToTapCardScreen);
const LicencesScreen = lazyScreen(async () => (await import('../screens/Settings')).LicencesScreen);

function SettingsRoute({ navigation }: Props<'Settings'>) {
  return (
    <TopScreenGate>
      <SettingsScreen
        onDeviceCheck={() => navigation.push('DeviceCheck')}
        onHelpCard={() => navigation.push('SettingsHelpCard')}
        onLicences={() => navigation.push('Licences')}
      />
    </TopScreenGate>
  );
}

const DeviceCheckRoute = ({ navigation }: Props<'DeviceCheck'>) => (
  <TopScreenGate>
    <BackToSettingsLabelProvider>
      <DeviceCheckScreen onBack={() => navigation.popTo('Settings')} />
    </BackToSettingsLabelProvider>
  </TopScreenGate>
);

const LicencesRoute = ({ navigation }: Props<'Licences'>) => (
  <TopScreenGate>
    <BackToSettingsLabelProvider>
      <LicencesScreen onBack={() => navigation.popTo('Settings')} />
    </BackToSettingsLabelProvider>
  </TopScreenGate>
);

const HelpCardRoute = ({ navigation }: Props<'SettingsHelpCard'>) => (
  <TopScreenGate>
    <BackToSettingsLabelProvider>
      <HelpCardScreen onBack={() => navigation.popTo('Settings')} />
    </BackToSettingsLabelProvider>
  </TopScreenGate>
);

/** How this device shows and keeps what it has. Nothing here is needed to begin, so its scripts are loaded when it is opened. */
export function SettingsStack() {
  const { screens, printed } = useWords();
  return (
    <Stack.Navigator screenOptions={{ headerShown: false, title: screens.tabs.settings }}>
      <Stack.Screen name="Settings" component={SettingsRoute} />
      <Stack.Screen name="DeviceCheck" component={DeviceCheckRoute} />
      <Stack.Screen name="SettingsHelpCard" component={HelpCardRoute} options={{ title: printed.helpCard }} />
      <Stack.Screen name="Licences" component={LicencesRoute} />
    </Stack.Navigator>
  );
}
