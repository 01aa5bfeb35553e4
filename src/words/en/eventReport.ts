/** What the report of an event says: standings, a bracket, every tie as arithmetic, what comes next. */

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const are = (items: readonly string[]): string => (items.length === 1 ? 'is' : 'are');

export const eventReport = {
  formats: {
    'single-elimination': 'Single elimination',
    'most-wins': 'Most wins',
    'lowest-total': 'Lowest total',
    points: 'Played to points',
    'round-robin': 'Everybody meets everybody',
    swiss: 'Swiss',
  },
  columns: {
    rank: '#',
    who: 'who',
    played: 'played',
    wins: 'won',
    losses: 'lost',
    byes: 'byes',
    total: 'total',
    points: 'points',
    left: 'left',
    taken: 'taken',
    opponents: "opponents' wins",
  },
  unnamedEvent: 'Event',
  sideName: (names: readonly string[]): string => names.join(' & '),
  tiedRank: (rank: number): string => `${rank}=`,
  bye: 'bye',
  notPlayedYet: '?',
  champions: (names: readonly string[]): string =>
    names.length === 1 ? `Champion: ${names[0]}.` : `Champions: ${list(names)}.`,
  doneWithoutChampion: 'The event is over; nobody won it.',
  notDone: 'The event is not over.',
  playOff: (names: readonly string[]): string => `Level for the first place, to be played off: ${list(names)}.`,
  waiting: (tables: readonly string[]): string => `No result yet: ${list(tables)}.`,
  waitingGame: (game: string, table: number | null): string =>
    table === null ? `game ${game} (no table yet)` : `game ${game} at table ${table}`,
  single: (name: string): string => `${name} has no partner.`,
  late: (names: readonly string[]): string => `Too late for the first round: ${list(names)}.`,
  problems: {
    'extra-game': (game: string, who: string): string =>
      who === ''
        ? `Game ${game} is in a round beyond the last one: it counts in nothing.`
        : `Game ${game} counts in nothing: ${who} had lost before, by the results as they now are.`,
    'no-winner': (game: string): string => `Game ${game} has no winner, and needs one.`,
    'left-missing': (game: string): string => `Game ${game}: the cards left are missing, so the result does not count.`,
    'double-booked': (game: string, who: string): string => `${who} sits twice in one round, again in game ${game}.`,
    'same-chapter': (_: string, who: string): string => `${who} are of one chapter, and others were free.`,
    'not-here': (game: string, who: string): string => `${who} was not here when game ${game} was seated.`,
    'too-few': (): string => 'There are too few people here to seat a round.',
  },
  tiesHeading: 'How ties were decided',
  tieBreaks: {
    headToHead: 'wins among each other',
    stockLeft: 'own cards left, fewer first',
    stockTaken: "cards left in the others' stocks in games won, more first",
    opponents: "opponents' wins, more first",
    'play-off': 'play-off wins',
  },
  tieSkipped: {
    headToHead: 'not all of them have met',
    stockLeft: 'a result without cards left stands',
    stockTaken: 'a result without cards left stands',
    opponents: 'not known',
    'play-off': 'not played',
  },
  levelAmong: (names: readonly string[]): string => `${list(names)} ${are(names)} level`,
  tieStep: (level: string, by: string, values: readonly string[]): string => `${level}; ${by}: ${values.join(', ')}`,
  tieStepSkipped: (level: string, by: string, why: string): string => `${level}; ${by}: skipped, ${why}`,
  valueOf: (name: string, value: number): string => `${name} ${value}`,
  totalsHeading: 'How the totals add up',
  totalLine: (name: string, charges: readonly number[], byes: number, byeCharge: number, total: number): string => {
    const charged = charges.length === 0 ? '0' : charges.join(' + ');
    if (byes === 0) return `${name}: ${charged} = ${total}`;
    const average =
      charges.length === 0
        ? 'no game played'
        : `${byes} × ${charges.reduce((sum, one) => sum + one, 0)} ÷ ${games(charges.length)}, rounded up`;
    return `${name}: ${charged} + ${byeCharge} for ${byes === 1 ? 'a bye' : `${byes} byes`} (${average}) = ${total}`;
  },
  roundsMissed: (rounds: number): string => (rounds === 1 ? 'missed 1 round' : `missed ${rounds} rounds`),
  tablesHeading: 'Table by table',
  tableLine: (members: readonly string[], isFinished: boolean): string =>
    `${members.join(', ')}${isFinished ? '' : ' (still playing)'}`,
  bracketHeading: 'Bracket',
  problemsHeading: 'To look at',
  next: {
    nothing: 'There is nothing to do.',
    pair: (sides: readonly string[]): string => `Partners: ${sides.join('; ')}.`,
    seat: (round: number | string): string => (round === 'play-off' ? 'Play-off' : `Round ${round}`),
    game: (table: number | null, sides: string, game: string): string =>
      `${table === null ? 'no table yet' : `table ${table}`}: ${sides}  (game ${game})`,
    versus: (sides: readonly string[]): string => sides.join(' – '),
    sitsOut: (name: string): string => `sits out: ${name}`,
    forfeit: (game: string, winner: string | null): string =>
      winner === null ? `Game ${game} is forfeited by both.` : `Game ${game} is forfeited: ${winner} goes on.`,
    other: (act: string): string => `Also: ${act}.`,
  },
  noEvent: 'there is no event here: its header line has `tablesideEvent`',
};
