import { type Check } from '../check';
import { NONE, raise } from '../raise';

export const setupDeckCount: Check<'deal'> = (rules, _table, deal) =>
  deal.deck === undefined || deal.deck === rules.values.deck
    ? NONE
    : raise(rules, 'setup-deck-count', null, { expected: rules.values.deck, found: deal.deck });
