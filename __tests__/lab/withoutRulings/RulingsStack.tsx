/** Stands in for the Rulings tab in a build that measures what the tab adds. */
export const RulingsStack = () => null;
