export { applySteps } from './apply';
export { type PileChoice, pileChoice } from './pileChoice';
export { type Plan, planRemedy } from './plan';
