import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import {
  MAX_RULE_SHEET_BYTES,
  type RuleSheetFile,
  type PickRuleSheetOutcome,
  ruleSheetFileKindOf,
} from './ruleSheetFileKinds';

/** Nothing on a phone that this app contains can make a picture smaller. */
export const CAN_SHRINK_PICTURES = false;

/** Lets the organizer pick a photo, a PDF or a text. A picture that is too large is refused: it cannot be scaled here. */
export async function pickRuleSheetFile(): Promise<PickRuleSheetOutcome> {
  const picked = await getDocumentAsync({
    type: ['image/*', 'application/pdf', 'text/*'],
    copyToCacheDirectory: true,
  });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset === undefined) return { is: 'nothing' };
  const kind = ruleSheetFileKindOf(asset.mimeType ?? '', asset.name);
  if (kind === null) return { is: 'unsupported', name: asset.name };
  const file = new File(asset.uri);
  const size = asset.size ?? file.size;
  if (size > MAX_RULE_SHEET_BYTES[kind]) return { is: 'too-large', kind, size };
  return { is: 'picked', sheet: { name: asset.name, type: typeFor(kind, asset.mimeType), bytes: await file.bytes() } };
}

const typeFor = (kind: keyof typeof MAX_RULE_SHEET_BYTES, mimeType: string | undefined): string =>
  kind === 'pdf' ? 'application/pdf' : kind === 'text' ? 'text/plain' : (mimeType ?? 'image/jpeg');

/** A file for the system's own viewer, which is offered by the share sheet. False: the phone offers none. */
export async function openRuleSheetFile(readSheet: () => Promise<RuleSheetFile | null>): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const sheet = await readSheet();
  if (sheet === null) return false;
  const file = writeToCache(sheet);
  await shareAsync(file.uri, { mimeType: sheet.type, dialogTitle: sheet.name });
  return true;
}

/** An address under which a picture can be drawn, until it is released. */
export function makeTemporaryFileUri(sheet: RuleSheetFile): { readonly uri: string; readonly release: () => void } {
  const file = writeToCache(sheet);
  return { uri: file.uri, release: () => void (file.exists && file.delete()) };
}

let written = 0;

/** Under a number of its own: two sheets may have one name, and a name may not be one for a file. */
function writeToCache({ name, bytes }: RuleSheetFile): File {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  const file = new File(Paths.cache, `sheet-${(written += 1)}${ending}`);
  if (file.exists) file.delete();
  file.create();
  file.write(bytes);
  return file;
}

/** Whether a ruleset may have a sheet attached. A phone has one window only, so the database may always be asked. */
export const mightHaveAttachedSheets = (_subject: string): boolean => true;
export const rememberHasAttachedSheets = (_subject: string, _hasSheets: boolean): void => undefined;

/** Whether the device has room for so many bytes more; true where it does not say. */
export async function hasDiskSpaceFor(bytes: number): Promise<boolean> {
  return Paths.availableDiskSpace > bytes * 4;
}
