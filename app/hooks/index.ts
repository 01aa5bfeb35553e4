export { type Anchors, useAnchors } from './useAnchors';
export { useTwoPanes } from './useTwoPanes';
export { useWords } from './useWords';
