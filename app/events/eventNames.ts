import { type PlayerId } from '@/record';
import { type EventGame, type ReplayedEvent } from '@/tournament';
import { type EventWords } from '@/words/eventScreens';

type Named = Pick<ReplayedEvent, 'people'>;

/** Always whole: a name is never cut where somebody can be blamed. */
export const personName = ({ people }: Named, id: PlayerId): string => people.get(id)?.name ?? id;

export const sideName = (event: Named, side: readonly PlayerId[], say: EventWords): string =>
  say.side(side.map((id) => personName(event, id)));

/** "Table 4: Ana and Bo against Cy and Di". */
export const gameName = (event: Named, { table, sides }: Pick<EventGame, 'table' | 'sides'>, say: EventWords): string =>
  say.gameLine(say.tableName(table), say.versus(sides.map((side) => sideName(event, side, say))));
