import { type Entry, type Game, reportLines, openFlags } from '@/engine';
import { simulateGame, type SimulateOptions } from '@/simulate';
import { type Told } from './plainRecord';
import { added, opened, tellable } from './tellable';
import { type Body, type Trouble } from './troubles';

export interface Troubled extends Told {
  /** Troubles that came about, by name. */
  readonly happened: readonly string[];
  /** It went on to its end; otherwise it stops soon after the last trouble. */
  readonly isWhole: boolean;
}

/** Acts told between one trouble and the next, at least. */
const APART = 9;

/** A simulated game in which things go wrong and are put right, as far as it goes on as it would have. */
export function makeTroubled(options: SimulateOptions, troubles: readonly Trouble[], apart = APART): Troubled {
  const base = tellable(simulateGame({ haste: 0, ...options }));
  const winner = base.entries.reduce(added, opened(base.header)).table.over?.winner ?? null;
  const entries: Entry[] = [];
  const happened: string[] = [];
  let [waiting, last, game] = [troubles, 0, opened(base.header)];
  const tell = (body: object): void => {
    const entry = { ...body, n: entries.length + 1 } as Entry;
    entries.push(entry);
    game = added(game, entry);
  };
  const ruleOnAll = (trouble?: Trouble): void => openFlags(game.table).forEach((flag) => tell(rulingOn(flag, trouble)));
  for (const next of base.entries) {
    const isDue = game.table.over === null && entries.length - last >= apart;
    const [trouble, ...later] = isDue ? waiting : [];
    const body = trouble?.happens(game, next, winner) ?? null;
    const isMinded = body !== null && raises(game, body, entries.length + 1);
    if (trouble !== undefined && body !== null) waiting = later;
    if (trouble !== undefined && isMinded) {
      tell(body);
      ruleOnAll(trouble);
      [last] = [entries.length];
      happened.push(trouble.name);
    }
    if (waiting.length === 0 && hasDoubts(game)) break;
    if (!isMinded || trouble?.isInstead !== true) tell(next);
    ruleOnAll();
  }
  return { header: base.header, entries, happened, isWhole: game.table.over !== null && !hasDoubts(game) };
}

/** A flag that waits for the referee; what a sheet allows is no trouble. */
const raises = (game: Game, body: Body, n: number): boolean =>
  openFlags(added(game, { ...body, n } as unknown as Entry).table).length > 0;

/** Who was stopped and draws all the same keeps the cards; anything else that follows is put right. */
function rulingOn({ id, code, verdict, or }: ReturnType<typeof openFlags>[number], trouble?: Trouble): Body {
  const as = trouble?.as !== undefined && trouble.as === or ? { as: trouble.as } : {};
  const call =
    (verdict === 'silent' ? trouble?.silentCall : undefined) ??
    trouble?.call ??
    (code === 'oot-draw-before-play' ? 'stand' : 'remedy');
  return { act: 'rule', flag: id, call, ...as };
}

/** The record itself cannot be right: the game did not go on as it would have. */
export const hasDoubts = (game: Game): boolean =>
  reportLines(game).some(({ flags }) => flags.some(({ verdict }) => verdict === 'record'));
