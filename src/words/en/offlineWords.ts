/** Starting without a network, and newer versions of the app. */
export const offlineWords = {
  title: 'Without a network',
  version: (version: string): string => `Version ${version}`,

  ready: 'Ready offline: Tableside starts on this device without a network.',
  checking: 'Checking whether everything is on this device …',
  notReady: {
    unsupported: 'This browser cannot keep the app. Open it over https, in a normal window.',
    'not-installed': 'Not ready offline yet. Stay here for a moment, with a network.',
    missing: 'Not ready offline: a part is missing. Check again with a network.',
    changed: 'Not ready offline: a part is damaged. Check again with a network.',
  },
  checkAgain: 'Check again',

  update: {
    title: 'A newer version is ready',
    text: 'It begins with the next start, or now. Your tables stay as they are.',
    now: 'Update now',
    delayed: {
      unsaved: 'It waits: something is not saved yet, or typed and not sent.',
      'table-here': 'It waits: a table is open here. Go back to the list first.',
      'table-elsewhere': 'It waits: a table is open in another window. Go back to the list there first.',
    },
    failed: 'It did not start. Close every window of Tableside, then open it again.',
    notFound: 'No newer version was found. Try again with a network.',
  },
} as const;
