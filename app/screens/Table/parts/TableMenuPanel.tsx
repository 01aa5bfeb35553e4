import { useState } from 'react';
import { type TableSession } from '@/state';
import { Button, RadioChoice, Notice, NonModalPanel, ProvenanceLine } from '../../../components';
import { type ExportOutcome, exportRecord } from '../../../device';
import { useWords } from '../../../hooks';
import { BOUNCE_CHOICES_MS, type TablePreferences } from '../../../hooks/useTablePreferences';
import { HAS_TABLE_KEYBOARD } from '../keyboard/useTableHardwareKeyboard';

interface MenuPanelProps {
  readonly table: TableSession;
  readonly preferences: TablePreferences;
  readonly onResult: () => void;
  readonly onKeysHelp: () => void;
  readonly onClose: () => void;
}

/** What concerns the table as a whole: its result, its record, and how this device shows it. */
export function TableMenuPanel({ table, preferences, onResult, onKeysHelp, onClose }: MenuPanelProps) {
  const words = useWords();
  const { menuPanel } = words.table;
  const yesNo = (name: string) => [
    { value: 'no', title: menuPanel.no, testID: `${name}-no` },
    { value: 'yes', title: menuPanel.yes, testID: `${name}-yes` },
  ];
  const [exported, setExported] = useState<ExportOutcome | null>(null);
  const { tables } = words.setUp;
  return (
    <NonModalPanel title={menuPanel.title} onClose={onClose} testID="menu-panel">
      <ProvenanceLine provenance={table.store.getState().provenance} />
      <Button title={menuPanel.result} icon="log" onPress={onResult} testID="open-result" />
      <Button
        title={menuPanel.exportRecord}
        icon="download"
        onPress={() => void exportRecord(table, words).then(setExported)}
        testID="export-record"
      />
      {exported === null ? null : (
        <Notice kind={exported.isSaved ? 'good' : 'warning'} testID="exported">
          {exported.isSaved ? tables.exported(exported.name) : tables.notExported}
        </Notice>
      )}
      {HAS_TABLE_KEYBOARD ? <Button title={words.keyboard.open} onPress={onKeysHelp} testID="open-keys-help" /> : null}
      <RadioChoice
        label={menuPanel.opposite}
        options={yesNo('opposite')}
        value={preferences.isOpposite ? 'yes' : 'no'}
        onChange={(value) => preferences.set({ isOpposite: value === 'yes' })}
      />
      <RadioChoice
        label={menuPanel.leftHanded}
        options={yesNo('left-handed')}
        value={preferences.isLeftHanded ? 'yes' : 'no'}
        onChange={(value) => preferences.set({ isLeftHanded: value === 'yes' })}
      />
      <RadioChoice
        label={menuPanel.bounce}
        options={BOUNCE_CHOICES_MS.map((ms) => ({
          value: String(ms),
          title: menuPanel.bounceFor(ms),
          testID: `bounce-${ms}`,
        }))}
        value={String(preferences.bounce)}
        onChange={(value) => preferences.set({ bounce: Number(value) })}
      />
    </NonModalPanel>
  );
}
