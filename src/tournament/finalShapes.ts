import { type PlayerId } from '@/record';
import { type ContestantDraft, type ContestantRegister } from './contestantRegister';
import { type CountedGames } from './gameStatus';
import { type Contestant, type EventBye, type EventGame, type EventRound } from './replayedEvent';
import { type Roster } from './roster';
import { type SeatedByeDraft, type SeatedGameDraft } from './seatReader';

type FinalOf = (draft: ContestantDraft | undefined) => Contestant | null;

interface FinalContestants {
  readonly contestants: readonly Contestant[];
  readonly contestantByKey: ReadonlyMap<string, Contestant>;
  readonly finalOf: FinalOf;
}

/**
 * Who has a row at the end: every side that is formed, or every player who is or was here or sat down. A player whose
 * place somebody else has taken has one again while here.
 */
export function finalContestants({
  register,
  roster,
  isPaired,
  current,
  sat,
}: {
  readonly register: ContestantRegister;
  readonly roster: Roster;
  readonly isPaired: boolean;
  readonly current: (draft: ContestantDraft) => ContestantDraft;
  readonly sat: ReadonlySet<ContestantDraft>;
}): FinalContestants {
  const haveSat = new Set([...sat].map(current));
  const order = new Map<PlayerId, number>(roster.people().map(({ id }, i) => [id, i]));
  const wasHere = ({ who: [player = ''] }: ContestantDraft): boolean =>
    roster.isHere(player) || (roster.wasHere(player) && !register.isReplaced(player));
  if (!isPaired) register.find(roster.people().map(({ id }) => id));
  const drafts = register.all().filter((draft) => isPaired || haveSat.has(draft) || wasHere(draft));
  const placeOf = ({ who: [player = ''] }: ContestantDraft): number => order.get(player) ?? order.size;
  const contestants = new Map<ContestantDraft, Contestant>(
    drafts
      .map((draft) => ({ draft, place: placeOf(draft) }))
      .sort((a, b) => a.place - b.place)
      .map(({ draft, place }, index) => [
        draft,
        {
          index,
          who: draft.who,
          isHere: draft.who.every(roster.isHere),
          order: place,
          hasSat: haveSat.has(draft),
        },
      ]),
  );
  return {
    contestants: [...contestants.values()],
    contestantByKey: new Map([...contestants].map(([{ key }, contestant]) => [key, contestant])),
    finalOf: (draft) => (draft === undefined ? null : (contestants.get(current(draft)) ?? null)),
  };
}

interface FinalGames {
  readonly games: readonly EventGame[];
  readonly byes: readonly EventBye[];
  readonly gameOf: (draft: SeatedGameDraft) => EventGame;
}

export function finalGames(
  gameDrafts: readonly SeatedGameDraft[],
  byeDrafts: readonly SeatedByeDraft[],
  { statusOf, extraByes }: CountedGames<SeatedGameDraft, SeatedByeDraft>,
  finalOf: FinalOf,
): FinalGames {
  /** One list for all games of a contestant: most sides are one contestant, and an event has thousands of games. */
  const known = new Map<ContestantDraft, readonly Contestant[]>();
  const finals = (drafts: readonly ContestantDraft[]): readonly Contestant[] => {
    const [only] = drafts;
    if (only === undefined || drafts.length > 1) return drafts.flatMap((draft) => finalOf(draft) ?? []);
    const before = known.get(only);
    if (before !== undefined) return before;
    const final = finalOf(only);
    const made = final === null ? [] : [final];
    known.set(only, made);
    return made;
  };
  const games = new Map<SeatedGameDraft, EventGame>(
    gameDrafts.map((draft) => [
      draft,
      { ...draft, contestants: draft.contestants.map(finals), status: statusOf.get(draft) ?? 'pending' },
    ]),
  );
  const byes = byeDrafts.map((bye) => ({ ...bye, contestants: finals(bye.contestants), isExtra: extraByes.has(bye) }));
  return { games: [...games.values()], byes, gameOf: (draft) => games.get(draft) as EventGame };
}

/** Rounds by number, without what is extra in them. */
export function roundsOf(games: readonly EventGame[], byes: readonly EventBye[]): readonly EventRound[] {
  const rounds = new Map<number, { readonly games: EventGame[]; readonly byes: EventBye[] }>();
  const roundOf = (round: number) => {
    const known = rounds.get(round) ?? { games: [], byes: [] };
    rounds.set(round, known);
    return known;
  };
  for (const game of games)
    if (game.round !== 'play-off' && game.status !== 'extra') roundOf(game.round).games.push(game);
  for (const bye of byes) if (!bye.isExtra) roundOf(bye.round).byes.push(bye);
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, seated]) => ({
      round,
      ...seated,
      isComplete: seated.games.every(({ status }) => status === 'counts' || status === 'abandoned'),
    }));
}
