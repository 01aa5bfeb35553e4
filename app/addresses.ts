import { BASE_PATH } from './device';

/** The addresses of the app on its host, for links. */
export const PATHS = {
  tables: `${BASE_PATH}tables`,
  table: (id: string): string => `${BASE_PATH}tables/${encodeURIComponent(id)}`,
  rulings: `${BASE_PATH}rulings`,
  settings: `${BASE_PATH}settings`,
  ruleset: (id: string): string => `${BASE_PATH}rulings/${encodeURIComponent(id)}`,
  /** One question under one ruleset. */
  answer: (question: string, ruleset: string): string =>
    `${BASE_PATH}rulings/ask/${encodeURIComponent(question)}?ruleset=${encodeURIComponent(ruleset)}`,
  answerAtTable: (id: string, question: string, ruleset: string): string =>
    `${BASE_PATH}tables/${encodeURIComponent(id)}/ask/${encodeURIComponent(question)}?ruleset=${encodeURIComponent(ruleset)}`,
  compare: `${BASE_PATH}rulings/compare`,
  localRules: `${BASE_PATH}rulings/local`,
  about: `${BASE_PATH}rulings/about`,
};
