/** A door of its own: events are loaded with their screens. */
export { makeEventBook } from './events/makeEventBook';
export { resultAtTable, type TableResult, tableOptionsForGame } from './events/eventTables';
