/**
 * Which build of the app this is. A phone is not told by anything this app contains, so summaries are not kept there and
 * every record is read at a start.
 */
export const buildName = (): string | undefined => undefined;
