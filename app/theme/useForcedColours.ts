/** A phone has no mode in which the system replaces an app's colours. */
export const useForcedColours = (): boolean => false;
