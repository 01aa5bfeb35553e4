export { BackBar, type BackBarProps } from './BackBar';
export { Chips } from './Chips';
export { Icon, type IconName } from './Icon';
export { Link } from './Link';
export { Mark } from './Mark';
export { Page } from './Page';
export { type SheetCard, SheetCards } from './SheetCards';
export { Heading, Words } from './Words';
