import type { Rules } from '@/rulesets';
import { type Card, type Seat } from '../cards';
import { type Draft, editSeat, nowHidden, nowSeen, placeInPile, putOnBuilding, putOnDiscard, takeFromDiscard, takeFromHand, takeFromStock } from '../draft';
import { type EntryOf, pileOf, type Source } from '../entries';
import { answersFor, opensSpell, stanceOf } from '../stance';
import { discardAt, pileAt, seatAt, type Table } from '../table';
import { advance, endTurn, takeStance, winIfOut } from './turn';

export function moveDraw(rules: Rules, draft: Draft, entry: EntryOf<'draw'>): void {
  const stance = stanceOf(rules, draft, entry);
  // a draw the app filled in says nothing about whose turn somebody thought it was
  const assumed = entry.assumed === true && stance !== 'owner' && stance !== 'starter';
  if (!assumed) takeStance(rules, draft, stance, entry.seat);
  editSeat(draft, entry.seat).hand += entry.count;
  draft.draw -= entry.count;
  if (draft.draw < 0) {
    draft.unexplained += draft.draw;
    draft.draw = 0;
  }
  if (!assumed) {
    const { drawn } = draft.spell?.progress ?? draft.now;
    advance(draft, stance, { drawn: drawn + entry.count, drew: true });
  }
  if (entry.count > 0 && draft.lastLaid?.learned === false) draft.lastLaid = { ...draft.lastLaid, learned: true };
}

export function movePlay(rules: Rules, draft: Draft, entry: EntryOf<'play'>): void {
  const stance = stanceOf(rules, draft, entry);
  takeStance(rules, draft, stance, entry.seat);
  const owner = entry.owner ?? entry.seat;
  const before = draft.spell?.progress ?? draft.now;
  const laid = {
    n: entry.n,
    seat: entry.seat,
    card: entry.card,
    from: entry.from,
    owner,
    to: entry.to,
    pile: pileAt(draft, entry.to),
    source: sourcePile(draft, owner, entry.from),
    progress: stance === 'unasked' ? null : before,
    learned: false,
  };
  draft.lastLaid = laid;
  takeFrom(draft, owner, entry.from, entry.card);
  putOnBuilding(draft, entry.to, entry.card, entry.n);
  const emptied = seatAt(draft, answersFor(draft, stance, entry.seat)).hand === 0;
  advance(draft, stance, {
    plays: before.plays + 1,
    entitled: emptied ? rules.values.hand : 0,
    drawn: 0,
    discardPlayed: entry.from === 'stock' ? false : before.discardPlayed || entry.from !== 'hand',
  });
  if (draft.spell !== null && (opensSpell(stance) || stance === 'in-spell')) {
    draft.spell = { ...draft.spell, plays: [...draft.spell.plays, laid] };
  }
  draft.idle = 0;
  if (entry.from === 'stock') winIfOut(rules, draft, owner);
}

export function moveDiscard(rules: Rules, draft: Draft, entry: EntryOf<'discard'>): void {
  const stance = stanceOf(rules, draft, entry);
  const { turn, now, spell } = draft;
  takeStance(rules, draft, stance, entry.seat);
  const from = entry.from ?? 'hand';
  const owner = entry.owner ?? entry.seat;
  takeFrom(draft, entry.seat, from, entry.card);
  putOnDiscard(draft, owner, entry.pile, entry.card);
  draft.lastDropped = { n: entry.n, seat: entry.seat, card: entry.card, from, owner, pile: entry.pile, turn: turn ?? entry.seat, now, spell };
  if (stance === 'late') draft.late = null;
  else if (draft.spell?.kind !== 'after-discard') {
    endTurn(rules, draft, entry.seat);
    draft.after = entry.seat;
  }
}

const sourcePile = (table: Table, owner: Seat, from: Source): readonly Card[] | null => {
  const pile = pileOf(from);
  return pile === null ? null : discardAt(table, owner, pile);
};

function takeFrom(draft: Draft, owner: Seat, from: Source, card: Card): void {
  const pile = pileOf(from);
  if (from === 'hand') takeFromHand(draft, owner, card);
  else if (pile === null) takeFromStock(draft, owner, card);
  else takeFromDiscard(draft, owner, pile, card);
}

export function moveFlip(draft: Draft, entry: EntryOf<'flip'>): void {
  if (seatAt(draft, entry.seat).stock === 0) return;
  const state = editSeat(draft, entry.seat);
  nowHidden(draft, state.top);
  nowSeen(draft, entry.card);
  state.top = entry.card;
  if (draft.lastLaid !== null && draft.lastLaid.owner === entry.seat && draft.lastLaid.from === 'stock') {
    draft.lastLaid = { ...draft.lastLaid, learned: true };
  }
}

export function moveShift(draft: Draft, entry: EntryOf<'shift'>): void {
  const cards = discardAt(draft, entry.seat, entry.pile);
  const card = cards[cards.length - 1];
  if (card === undefined || placeInPile(cards, card) < 0) return;
  takeFromDiscard(draft, entry.seat, entry.pile, card);
  if (entry.to === 'hand') {
    editSeat(draft, entry.seat).hand += 1;
    nowHidden(draft, card);
  } else putOnDiscard(draft, entry.seat, entry.to, card);
}

export function moveReveal(draft: Draft, entry: EntryOf<'reveal'>): void {
  const state = editSeat(draft, entry.seat);
  state.shown = [...state.shown, entry.card];
}

export function movePass(rules: Rules, draft: Draft, entry: EntryOf<'pass'>): void {
  if (draft.turn === entry.seat) {
    draft.acted = draft.serial;
    draft.started = true;
    endTurn(rules, draft, entry.seat);
    draft.after = null;
  } else if (draft.spell?.seat === entry.seat) draft.spell = null;
}
