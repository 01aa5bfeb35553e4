export { Navigation } from './Navigation';
