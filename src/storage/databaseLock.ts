/** The Web Lock of the database: in a browser one window at a time holds it, for as long as its page lives. */
export const DATABASE_LOCK = 'tableside/log';
