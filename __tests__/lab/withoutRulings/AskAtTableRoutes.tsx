/** Stand-ins for the ways from a table to the Rulings screens. */
export const RememberRulesetOfTable = () => null;
export const AskAtTableRoute = () => null;
export const AnswerAtTableRoute = () => null;
export const AnswerAtTablePageRoute = () => null;
export const useTellAfterTraversal = () => undefined;
