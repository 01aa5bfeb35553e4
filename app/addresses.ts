/** The addresses of the app, for links and for reading them. */
export const PATHS = {
  tables: '/tables',
  table: (id: string): string => `/tables/${encodeURIComponent(id)}`,
  rulings: '/rulings',
  ruleset: (id: string): string => `/rulings/${encodeURIComponent(id)}`,
};
