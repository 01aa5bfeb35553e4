/** Drawn in a square of 24 with round strokes of 2. Inline, because icon fonts show blank squares offline. */
export const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  /** Rulings: an open book. */
  rulings: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zM12 6.5v13',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  /** The sheet says so: a page with lines. */
  text: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  /** Inferred from a clause. */
  inferred: 'M5 5v6a4 4 0 0 0 4 4h9M14 11l4 4-4 4',
  /** No clause: an empty page, its edge broken. */
  default:
    'M12 3.5h2.5M18 7v2.5M18 13v3M18 19.5V21h-2.5M12.5 21H10M7 19.5V17M7 13.5V11M7 8V5.5M7 3.5h1.5M14.5 3.5L18 7',
  inForce: 'M5 12.5l4.5 4.5L19 7.5',
  other: 'M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11',
  disputed: 'M12 4v16M8 20h8M5 7l7-1.5L19 7M5 7l-2.5 6h5zM19 7l-2.5 6h5z',

  // Acts at a table.
  undo: 'M8 4.5L3.5 9 8 13.5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 4.5L20.5 9 16 13.5M20 9H10a6 6 0 0 0 0 12h3',
  talk: 'M4 5h16v11h-8.5L7 20v-4H4zM8 9.5h8M8 12.5h5',
  /** Two cards, the one in front being taken. */
  draw: 'M8 7h11v14H8zM5 17.5V3.5h10.5M13.5 10.5v7M10.5 14.700l3 3 3-3',
  log: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20.5 20.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  swap: 'M7 4L3.5 7.5 7 11M4 7.5h15M17 13l3.5 3.5L17 20M20 16.5H5',
  hand: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10.5v-7a1.5 1.5 0 0 1 3 0V11M14 11V5.5a1.5 1.5 0 0 1 3 0V15c0 4-2.5 6-5.5 6-3.5 0-5-2-7.5-6.5-.8-1.5 1-2.6 2.2-1.3L8 15',
  shuffle: 'M4 6.5h3.5L16 17.5h4M4 17.5h3.5L10 14.3M13.5 9.7L16 6.5h4M17.5 4L20 6.5 17.5 9M17.5 15l2.5 2.5-2.5 2.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5l11 7-11 7z',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M6 11.5H5V20.5h14v-9h-1',
  print: 'M7 9V3.5h10V9M7 17H4V9.5h16V17h-3M7 14h10v6.5H7z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500 4.500 4.500M15.500 8.500h.01',
  download: 'M12 4v11M8 11l4 4 4-4M5 16.5v4h14v-4',
  upload: 'M12 16V5M8 9l4-4 4 4M5 16.5v4h14v-4',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
  count: 'M9 4L7 20M17 4l-2 16M4.5 9H20M4 15h15.5',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5V12l3.5 2',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  /** Several tables. */
  tables: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  /** A pennant: flags that wait. */
  flag: 'M5.5 21V4M5.5 4.5h12l-3 4.2 3 4.3h-12',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v4M8.5 20.5h7M10 18h4',
  sign: 'M3 19.5h18M5 15.5c2-6 4-9.5 5.5-9 1.8.6-2.5 8.5-1 9 1.3.4 2.5-4 3.7-3.6 1 .4-.3 3 .9 3.3 1 .2 2-1.2 4.4-1.7',

  // What happens to cards and players.
  /** A card laid upon others. */
  build: 'M5 16.500h14M5 20h14M8 3.500h8v9.500H8zM12 6v5M9.800 8.800L12 11l2.200-2.200',
  discard: 'M4 4h8v10H4zM12 9h8M16.500 5.500L20 9l-3.500 3.500M4 18h16M4 21h16',
  /** A card being turned up. */
  flip: 'M5 4h9v12H5zM17.500 7.500a5.500 5.500 0 0 1-1.500 10.800M18 15.500l-2.300 2.800 3 2',
  /** A card drawn from a spread. */
  cut: 'M3 14l4.500-9 3 1.500M8.500 5.500h7v10h-7zM15.500 7l5 2-4 9.500-1-.400M12 18.500v2.500',
  deal: 'M9 3h6v8H9zM3 14h5v7H3zM9.500 14h5v7h-5zM16 14h5v7h-5z',
  start: 'M5 21V4M5 5h4v3.500h4V5h4v7h-4V8.500H9V12H5',
  person:
    'M12 4a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 1 0 0-7.600M4.500 20.500c.600-4 3.500-6.300 7.500-6.300s6.900 2.300 7.500 6.300',
  surrender: 'M6 21V3.500M6 4.500c4-2.500 8 2.500 12.500 0v9c-4.500 2.500-8.500-2.500-12.500 0',
  /** Broken off: a page torn in two. */
  broken: 'M5 3.500h14V10l-3 2-3-2-3 2-3-2-2 1.500zM5 15l2-1.500 3 2 3-2 3 2 3-2V20.500H5z',
  pass: 'M4 12h12M11.500 7l5 5-5 5M20 5v14',

  /** Settings: three sliders. */
  settings: 'M4 7h9M17.5 7H20M4 17h2.500M11 17h9M15.200 4.700v4.600M8.800 14.700v4.600M4 12h13M20 12h.01',

  // Verdicts: one icon each.
  saved: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 3.8L2.8 20h18.4zM12 10v4.5M12 17.3h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.7h.01',
  /** Not allowed: a circle struck through. */
  illegal: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M6 6l12 12',
  /** A penalty: two cards more. */
  penalty: 'M4 4.5h8.5V16H4zM8 16v3.5h8.5V8H12.5M20 10v7M18 13.5h4',
  /** No clause: a question. */
  silent: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M9.5 9.7a2.6 2.6 0 1 1 3.7 2.4c-.9.5-1.2 1-1.2 1.9M12 17h.01',
  /** The act stands: a full stop. */
  stands: 'M4 20h16M7 16.5h10v-4H7zM9 12.5v-5h6v5',
  /** The record cannot be right: a page with a question. */
  record: 'M6 3h8l4 4v14H6zM14 3v4h4M10.3 11.3a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.9.7-.9 1.3M12 17.3h.01',
} as const;
export type IconName = keyof typeof iconPaths;
