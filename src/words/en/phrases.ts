import type { Card, Seat, Source } from '@/engine';
import { type SeatNamer } from '../shape';

/** Parts of sentences. A missing value becomes a general word ("a card"), never an empty place. */

/** "laid 9", "laid a Skip-Bo", "laid a card nobody saw", "laid a card". */
export const aCardPhrase = (card: Card | undefined): string => {
  if (card === undefined) return 'a card';
  if (card === 'S') return 'a Skip-Bo';
  return card === '?' ? 'a card nobody saw' : `${card}`;
};

/** "the 9", "the Skip-Bo", "the card". */
export const theCardPhrase = (card: Card | undefined): string => {
  if (card === 'S') return 'the Skip-Bo';
  return card === undefined || card === '?' ? 'the card' : `the ${card}`;
};

/** In a list: "9", "Skip-Bo", "not seen". */
export const cardFaceText = (card: Card | undefined): string => {
  if (card === 'S') return 'Skip-Bo';
  return card === undefined || card === '?' ? 'not seen' : `${card}`;
};

export const cardCountPhrase = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** "none was due", "1 was due", "3 were due". */
export const cardsWereDuePhrase = (count: number): string =>
  `${count === 0 ? 'none' : count} ${count < 2 ? 'was' : 'were'} due`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type MaybeSeat = Seat | null | undefined;

/** Opens a sentence: "Ana", or "A player". */
export const nameAtSentenceStart = (who: SeatNamer, seat: MaybeSeat, otherwise = 'A player'): string =>
  seat === null || seat === undefined ? otherwise : who(seat);

/** Inside a sentence: "Ana", or "a player". */
export const nameInSentence = (who: SeatNamer, seat: MaybeSeat, otherwise = 'a player'): string =>
  nameAtSentenceStart(who, seat, otherwise);

/** "Ana's", or "a player's". */
export const possessiveName = (who: SeatNamer, seat: MaybeSeat, otherwise = "a player's"): string =>
  seat === null || seat === undefined ? otherwise : `${who(seat)}'s`;

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** Piles are counted from 1 for people, from the left. */
export const pileNumberText = (pile: number): string => `${pile + 1}`;

/** " on pile 2", " on a fifth pile", or nothing. */
export const onBuildingPilePhrase = (pile: number | undefined): string => {
  if (pile === undefined) return ' on a building pile';
  return pile > 3 ? ' on a fifth pile' : ` on pile ${pileNumberText(pile)}`;
};

/** "discard pile 3", "a fifth discard pile", "a discard pile". */
export const discardPilePhrase = (pile: number | undefined): string => {
  if (pile === undefined) return 'a discard pile';
  return pile > 3 ? 'a fifth discard pile' : `discard pile ${pileNumberText(pile)}`;
};

/** After a name: "Ana's discard pile 3", "Ana's fifth discard pile". */
export const discardPileAfterNamePhrase = (pile: number): string =>
  pile > 3 ? 'fifth discard pile' : `discard pile ${pileNumberText(pile)}`;

/** "hand", "stock", "discard pile 3". */
export const sourcePhrase = (from: Source): string =>
  from === 'hand' || from === 'stock' ? from : discardPilePhrase(Number(from.slice('discard:'.length)));

/** "from hand", "from Bo's stock", or nothing where it was not told. Leads with a space. */
export const fromSourcePhrase = (
  from: Source | undefined,
  mover: MaybeSeat,
  owner: MaybeSeat,
  who: SeatNamer,
): string => {
  if (from === undefined) return '';
  const others = owner !== undefined && owner !== null && owner !== mover;
  return ` from ${others ? `${possessiveName(who, owner)} ` : ''}${sourcePhrase(from)}`;
};
