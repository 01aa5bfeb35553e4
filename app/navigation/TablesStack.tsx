import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { DeskGate } from '../desk';
import { OnTop } from './OnTop';
import { useWords } from '../hooks';
import { Deal } from '../screens/Deal';
import { Flag } from '../screens/Flag';
import { Log } from '../screens/Log';
import { NewTable } from '../screens/NewTable';
import { Position } from '../screens/Position';
import { Result } from '../screens/Result';
import { Table } from '../screens/Table';
import { Tables } from '../screens/Tables';
import { type TablesRoutes } from './routes';

const Stack = createNativeStackNavigator<TablesRoutes>();
type Props<Name extends keyof TablesRoutes> = NativeStackScreenProps<TablesRoutes, Name>;

function TablesScreen({ navigation }: Props<'Tables'>) {
  return (
    <OnTop>
      <Tables
        onOpen={(id) => navigation.push('Table', { id })}
        onNew={() => navigation.push('NewTable')}
        onFromTable={() => navigation.push('NewTable', { from: 'position' })}
        onRulings={() => navigation.getParent()?.navigate('RulingsTab')}
      />
    </OnTop>
  );
}

/** A table that is set up takes the form's place: the way back from it leads to the list. */
function NewTableScreen({ navigation, route }: Props<'NewTable'>) {
  const from = route.params?.from;
  return (
    <NewTable
      from={from}
      onOpened={(id) => navigation.replace(from === 'position' ? 'Position' : 'Deal', { id })}
      onBack={() => navigation.popTo('Tables')}
    />
  );
}

function DealScreen({ navigation, route: { params } }: Props<'Deal'>) {
  return (
    <Deal
      id={params.id}
      onStarted={() => navigation.replace('Table', params)}
      onBack={() => navigation.popTo('Tables')}
    />
  );
}

function PositionScreen({ navigation, route: { params } }: Props<'Position'>) {
  const isBehindTable = navigation.getState().routes.some(({ name }) => name === 'Table');
  return (
    <Position
      id={params.id}
      onTold={() => (isBehindTable ? navigation.goBack() : navigation.replace('Table', params))}
      onBack={() => (isBehindTable ? navigation.goBack() : navigation.popTo('Tables'))}
    />
  );
}

function TableScreen({ navigation, route: { params } }: Props<'Table'>) {
  return (
    <OnTop>
      <Table
        id={params.id}
        onBack={() => navigation.popTo('Tables')}
        onSwitch={(id) => navigation.replace('Table', { id })}
        onDeal={() => navigation.replace('Deal', params)}
        onPosition={() => navigation.push('Position', params)}
        onLog={() => navigation.push('Log', params)}
        onFlag={(flag) => navigation.push('Flag', { ...params, flag })}
        onResult={() => navigation.push('Result', params)}
      />
    </OnTop>
  );
}

function LogScreen({ navigation, route: { params } }: Props<'Log'>) {
  return (
    <Log
      id={params.id}
      onBack={() => navigation.popTo('Table', params)}
      onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
    />
  );
}

function FlagScreen({ navigation, route: { params } }: Props<'Flag'>) {
  const back = (): void => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('Table', params));
  return <Flag id={params.id} flag={params.flag} onBack={back} />;
}

function ResultScreen({ navigation, route: { params } }: Props<'Result'>) {
  return (
    <OnTop>
      <Result
        id={params.id}
        onBack={() => navigation.popTo('Table', params)}
        onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
        onNextGame={(id) => {
          navigation.popTo('Tables');
          navigation.push('Deal', { id });
        }}
      />
    </OnTop>
  );
}

export function TablesStack() {
  const { setUp, table, review, forms, screens } = useWords();
  return (
    <DeskGate>
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Tables" component={TablesScreen} options={{ title: screens.tabs.tables }} />
        <Stack.Screen name="NewTable" component={NewTableScreen} options={{ title: setUp.newTable.title }} />
        <Stack.Screen name="Deal" component={DealScreen} options={{ title: setUp.deal.title }} />
        <Stack.Screen name="Position" component={PositionScreen} options={{ title: forms.position.title }} />
        <Stack.Screen name="Table" component={TableScreen} options={{ title: table.title }} />
        <Stack.Screen name="Log" component={LogScreen} options={{ title: review.log.title }} />
        <Stack.Screen name="Flag" component={FlagScreen} options={{ title: review.flag.title }} />
        <Stack.Screen name="Result" component={ResultScreen} options={{ title: review.result.title }} />
      </Stack.Navigator>
    </DeskGate>
  );
}
