import type { Rules } from '@/rulesets';
import { type Draft, draftOf } from './draft';
import { CARD_ACTS, type Entry, isNothing } from './entries';
import { moveDiscard, moveDraw, moveFlip, movePass, movePlay, moveReveal, moveShift } from './moves/cards';
import { moveCount, moveEnd, moveReshuffle, moveSign, moveSit, moveTakeBack } from './moves/other';
import { moveCut, moveDeal, movePosition, moveStart } from './moves/setup';
import { winIfOut } from './moves/turn';
import { type Table } from './table';

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
      return movePass(draft, entry);
    case 'shift':
      return moveShift(draft, entry);
    case 'reveal':
      return moveReveal(draft, entry);
    case 'take-back':
      return moveTakeBack(draft, entry);
    case 'reshuffle':
      return moveReshuffle(draft, entry);
    case 'cut':
      return moveCut(draft, entry);
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
    case 'claim':
      return winIfOut(rules, draft, entry.seat);
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
