import { BASE_PATH } from './device';

/** The addresses of the app on its host, for links. */
export const PATHS = {
  tables: `${BASE_PATH}tables`,
  table: (id: string): string => `${BASE_PATH}tables/${encodeURIComponent(id)}`,
  rulings: `${BASE_PATH}rulings`,
  settings: `${BASE_PATH}settings`,
  ruleset: (id: string): string => `${BASE_PATH}rulings/${encodeURIComponent(id)}`,
};
