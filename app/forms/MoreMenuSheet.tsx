import { useMemo, useState } from 'react';
import { searchTexts } from '@/words';
import { AppText, ModalSheet } from '../components';
import { useWords } from '../hooks';
import { type MoreMenuItemData, type MoreMenuSectionData } from './makeMoreMenu';
import { MoreMenuSearchField } from './MoreMenuSearchField';
import { MoreMenuItems, MoreMenuSections } from './MoreMenuSections';

interface MoreSheetProps {
  readonly sections: readonly MoreMenuSectionData[];
  readonly onPick: (item: MoreMenuItemData) => void;
  readonly onClose: () => void;
}

/** All that has no tap of its own, to be read through or to be found by typing. Enter takes the first that was found. */
export function MoreMenuSheet({ sections, onPick, onClose }: MoreSheetProps) {
  const say = useWords().more;
  const [typed, setTyped] = useState('');
  const isFinding = typed.trim() !== '';
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const found = useMemo((): readonly MoreMenuItemData[] => {
    const texts = items.map(({ id }) => ({ id, ...say.items[id] }));
    return searchTexts(typed, texts, say.fillers).flatMap((id) => items.find((item) => item.id === id) ?? []);
  }, [typed, items, say]);
  const [first] = found;
  const submit = (): void => {
    if (isFinding && first !== undefined) onPick(first);
  };
  return (
    <ModalSheet
      title={say.title}
      onClose={onClose}
      testID="more-panel"
      shows={typed.trim()}
      head={<MoreMenuSearchField value={typed} onChange={setTyped} onSubmit={submit} />}
    >
      {isFinding ? (
        <>
          <AppText size="small" colour="inkSoft" testID="more-found" isLive>
            {found.length === 0 ? say.nothingFound : say.found(found.length)}
          </AppText>
          <MoreMenuItems
            items={found.length === 0 ? items.filter(({ id }) => LAST_RESORTS.has(id)) : found}
            onPick={onPick}
          />
        </>
      ) : (
        <MoreMenuSections sections={sections} onPick={onPick} />
      )}
    </ModalSheet>
  );
}

/** Offered where nothing was found: anything at all can be asked or told by them. */
const LAST_RESORTS: ReadonlySet<MoreMenuItemData['id']> = new Set<MoreMenuItemData['id']>(['ask', 'report', 'note']);
