// One script for all of these screens. Expo would put what two such scripts share into the scripts of the start.
export { FlagScreen } from '../screens/Flag';
export { LogScreen } from '../screens/Log';
export { NewTableScreen } from '../screens/NewTable';
export { PositionScreen } from '../screens/Position';
export { ResultScreen } from '../screens/Result';
export { RulesetScreen } from '../screens/Ruleset';
