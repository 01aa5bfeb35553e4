/** Where the app begins, as an address. */
export const firstPlace = (): string => window.location.pathname;
