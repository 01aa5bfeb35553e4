import { type Work } from './inTurns';

/** As much of boardgame.io as is used here. */
export interface BoardgameIo {
  readonly Client: (options: object) => {
    readonly start: () => void;
    readonly stop: () => void;
    readonly moves: Readonly<Record<string, (...args: number[]) => void>>;
    readonly getState: () => { readonly _stateID: number };
  };
}

interface State {
  readonly hand: number[];
  readonly building: number[];
  readonly discards: number[][];
  draw: number;
}
type Context = { readonly G: State };

/**
 * A table as small as Skip-Bo allows, kept by boardgame.io as its manual has it: moves that change a draft.
 * No turns are passed and nothing is checked, both of which would cost it more.
 */
const game = {
  setup: (): State => ({ hand: [0, 0, 0, 0], building: [0, 0, 0, 0], discards: [[], [], [], []], draw: 162 }),
  moves: {
    draw: ({ G }: Context, seat: number, count: number) => {
      G.hand[seat]! += count;
      G.draw -= count;
    },
    play: ({ G }: Context, seat: number, to: number) => {
      G.hand[seat]! -= 1;
      G.building[to] = (G.building[to]! + 1) % 12;
    },
    discard: ({ G }: Context, seat: number, card: number) => {
      G.hand[seat]! -= 1;
      G.discards[seat]!.push(card);
    },
  },
};

const TURNS = 60;
const MOVES_IN_TURN = 5;

/** One game about as long as ours: a draw, three plays and a discard in every turn. */
export const boardgameMoves =
  ({ Client }: BoardgameIo): Work =>
  () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    const { draw, play, discard } = client.moves;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const seat = turn % 4;
      draw?.(seat, 4);
      for (let to = 0; to < MOVES_IN_TURN - 2; to += 1) play?.(seat, to);
      discard?.(seat, 7);
    }
    const made = client.getState()._stateID;
    client.stop();
    if (made !== TURNS * MOVES_IN_TURN) throw new Error(`boardgame.io took ${made} moves of ${TURNS * MOVES_IN_TURN}`);
    return made;
  };
