import { type EventEntry } from '@/record';
import { type EventStep } from '@/state';
import { type ReplayedEvent } from '@/tournament';
import { type EventWords } from '@/words/eventScreens';
import { personName, sideName } from './eventNames';

/**
 * What was written in one step, in a few words: for the button that takes it back. `before` knows the names even where
 * the step itself is struck.
 */
export function describeEventStep(step: EventStep, event: ReplayedEvent, say: EventWords): string {
  const { undo } = say;
  const seat = step.find((entry) => entry.act === 'seat');
  if (seat?.act === 'seat') return undo.seated(seat.round);
  const entered = step.filter((entry) => entry.act === 'enter');
  if (entered.length === step.length) return undo.entered(entered.map(({ name }) => name));
  const result = step.find((entry) => entry.act === 'result');
  if (result?.act === 'result') return undo.result(event.gameById.get(result.game)?.table ?? null);
  const [only] = step;
  return step.length === 1 && only !== undefined ? describeEntry(only, event, say) : undo.entries(step.length);
}

function describeEntry(entry: EventEntry, event: ReplayedEvent, say: EventWords): string {
  const { undo } = say;
  switch (entry.act) {
    case 'enter':
      return undo.entered([entry.name]);
    case 'arrive':
      return undo.arrived(personName(event, entry.player));
    case 'leave':
      return undo.left(personName(event, entry.player));
    case 'pair':
      return entry.instead === undefined
        ? undo.paired(entry.sides.length)
        : undo.substitute(sideName(event, entry.sides[0] ?? [], say));
    case 'seat':
      return undo.seated(entry.round);
    case 'move':
      return undo.moved;
    case 'result':
      return undo.result(event.gameById.get(entry.game)?.table ?? null);
    case 'penalty':
      return undo.penalty(personName(event, entry.player));
    case 'clock':
      return undo.clock;
    case 'note':
      return undo.note;
    case 'close':
      return undo.closed;
    case 'strike':
      return undo.entries(1);
  }
}
