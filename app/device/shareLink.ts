import { Share } from 'react-native';

export type LinkShareOutcome = 'shared' | 'copied' | 'not-shared';

/** Hands a link to whatever the phone offers. `path` is an address of the app, without its host. */
export async function shareLink(title: string, path: string): Promise<LinkShareOutcome> {
  try {
    await Share.share({ title, message: `tableside://${path.replace(/^\//, '')}` });
    return 'shared';
  } catch {
    return 'not-shared';
  }
}
