/**
 * How a referee learns of an irregularity: from the cards that were entered, from a count, or only by
 * watching and listening (then it is reported).
 */
export type HowNoticed = 'cards' | 'count' | 'eyes';

/** Every irregularity a ruleset rules on, in the order of a rule book. Codes are permanent: retire, never rename. */
const CATALOGUE = {
  // setting up
  'setup-player-count': 'cards',
  'setup-deck-count': 'count',
  'setup-stock-count': 'count',
  'stock-top-not-up': 'cards',
  'setup-wrong-starter': 'cards',
  'setup-tiebreak-wrong': 'cards',
  'setup-same-chapter': 'cards',
  'setup-layout': 'eyes',
  'misdeal-exposed': 'eyes',
  // turn order
  'oot-started': 'cards',
  'oot-completed': 'cards',
  'oot-draw-before-play': 'cards',
  'oot-extra-draw': 'count',
  'partner-moves-unasked': 'cards',
  'play-after-discard': 'cards',
  // drawing
  'draw-omitted': 'count',
  'draw-short': 'count',
  overdraw: 'count',
  'overdraw-remedy-wrong': 'eyes',
  'draw-midturn': 'count',
  'refill-on-empty': 'cards',
  'turn-end-empty': 'cards',
  'reshuffle-source': 'cards',
  'reshuffle-early': 'cards',
  'draw-dead': 'cards',
  // building piles
  'build-sequence': 'cards',
  'build-start': 'cards',
  'build-fifth': 'cards',
  'build-not-removed': 'cards',
  'build-removed-early': 'eyes',
  'wild-reassigned': 'eyes',
  'wild-consecutive': 'cards',
  'build-takeback': 'cards',
  'late-discovery': 'eyes',
  // where a card may come from
  'src-buried-discard': 'cards',
  'src-partner-stock': 'cards',
  'src-partner-discard': 'cards',
  'src-partner-hand': 'cards',
  'src-opponent': 'cards',
  'src-discard-turn1': 'cards',
  'src-stock-hidden': 'cards',
  'stock-play-declined': 'cards',
  'strategy-discard-play': 'cards',
  // discarding
  'discard-fifth': 'cards',
  'discard-stack-early': 'cards',
  'discard-not-from-hand': 'cards',
  'discard-wrong-owner': 'cards',
  'discard-multiple': 'cards',
  'discard-shifted': 'cards',
  'turn-end-no-discard': 'cards',
  'discard-takeback': 'cards',
  'discard-wild': 'cards',
  // talk, coaching, penalties
  'coach-verbal': 'eyes',
  'coach-nonverbal': 'eyes',
  'coach-nonpartner': 'eyes',
  'coach-spectator': 'eyes',
  'coach-between-turns': 'eyes',
  'talk-unrelated': 'eyes',
  'talk-owner-noncommand': 'eyes',
  'partner-reply': 'eyes',
  'owner-command': 'eyes',
  'partner-flip': 'cards',
  'penalty-misplaced': 'eyes',
  'penalty-looked': 'eyes',
  'penalty-short': 'cards',
  'penalty-uncalled': 'eyes',
  // exposure, ending, format
  'stock-peek': 'eyes',
  'hand-revealed': 'eyes',
  'revealed-not-played': 'cards',
  'discard-browse': 'eyes',
  'draw-peek': 'eyes',
  'win-claim-early': 'cards',
  'extra-game': 'cards',
} as const satisfies Readonly<Record<string, HowNoticed>>;

export type FlagCode = keyof typeof CATALOGUE;
export const FLAG_CODES = Object.keys(CATALOGUE) as readonly FlagCode[];
export const howNoticed = (code: FlagCode): HowNoticed => CATALOGUE[code];
export const isFlagCode = (text: string): text is FlagCode => Object.hasOwn(CATALOGUE, text);

/** Doubts about the record itself: they ask the referee, blame no player and belong to no ruleset. */
export const RECORD_DOUBT_CODES = [
  'record-stock-top',
  'record-discard-top',
  'record-hand-empty',
  'record-card-count',
  'record-draw-pile',
  'record-count',
  'record-after-end',
  'ruling-orphaned',
] as const;
export type RecordDoubtCode = (typeof RECORD_DOUBT_CODES)[number];
export type AnyFlagCode = FlagCode | RecordDoubtCode;
