import { type EventEntry, type EventHeader, withFormatDefaults } from '@/record';
import { type ContestantDraft, type ContestantRegister, makeContestantRegister } from './contestantRegister';
import { entriesThatStand } from './entriesThatStand';
import { clocksOf, penaltiesOf } from './eventHistory';
import { type CountedGames, countGames } from './gameStatus';
import { howPlayed } from './howPlayed';
import { bookingProblems, gameProblems } from './gameProblems';
import { type Contestant, type EventProblem, type Person, type ReplayedEvent } from './replayedEvent';
import { makeRoster, type Roster } from './roster';
import { sameChapterProblems } from './sameChapter';
import { finalContestants, finalGames, roundsOf } from './finalShapes';
import { type SeatedByeDraft, type SeatedGameDraft, makeSeatReader } from './seatReader';

/** Everything that an event's entries say, replayed once. Linear in the number of entries, people and seats. */
export function replayEvent(header: EventHeader, written: readonly EventEntry[]): ReplayedEvent {
  const entries = entriesThatStand(written);
  const format = withFormatDefaults(header.format);
  const play = howPlayed(header, entries);
  const roster = makeRoster(entries);
  const register = makeContestantRegister(play.isPaired);
  const seats = makeSeatReader(entries, register, roster);
  const atReplay: { readonly problem: EventProblem; readonly game: SeatedGameDraft | null }[] = [];
  /** Who was here when the first round was seated, and who was seated in it. */
  let field: Set<ContestantDraft> | null = null;

  const freePlayers = (): string[] =>
    roster.people().flatMap(({ id }) => (roster.isHere(id) && register.sideOf(id) === undefined ? [id] : []));

  for (const entry of entries) {
    if (entry.act === 'enter') roster.enter(entry);
    if (entry.act === 'arrive') roster.arrive(entry.player);
    if (entry.act === 'leave') roster.leave(entry.player);
    if (entry.act === 'pair') {
      for (const side of entry.sides) register.noteWriting(side);
      if (play.drawsAcrossChapters && play.isPaired)
        for (const problem of sameChapterProblems(entry, freePlayers, roster.chapterOf))
          atReplay.push({ problem, game: null });
      const [first] = entry.sides;
      if (entry.instead !== undefined && first !== undefined) register.substitute(first, entry.instead);
      else if (play.isPaired) for (const side of entry.sides) register.form(side);
    }
    if (entry.act === 'seat') {
      if (entry.round === 1) field ??= new Set(contestantsHere(register, roster, play.isPaired));
      const seated = seats.read(entry);
      for (const { game, absent } of seated.absences)
        atReplay.push({ problem: { code: 'not-here', game: game.id, who: absent }, game });
      for (const draft of seated.inRound) if (entry.round === 1) field?.add(draft);
    }
  }

  const current = (draft: ContestantDraft): ContestantDraft =>
    draft.mergedInto === null ? draft : current(draft.mergedInto);
  const { games: gameDrafts, byes: byeDrafts } = seats;
  const counted = countGames<SeatedGameDraft, SeatedByeDraft>(format, gameDrafts, byeDrafts, current);
  const { contestants, finalOf, contestantByKey } = finalContestants({
    register,
    roster,
    isPaired: play.isPaired,
    current,
    sat: whoSat(gameDrafts, byeDrafts, counted),
  });
  const { games, byes, gameOf } = finalGames(gameDrafts, byeDrafts, counted, finalOf);
  const people = new Map<string, Person>(
    roster.people().map((line, order) => {
      const side = play.isPaired ? register.sideOf(line.id) : register.find([line.id])[0];
      return [
        line.id,
        {
          ...line,
          order,
          isHere: roster.isHere(line.id),
          presenceTold: roster.presenceTold(line.id),
          side: finalOf(side),
        },
      ];
    }),
  );

  const takesLatecomers = format.kind === 'swiss' || format.kind === 'lowest-total';
  const isLateNow = field !== null && !takesLatecomers;
  const inField = new Set<Contestant>([...(field ?? [])].flatMap((draft) => finalOf(draft) ?? []));
  /** Who has a place to go on from: in a round-robin the field, elsewhere who was seated, if only in an abandoned game. */
  const placed =
    format.kind === 'round-robin'
      ? [...inField]
      : [...games.filter(({ round }) => round !== 'play-off'), ...byes].flatMap(({ contestants }) =>
          contestants.flat(),
        );
  const placedPeople = new Set(placed.flatMap(({ who }) => who));
  const isLate = ({ id, isHere }: Person): boolean => isLateNow && isHere && !placedPeople.has(id);
  const late = [...people.values()].filter(isLate).map(({ id }) => id);
  const unpaired = play.isPaired && !isLateNow ? freePlayers() : [];

  const problems = [
    ...atReplay.flatMap(({ problem, game }) =>
      game === null || raisesNotHere(counted.statusOf.get(game), game) ? [problem] : [],
    ),
    ...gameProblems(
      games,
      new Map([...counted.outBefore].map(([game, out]) => [gameOf(game), out.map(({ who }) => who)])),
    ),
    ...bookingProblems(games),
  ];
  return {
    header,
    format,
    play,
    people,
    contestants,
    contestantByKey,
    games,
    gameById: new Map(games.map((game) => [game.id, game])),
    byes,
    outIn: new Map(
      [...counted.outIn].flatMap(([draft, round]) => {
        const contestant = finalOf(draft);
        return contestant === null ? [] : [[contestant, round] as const];
      }),
    ),
    rounds: roundsOf(games, byes),
    playOffGames: games.filter(({ round }) => round === 'play-off'),
    waiting: games.filter(({ status }) => status === 'pending' || status === 'no-winner' || status === 'left-missing'),
    field: contestants.filter((contestant) => inField.has(contestant)),
    unpaired,
    single: unpaired.length === 1 ? (unpaired[0] ?? null) : null,
    late,
    penalties: penaltiesOf(entries),
    clocks: clocksOf(entries),
    isClosed: entries.some(({ act }) => act === 'close'),
    problems,
    lastNumber: written.reduce((most, { n }) => Math.max(most, n), 0),
  };
}

/** In games that were not abandoned and are not extra, or with a bye. */
function whoSat(
  games: readonly SeatedGameDraft[],
  byes: readonly SeatedByeDraft[],
  { statusOf, extraByes }: CountedGames<SeatedGameDraft, SeatedByeDraft>,
): ReadonlySet<ContestantDraft> {
  const sat = new Set<ContestantDraft>();
  for (const game of games) {
    const status = statusOf.get(game);
    if (game.round === 'play-off' || status === 'abandoned' || status === 'extra') continue;
    for (const side of game.contestants) for (const draft of side) sat.add(draft);
  }
  for (const bye of byes) if (!extraByes.has(bye)) for (const draft of bye.contestants) sat.add(draft);
  return sat;
}

const raisesNotHere = (status: string | undefined, { round, result }: SeatedGameDraft): boolean =>
  round !== 'play-off' && status !== 'extra' && status !== 'abandoned' && result?.why !== 'forfeit';

function contestantsHere(
  register: ContestantRegister,
  { isHere, people }: Roster,
  isPaired: boolean,
): readonly ContestantDraft[] {
  if (isPaired) return register.all().filter(({ who }) => who.every(isHere));
  return register.find(people().flatMap(({ id }) => (isHere(id) ? [id] : [])));
}
