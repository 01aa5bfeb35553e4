import { useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactElement } from 'react';
import { RegistryProvider, WhenRegistryOpen } from '../registry';
import { useWords } from '../hooks';
import { DealScreen } from '../screens/Deal';
import { FlagScreen } from '../screens/Flag';
import { LogScreen } from '../screens/Log';
import { NewTableScreen } from '../screens/NewTable';
import { PositionScreen } from '../screens/Position';
import { ResultScreen } from '../screens/Result';
import { TableScreen } from '../screens/Table';
import { TablesScreen } from '../screens/Tables';
import { TopScreenProvider } from './TopScreenProvider';
import { type TablesRoutes } from './routes';

const Stack = createNativeStackNavigator<TablesRoutes>();
type Props<Name extends keyof TablesRoutes> = NativeStackScreenProps<TablesRoutes, Name>;

function TablesRoute({ navigation }: Props<'Tables'>) {
  return (
    <TopScreenProvider>
      <TablesScreen
        onOpen={(id) => navigation.push('Table', { id })}
        onNew={() => navigation.push('NewTable')}
        onFromTable={() => navigation.push('NewTable', { from: 'position' })}
        onRulings={() => navigation.getParent()?.navigate('RulingsTab')}
      />
    </TopScreenProvider>
  );
}

/** A table that is set up takes the form's place: the way back from it leads to the list. */
function NewTableRoute({ navigation, route }: Props<'NewTable'>) {
  const from = route.params?.from;
  return (
    <NewTableScreen
      from={from}
      onOpened={(id) => navigation.replace(from === 'position' ? 'Position' : 'Deal', { id })}
      onBack={() => navigation.popTo('Tables')}
    />
  );
}

function DealRoute({ navigation, route: { params } }: Props<'Deal'>) {
  return (
    <DealScreen
      id={params.id}
      onStarted={() => navigation.replace('Table', params)}
      onBack={() => navigation.popTo('Tables')}
    />
  );
}

function PositionRoute({ navigation, route: { params } }: Props<'Position'>) {
  const isBehindTable = navigation.getState().routes.some(({ name }) => name === 'Table');
  return (
    <PositionScreen
      id={params.id}
      onTold={() => (isBehindTable ? navigation.goBack() : navigation.replace('Table', params))}
      onBack={() => (isBehindTable ? navigation.goBack() : navigation.popTo('Tables'))}
    />
  );
}

function TableRoute({ navigation, route: { params } }: Props<'Table'>) {
  return (
    <TopScreenProvider>
      <TableScreen
        id={params.id}
        onBack={() => navigation.popTo('Tables')}
        onSwitch={(id) => navigation.replace('Table', { id })}
        onDeal={() => navigation.replace('Deal', params)}
        onPosition={() => navigation.push('Position', params)}
        onLog={() => navigation.push('Log', params)}
        onFlag={(flag) => navigation.push('Flag', { ...params, flag })}
        onResult={() => navigation.push('Result', params)}
      />
    </TopScreenProvider>
  );
}

function LogRoute({ navigation, route: { params } }: Props<'Log'>) {
  return (
    <LogScreen
      id={params.id}
      onBack={() => navigation.popTo('Table', params)}
      onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
    />
  );
}

function FlagRoute({ navigation, route: { params } }: Props<'Flag'>) {
  const back = (): void => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('Table', params));
  return <FlagScreen id={params.id} flag={params.flag} onBack={back} />;
}

function ResultRoute({ navigation, route: { params } }: Props<'Result'>) {
  return (
    <TopScreenProvider>
      <ResultScreen
        id={params.id}
        onBack={() => navigation.popTo('Table', params)}
        onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
        onNextGame={(id) => {
          navigation.popTo('Tables');
          navigation.push('Deal', { id });
        }}
      />
    </TopScreenProvider>
  );
}

/** The navigator is drawn while the database is being opened; only its screens wait for it. */
function OpenedScreen({ children }: { readonly children: ReactElement }) {
  return <WhenRegistryOpen isCovered={!useIsFocused()}>{children}</WhenRegistryOpen>;
}
const screenLayout = ({ children }: { readonly children: ReactElement }) => <OpenedScreen>{children}</OpenedScreen>;

export function TablesStack() {
  const { setUp, table, review, forms, screens } = useWords();
  return (
    <RegistryProvider>
      <Stack.Navigator screenOptions={{ headerShown: false }} screenLayout={screenLayout}>
        <Stack.Screen name="Tables" component={TablesRoute} options={{ title: screens.tabs.tables }} />
        <Stack.Screen name="NewTable" component={NewTableRoute} options={{ title: setUp.newTable.title }} />
        <Stack.Screen name="Deal" component={DealRoute} options={{ title: setUp.deal.title }} />
        <Stack.Screen name="Position" component={PositionRoute} options={{ title: forms.position.title }} />
        <Stack.Screen name="Table" component={TableRoute} options={{ title: table.title }} />
        <Stack.Screen name="Log" component={LogRoute} options={{ title: review.log.title }} />
        <Stack.Screen name="Flag" component={FlagRoute} options={{ title: review.flag.title }} />
        <Stack.Screen name="Result" component={ResultRoute} options={{ title: review.result.title }} />
      </Stack.Navigator>
    </RegistryProvider>
  );
}
