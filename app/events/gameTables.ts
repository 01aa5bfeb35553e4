/** What the screens of events need of tables: only this folder opens the door of events. */
export { resultAtTable, type TableResult, tableOptionsForGame } from '@/state/events';
