/** What a referee's finger does: it touches a control, known by its test name, or types into one. */
export type Gesture =
  | {
      readonly tap: string;
      /** Where the screen may or may not offer it: touched if it is there. */
      readonly ifThere?: true;
    }
  | { readonly fill: string; readonly text: string };

export const tap = (name: string): Gesture => ({ tap: name });
export const tapIfThere = (name: string): Gesture => ({ tap: name, ifThere: true });
export const fill = (name: string, text: string): Gesture => ({ fill: name, text });

export const taps = (...names: readonly string[]): Gesture[] => names.map(tap);

export const countTaps = (gestures: readonly Gesture[]): number =>
  gestures.filter((gesture) => 'tap' in gesture && gesture.ifThere !== true).length;
