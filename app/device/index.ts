export { type ExportOutcome, exportRecord } from './exportRecord';
export { pickFileText } from './files';
export { preferredLanguages, setPageLanguage } from './language';
export { startAddress } from './startAddress';
export { tickHaptic, warnHaptic } from './haptics';
export { wasRecentlyReopened, reopenStorage } from './reopenStorage';
export { makeStampSource, newId } from './stamps';
export { useKeepAwake } from './useKeepAwake';
