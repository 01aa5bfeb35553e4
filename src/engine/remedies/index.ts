export { applySteps } from './apply';
export { type Plan, planRemedy } from './plan';
