import { useEffect, useRef, useState } from 'react';
import { Image } from 'react-native';
import { type AttachmentStore } from '@/state';
import { type Attachment } from '@/storage';
import { makeTemporaryFileUri } from '../../../device/sheetFiles';
import { ruleSheetFileKindOf } from '../../../device/ruleSheetFileKinds';

/** What is drawn of an attached sheet. */
export type AttachedSheetContentData =
  | { readonly kind: 'picture'; readonly uri: string; /** Width by height. */ readonly ratio: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable' };

/** The ratio of an A4 page, used until the size of the picture is known. */
const PAGE_RATIO = 0.7;

/**
 * The contents of the sheets that are shown, by id. They are read one after another once the page is drawn, and let go
 * of when their sheet is hidden or the page is left.
 */
export function useAttachedSheetContents(
  store: AttachmentStore | null,
  sheets: readonly Attachment[],
): ReadonlyMap<string, AttachedSheetContentData> {
  const [contents, setContents] = useState<ReadonlyMap<string, AttachedSheetContentData>>(new Map());
  const released = useRef(new Map<string, () => void>());
  const wanted = sheets.map(({ id }) => id).join();

  useEffect(() => {
    let isHere = true;
    const keep = (id: string, content: AttachedSheetContentData): void =>
      setContents((now) => (isHere ? new Map([...now, [id, content]]) : now));
    const readAll = async (): Promise<void> => {
      for (const sheet of sheets) {
        if (!isHere || store === null || released.current.has(sheet.id)) continue;
        const read = await store.readAttachment(sheet.id);
        if (!isHere) return;
        if (!read.ok || read.value === null) keep(sheet.id, { kind: 'unreadable' });
        else show(sheet, read.value, keep, released.current);
      }
    };
    void readAll();
    const ids = new Set(sheets.map(({ id }) => id));
    for (const [id, release] of released.current) {
      if (ids.has(id)) continue;
      release();
      released.current.delete(id);
      setContents((now) => new Map([...now].filter(([one]) => one !== id)));
    }
    return () => void (isHere = false);
    // The list is compared by its ids: contents never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, wanted]);

  useEffect(() => {
    const all = released.current;
    return () => all.forEach((release) => release());
  }, []);
  return contents;
}

function show(
  { id, name, type }: Attachment,
  bytes: Uint8Array,
  keep: (id: string, content: AttachedSheetContentData) => void,
  released: Map<string, () => void>,
): void {
  if (ruleSheetFileKindOf(type, name) === 'text') {
    released.set(id, () => undefined);
    return keep(id, { kind: 'text', text: new TextDecoder().decode(bytes) });
  }
  const { uri, release } = makeTemporaryFileUri({ name, type, bytes });
  released.set(id, release);
  keep(id, { kind: 'picture', uri, ratio: PAGE_RATIO });
  Image.getSize(
    uri,
    (width, height) => keep(id, { kind: 'picture', uri, ratio: width / Math.max(1, height) }),
    () => keep(id, { kind: 'unreadable' }),
  );
}
