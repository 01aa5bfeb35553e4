/** Somebody acts although another player is on turn: said over that player's piles, and on every building pile. */
export const outOfTurnWords = {
  banner: (name: string): string => `${name} acts out of turn`,
  /** The player on turn asked the partner for the play to come. */
  asked: (name: string): string => `${name} was asked to play`,
  /** The banner as a button: a touch on it releases the actor too. */
  bannerLabel: (banner: string): string => `${banner}; press if that is over`,
  release: 'Done',
  releaseLabel: (owner: string): string => `Done: ${owner}, who is on turn, acts again`,
  /** On a building pile: whose play a tap will be. */
  pile: (name: string): string => `${name} plays`,
  /** The same beside the seat's shape, where the name has no room. */
  pileWithShape: 'plays',
  pileLabel: (label: string, name: string): string => `${label}; a tap is ${name}'s play, out of turn`,
} as const;
