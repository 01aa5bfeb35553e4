export { preloadLaterScreens } from './laterScreens';
export { Navigation } from './Navigation';
