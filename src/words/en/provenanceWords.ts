/** What is known of a record that came from a file. Who made it is not proved, so nothing is said about that. */
export const provenanceWords = {
  sealed: 'Unchanged since it was exported',
  continued: 'Came unchanged from a file, and went on here',
  'not-sealed': 'Not sealed: may have been changed or cut',
} as const;
