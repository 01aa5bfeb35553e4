import { useMemo, useState } from 'react';
import { searchTexts } from '@/words';
import { AppText, Sheet } from '../components';
import { useWords } from '../hooks';
import { type MoreItem, type MoreSection } from './makeMoreMenu';
import { MoreFindField } from './MoreFindField';
import { MoreItems, MoreSections } from './MoreItemList';

interface MoreSheetProps {
  readonly sections: readonly MoreSection[];
  readonly onPick: (item: MoreItem) => void;
  readonly onClose: () => void;
}

/** All that has no tap of its own, to be read through or to be found by typing. Enter takes the first that was found. */
export function MoreSheet({ sections, onPick, onClose }: MoreSheetProps) {
  const say = useWords().more;
  const [typed, setTyped] = useState('');
  const isFinding = typed.trim() !== '';
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const found = useMemo((): readonly MoreItem[] => {
    const texts = items.map(({ id }) => ({ id, ...say.items[id] }));
    return searchTexts(typed, texts, say.fillers).flatMap((id) => items.find((item) => item.id === id) ?? []);
  }, [typed, items, say]);
  const [first] = found;
  const submit = (): void => {
    if (isFinding && first !== undefined) onPick(first);
  };
  return (
    <Sheet
      title={say.title}
      onClose={onClose}
      testID="more-panel"
      shows={typed.trim()}
      head={<MoreFindField value={typed} onChange={setTyped} onSubmit={submit} />}
    >
      {isFinding ? (
        <>
          <AppText size="small" colour="inkSoft" testID="more-found" isLive>
            {found.length === 0 ? say.nothingFound : say.found(found.length)}
          </AppText>
          <MoreItems
            items={found.length === 0 ? items.filter(({ id }) => LAST_RESORTS.has(id)) : found}
            onPick={onPick}
          />
        </>
      ) : (
        <MoreSections sections={sections} onPick={onPick} />
      )}
    </Sheet>
  );
}

/** Offered where nothing was found: anything at all can be told by them. */
const LAST_RESORTS: ReadonlySet<MoreItem['id']> = new Set<MoreItem['id']>(['report', 'note']);
