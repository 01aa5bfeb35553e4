/**
 * What the study of the sheets makes of every irregularity, as letters, one row per code: a second
 * hand's copy, kept apart from the data so that neither can drift alone.
 * X illegal · P penalty · S silent · L legal · - cannot arise; t text · i inferred · d default (where
 * nothing is said, it is the default); then every clause the cell rests on, and no other may be cited.
 * The clauses come from the rules, section 4; where a row names none there, they follow from:
 *  - a partners' cell of 2018 without clauses is that of 2018: THE PLAY applies underneath;
 *  - a penalty that is inferred also cites the clause that writes the penalty (draw-midturn, coach-between-turns);
 *  - draw-short is as draw-omitted, the misplaced or seen penalty cards as the penalty itself;
 *  - a cell that rests on a disputed reading cites the clause in dispute (X13, X25b, X33, X05, X07);
 *  - the manufacturer's clauses are minted one per fact of its column (src/rulesets/mattel.ts lists them).
 */
export const COLUMNS = [
  'tennessee-partners',
  'tennessee-2018',
  'tennessee-2018-partners',
  'texas-good-sam',
  'six-player-partners',
  'mattel',
] as const;

export const CELL_TABLE = `
# setting up
F01  setup-player-count    | X i DEAL.1            | S                          | X i PARTNER.e                  | X t GAME.1                    | X t PLAYERS                    | X t PLAYERS.1
F02  setup-deck-count      | S                     | S                          | S                              | S                             | X t EQUIP.1                    | X t CARDS.1
F03  setup-stock-count     | X t DEAL.1            | X t PLAY.1                 | X t PLAY.1                     | X t STOCK.1                   | X t DEAL.2                     | X t STOCK.1
F04  stock-top-not-up      | X t PILES.1a          | X t PLAY.1 PILES.1a        | X t PLAY.1 PILES.1a            | X t STOCK.2                   | X t PILES.1                    | X t STOCK.3
F05  setup-wrong-starter   | X t PLAY.1            | X t PLAY.2                 | X t PLAY.2                     | -                             | X t PLAY.1                     | X t START.1
F06  setup-tiebreak-wrong  | X t PLAY.1            | X t PLAY.2                 | X t PLAY.2                     | S                             | S                              | S
F07  setup-same-chapter    | -                     | -                          | -                              | info t GAME.3                 | -                              | -
F08  setup-layout          | X t PILES.1a PILES.4a | X t PILES.1a PILES.4a      | X t PILES.1a PILES.4a          | X t STOCK.3                   | X t PILES.1 PILES.4            | X t STOCK.3
F09  misdeal-exposed       | S                     | S                          | S                              | S                             | S                              | S
# turn order
F10  oot-started           | S                     | S                          | S                              | S                             | P t SPECIAL.2a SPECIAL.2b      | S
F11  oot-completed         | stands d              | stands d                   | stands d                       | stands d RULES.4              | stands t SPECIAL.2c SPECIAL.2d | stands d
F12  oot-draw-before-play  | S                     | S                          | S                              | S                             | X t SPECIAL.2b                 | S
F13  oot-extra-draw        | info d                | info d                     | info d                         | info d                        | info d SPECIAL.2b              | info d
F14  partner-moves-unasked | X t PLAY.4            | -                          | X i PARTNER.c                  | X t RULES.2c                  | -                              | -
F15  play-after-discard    | X t PLAY.2            | X t PLAY.3 PLAY.5i         | X t PLAY.3 PLAY.5i             | X t RULES.1e RULES.4          | X t PLAY.3                     | X t TURN.2
# drawing
F16  draw-omitted          | X t PLAY.2            | X t PLAY.3 PLAY.5b         | X t PLAY.3 PLAY.5b             | X t RULES.1a RULES.1b         | X t PLAY.2a PLAY.4a            | X t DRAW.1 DRAW.2
F17  draw-short            | X t PLAY.2            | X t PLAY.3 PLAY.5b         | X t PLAY.3 PLAY.5b             | X t RULES.1a RULES.1b         | X t PLAY.2a PLAY.4a            | X t DRAW.1 DRAW.2
F18  overdraw              | P t PLAY.6            | P t PLAY.7                 | P t PLAY.7                     | P t RULES.3                   | P t SPECIAL.1                  | X i DRAW.1 DRAW.2
F19  overdraw-remedy-wrong | X t PLAY.6            | X t PLAY.7                 | X t PLAY.7                     | X t RULES.3                   | X t SPECIAL.1                  | -
F20  draw-midturn          | P i PLAY.2 PLAY.6     | P i PLAY.5b PLAY.5e PLAY.7 | P i PLAY.5b PLAY.5e PLAY.7     | P i RULES.1b RULES.1d RULES.3 | P i PLAY.2d SPECIAL.1          | X i DRAW.2 DRAW.3
F21  refill-on-empty       | L d                   | L t PLAY.5e                | L t PLAY.5e                    | L t RULES.1d                  | L t PLAY.2d                    | L t DRAW.3
F22  turn-end-empty        | X i PLAY.2            | info d PLAY.5e PLAY.5h     | info d PLAY.5e PLAY.5h         | X i RULES.1e                  | X t PLAY.2d PLAY.4d            | X t DRAW.3 TURN.2
F23  reshuffle-source      | X t PLAY.3            | X t PLAY.4                 | X t PLAY.4                     | X t DRAW.2                    | X t PLAY.5                     | X t DRAW.4
F24  reshuffle-early       | X i PLAY.3            | X i PLAY.4                 | X i PLAY.4                     | X i DRAW.2                    | X i PLAY.5                     | X i DRAW.4
F25  draw-dead             | info d                | info d                     | info d                         | info d                        | info d                         | info d DRAW.5
# building piles
F26  build-sequence        | X t PILES.3a          | X t PILES.3a PLAY.5d       | X t PILES.3a PLAY.5d           | X t BUILD.2                   | X t PILES.3 PLAY.4b            | X t BUILD.3
F27  build-start           | X t PILES.3a          | X t PILES.3a PLAY.5c       | X t PILES.3a PLAY.5c           | X t BUILD.2                   | X t PILES.3                    | X t BUILD.2
F28  build-fifth           | X t PILES.3a          | X t PILES.3a PLAY.5c       | X t PILES.3a PLAY.5c           | X t BUILD.1                   | X t PILES.3                    | X t BUILD.1
F29  build-not-removed     | X t PILES.3a          | X t PILES.3a               | X t PILES.3a                   | X t BUILD.5                   | X t PILES.3                    | X t BUILD.3
F30  build-removed-early   | X i PILES.3a          | X i PILES.3a               | X i PILES.3a                   | X i BUILD.5                   | X i PILES.3                    | X i BUILD.3
F31  wild-reassigned       | X i PILES.3a          | X i PILES.3a               | X i PILES.3a                   | X i BUILD.2                   | X i PILES.3                    | X i BUILD.3
F32  wild-consecutive      | L i PILES.3a          | L i PILES.3a               | L i PILES.3a                   | L t BUILD.4                   | L t PILES.3                    | L i BUILD.2 BUILD.3
F33  build-takeback        | S                     | S                          | S                              | S RULES.4                     | S                              | S
F34  late-discovery        | stands d              | stands d                   | stands d                       | stands d RULES.4              | stands d SPECIAL.2c            | stands d
# where a card may come from
F35  src-buried-discard    | X t PILES.4a          | X t PILES.4a               | X t PILES.4a                   | X t DISCARD.2                 | X t PILES.4                    | X t DISCARD.3
F36  src-partner-stock     | L t PLAY.4            | -                          | L t PARTNER.b                  | L t RULES.2a                  | X i PLAY.2c PLAY.4b            | L d SOURCE.4
F37  src-partner-discard   | L t PLAY.4            | -                          | L t PARTNER.b                  | L t RULES.2a                  | X i PLAY.4b                    | L d SOURCE.4
F38  src-partner-hand      | X i PLAY.4            | -                          | X i PARTNER.b                  | X i RULES.2a                  | X i PLAY.4b                    | X i SOURCE.1 SOURCE.4
F39  src-opponent          | X i PLAY.4            | X i PLAY.5f PLAY.5j        | X i PLAY.5f PLAY.5j            | X i RULES.2a                  | X i PLAY.4b                    | X t SOURCE.2 SOURCE.3
F40  src-discard-turn1     | L d                   | -                          | info d PLAY.5j PARTNER.b       | L d                           | -                              | -
F41  src-stock-hidden      | X i PILES.1a          | X i PLAY.5f                | X i PLAY.5f                    | X i STOCK.2                   | X t PLAY.4b                    | X t SOURCE.2
F42  stock-play-declined   | L i PLAY.4            | L t PLAY.5h                | L t PLAY.5h                    | L d RULES.1c                  | L t PLAY.2d                    | L t TURN.1
F43  strategy-discard-play | L d                   | L d                        | L d                            | L d                           | L d STRATEGY                   | L d STRATEGY.1
# discarding
F44  discard-fifth         | X t PILES.4a          | X t PILES.4a PLAY.5i       | X t PILES.4a PLAY.5i           | X t DISCARD.1                 | X t PILES.4                    | X t DISCARD.1
F45  discard-stack-early   | L t PILES.4a          | L t PILES.4a               | L t PILES.4a                   | X t DISCARD.1                 | L t PILES.4                    | L t DISCARD.2
F46  discard-not-from-hand | X i PLAY.2            | X t PLAY.5i                | X t PLAY.5i                    | X i RULES.1e                  | X t PLAY.3                     | X t TURN.3
F47  discard-wrong-owner   | X t PLAY.2            | X t PLAY.5i                | X t PLAY.5i                    | X t RULES.1e                  | X t PLAY.3                     | X t TURN.4
F48  discard-multiple      | X t PLAY.2            | X t PLAY.3 PLAY.5i         | X t PLAY.3 PLAY.5i             | X t RULES.1e                  | X t PLAY.3                     | X t TURN.2
F49  discard-shifted       | X i PILES.4a          | X i PILES.4a               | X i PILES.4a                   | X i DISCARD.2                 | X i PILES.4                    | X t DISCARD.4
F49a turn-end-no-discard   | X t PLAY.2            | X t PLAY.3 PLAY.5i         | X t PLAY.3 PLAY.5i             | X t RULES.1e                  | X t PLAY.3 PLAY.4d             | X t TURN.2
F49b discard-takeback      | X i PLAY.2            | X i PLAY.5i                | X i PLAY.5i                    | X t RULES.4                   | X i PLAY.3                     | X i TURN.2
F49c discard-wild          | L i PILES.4a          | L i PILES.4a               | L i PILES.4a                   | L i DISCARD.2                 | L i PILES.4                    | L i DISCARD.2
# talk, coaching, penalties
F50  coach-verbal          | P t PLAY.5            | P t PLAY.6                 | P t PLAY.6 PARTNER.c PARTNER.d | P t RULES.2e                  | S                              | S
F51  coach-nonverbal       | P t PLAY.5            | P t PLAY.6                 | P t PLAY.6                     | P t RULES.2e                  | S                              | S
F52  coach-nonpartner      | S                     | P t PLAY.6                 | P t PLAY.6                     | S                             | S                              | S
F53  coach-spectator       | S                     | S                          | S                              | S                             | S                              | S
F54  coach-between-turns   | S                     | S                          | P i PARTNER.c PARTNER.d        | S                             | S                              | S
F55  talk-unrelated        | L t PLAY.4            | L d                        | P t PARTNER.c PARTNER.d        | X t RULES.2b                  | L d                            | S
F56  talk-owner-noncommand | L i PLAY.4            | L d                        | P t PARTNER.c PARTNER.d        | L i RULES.2c                  | L d                            | L d
F57  partner-reply         | P i PLAY.4 PLAY.5     | -                          | P t PARTNER.c PARTNER.d        | P i RULES.2b RULES.2e         | S                              | S
F58  owner-command         | L t PLAY.4            | -                          | L t PARTNER.c                  | L t RULES.2c                  | L d                            | L d
F59  partner-flip          | L d                   | -                          | L d                            | L t RULES.2d                  | -                              | L d
F60  penalty-misplaced     | X t PLAY.5            | X t PLAY.6                 | S d PARTNER.d PLAY.6           | X t RULES.2e                  | -                              | -
F60a penalty-looked        | X t PLAY.5            | X t PLAY.6                 | X t PARTNER.d PLAY.6           | X t RULES.2e                  | -                              | -
F60b penalty-short         | S                     | S                          | S                              | S                             | -                              | -
F60c penalty-uncalled      | -                     | -                          | S d PARTNER.d                  | -                             | -                              | -
# exposure, ending, format
F61  stock-peek            | X i PILES.1a          | X i PILES.1a               | X i PILES.1a                   | X i STOCK.2                   | X i PILES.1                    | X t STOCK.3
F62  hand-revealed         | S                     | S                          | S                              | info t RULES.1c               | S                              | S
F63  revealed-not-played   | -                     | -                          | -                              | X t RULES.1c                  | -                              | -
F64  discard-browse        | S                     | S                          | S                              | S                             | S                              | S d DISCARD.5
F65  draw-peek             | X i PILES.2a          | X i PILES.2a               | X i PILES.2a                   | X i DRAW.1                    | X i PILES.2                    | X i DRAW.1
F66  win-claim-early       | X t PLAY.7            | X t PLAY.5g                | X t PARTNER.e                  | X t RULES.5                   | X t WINNER.1                   | X t WIN.1 WIN.2
F68  extra-game            | X t PLAY.8            | -                          | -                              | -                             | X i WINNER.2                   | -
`;
