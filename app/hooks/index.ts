export { type Anchors, useAnchors } from './useAnchors';
export { useCramped } from './useCramped';
export { useTwoPanes } from './useTwoPanes';
export { useWords } from './useWords';
