/** What the first turns teach, one line at a time, in the slot of the table. */
export const hints = {
  gotIt: 'OK',
  gotItLabel: 'OK: do not show this hint again',
  off: 'Hints\noff',
  offLabel: 'Hints off: show no more hints',
  lines: {
    'tap-pile': (needs: number, isOnly: boolean): string =>
      `A ${needs} was played? Tap ${isOnly ? 'the' : 'a'} pile that needs ${needs}`,
    'tap-stock': (): string => 'Played from the stock? Tap the stock',
    discard: (): string => "Discarded? Tap the card's key, then the discard pile",
    'skip-bo': (): string => 'A Skip-Bo was played? Tap its key, then the pile',
    refill: (): string => 'Draws fill themselves in. Tap Draw only for another number',
    undo: (): string => 'Tapped wrong? Undo takes the last tap back',
    'out-of-turn': (): string => 'Somebody acts out of turn? Tap that player first',
    more: (): string => 'Anything else, like “time is up”: tap More',
  },
};
