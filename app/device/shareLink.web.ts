import { type LinkShareOutcome } from './shareLink';

export { type LinkShareOutcome };

/** By the browser's own list of apps where it has one; else the link is copied. `path` begins with the app's base. */
export async function shareLink(title: string, path: string): Promise<LinkShareOutcome> {
  const url = new URL(path, window.location.href).href;
  try {
    if (typeof navigator.share === 'function' && navigator.canShare?.({ url }) === true) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // The person closed the list: nothing has failed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'not-shared';
  }
}
