export { share } from './share';
export { type Anchors, useAnchors } from './useAnchors';
export { BOUNCE, BounceContext, useBounce } from './useBounce';
export { useCramped } from './useCramped';
export { useDismiss } from './useDismiss';
export { useReducedMotion } from './useReducedMotion';
export { useStable } from './useStable';
export { useTwoPanes } from './useTwoPanes';
export { useWords } from './useWords';
