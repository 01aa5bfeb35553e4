/** What can be pinned on a wall. */
export const EVENT_PRINTS = ['seating', 'names', 'standings', 'bracket'] as const;
export type EventPrintKind = (typeof EVENT_PRINTS)[number];

export const isEventPrint = (what: string): what is EventPrintKind => EVENT_PRINTS.some((one) => one === what);
