/**
 * Every irregularity a sheet can speak of, in the order of a rule book. Codes are for ever: retire,
 * never rename. `seen` says how a referee can know of it: from the cards that were tapped, from a
 * count, or only with the eyes and ears (then it is reported).
 */
export type Seen = 'cards' | 'count' | 'eyes';

const catalogue = {
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
} as const satisfies Readonly<Record<string, Seen>>;

export type FlagCode = keyof typeof catalogue;
export const FLAG_CODES = Object.keys(catalogue) as readonly FlagCode[];
export const seenBy = (code: FlagCode): Seen => catalogue[code];
export const isFlagCode = (text: string): text is FlagCode => Object.hasOwn(catalogue, text);

/** A record that cannot be right: asks the referee, blames no player, belongs to no sheet. */
export const RECORD_CODES = [
  'record-stock-top',
  'record-discard-top',
  'record-hand-empty',
  'record-card-count',
  'record-draw-pile',
  'record-count',
  'record-after-end',
  'ruling-orphaned',
] as const;
export type RecordCode = (typeof RECORD_CODES)[number];
export type AnyCode = FlagCode | RecordCode;
