/** A seed with which something once went wrong. Every campaign of its kind begins with it. */
export interface FoundSeed {
  readonly kind: string;
  readonly seed: string;
  /** How many faults it takes. */
  readonly count: number;
  /** What went wrong then, and why. */
  readonly what: string;
}

/** Never shortened. */
export const FOUND: readonly FoundSeed[] = [
  {
    kind: 'recover-app',
    seed: 'mwldrg57/1',
    count: 1,
    what:
      'On a fresh clone: "the tap of unknown outcome is gone (lied)". The finger took a page without the sign "saved" ' +
      '(between the deal and the table) for saved, and a fault armed for the next message hit another write than the ' +
      'one the try was about.',
  },
  {
    kind: 'recover-app',
    seed: 'mwle18kc/8.2',
    count: 1,
    what:
      '"gone (unanswered)", every time, with or without busy loops. The harness counted wrong: this deal has a ' +
      'tie-break in which somebody draws a Skip-Bo and draws again. The simulated record has two cuts for it, the app ' +
      'writes one for each round, so every later entry had a number one too high and the unlucky tap, which was on the ' +
      'disk, was taken for missing. `tellDeal` now expects what the app writes.',
  },
  {
    kind: 'recover-app',
    seed: 'busy2/3.2',
    count: 1,
    what:
      'With four busy loops: the list of tables did not come within 30 s after the page was loaded a second time, ' +
      'right after the first. The first document released the tab lock more than a second later, and the app said for ' +
      'good that the tables were open elsewhere. A tab that had the lock before now waits longer for it ' +
      '(`OWN_LOCK_TIMEOUT_MS`), and the campaign loads its page once.',
  },
  {
    kind: 'recover-app',
    seed: 'wave2/1.2',
    count: 1,
    what:
      'A tap made while the page was about to be loaded anew was neither on the disk nor named: the page was inert and ' +
      'did not look so. A cover now says that the log is being opened again.',
  },
  {
    kind: 'kill-app',
    seed: 'wave2',
    count: 10,
    what:
      'A form was not on the screen. The harness told a reshuffle without saying from where, which the form asks for, ' +
      'so the form stayed open and the next tap on More closed it.',
  },
  {
    kind: 'answer',
    seed: 'mwm113ga/1@3',
    count: 1,
    what:
      'The fault hit another message than the one it was for. The page was loaded anew before the newest head had ' +
      'reached the other medium, so this opening asked for one hash more than the opening whose messages were counted. ' +
      'The campaign now waits for that medium before it loads the page.',
  },
];
