import { afterStart } from '../device/afterStart';
import { lazyScreen } from './lazyScreen';

const load = () => import('./laterScript');

/** What the start does not draw, but somebody may open at any moment of a game. */
export const LaterScreens = {
  Flag: lazyScreen(async () => (await load()).FlagScreen),
  Log: lazyScreen(async () => (await load()).LogScreen),
  NewTable: lazyScreen(async () => (await load()).NewTableScreen),
  Position: lazyScreen(async () => (await load()).PositionScreen),
  Result: lazyScreen(async () => (await load()).ResultScreen),
  Ruleset: lazyScreen(async () => (await load()).RulesetScreen),
} as const;

/** To be called once the first screen is drawn: loads these screens while nobody waits, so that each opens at once. */
export function preloadLaterScreens(): void {
  // What fails here is tried again, and reported, when the screen is opened.
  afterStart(() => Object.values(LaterScreens).forEach(({ preload }) => void preload().catch(() => undefined)));
}
