import { inheritRuleset, makeRulesetRowBuilder, dependingOnReading } from './authoring';
import { type RulesetId } from './ruleset';
import { tennessee2018 } from './tennessee2018';

const tn = makeRulesetRowBuilder('TN18');

/** The paragraph for partners of the same sheet: an overlay of the individual game, whose other rules still apply. */
export const tennessee2018Partners = inheritRuleset(tennessee2018, {
  id: 'tennessee-2018-partners' as RulesetId,
  edition: '2018-06-01',
  settings: {
    players: tn.silentOn({ min: 4, max: 6, step: 2 }),
    teams: tn.says({ play: 'required', size: 2 }, 'PARTNER.e'),
    seating: tn.silentOn('opposite'),
    stockPlays: tn.says(true, 'PLAY.5f', 'PARTNER.b'),
    partnerPiles: tn.says(true, 'PARTNER.b'),
    partnerHand: tn.implies(false, 'PARTNER.b'),
    silence: dependingOnReading('X08', tn.says('allButCommands', 'PARTNER.c')),
    ownerSpeech: tn.says('commandsOnly', 'PARTNER.c'),
    coachTarget: tn.says('anyPlayer', 'PLAY.6', 'PARTNER.c'),
    // Talk is barred all game long; advice, by PLAY.6, only in the other's turn.
    coachWindow: tn.says('wholeGame', 'PARTNER.c', 'PLAY.6'),
    penalty: dependingOnReading('X05', tn.says({ cards: 2, place: 'bottom' }, 'PARTNER.d', 'PLAY.6')),
    penaltyTrigger: dependingOnReading('X07', tn.says('caught', 'PARTNER.d')),
    partnerFlip: dependingOnReading('X19', tn.silentOn('allowed')),
    win: tn.says('allTeamStocks', 'PARTNER.e'),
    format: tn.says('round', 'PARTNER.e'),
  },
  cells: {
    'setup-player-count': tn.illegal('inferred', 'PARTNER.e'),
    'partner-moves-unasked': tn.illegal('inferred', 'PARTNER.c'),
    'src-partner-stock': tn.legal('text', 'PARTNER.b'),
    'src-partner-discard': tn.legal('text', 'PARTNER.b'),
    'src-partner-hand': tn.illegal('inferred', 'PARTNER.b'),
    // PLAY.5j speaks of the own piles only, and PARTNER.b has no such limit: a word, not a fault.
    'src-discard-turn1': tn.info('default', 'PLAY.5j', 'PARTNER.b'),
    'coach-verbal': dependingOnReading('X06', tn.penalty('text', 'PARTNER.c', 'PARTNER.d', 'PLAY.6')),
    'coach-between-turns': tn.penalty('inferred', 'PARTNER.c', 'PARTNER.d'),
    'talk-unrelated': dependingOnReading('X08', tn.penalty('text', 'PARTNER.c', 'PARTNER.d')),
    'talk-owner-noncommand': dependingOnReading('X41', tn.penalty('text', 'PARTNER.c', 'PARTNER.d')),
    'partner-reply': tn.penalty('text', 'PARTNER.c', 'PARTNER.d'),
    'owner-command': tn.legal('text', 'PARTNER.c'),
    'partner-flip': dependingOnReading('X19', tn.legal('default')),
    'penalty-misplaced': dependingOnReading('X05', tn.silentNear('PARTNER.d', 'PLAY.6')),
    'penalty-looked': tn.illegal('text', 'PARTNER.d', 'PLAY.6'),
    'penalty-uncalled': dependingOnReading('X07', tn.silentNear('PARTNER.d')),
    'win-claim-early': tn.illegal('text', 'PARTNER.e'),
  },
  readings: {
    ...tennessee2018.readings,
    X05: 'bottom',
    X06: 'one',
    X07: 'refereeToo',
    X08: 'asWorded',
    X19: 'allowed',
    X41: 'exempt',
  },
});
