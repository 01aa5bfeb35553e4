/** "412 kB", "3.4 MB". */
const bytes = (size: number): string =>
  size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1_000_000).toFixed(1)} MB`;

/** The event's own sheet, attached to a ruleset. */
export const attachedSheets = {
  title: "The event's own sheet",
  intro: 'A photo, a PDF or a text of the sheet that your event hands out, to have it beside the clauses.',
  where: 'It stays on this device. It is in no record and in no exported file.',
  attach: 'Attach a sheet',
  attachAnother: 'Attach another',
  attaching: 'Saving',
  attached: (name: string): string => `Attached: ${name}`,
  removed: (name: string): string => `Removed: ${name}`,
  look: 'Look for attached sheets',
  none: 'Nothing is attached to this sheet on this device.',
  looking: 'Looking for attached sheets',
  about: (kind: 'picture' | 'pdf' | 'text', size: number, day: string): string =>
    `${{ picture: 'Picture', pdf: 'PDF', text: 'Text' }[kind]}, ${bytes(size)}, attached ${day}`,
  show: 'Show',
  hide: 'Hide',
  open: 'Open',
  larger: 'Open larger',
  showLabel: (name: string): string => `Show ${name}`,
  hideLabel: (name: string): string => `Hide ${name}`,
  openLabel: (name: string): string => `Open ${name}`,
  largerLabel: (name: string): string => `Open larger: ${name}`,
  picture: (name: string): string => `Picture of the sheet: ${name}`,
  remove: 'Remove',
  removeLabel: (name: string): string => `Remove ${name}`,
  removeAsk: (name: string): string => `Remove “${name}” from this device? It cannot be brought back from here.`,
  removeReally: 'Remove for good',
  keep: 'Keep it',

  /** Why a file was not attached. */
  tooLarge: {
    picture: (size: number, most: number): string =>
      `This picture has ${bytes(size)}. The most that can be kept here is ${bytes(most)}. Take it with a smaller size, or attach it as a PDF.`,
    pdf: (size: number, most: number): string =>
      `This PDF has ${bytes(size)}. The most that can be kept is ${bytes(most)}. Save it smaller, or attach photos of its pages.`,
    text: (size: number, most: number): string =>
      `This text has ${bytes(size)}. The most that can be kept is ${bytes(most)}.`,
  },
  unsupported: (name: string): string =>
    `“${name}” cannot be shown here. Attach a photo (JPEG or PNG), a PDF or a text.`,
  noRoom: 'There is not enough room on this device for this file. Nothing was changed.',
  notPicked: 'The file could not be read. Nothing was changed.',
  notSaved: 'The sheet was not saved. Look here again once saving works, and attach it anew.',
  notRead: 'The attached sheets could not be read just now. They are not gone.',
  notOpened: 'This device did not open it. Allow new tabs or windows for this page, and try again.',
  elsewhere: 'Tableside is open in another tab, and the attached sheets are shown there.',
  notKept: 'This browser keeps nothing: the sheet is gone when the window is closed.',
};
