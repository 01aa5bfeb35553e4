/** Where the app begins, as an address. */
export const startAddress = (): string => window.location.pathname;
