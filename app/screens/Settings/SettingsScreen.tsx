import { useEffect, useState } from 'react';
import { HINTS_SEEN_SETTING_KEY } from '@/state';
import { pickFileText } from '../../device';
import { saveFile } from '../../device/files';
import { DEVICE_SETTING_KEYS, deviceSettingsOf, useImportProgress, useWords } from '../../hooks';
import { useRegistry, useRegistryState, WhenRegistryOpen } from '../../registry';
import { useThemeAndTextSize } from '../../theme';
import { ImportReportView } from './ImportReportView';
import { type ImportReportData, makeImportReport } from './makeImportReport';
import { offlinePort } from './offlinePort';
import { type ExportOrImportNoticeData, SettingsView } from './SettingsView';
import { readStorageUse, type StorageUseData } from './storageUse';
import { useSettingsScreensWords } from './useSettingsScreensWords';

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
  const say = useSettingsScreensWords();
  const registry = useRegistry();
  const stored = useRegistryState(({ settings }) => settings);
  const durability = useRegistryState((state) => state.durability);
  const tableCount = useRegistryState(({ rows }) => rows.length);
  const settings = deviceSettingsOf(stored);
  const [use, setUse] = useState<StorageUseData | null>(null);
  const [outcome, setOutcome] = useState<ExportOrImportNoticeData | null>(null);
  /** With the text of the file, for what somebody takes of it later. */
  const [report, setReport] = useState<(ImportReportData & { readonly text: string }) | null>(null);
  const importing = useImportProgress();
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
    const { tables, rulings, events, unreadable } = made.value;
    const leftOut = unreadable.length === 0 ? [] : [say.storage.leftOut(unreadable)];
    setOutcome({
      kind: leftOut.length === 0 ? 'good' : 'warning',
      lines: [say.storage.exported(name, tables, rulings, events), ...leftOut],
    });
  };
  const importAll = async (): Promise<void> => {
    const text = await pickFileText().catch(() => undefined);
    if (text === undefined) return setOutcome({ kind: 'error', lines: [say.imported.notRead] });
    if (text !== null) await takeIn(text, false);
  };
  const takeIn = (text: string, takesCut: boolean): Promise<void> =>
    importing.run(async (onProgress) => {
      const before = registry.store.getState().settings;
      setOutcome(null);
      setReport(null);
      const found = await registry.importAll(text, { takesCut, onProgress });
      if (!found.ok) return setOutcome({ kind: 'error', lines: [say.storage.notRead] });
      await registry.listAgain();
      setApplied(false);
      const here = { rows: registry.store.getState().rows, settings: before };
      setReport({ ...makeImportReport(found.value, here, say, words), text });
    });
  const applySettings = (): void => {
    for (const { key, value } of report?.settings?.shown ?? []) void registry.set(key, value);
    setApplied(true);
  };

  const appearance = useThemeAndTextSize();
  return (
    <SettingsView
      appearance={appearance}
      settings={settings}
      deviceId={stored.device ?? ''}
      use={use}
      durability={durability}
      outcome={outcome}
      importing={importing.line}
      report={
        report === null ? null : (
          <ImportReportView
            report={report}
            isApplied={isApplied}
            onApply={applySettings}
            onTakeCut={() => void takeIn(report.text, true)}
            onClose={() => setReport(null)}
          />
        )
      }
      offline={offlinePort}
      onSet={set}
      onHintsAgain={() => void registry.set(HINTS_SEEN_SETTING_KEY, '')}
      onExportAll={() => void exportAll()}
      onImportAll={() => void importAll()}
      onDeviceCheck={onDeviceCheck}
      onHelpCard={onHelpCard}
      onLicences={onLicences}
    />
  );
}
