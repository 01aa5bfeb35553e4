import { useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactElement, type ReactNode } from 'react';
import { useWords } from '../hooks';
import { useDelayUpdate } from '../offline/useDelayUpdate';
import { WhenRegistryOpen } from '../registry';
import { BackToEventProvider, BackToEventsProvider } from './BackLabelProvider';
import { lazyScreen } from './lazyScreen';
import { type EventRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';

const Stack = createNativeStackNavigator<EventRoutes>();
type Props<Name extends keyof EventRoutes> = NativeStackScreenProps<EventRoutes, Name>;

const load = () => import('./eventScript');
const EventsScreen = lazyScreen(async () => (await load()).EventsScreen);
const NewEventScreen = lazyScreen(async () => (await load()).NewEventScreen);
const EventScreen = lazyScreen(async () => (await load()).EventScreen);
const EventPeopleScreen = lazyScreen(async () => (await load()).EventPeopleScreen);
const EventGameScreen = lazyScreen(async () => (await load()).EventGameScreen);
const EventPrintScreen = lazyScreen(async () => (await load()).EventPrintScreen);
const EventStandingsScreen = lazyScreen(async () => (await load()).EventStandingsScreen);

const EventsRoute = ({ navigation }: Props<'Events'>) => (
  <TopScreenGate>
    <EventsScreen onNew={() => navigation.push('NewEvent')} onOpen={(id) => navigation.push('Event', { id })} />
  </TopScreenGate>
);

/** An event that is set up takes the form's place: the way back from it leads to the list. */
const NewEventRoute = ({ navigation }: Props<'NewEvent'>) => (
  <BehindEvents>
    <NewEventScreen onCreated={(id) => navigation.replace('Event', { id })} onBack={() => navigation.popTo('Events')} />
  </BehindEvents>
);

const EventRoute = ({ navigation, route: { params } }: Props<'Event'>) => (
  <BehindEvents>
    <EventScreen
      id={params.id}
      onPeople={() => navigation.push('EventPeople', params)}
      onStandings={() => navigation.push('EventStandings', params)}
      onGame={(game) => navigation.push('EventGame', { ...params, game })}
      onPrint={(what) => navigation.push('EventPrint', { ...params, what })}
      onBack={() => navigation.popTo('Events')}
    />
  </BehindEvents>
);

const EventPeopleRoute = ({ navigation, route: { params } }: Props<'EventPeople'>) => (
  <BehindEvent id={params.id}>
    <EventPeopleScreen id={params.id} onBack={() => navigation.popTo('Event', params)} />
  </BehindEvent>
);

/** Opened from the event, or by a link. */
const EventGameRoute = ({ navigation, route: { params } }: Props<'EventGame'>) => {
  const back = (): void => (navigation.canGoBack() ? navigation.goBack() : navigation.popTo('Event', params));
  return (
    <BehindEvent id={params.id}>
      <EventGameScreen
        id={params.id}
        game={params.game}
        onTable={(id, isDealt) =>
          navigation.getParent()?.navigate('TablesTab', { screen: isDealt ? 'Table' : 'Deal', params: { id } })
        }
        onDone={back}
        onBack={back}
      />
    </BehindEvent>
  );
};

const EventStandingsRoute = ({ navigation, route: { params } }: Props<'EventStandings'>) => (
  <BehindEvent id={params.id}>
    <EventStandingsScreen id={params.id} onBack={() => navigation.popTo('Event', params)} />
  </BehindEvent>
);

/** Opened from the event, or by a link. */
const EventPrintRoute = ({ navigation, route: { params } }: Props<'EventPrint'>) => (
  <BehindEvent id={params.id}>
    <EventPrintScreen id={params.id} what={params.what} onBack={() => navigation.popTo('Event', { id: params.id })} />
  </BehindEvent>
);

const BehindEvents = ({ children }: { readonly children: ReactNode }) => (
  <TopScreenGate>
    <BackToEventsProvider>{children}</BackToEventsProvider>
  </TopScreenGate>
);

const BehindEvent = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <TopScreenGate>
    <BackToEventProvider key={id}>{children}</BackToEventProvider>
  </TopScreenGate>
);

interface OpenedScreenProps {
  readonly route: { readonly name: string };
  readonly children: ReactElement;
}

/** Behind the list of events there is always something to lose by a reload: an open event, or a form. */
function OpenedScreen({ route, children }: OpenedScreenProps) {
  useDelayUpdate(route.name !== 'Events');
  return <WhenRegistryOpen isCovered={!useIsFocused()}>{children}</WhenRegistryOpen>;
}
const screenLayout = ({ route, children }: OpenedScreenProps) => <OpenedScreen route={route}>{children}</OpenedScreen>;

/** The organizer's side: events, and everything about one of them. */
export function EventStack() {
  const { tabs } = useWords().screens;
  return (
    <Stack.Navigator screenOptions={{ headerShown: false, title: tabs.event }} screenLayout={screenLayout}>
      <Stack.Screen name="Events" component={EventsRoute} />
      <Stack.Screen name="NewEvent" component={NewEventRoute} />
      <Stack.Screen name="Event" component={EventRoute} />
      <Stack.Screen name="EventPeople" component={EventPeopleRoute} />
      <Stack.Screen name="EventGame" component={EventGameRoute} />
      <Stack.Screen name="EventStandings" component={EventStandingsRoute} />
      <Stack.Screen name="EventPrint" component={EventPrintRoute} />
    </Stack.Navigator>
  );
}
