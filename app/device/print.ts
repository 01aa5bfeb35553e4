import { File } from 'expo-file-system';
import { printAsync, printToFileAsync } from 'expo-print';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

/** Pages to print or to hand over as a file. */
export interface PrintJob {
  /** Name of a file, without its ending. */
  readonly name: string;
  /** All pages, for a printer. */
  readonly html: string;
  /** The first page as an SVG document, and its size in points. */
  readonly firstPage: { readonly svg: string; readonly width: number; readonly height: number };
}

/** What `savePages` makes: a picture of the first page in browsers, a PDF of all pages on phones. */
export const SAVED_PAGES_FORMAT: 'png' | 'pdf' = 'pdf';
/** The unit of a printed page's size: a phone's printer takes pixels of 1/72 inch. */
export const PRINTED_PAGE_SIZE_UNIT: 'pt' | 'px' = 'px';

const LETTER = { width: 612, height: 792 };

/** Opens the system's print dialog. False: it could not, or the person closed it. */
export async function printPages({ html }: PrintJob): Promise<boolean> {
  await printAsync({ html, ...LETTER });
  return true;
}

/** A PDF, handed to whatever the phone offers: mail, messages, its own folders. False: the phone offers nothing. */
export async function savePages({ name, html }: PrintJob): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const { uri } = await printToFileAsync({ html, ...LETTER });
  const file = new File(uri);
  const fileName = `${name}.pdf`;
  const named = new File(file.parentDirectory, fileName);
  if (named.exists) named.delete();
  file.move(named);
  await shareAsync(named.uri, { mimeType: 'application/pdf', UTI: 'com.adobe.pdf', dialogTitle: fileName });
  return true;
}

/** Saving shares already: there is no second button for it. */
export const canSharePages = (): boolean => false;
export const sharePages = savePages;

/** A PDF has all pages already. */
export const saveWebPage = savePages;
