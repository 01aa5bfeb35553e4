import { downloadBlob } from './files.web';
import { type PrintJob } from './print';

export { type PrintJob };

export const SAVED_PAGES_FORMAT: 'png' | 'pdf' = 'png';
export const PRINTED_PAGE_SIZE_UNIT: 'pt' | 'px' = 'pt';

const FRAME = 'print-frame';
/** Pixels for each point: 216 dots per inch. */
const SCALE = 3;
const MIME = 'image/png';

/**
 * Prints a document of its own in a hidden frame, because the page itself is the app. The frame stays until the next
 * print: some browsers read it long after `print` has returned.
 */
export async function printPages({ html }: PrintJob): Promise<boolean> {
  document.getElementById(FRAME)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // not display: none, which some browsers do not print
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  const { contentWindow } = frame;
  if (contentWindow === null) return false;
  contentWindow.focus();
  contentWindow.print();
  return true;
}

/** A picture of the first page, as a download. */
export async function savePages(job: PrintJob): Promise<boolean> {
  const blob = await drawPicture(job);
  if (blob === null) return false;
  downloadBlob(pictureName(job), blob);
  return true;
}

/** All pages in one file that any browser opens. Where a picture shows only the first page, this has them all. */
export function saveWebPage({ name, html }: PrintJob): Promise<boolean> {
  downloadBlob(`${name}.html`, new Blob([html], { type: 'text/html' }));
  return Promise.resolve(true);
}

/** Some browsers hand files to other apps, if a secure page asks. */
export const canSharePages = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'page.png', { type: MIME })] });

/** False: the person changed their mind, or the browser did not take it. */
export async function sharePages(job: PrintJob): Promise<boolean> {
  const blob = await drawPicture(job);
  if (blob === null) return false;
  const file = new File([blob], pictureName(job), { type: MIME });
  return navigator.share({ files: [file] }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

const pictureName = ({ name }: PrintJob): string => `${name}.png`;

/** Null where the browser could not draw it. */
async function drawPicture({ firstPage: { svg, width, height } }: PrintJob): Promise<Blob | null> {
  const picture = new Image(width * SCALE, height * SCALE);
  // a data address: a canvas that drew it may still be read, and nothing is asked of any host
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, MIME));
}
