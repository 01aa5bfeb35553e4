import { runWhenIdleAfterStart } from '../device/runWhenIdleAfterStart';
import { lazyScreen } from './lazyScreen';

const load = () => import('./laterScript');

/** What the start does not draw, but somebody may open at any moment of a game. */
export const LaterScreens = {
  Answer: lazyScreen(async () => (await load()).AnswerScreen),
  Compare: lazyScreen(async () => (await load()).CompareAnswersScreen),
  PrintedAnswer: lazyScreen(async () => (await load()).PrintedAnswer),
  PrintedComparison: lazyScreen(async () => (await load()).PrintedComparison),
  PrintedRuleset: lazyScreen(async () => (await load()).PrintedRuleset),
  Rulings: lazyScreen(async () => (await load()).RulingsScreen),
  Flag: lazyScreen(async () => (await load()).FlagScreen),
  JustARuling: lazyScreen(async () => (await load()).JustARulingScreen),
  Log: lazyScreen(async () => (await load()).LogScreen),
  NewTable: lazyScreen(async () => (await load()).NewTableScreen),
  Position: lazyScreen(async () => (await load()).PositionScreen),
  Result: lazyScreen(async () => (await load()).ResultScreen),
  Ruleset: lazyScreen(async () => (await load()).RulesetScreen),
  RulingSlip: lazyScreen(async () => (await load()).RulingSlip),
} as const;

/** To be called once the first screen is drawn: loads these screens while nobody waits, so that each opens at once. */
export function preloadLaterScreens(): void {
  // What fails here is tried again, and reported, when the screen is opened.
  runWhenIdleAfterStart(() =>
    Object.values(LaterScreens).forEach(({ preload }) => void preload().catch(() => undefined)),
  );
}
