import { type RulesetWords } from '../shape';

/** The built-in sheets as people call them, by ruleset id. `short` is for tight places. */
export const rulesets = {
  'tennessee-partners': {
    name: 'Tennessee, partners',
    short: 'Tennessee',
    summary: "Two pairs, stocks of 20, partner's piles open to you. The losers of a game are out.",
    sheet: 'Tennessee Game Rules, partners',
    dated: 'The sheet has no date.',
  },
  'tennessee-2018': {
    name: 'Tennessee 2018, individual',
    short: 'Tennessee 2018',
    summary: 'Everyone for themselves, stocks of 10. Nobody may advise anybody.',
    sheet: 'Tennessee Game Rules, updated 2018',
    dated: 'Updated June 1, 2018.',
  },
  'tennessee-2018-partners': {
    name: 'Tennessee 2018, partners',
    short: 'Tennessee 2018 pairs',
    summary: "Teams of two, stocks of 10, partner's piles open to you. No talk except asking for a play.",
    sheet: 'Tennessee Game Rules, updated 2018, with partners',
    dated: 'Updated June 1, 2018.',
  },
  'texas-good-sam': {
    name: 'Texas Good Sam',
    short: 'Texas',
    summary: 'Two pairs, stocks of 15. Open four discard piles before stacking; a card you show must be played.',
    sheet: 'Texas Good Sam rules',
    dated: 'The sheet has no date.',
  },
  'six-player-partners': {
    name: 'Six players in partnership',
    short: 'Six players',
    summary: 'Three pairs, stocks of 20, own piles only. It has a written rule for playing out of turn.',
    sheet: 'Six-player partnership rules',
    dated: 'The sheet has no date and no author.',
  },
  mattel: {
    name: "Manufacturer's rules",
    short: 'Manufacturer',
    summary: 'Two to six players, stocks of 30 or 20, first one out wins. Partners if the table wants them.',
    sheet: 'The leaflet in the box',
    dated: 'Long edition, number 42050.',
  },
  'florida-good-sam': {
    name: 'Florida Good Sam (2019)',
    short: 'Florida',
    summary: 'Two pairs, stocks of 12, three games against the clock. The lowest score wins.',
    sheet: 'Florida Good Sam rules',
    dated: 'Revised January 2019.',
  },
} as const satisfies Readonly<Record<string, RulesetWords>>;

/** A sheet's name in a citation, by the prefix of its clause ids. Two rulesets may share one sheet. */
export const sheetNameByClausePrefix = {
  TNP: 'Tennessee, partners',
  TN18: 'Tennessee 2018',
  TX: 'Texas Good Sam',
  SIX: 'Six players in partnership',
  MAT: "Manufacturer's rules",
  FL: 'Florida Good Sam (2019)',
} as const satisfies Readonly<Record<string, string>>;
