import { type AllRecordsImport, type CutRecord, type TableListRow } from '@/state';
import { type Words } from '@/words';
import { type SettingsWords } from '@/words/settingsPage';
import { DEVICE_SETTING_KEYS } from '../../hooks';
import { importRefusalReason } from '../../labels/importRefusalReason';
import { tableTitle } from '../../labels/tableTitle';
import { formatSavedTime } from '../../labels/times';
import { makeImportedSettingChanges, type ImportedSettingChange } from './makeImportedSettingChanges';

/** What was in a file, group by group; an empty group is left out. */
export interface ImportReportData {
  readonly kind: 'good' | 'info' | 'warning' | 'error';
  readonly groups: readonly { readonly testID: string; readonly title: string; readonly lines: readonly string[] }[];
  /** Null: the file has no settings, or they are the same as here. */
  readonly settings: { readonly title: string; readonly shown: readonly ImportedSettingChange[] } | null;
  readonly note: string | null;
}

type Here = { readonly rows: readonly TableListRow[]; readonly settings: Readonly<Record<string, string>> };

export function makeImportReport(
  found: AllRecordsImport,
  here: Here,
  say: SettingsWords,
  words: Words,
): ImportReportData {
  const { imported } = say;
  const titleOf = (id: string): string => {
    const row = here.rows.find((one) => one.id === id);
    return row === undefined ? id : tableTitle(row.header, words);
  };
  const group = (how: AllRecordsImport['arrived'][number]['how'], title: (count: number) => string) => {
    const ids = found.arrived.filter((one) => one.how === how).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ testID: `imported-${how}`, title: title(ids.length), lines: ids.map(titleOf) }];
  };
  const { refused, arrived, cut } = found;
  const groups = [
    ...group('new', imported.added),
    ...group('continued', imported.continued),
    ...group('already-here', imported.alreadyHere),
    ...(refused.length === 0
      ? []
      : [
          {
            testID: 'imported-refused',
            title: imported.refused(refused.length),
            lines: refused.map((one) => imported.atLine(one.line, importRefusalReason(one, words))),
          },
        ]),
    ...(cut === null ? [] : [{ testID: 'imported-cut', title: cutLine(cut, words), lines: [imported.cutWhere] }]),
    ...(arrived.length === 0 && refused.length === 0 && cut === null
      ? [{ testID: 'imported-nothing', title: imported.nothing, lines: [] }]
      : []),
  ];
  const kind =
    refused.length > 0 || cut !== null
      ? arrived.length === 0
        ? 'error'
        : 'warning'
      : arrived.length === 0
        ? 'info'
        : 'good';
  return { kind, groups, ...settingsOf(found.settings, here.settings, say, words) };
}

function cutLine({ table, after }: CutRecord, { tableList }: Words): string {
  if (table === null) return tableList.cut.nothing;
  return after === null ? tableList.cut.beforeFirst : tableList.cut.after(after);
}

function settingsOf(
  found: AllRecordsImport['settings'],
  here: Here['settings'],
  say: SettingsWords,
  words: Words,
): Pick<ImportReportData, 'settings' | 'note'> {
  if (found === null) return { settings: null, note: null };
  if (found === 'unreadable') return { settings: null, note: say.imported.unreadable };
  const shown = makeImportedSettingChanges(found.settings, here, say);
  if (shown.length === 0) return { settings: null, note: say.imported.same };
  const device = found.settings[DEVICE_SETTING_KEYS.deviceName] ?? '';
  const title = say.imported.settings(device, formatSavedTime(found.made, new Date(), words));
  return { settings: { title, shown }, note: null };
}
