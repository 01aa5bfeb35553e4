import { tickHaptic, warnHaptic } from './haptics';
import { playTick, playWarning } from './sounds';

export interface FeedbackChoices {
  readonly hasHaptics: boolean;
  readonly hasSounds: boolean;
}

let choices: FeedbackChoices = { hasHaptics: true, hasSounds: false };

/** From the settings of this device. */
export function setFeedbackChoices(next: FeedbackChoices): void {
  choices = next;
}

/** Answers a tap that counted. */
export function giveTapFeedback(): void {
  if (choices.hasHaptics) tickHaptic();
  if (choices.hasSounds) playTick();
}

/** Answers a tap that raised a flag. */
export function giveFlagFeedback(): void {
  if (choices.hasHaptics) warnHaptic();
  if (choices.hasSounds) playWarning();
}
