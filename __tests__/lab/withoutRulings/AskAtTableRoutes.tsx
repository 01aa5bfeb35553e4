/** Stand-ins for the ways from a table to the Rulings screens. */
export const SetRulingsTabRulesetFromTable = () => null;
export const AskAtTableRoute = () => null;
export const AnswerAtTableRoute = () => null;
export const PrintedAnswerAtTableRoute = () => null;
export const useFormToOpenAfterTraversal = () => undefined;
