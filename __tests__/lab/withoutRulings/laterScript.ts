/** What is loaded after the start, without the screens of the Rulings tab. */
export { FlagScreen } from '@app/screens/Flag';
export { LogScreen } from '@app/screens/Log';
export { NewTableScreen } from '@app/screens/NewTable';
export { PositionScreen } from '@app/screens/Position';
export { ResultScreen } from '@app/screens/Result';
