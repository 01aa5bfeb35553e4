/** Addresses of tables. One elsewhere (a rule sheet) needs no database and no permission to open one. */
const TABLES = /^\/(?:$|tables(?:$|\/(?<id>[^/]+)?))/;

export const addressNeedsDatabase = (address: string): boolean => TABLES.test(address);

/** The id of the table an address names, if it names one. */
export function tableIdInAddress(address: string): string | undefined {
  const id = TABLES.exec(address)?.groups?.id;
  return id === undefined ? undefined : decodeURIComponent(id);
}
