import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

const MIME = 'application/x-ndjson';

/** Opens the phone's share sheet for a file. Returns false if the phone has none. */
export async function saveFile(name: string, text: string, mimeType = MIME): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await shareAsync(file.uri, { mimeType, dialogTitle: name });
  return true;
}

/** The text of a file the referee picks; null when none was picked. */
export async function pickFileText(): Promise<string | null> {
  const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
  const asset = picked.canceled ? undefined : picked.assets[0];
  return asset === undefined ? null : new File(asset.uri).text();
}
