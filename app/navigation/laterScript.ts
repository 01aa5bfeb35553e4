// One script for all of these screens. Expo would put what two such scripts share into the scripts of the start.
export { AnswerScreen, PrintedAnswer } from '../screens/Answer';
export { CompareAnswersScreen, PrintedComparison } from '../screens/Compare';
export { FlagScreen } from '../screens/Flag';
export { JustARulingScreen, RulingSlip } from '../screens/JustARuling';
export { LogScreen } from '../screens/Log';
export { NewTableScreen } from '../screens/NewTable';
export { PositionScreen } from '../screens/Position';
export { ResultScreen } from '../screens/Result';
export { PrintedRuleset, RulesetScreen } from '../screens/Ruleset';
export { RulingsScreen } from '../screens/Rulings';
