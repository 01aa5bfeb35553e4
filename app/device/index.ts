export { type ExportOutcome, exportRecord } from './exportRecord';
export { pickFile } from './files';
export { preferredLanguages, setPageLanguage } from './language';
export { startAddress } from './startAddress';
export { tickHaptic, warnHaptic } from './haptics';
export { recentlyReopened, reopen } from './reopen';
export { makeStamps, newId } from './stamps';
export { useAwake } from './useAwake';
