import { useEffect, useState } from 'react';
import { HINTS_SEEN_SETTING } from '@/state';
import { pickFileText } from '../../device';
import { saveFile } from '../../device/files';
import { DEVICE_SETTING_KEYS, deviceSettingsOf, useWords } from '../../hooks';
import { useRegistry, useRegistryState, WhenRegistryOpen } from '../../registry';
import { useAppearance } from '../../theme';
import { ImportReportView } from './ImportReportView';
import { type ImportReportData, makeImportReport } from './makeImportReport';
import { offlinePort } from './offlinePort';
import { type SettingsOutcome, SettingsView } from './SettingsView';
import { readStorageUse, type StorageUse } from './storageUse';
import { useSettingsWords } from './useSettingsWords';

interface SettingsScreenProps {
  readonly onDeviceCheck: () => void;
  readonly onHelpCard: () => void;
  readonly onLicences: () => void;
}

export const SettingsScreen = (props: SettingsScreenProps) => (
  <WhenRegistryOpen>
    <OpenSettings {...props} />
  </WhenRegistryOpen>
);

/** Connects the settings to the log: each is written when it is changed, and applied by whoever reads it there. */
function OpenSettings({ onDeviceCheck, onHelpCard, onLicences }: SettingsScreenProps) {
  const words = useWords();
  const say = useSettingsWords();
  const registry = useRegistry();
  const stored = useRegistryState(({ settings }) => settings);
  const durability = useRegistryState((state) => state.durability);
  const tableCount = useRegistryState(({ rows }) => rows.length);
  const settings = deviceSettingsOf(stored);
  const [use, setUse] = useState<StorageUse | null>(null);
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null);
  const [report, setReport] = useState<ImportReportData | null>(null);
  const [isApplied, setApplied] = useState(false);
  useEffect(() => {
    let isHere = true;
    void readStorageUse().then((found) => (isHere ? setUse(found) : undefined));
    return () => void (isHere = false);
  }, [tableCount]);

  const set = (name: keyof typeof DEVICE_SETTING_KEYS, value: string): void =>
    void registry.set(DEVICE_SETTING_KEYS[name], value);
  const exportAll = async (): Promise<void> => {
    const made = await registry.exportAll();
    if (!made.ok) return setOutcome({ kind: 'error', lines: [say.storage.notRead] });
    const name = say.storage.fileName(settings.deviceName, new Date().toISOString().slice(0, 10));
    const isSaved = await saveFile(name, made.value.text).catch(() => false);
    if (!isSaved) return setOutcome({ kind: 'warning', lines: [say.storage.notExported] });
    const { tables, unreadable } = made.value;
    const leftOut = unreadable.length === 0 ? [] : [say.storage.leftOut(unreadable)];
    setOutcome({
      kind: leftOut.length === 0 ? 'good' : 'warning',
      lines: [say.storage.exported(name, tables), ...leftOut],
    });
  };
  const importAll = async (): Promise<void> => {
    const text = await pickFileText().catch(() => undefined);
    if (text === null) return;
    const before = registry.store.getState().settings;
    const found = text === undefined ? null : await registry.importAll(text);
    if (found === null || !found.ok)
      return setOutcome({ kind: 'error', lines: [found === null ? say.imported.notRead : say.storage.notRead] });
    await registry.listAgain();
    setOutcome(null);
    setApplied(false);
    setReport(makeImportReport(found.value, { rows: registry.store.getState().rows, settings: before }, say, words));
  };
  const applySettings = (): void => {
    for (const { key, value } of report?.settings?.shown ?? []) void registry.set(key, value);
    setApplied(true);
  };

  const appearance = useAppearance();
  return (
    <SettingsView
      appearance={appearance}
      settings={settings}
      deviceId={stored.device ?? ''}
      use={use}
      durability={durability}
      outcome={outcome}
      report={
        report === null ? null : (
          <ImportReportView
            report={report}
            isApplied={isApplied}
            onApply={applySettings}
            onClose={() => setReport(null)}
          />
        )
      }
      offline={offlinePort}
      onSet={set}
      onHintsAgain={() => void registry.set(HINTS_SEEN_SETTING, '')}
      onExportAll={() => void exportAll()}
      onImportAll={() => void importAll()}
      onDeviceCheck={onDeviceCheck}
      onHelpCard={onHelpCard}
      onLicences={onLicences}
    />
  );
}
