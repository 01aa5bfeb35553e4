import {
  MAX_RULE_SHEET_BYTES,
  type RuleSheetFile,
  type PickRuleSheetOutcome,
  ruleSheetFileKindOf,
} from './ruleSheetFileKinds';

export const CAN_SHRINK_PICTURES = true;

/** What every browser draws as it is. */
const PLAIN_PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const JPEG = 'image/jpeg';
/** The longest side of a scaled picture, in pixels: a page of small print is still readable. */
const LONGEST_SIDE = 2200;
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
const SMALLER = 0.75;
const LEAST_SIDE = 200;
/** Long enough for the slowest viewer to have taken the bytes. */
const VIEWED_BY = 60_000;

/** Lets the organizer pick a photo, a PDF or a text. A picture that is too large is scaled. */
export async function pickRuleSheetFile(): Promise<PickRuleSheetOutcome> {
  const file = await pickFile();
  if (file === null) return { is: 'nothing' };
  const kind = ruleSheetFileKindOf(file.type, file.name);
  if (kind === null) return { is: 'unsupported', name: file.name };
  if (kind === 'picture') return pickPicture(file);
  if (file.size > MAX_RULE_SHEET_BYTES[kind]) return { is: 'too-large', kind, size: file.size };
  const type = kind === 'pdf' ? 'application/pdf' : 'text/plain';
  return { is: 'picked', sheet: { name: file.name, type, bytes: await bytesOf(file) } };
}

function pickFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*,application/pdf,text/plain,.pdf,.txt,.md';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.click();
  });
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

async function pickPicture(file: File): Promise<PickRuleSheetOutcome> {
  const isKept = PLAIN_PICTURES.has(file.type) && file.size <= MAX_RULE_SHEET_BYTES.picture;
  try {
    const drawn = await createImageBitmap(file);
    const blob = isKept ? file : await scaleToLimit(drawn);
    drawn.close();
    if (blob === null) return { is: 'too-large', kind: 'picture', size: file.size };
    return { is: 'picked', sheet: { name: file.name, type: blob.type, bytes: await bytesOf(blob) } };
  } catch {
    // The browser does not know this kind of picture, or it is damaged.
    return { is: 'unsupported', name: file.name };
  }
}

/** As large as the limit allows: first less fine, then smaller. Null: not even the smallest fits. */
async function scaleToLimit(picture: ImageBitmap): Promise<Blob | null> {
  const longest = Math.max(picture.width, picture.height);
  for (let side = Math.min(longest, LONGEST_SIDE); side >= LEAST_SIDE; side *= SMALLER) {
    const scale = side / longest;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (pen === null) return null;
    // A JPEG has no transparency: what is clear becomes paper, not black.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality));
      if (blob !== null && blob.size <= MAX_RULE_SHEET_BYTES.picture) return blob;
    }
  }
  return null;
}

/**
 * A new tab with the browser's own viewer. It is opened before the file is read, because a browser lets a page open a tab
 * only right after a press. False: it did not let us, or there is no file.
 */
export async function openRuleSheetFile(readSheet: () => Promise<RuleSheetFile | null>): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (tab === null) return false;
  const sheet = await readSheet();
  if (sheet === null) {
    tab.close();
    return false;
  }
  const { uri, release } = makeTemporaryFileUri(sheet);
  tab.location.replace(uri);
  setTimeout(release, VIEWED_BY);
  return true;
}

/** An address under which a file can be shown, until it is released. */
export function makeTemporaryFileUri({ type, bytes }: RuleSheetFile): {
  readonly uri: string;
  readonly release: () => void;
} {
  const uri = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  return { uri, release: () => URL.revokeObjectURL(uri) };
}

const KEY = 'tableside.sheets';

/**
 * Whether a ruleset may have a sheet attached, from localStorage: whoever only reads a ruleset must not take the
 * database from another window.
 */
export const mightHaveAttachedSheets = (subject: string): boolean => readSubjects().includes(subject);

export function rememberHasAttachedSheets(subject: string, hasSheets: boolean): void {
  const others = readSubjects().filter((one) => one !== subject);
  try {
    localStorage.setItem(KEY, JSON.stringify(hasSheets ? [...others, subject] : others));
  } catch {
    // Then the sheets are shown once the database is open for something else.
  }
}

function readSubjects(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the browser has room for so many bytes more, with some to spare; true where it does not say. */
export async function hasDiskSpaceFor(bytes: number): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  const { usage, quota } = estimate ?? {};
  return usage === undefined || quota === undefined || quota - usage > bytes * 4;
}
