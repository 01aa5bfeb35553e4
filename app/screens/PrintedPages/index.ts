/** One door for all printed pages: what two lazily loaded screens share would otherwise be part of the start. */
export { HelpCardScreen } from './HelpCardScreen';
export { ResultSlipOrScoreSheetScreen } from './ResultSlipOrScoreSheetScreen';
