/** A door of its own: rulings at tables that are not in the app are loaded with their screen. */
export { makeRulingsBook } from './rulings/makeRulingsBook';
