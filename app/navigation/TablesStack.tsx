import { useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactElement } from 'react';
import { WhenRegistryOpen } from '../registry';
import { closePanelsThen, useWords } from '../hooks';
import { useDelayUpdate } from '../offline/useDelayUpdate';
import { DealScreen } from '../screens/Deal';
import { TableScreen } from '../screens/Table';
import { TablesScreen } from '../screens/Tables';
import {
  PrintedAnswerAtTableRoute,
  AnswerAtTableRoute,
  AskAtTableRoute,
  SetRulingsTabRulesetFromTable,
  useFormToOpenAfterTraversal,
} from './AskAtTableRoutes';
import { BackLabelProvider } from './BackLabelProvider';
import { LaterScreens } from './laterScreens';
import { TableEditLocalRulesRoute, TableLocalRulesRoute } from './localRulesRoutes';
import { PracticeRoute } from './PracticeRoute';
import { lazyScreen } from './lazyScreen';
import { TopScreenGate } from './TopScreenGate';
import { type TablesRoutes } from './routes';

const Stack = createNativeStackNavigator<TablesRoutes>();
const SlipScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).ResultSlipOrScoreSheetScreen);
const RulingSlipScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).RulingSlipScreen);
const HelpCardScreen = lazyScreen(async () => (await import('../screens/PrintedPages')).HowToTapCardScreen);
type Props<Name extends keyof TablesRoutes> = NativeStackScreenProps<TablesRoutes, Name>;

function TablesRoute({ navigation }: Props<'Tables'>) {
  return (
    <TopScreenGate>
      <TablesScreen
        onOpen={(id) => navigation.push('Table', { id })}
        onNew={() => navigation.push('NewTable')}
        onFromTable={() => navigation.push('NewTable', { from: 'position' })}
        onJustARuling={() => navigation.push('JustARuling')}
        onPractice={() => navigation.push('Practice')}
        onSlip={(id) => navigation.push('Slip', { id })}
        onHelpCard={() => navigation.push('HelpCard')}
      />
    </TopScreenGate>
  );
}

/** A table that is set up takes the form's place: the way back from it leads to the list. */
function NewTableRoute({ navigation, route }: Props<'NewTable'>) {
  const { from, ruleset } = route.params ?? {};
  return (
    <TopScreenGate>
      <BackLabelProvider place="Tables">
        <LaterScreens.NewTable
          from={from}
          chosen={ruleset}
          onChosenTaken={() => navigation.setParams({ ruleset: undefined } as object)}
          onLocalRules={() => navigation.push('TableLocalRules', from === undefined ? undefined : { from })}
          onOpened={(id) => navigation.replace(from === 'position' ? 'Position' : 'Deal', { id })}
          onBack={() => navigation.popTo('Tables')}
        />
      </BackLabelProvider>
    </TopScreenGate>
  );
}

function DealRoute({ navigation, route: { params } }: Props<'Deal'>) {
  return (
    <BackLabelProvider place="Tables">
      <DealScreen
        id={params.id}
        onStarted={() => navigation.replace('Table', params)}
        onBack={() => navigation.popTo('Tables')}
      />
    </BackLabelProvider>
  );
}

function PositionRoute({ navigation, route: { params } }: Props<'Position'>) {
  const isBehindTable = navigation.getState().routes.some(({ name }) => name === 'Table');
  return (
    <BackLabelProvider place={isBehindTable ? 'Table' : 'Tables'} id={params.id}>
      <LaterScreens.Position
        id={params.id}
        onTold={() => (isBehindTable ? navigation.goBack() : navigation.replace('Table', params))}
        onBack={() => (isBehindTable ? navigation.goBack() : navigation.popTo('Tables'))}
      />
    </BackLabelProvider>
  );
}

function TableRoute({ navigation, route: { params } }: Props<'Table'>) {
  const tell = useFormToOpenAfterTraversal(params.tell);
  return (
    <TopScreenGate>
      <SetRulingsTabRulesetFromTable id={params.id} />
      <TableScreen
        id={params.id}
        onBack={() => closePanelsThen(() => navigation.popTo('Tables'))}
        onSwitch={(id) => closePanelsThen(() => navigation.replace('Table', { id }))}
        onDeal={() => closePanelsThen(() => navigation.replace('Deal', params))}
        onPosition={() => closePanelsThen(() => navigation.push('Position', params))}
        onLog={() => closePanelsThen(() => navigation.push('Log', params))}
        onAsk={() => closePanelsThen(() => navigation.push('AskAtTable', { id: params.id }))}
        tell={tell}
        onTellShown={() => navigation.setParams({ tell: undefined })}
        onFlag={(flag) => closePanelsThen(() => navigation.push('Flag', { ...params, flag }))}
        onResult={() => closePanelsThen(() => navigation.push('Result', params))}
        onHelp={() => closePanelsThen(() => navigation.push('HelpCard', params))}
      />
    </TopScreenGate>
  );
}

function LogRoute({ navigation, route: { params } }: Props<'Log'>) {
  return (
    <BackLabelProvider place="Table" id={params.id}>
      <LaterScreens.Log
        id={params.id}
        onBack={() => navigation.popTo('Table', params)}
        onOpenFlag={(flag) => navigation.push('Flag', { ...params, flag })}
      />
    </BackLabelProvider>
  );
}

/** Opened by a link, a flag has only the list behind it: then its way back leads to its table all the same. */
function FlagRoute({ navigation, route: { key, params } }: Props<'Flag'>) {
  const { routes } = navigation.getState();
  const before = routes[routes.findIndex((one) => one.key === key) - 1]?.name ?? 'Tables';
  const back = (): void => (before === 'Tables' ? navigation.popTo('Table', params) : navigation.goBack());
  return (
    <BackLabelProvider place={before === 'Tables' ? 'Table' : before} id={params.id}>
      <LaterScreens.Flag id={params.id} flag={params.flag} onBack={back} />
    </BackLabelProvider>
  );
}

function ResultRoute({ navigation, route: { params } }: Props<'Result'>) {
  return (
    <TopScreenGate>
      <BackLabelProvider place="Table" id={params.id}>
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
      </BackLabelProvider>
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
    <BackLabelProvider place={placeBehind(navigation)}>
      <SlipScreen id={params.id} what="slip" onBack={back} />
    </BackLabelProvider>
  );
}

function ScoreSheetRoute({ navigation, route: { params } }: Props<'ScoreSheet'>) {
  const back = (): void => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('Result', params));
  return (
    <BackLabelProvider place={placeBehind(navigation)}>
      <SlipScreen id={params.id} what="score-sheet" onBack={back} />
    </BackLabelProvider>
  );
}

const JustARulingRoute = ({ navigation }: Props<'JustARuling'>) => (
  <TopScreenGate>
    <BackLabelProvider place="Tables">
      <LaterScreens.JustARuling
        onSlip={(record, n) => navigation.push('RulingSlip', { record, n: String(n) })}
        onBack={() => navigation.popTo('Tables')}
      />
    </BackLabelProvider>
  </TopScreenGate>
);

function RulingSlipRoute({ navigation, route: { params } }: Props<'RulingSlip'>) {
  const back = (): void => navigation.popTo('JustARuling');
  return (
    <LaterScreens.RulingSlip record={params.record} n={Number(params.n)} onBack={back}>
      {(slip) => <RulingSlipScreen slip={slip} onBack={back} />}
    </LaterScreens.RulingSlip>
  );
}

/** Opened from a table, or from the list. */
const HelpCardRoute = ({ navigation, route: { params } }: Props<'HelpCard'>) => (
  <BackLabelProvider place={params === undefined ? 'Tables' : 'Table'} {...params}>
    <HelpCardScreen
      onBack={() => (params === undefined ? navigation.popTo('Tables') : navigation.popTo('Table', params))}
    />
  </BackLabelProvider>
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
  const { localRules, editLocalRules } = screens.rulings;
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }} screenLayout={screenLayout}>
      <Stack.Screen name="Tables" component={TablesRoute} options={{ title: screens.tabs.tables }} />
      <Stack.Screen name="NewTable" component={NewTableRoute} options={{ title: setUp.newTable.title }} />
      <Stack.Screen name="TableLocalRules" component={TableLocalRulesRoute} options={{ title: localRules }} />
      <Stack.Screen
        name="TableEditLocalRules"
        component={TableEditLocalRulesRoute}
        options={{ title: editLocalRules }}
      />
      <Stack.Screen name="Deal" component={DealRoute} options={{ title: setUp.deal.title }} />
      <Stack.Screen name="Position" component={PositionRoute} options={{ title: forms.position.title }} />
      <Stack.Screen name="Table" component={TableRoute} options={{ title: table.title }} />
      <Stack.Screen name="AskAtTable" component={AskAtTableRoute} options={{ title: screens.rulings.title }} />
      <Stack.Screen name="AnswerAtTable" component={AnswerAtTableRoute} options={{ title: screens.rulings.title }} />
      <Stack.Screen
        name="AnswerAtTablePage"
        component={PrintedAnswerAtTableRoute}
        options={{ title: screens.rulings.title }}
      />
      <Stack.Screen name="Log" component={LogRoute} options={{ title: review.log.title }} />
      <Stack.Screen name="Flag" component={FlagRoute} options={{ title: review.flag.title }} />
      <Stack.Screen name="Result" component={ResultRoute} options={{ title: review.result.title }} />
      <Stack.Screen name="Practice" component={PracticeRoute} options={{ title: practice.title }} />
      <Stack.Screen name="Slip" component={SlipRoute} options={{ title: printed.slip }} />
      <Stack.Screen name="ScoreSheet" component={ScoreSheetRoute} options={{ title: printed.scoreSheet }} />
      <Stack.Screen name="JustARuling" component={JustARulingRoute} options={{ title: setUp.tables.justARuling }} />
      <Stack.Screen name="RulingSlip" component={RulingSlipRoute} options={{ title: setUp.tables.justARuling }} />
      <Stack.Screen name="HelpCard" component={HelpCardRoute} options={{ title: printed.helpCard }} />
    </Stack.Navigator>
  );
}
