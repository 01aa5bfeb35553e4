import { type DealSheet, EMPTY_SHEET } from './dealSheet';

/** The name under which the device keeps the deal that is being typed: a restart must not cost it. */
export const DEAL_SETTING = 'dealInHand';

export const makeDealSetting = (id: string, sheet: DealSheet): string => JSON.stringify({ id, sheet });

/** What was typed for this table, if it was the last one dealt and nothing has changed its shape since. */
export function parseDealSetting(text: string | undefined, id: string): DealSheet | null {
  if (text === undefined || text === '') return null;
  try {
    const kept = JSON.parse(text) as { readonly id?: unknown; readonly sheet?: Partial<DealSheet> };
    if (kept.id !== id || typeof kept.sheet !== 'object' || kept.sheet === null) return null;
    const sheet = { ...EMPTY_SHEET, ...kept.sheet };
    const isWhole = [sheet.tops, sheet.tieCards, sheet.dealers, sheet.cut, sheet.stock].every(Array.isArray);
    return isWhole ? sheet : null;
  } catch {
    return null;
  }
}
