import * as Haptics from 'expo-haptics';

/** Vibrates for a counted tap. Does nothing if the phone has no vibration or has it switched off. */
export const tickHaptic = (): void => void Haptics.selectionAsync().catch(() => undefined);

/** Vibrates for a flag, with a pattern that differs from that of a tap. */
export const warnHaptic = (): void =>
  void Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning).catch(() => undefined);
