/** The list of keys for people who work with a keyboard. Each row: the keys as they are printed, and what they do. */
export const keyboard = {
  title: 'Keys',
  open: 'Keys of the keyboard',
  intro: 'With a keyboard nothing has to be touched.',
  /** Names of the parts of the table that have no title of their own. */
  parts: { header: 'Top of the table', strip: 'The player who acts', seats: 'The seats' },
  rows: [
    { keys: '1 … 9', does: 'that card; the focus goes to a pile that takes it' },
    { keys: '1 0 · 1 1 · 1 2', does: 'ten, eleven, twelve (0 alone is ten too)' },
    { keys: '1 Enter', does: 'at the deal and for a new stock top: a one, because a second figure might follow' },
    { keys: 'S', does: 'a Skip-Bo' },
    { keys: 'U', does: 'a card nobody saw' },
    { keys: 'C', does: 'put the card down again' },
    { keys: 'Arrows', does: 'to the next pile, seat or key' },
    { keys: 'Enter', does: 'press what has the focus' },
    { keys: 'Tab', does: 'to the next part of the table' },
    { keys: 'Backspace', does: 'undo; with Shift, redo' },
    { keys: 'F', does: 'the flags that wait' },
    { keys: 'D 0 … 9', does: 'draw, and how many' },
    { keys: 'T · L · M', does: 'talk, log, more' },
    { keys: 'Escape', does: 'close what is open' },
    { keys: '?', does: 'this list' },
  ],
} as const;
