import { useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactElement } from 'react';
import { WhenRegistryOpen } from '../registry';
import { afterPanelsClose, useWords } from '../hooks';
import { useDelayUpdate } from '../offline/useDelayUpdate';
import { DealScreen } from '../screens/Deal';
import { TableScreen } from '../screens/Table';
import { TablesScreen } from '../screens/Tables';
import { BackToWordsProvider } from './BackToWordsProvider';
import { LaterScreens } from './laterScreens';
import { PracticeRoute } from './PracticeRoute';
import { lazyScreen } from './lazyScreen';
import { TopScreenGate } from './TopScreenGate';
import { type TablesRoutes } from './routes';

const Stack = createNativeStackNavigator<TablesRoutes>();
const SlipScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).ResultSlipOrScoreSheetScreen);
const HelpCardScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).HelpCardScreen);
type Props<Name extends keyof TablesRoutes> = NativeStackScreenProps<TablesRoutes, Name>;

function TablesRoute({ navigation }: Props<'Tables'>) {
  return (
    <TopScreenGate>
      <TablesScreen
        onOpen={(id) => navigation.push('Table', { id })}
        onNew={() => navigation.push('NewTable')}
        onFromTable={() => navigation.push('NewTable', { from: 'position' })}
        onRulings={() => navigation.getParent()?.navigate('RulingsTab')}
        onPractice={() => navigation.push('Practice')}
        onSlip={(id) => navigation.push('Slip', { id })}
        onHelpCard={() => navigation.push('HelpCard')}
      />
    </TopScreenGate>
  );
}

/** A table that is set up takes the form's place: the way back from it leads to the list. */
function NewTableRoute({ navigation, route }: Props<'NewTable'>) {
  const from = route.params?.from;
  return (
    <BackToWordsProvider place="Tables">
      <LaterScreens.NewTable
        from={from}
        onOpened={(id) => navigation.replace(from === 'position' ? 'Position' : 'Deal', { id })}
        onBack={() => navigation.popTo('Tables')}
      />
    </BackToWordsProvider>
  );
}

function DealRoute({ navigation, route: { params } }: Props<'Deal'>) {
  return (
    <BackToWordsProvider place="Tables">
      <DealScreen
        id={params.id}
        onStarted={() => navigation.replace('Table', params)}
        onBack={() => navigation.popTo('Tables')}
      />
    </BackToWordsProvider>
  );
}

function PositionRoute({ navigation, route: { params } }: Props<'Position'>) {
  const isBehindTable = navigation.getState().routes.some(({ name }) => name === 'Table');
  return (
    <BackToWordsProvider place={isBehindTable ? 'Table' : 'Tables'} id={params.id}>
      <LaterScreens.Position
        id={params.id}
        onTold={() => (isBehindTable ? navigation.goBack() : navigation.replace('Table', params))}
        onBack={() => (isBehindTable ? navigation.goBack() : navigation.popTo('Tables'))}
      />
    </BackToWordsProvider>
  );
}

function TableRoute({ navigation, route: { params } }: Props<'Table'>) {
  return (
    <TopScreenGate>
      <TableScreen
        id={params.id}
        onBack={() => afterPanelsClose(() => navigation.popTo('Tables'))}
        onSwitch={(id) => afterPanelsClose(() => navigation.replace('Table', { id }))}
        onDeal={() => afterPanelsClose(() => navigation.replace('Deal', params))}
        onPosition={() => afterPanelsClose(() => navigation.push('Position', params))}
        onLog={() => afterPanelsClose(() => navigation.push('Log', params))}
        onFlag={(flag) => afterPanelsClose(() => navigation.push('Flag', { ...params, flag }))}
        onResult={() => afterPanelsClose(() => navigation.push('Result', params))}
      />
    </TopScreenGate>
  );
}

function LogRoute({ navigation, route: { params } }: Props<'Log'>) {
  return (
    <BackToWordsProvider place="Table" id={params.id}>
      <LaterScreens.Log
        id={params.id}
        onBack={() => navigation.popTo('Table', params)}
        onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
      />
    </BackToWordsProvider>
  );
}

/** Opened by a link, a flag has only the list behind it: then its way back leads to its table all the same. */
function FlagRoute({ navigation, route: { key, params } }: Props<'Flag'>) {
  const { routes } = navigation.getState();
  const before = routes[routes.findIndex((one) => one.key === key) - 1]?.name ?? 'Tables';
  const back = (): void => (before === 'Tables' ? navigation.popTo('Table', params) : navigation.goBack());
  return (
    <BackToWordsProvider place={before === 'Tables' ? 'Table' : before} id={params.id}>
      <LaterScreens.Flag id={params.id} flag={params.flag} onBack={back} />
    </BackToWordsProvider>
  );
}

function ResultRoute({ navigation, route: { params } }: Props<'Result'>) {
  return (
    <TopScreenGate>
      <BackToWordsProvider place="Table" id={params.id}>
        <LaterScreens.Result
          id={params.id}
          onBack={() => navigation.popTo('Table', params)}
          onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
          onNextGame={(id) => {
            navigation.popTo('Tables');
            navigation.push('Deal', { id });
          }}
          onSlip={() => navigation.push('Slip', params)}
          onScoreSheet={() => navigation.push('ScoreSheet', params)}
        />
      </BackToWordsProvider>
    </TopScreenGate>
  );
}

/** The screen that the uppermost one lies on: where back leads to. */
function placeBehind(navigation: Props<'Slip' | 'ScoreSheet'>['navigation']): keyof TablesRoutes {
  const { routes, index } = navigation.getState();
  return routes[index - 1]?.name ?? 'Result';
}

/** Opened from the result or from the list: back leads there; from a link it leads to the result. */
function SlipRoute({ navigation, route: { params } }: Props<'Slip'>) {
  const back = (): void => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('Result', params));
  return (
    <BackToWordsProvider place={placeBehind(navigation)}>
      <SlipScreen id={params.id} what="slip" onBack={back} />
    </BackToWordsProvider>
  );
}

function ScoreSheetRoute({ navigation, route: { params } }: Props<'ScoreSheet'>) {
  const back = (): void => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('Result', params));
  return (
    <BackToWordsProvider place={placeBehind(navigation)}>
      <SlipScreen id={params.id} what="score-sheet" onBack={back} />
    </BackToWordsProvider>
  );
}

const HelpCardRoute = ({ navigation }: Props<'HelpCard'>) => (
  <BackToWordsProvider place="Tables">
    <HelpCardScreen onBack={() => navigation.popTo('Tables')} />
  </BackToWordsProvider>
);

interface OpenedScreenProps {
  readonly route: { readonly name: string };
  readonly children: ReactElement;
}

/**
 * The navigator is drawn while the database is being opened; only its screens wait for it. Behind the list of tables
 * there is always something to lose by a reload: an open table, or a form.
 */
function OpenedScreen({ route, children }: OpenedScreenProps) {
  useDelayUpdate(route.name !== 'Tables');
  return <WhenRegistryOpen isCovered={!useIsFocused()}>{children}</WhenRegistryOpen>;
}
const screenLayout = ({ route, children }: OpenedScreenProps) => <OpenedScreen route={route}>{children}</OpenedScreen>;

export function TablesStack() {
  const { setUp, table, review, forms, screens, practice, printed } = useWords();
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }} screenLayout={screenLayout}>
      <Stack.Screen name="Tables" component={TablesRoute} options={{ title: screens.tabs.tables }} />
      <Stack.Screen name="NewTable" component={NewTableRoute} options={{ title: setUp.newTable.title }} />
      <Stack.Screen name="Deal" component={DealRoute} options={{ title: setUp.deal.title }} />
      <Stack.Screen name="Position" component={PositionRoute} options={{ title: forms.position.title }} />
      <Stack.Screen name="Table" component={TableRoute} options={{ title: table.title }} />
      <Stack.Screen name="Log" component={LogRoute} options={{ title: review.log.title }} />
      <Stack.Screen name="Flag" component={FlagRoute} options={{ title: review.flag.title }} />
      <Stack.Screen name="Result" component={ResultRoute} options={{ title: review.result.title }} />
      <Stack.Screen name="Practice" component={PracticeRoute} options={{ title: practice.title }} />
      <Stack.Screen name="Slip" component={SlipRoute} options={{ title: printed.slip }} />
      <Stack.Screen name="ScoreSheet" component={ScoreSheetRoute} options={{ title: printed.scoreSheet }} />
      <Stack.Screen name="HelpCard" component={HelpCardRoute} options={{ title: printed.helpCard }} />
    </Stack.Navigator>
  );
}
