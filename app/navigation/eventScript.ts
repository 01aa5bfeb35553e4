// One script for all screens of events, loaded when the tab is first opened: no game at a table needs it.
export { EventsScreen } from '../screens/Events';
export { NewEventScreen } from '../screens/NewEvent';
export { EventScreen } from '../screens/Event';
export { EventPeopleScreen } from '../screens/EventPeople';
export { EventGameScreen } from '../screens/EventGame';
export { EventStandingsScreen } from '../screens/EventStandings';
export { EventPrintScreen } from '../screens/EventPrint';
