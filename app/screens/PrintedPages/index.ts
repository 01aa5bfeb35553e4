/** One door for all printed pages: what two lazily loaded screens share would otherwise be part of the start. */
export { HowToTapCardScreen } from './HowToTapCardScreen';
export { RulingSlipScreen } from './RulingSlipScreen';
export { ResultSlipOrScoreSheetScreen } from './ResultSlipOrScoreSheetScreen';
export { PrintedTextScreen } from './PrintedTextScreen';
