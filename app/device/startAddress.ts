/** Where the app begins, as an address. A phone begins with its tables; a link is followed from there. */
export const startAddress = (): string => '/tables';
