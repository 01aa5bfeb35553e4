import * as Haptics from 'expo-haptics';

/** A counted tap. A phone that cannot, or will not, stays still. */
export const tickHaptic = (): void => void Haptics.selectionAsync().catch(() => undefined);

/** Something was flagged: felt as another thing than a tick. */
export const warnHaptic = (): void =>
  void Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning).catch(() => undefined);
