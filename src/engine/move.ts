import type { Rules } from '@/rulesets';
import { type Draft, draftOf } from './draft';
import { type Act, type Entry } from './entries';
import { moveDiscard, moveDraw, moveFlip, movePass, movePlay, moveReveal, moveShift } from './moves/cards';
import { moveCount, moveEnd, moveReshuffle, moveSign, moveSit, moveTakeBack } from './moves/other';
import { moveCut, moveDeal, movePosition, moveStart } from './moves/setup';
import { type Table } from './table';

/** Acts that move cards: after the end of a game they move nothing. */
export const CARD_ACTS: ReadonlySet<Act> = new Set<Act>([
  'cut',
  'deal',
  'start',
  'position',
  'draw',
  'play',
  'flip',
  'discard',
  'pass',
  'shift',
  'reveal',
  'peek',
  'take-back',
  'reshuffle',
]);

/** A draw of no cards: told, but nobody did anything. */
export const isNothing = (entry: Entry): boolean => entry.act === 'draw' && entry.count === 0;

/**
 * What an entry does to the table. Improper acts are applied as they happened: the cards have
 * already moved. Rulings are applied by `rule`; talk, reports and notes move nothing.
 */
export function move(rules: Rules, table: Table, entry: Entry): Table {
  if ((table.over !== null && CARD_ACTS.has(entry.act)) || isNothing(entry)) return table;
  const draft = draftOf(table);
  apply(rules, draft, entry);
  return draft;
}

function apply(rules: Rules, draft: Draft, entry: Entry): void {
  switch (entry.act) {
    case 'draw':
      return moveDraw(rules, draft, entry);
    case 'play':
      return movePlay(rules, draft, entry);
    case 'discard':
      return moveDiscard(rules, draft, entry);
    case 'flip':
      return moveFlip(draft, entry);
    case 'pass':
      return movePass(rules, draft, entry);
    case 'shift':
      return moveShift(draft, entry);
    case 'reveal':
      return moveReveal(draft, entry);
    case 'take-back':
      return moveTakeBack(rules, draft, entry);
    case 'reshuffle':
      return moveReshuffle(draft, entry);
    case 'cut':
      return moveCut(rules, draft, entry);
    case 'deal':
      return moveDeal(rules, draft, entry);
    case 'start':
      return moveStart(rules, draft, entry);
    case 'position':
      return movePosition(rules, draft, entry);
    case 'count':
      return moveCount(draft, entry);
    case 'end':
      return moveEnd(rules, draft, entry);
    case 'sign':
      return moveSign(rules, draft, entry);
    case 'sit':
      return moveSit(draft, entry);
    case 'pause':
      draft.paused = true;
      return;
    case 'resume':
      draft.paused = false;
      return;
    default:
      return;
  }
}
