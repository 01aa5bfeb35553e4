import { type TableDesk } from '@/state';
import { Button, Choice, Panel } from '../../components';
import { saveFile } from '../../device';
import { useWords } from '../../hooks';
import { recordFileName } from '../Tables/recordFileName';
import { BOUNCES, type TablePreferences } from './useTablePreferences';

interface MenuPanelProps {
  readonly table: TableDesk;
  readonly preferences: TablePreferences;
  readonly onSwitch: (id: string) => void;
  readonly onResult: () => void;
  readonly onClose: () => void;
}

/** What concerns the table as a whole: its result, its record, and how this device shows it. */
export function MenuPanel({ table, preferences, onResult, onClose }: MenuPanelProps) {
  const words = useWords();
  const { menuPanel } = words.table;
  const yesNo = (name: string) => [
    { value: 'no', title: menuPanel.no, testID: `${name}-no` },
    { value: 'yes', title: menuPanel.yes, testID: `${name}-yes` },
  ];
  const exportRecord = (): void => {
    const { header } = table.store.getState().game;
    void saveFile(recordFileName(header, words), table.record(true));
  };
  return (
    <Panel title={menuPanel.title} onClose={onClose} testID="menu-panel">
      <Button title={menuPanel.result} icon="log" onPress={onResult} testID="open-result" />
      <Button title={menuPanel.exportRecord} icon="download" onPress={exportRecord} testID="export-record" />
      <Choice
        label={menuPanel.opposite}
        options={yesNo('opposite')}
        value={preferences.isOpposite ? 'yes' : 'no'}
        onChange={(value) => preferences.set({ isOpposite: value === 'yes' })}
      />
      <Choice
        label={menuPanel.leftHanded}
        options={yesNo('left-handed')}
        value={preferences.isLeftHanded ? 'yes' : 'no'}
        onChange={(value) => preferences.set({ isLeftHanded: value === 'yes' })}
      />
      <Choice
        label={menuPanel.bounce}
        options={BOUNCES.map((ms) => ({ value: String(ms), title: menuPanel.bounceFor(ms), testID: `bounce-${ms}` }))}
        value={String(preferences.bounce)}
        onChange={(value) => preferences.set({ bounce: Number(value) })}
      />
    </Panel>
  );
}
