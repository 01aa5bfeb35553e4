const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);
const eventsOf = (count: number): string => (count === 1 ? '1 event' : `${count} events`);
const rulingsOf = (count: number): string => (count === 1 ? '1 ruling' : `${count} rulings`);

/** "412 kB", "3.4 MB", "12 GB": as people read them beside a file. */
const bytes = (size: number): string => {
  if (size < 1_000_000) return `${Math.ceil(size / 1000)} kB`;
  if (size < 1_000_000_000) return `${(size / 1_000_000).toFixed(size < 10_000_000 ? 1 : 0)} MB`;
  return `${(size / 1_000_000_000).toFixed(size < 10_000_000_000 ? 1 : 0)} GB`;
};

/** Settings, the check before the day, licences. */
export const settingsScreens = {
  title: 'Settings',
  intro: 'For this device only. A change holds at once.',
  on: 'on',
  off: 'off',

  look: {
    title: 'How it looks',
    theme: 'Colors',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    textSize: 'Text size',
    textSizes: (percent: number): string => `${percent}\u00a0%`,
    textSizeHint:
      'Larger letters on every screen, on top of the text size of the device itself. Together at most 200\u00a0%.',
  },

  touch: {
    title: 'At the table',
    bounce: 'A second touch on the same place counts',
    bounces: (ms: number): string => (ms === 0 ? 'always' : `after ${ms / 1000}\u00a0s`),
    bounceHint: 'For a hand that shakes. Choose a longer time if one touch is sometimes counted twice.',
    leftHanded: 'Left-handed',
    leftHandedHint: 'Undo, talk, draw, log and more in the opposite order.',
    opposite: 'I sit opposite',
    oppositeHint: 'Turns every seat round: stock at the left, discard piles from right to left.',
    haptics: 'Vibrate',
    hapticsHint: 'A short one for a tap that counted, a longer one for a flag. Not every device can.',
    sounds: 'Sounds',
    soundsHint: 'A tick for a tap that counted, two tones for a flag.',
    noSounds: 'Sounds are made by the web version only.',
  },

  hints: {
    title: 'Hints',
    show: 'Show hints',
    showHint: 'Explains the next tap in the first turns, each hint once.',
    again: 'Show all hints again',
    done: 'All hints will be shown again.',
  },

  device: {
    title: 'This device',
    name: 'Name of this device',
    nameHint: "For example “Referee's tablet”. It is shown on files that this device exports.",
    id: 'In records it signs as',
  },

  storage: {
    title: 'What is stored here',
    used: (size: number, free: number | null): string =>
      free === null ? `${bytes(size)} used` : `${bytes(size)} used, ${bytes(free)} free`,
    unknown: 'The device does not say how much is used.',
    memory: 'Nothing is saved on this device: it is gone when the page is closed.',
    persisted: 'Kept until you remove it.',
    notPersisted: 'The browser may remove it if space runs out. The device check says what to do.',
    exportAll: 'Export everything in one file',
    exportAllHint: 'All tables, events and rulings, and these settings: as a backup, or to go on with another device.',
    exported: (name: string, count: number, rulings: number, events: number): string => {
      const more = [...(rulings === 0 ? [] : [rulingsOf(rulings)]), ...(events === 0 ? [] : [eventsOf(events)])];
      return `${[tables(count), ...more].join(', ')} and the settings are in ${name}.`;
    },
    leftOut: (names: readonly string[]): string =>
      `Not in the file, because it could not be read: ${names.join(', ')}.`,
    notExported: 'The file could not be handed over. Nothing was changed.',
    notRead: 'The tables could not be read just now. Nothing was changed. Try again.',
    importAll: 'Read such a file',
    importAllHint: 'Adds what is not here yet. Nothing that is here is changed or removed.',
    fileName: (device: string, day: string): string =>
      `${['tableside', ...(device.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), day].join('-')}.jsonl`,
  },

  imported: {
    title: 'What was in the file',
    notRead: 'The file could not be read.',
    rulings: {
      title: 'Rulings at tables that are not in the app',
      new: (count: number): string => `New here: ${rulingsOf(count)}`,
      continued: (count: number): string => `Went on since: ${rulingsOf(count)} now`,
      'already-here': (count: number): string => `Already here, unchanged: ${rulingsOf(count)}`,
    },
    events: {
      title: 'Events',
      new: (count: number): string => `New here: ${eventsOf(count)}`,
      continued: (count: number): string => `Were here, and went on: ${eventsOf(count)}`,
      'already-here': (count: number): string => `Already here, unchanged: ${eventsOf(count)}`,
    },
    added: (count: number): string => `New here: ${tables(count)}`,
    continued: (count: number): string => `Were here, and went on: ${tables(count)}`,
    alreadyHere: (count: number): string => `Already here, unchanged: ${tables(count)}`,
    nothing: 'There was no table in the file.',
    refused: (count: number): string => `Not taken: ${count}`,
    atLine: (line: number, why: string): string => `Line ${line}: ${why}`,
    settings: (device: string, made: string): string =>
      device === '' ? `Settings of ${made}` : `Settings of “${device}”, ${made}`,
    setting: (name: string, value: string): string => `${name}: ${value}`,
    localRules: 'Local rules',
    same: 'The same settings as here.',
    apply: 'Use these settings here',
    applied: 'These settings are in use now.',
    unreadable: 'The settings in the file could not be read. They were left alone.',
    close: 'Close this list',
  },

  about: {
    title: 'About',
    pageTitle: 'About this app',
    whose: 'Whose game it is',
    ownWords:
      'The rule sheets belong to those who wrote them. What this app says of them is in our own words; where they differ, the sheet decides.',
    whatTitle: 'What this app is',
    version: (version: string): string => `Version ${version}`,
    what: 'Tableside is for the person who referees a physical Skip-Bo table. It needs no network, sends nothing anywhere and asks for no account.',
    trademark:
      'Skip-Bo is a trademark of Mattel, Inc. Tableside is not made, sponsored or approved by Mattel, nor by any of the clubs whose rule sheets it follows.',
    licences: 'Software in this app',
  },

  licences: {
    title: 'Software in this app',
    intro: (count: number): string =>
      `This app is built on ${count} packages by others. Each is listed under the license it is published with.`,
    count: (count: number): string => (count === 1 ? '1 package' : `${count} packages`),
    item: (name: string, version: string): string => `${name} ${version}`,
    list: (items: readonly string[]): string => items.join(', '),
  },

  check: {
    title: 'Device check',
    open: 'Check this device',
    openHint: 'Before the day: will it keep the games, start without a network, stay awake?',
    running: 'Checking',
    again: 'Check again',
    allWell: 'All is well. This device is ready.',
    notAll: (count: number): string => (count === 1 ? 'One point needs attention.' : `${count} points need attention.`),
    ok: 'good',
    attention: 'look here',
    storage: {
      title: 'Games are kept',
      ok: 'What is saved stays until you remove it.',
      memory: 'This browser saves nothing on this device.',
      memoryFix: 'Open Tableside at its https address, in an ordinary window and not a private one.',
      notPersisted: 'The browser may remove what is saved if the device runs out of space.',
      notPersistedFix:
        "Install the app (in the browser's menu: “Install” or “Add to home screen”), then check again. Until then, export everything after each round.",
      ask: 'Ask the browser to keep it',
    },
    space: {
      title: 'Space',
      ok: (free: number): string => `${bytes(free)} free: enough for every game you will referee.`,
      low: (free: number): string => `Only ${bytes(free)} free.`,
      lowFix: 'Remove pictures or apps you do not need, then check again.',
      unknown: 'The device does not say how much space is free.',
      unknownFix: 'Look into the settings of the device: 100 MB free is plenty.',
    },
    offline: {
      title: 'Starts without a network',
      ok: 'Every file that a start needs is on this device, and unchanged.',
      bad: {
        unsupported: 'At this address, or in this window, the browser cannot keep the app.',
        'not-installed': 'The app is not on this device yet.',
        missing: 'A file that a start needs is not on this device.',
        changed: 'A file that a start needs is damaged on this device.',
      },
      badFix: 'Connect to the network once, open Tableside, wait a minute, then check again.',
      unsupportedFix: 'Open Tableside at its https address, in an ordinary window and not a private one.',
    },
    clock: {
      title: 'Clock',
      ok: (time: string): string => `It is ${time} on this device.`,
      early: (time: string): string => `The device says it is ${time}: that is before this app was made.`,
      late: (time: string): string => `The device says it is ${time}: that is many years after this app was made.`,
      differs: (time: string, network: string): string =>
        `The device says it is ${time}, but on the network it is ${network}.`,
      backwards: (time: string, last: string): string =>
        `The device says it is ${time}, but the newest entry was saved ${last}.`,
      fix: 'Set date and time in the settings of the device, best to “automatic”. Entries carry the time.',
    },
    awake: {
      title: 'Screen stays on',
      ok: 'At a table the screen stays on.',
      bad: 'This device may turn the screen off at a table.',
      badFix:
        'In the settings of the device, set the time until the screen turns off as long as you can. Low battery and power saving may also prevent it.',
    },
    print: {
      title: 'Printing',
      ok: 'A page can be made for printing. Whether a printer answers shows only when you print.',
      bad: 'This device cannot make a page for printing.',
      badFix: 'Export the record, and print it from another device.',
    },
    secure: {
      title: 'Safe address',
      ok: 'This address is one at which a browser may save.',
      bad: 'At this address a browser saves nothing and does not keep the screen on.',
      badFix: 'Open Tableside at an address that begins with https.',
    },
  },
};
