export { noClockNoDice } from './clock';
export { WITHOUT_DOOR } from './house';
export {
  nodeStaysOutside,
  noReactInSrc,
  pointsDownward,
  practiceIsLoadedLazily,
  rulingsAreLoadedLater,
  simulateStaysOut,
  staysInRoom,
  usesDoors,
} from './imports';
export {
  filesAreSmall,
  namesAreUnique,
  noDefaultExports,
  noEnums,
  roomsAreKnown,
  roomsHaveDoor,
  roomsHaveReadme,
  roomsIn,
} from './manners';
export { doorsThatDoNotLoad } from './neutral';
export { type RuleCase, testRules } from './ruleCases';
export { fakeTree, readTree, type Rule } from './tree';
