import { useState } from 'react';
import { serializeLocalRulesFile } from '@/record/localRulesFile';
import { selectLocalRules } from '@/state';
import { pickFileText } from '../../device';
import { saveFile } from '../../device/files';
import { useWords } from '../../hooks';
import { useRegistry, useRegistryState, WhenRegistryOpen } from '../../registry';
import { LocalRulesListView, type LocalRulesNoticeData } from './LocalRulesListView';
import { type ImportedRulesData, makeImportedRules } from './makeImportedRules';
import { makeLocalRulesList } from './makeLocalRulesList';
import { LocalRulesBackLabelProvider, type LocalRulesBackTarget } from './LocalRulesBackLabelProvider';
import { useLocalRulesWords } from './useLocalRulesWords';

export { EditLocalRulesScreen } from './EditLocalRules';

interface LocalRulesScreenProps {
  readonly openedFrom: LocalRulesBackTarget;
  /** The rules that were saved just now. */
  readonly saved?: string | undefined;
  /** Null: new ones. */
  readonly onEdit: (id: string | null) => void;
  readonly onUse?: ((id: string) => void) | undefined;
  readonly onBack: () => void;
}

/** The local rules of this device. They lie in its database, so the list waits for that. */
export const LocalRulesScreen = (props: LocalRulesScreenProps) => (
  <WhenRegistryOpen>
    <LocalRulesBackLabelProvider to={props.openedFrom}>
      <OpenLocalRules {...props} />
    </LocalRulesBackLabelProvider>
  </WhenRegistryOpen>
);

function OpenLocalRules({ saved, onEdit, onUse, onBack }: LocalRulesScreenProps) {
  const words = useWords();
  const page = useLocalRulesWords();
  const registry = useRegistry();
  const kept = useRegistryState(({ settings }) => selectLocalRules(settings));
  const nameOf = (id: string): string | undefined => kept.find(({ ruleset }) => ruleset.id === id)?.ruleset.name;
  const [notice, setNotice] = useState<LocalRulesNoticeData | null>(() => {
    const name = saved === undefined ? undefined : nameOf(saved);
    return name === undefined ? null : { kind: 'good', text: page.edit.saved(name) };
  });
  const [imported, setImported] = useState<ImportedRulesData | null>(null);
  const [isBusy, setBusy] = useState(false);

  const read = async (): Promise<void> => {
    const text = await pickFileText().catch(() => undefined);
    if (text === null) return;
    setNotice(null);
    setImported(
      text === undefined
        ? { kind: 'refused', reason: page.faults.notOpened, faults: [] }
        : makeImportedRules(text, kept, words, page),
    );
  };
  const accept = async (): Promise<void> => {
    if (imported?.kind !== 'read' || isBusy) return;
    setBusy(true);
    const written = await registry.saveLocalRules(imported.file.rules);
    setBusy(false);
    if (!written.ok) return setNotice({ kind: 'error', text: page.list.notSaved });
    setImported(null);
    setNotice({ kind: 'good', text: page.imported.kept(imported.name) });
  };
  const share = async (id: string): Promise<void> => {
    const rules = kept.find(({ ruleset }) => ruleset.id === id);
    if (rules === undefined) return;
    const file = page.list.fileName(rules.ruleset.name ?? '');
    const isSaved = await saveFile(file, serializeLocalRulesFile(rules.rules), 'application/json').catch(() => false);
    setNotice(
      isSaved ? { kind: 'good', text: page.list.shared(file) } : { kind: 'warning', text: page.list.notShared },
    );
  };
  const remove = async (id: string): Promise<void> => {
    const name = nameOf(id) ?? '';
    const written = await registry.deleteLocalRules(id);
    setNotice(
      written.ok ? { kind: 'good', text: page.list.removed(name) } : { kind: 'error', text: page.list.notSaved },
    );
  };

  return (
    <LocalRulesListView
      rows={makeLocalRulesList(kept, words, page)}
      notice={notice}
      imported={imported}
      isBusy={isBusy}
      onNew={() => onEdit(null)}
      onRead={() => void read()}
      onAccept={() => void accept()}
      onCloseImported={() => setImported(null)}
      onOpen={onEdit}
      onUse={onUse}
      onShare={(id) => void share(id)}
      onDelete={(id) => void remove(id)}
      onBack={onBack}
    />
  );
}
