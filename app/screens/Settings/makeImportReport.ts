import { type AllRecordsImportOutcome, type TruncatedRecord, type TableListRow } from '@/state';
import { type Words } from '@/words';
import { type SettingsScreensWords } from '@/words/settingsScreens';
import { DEVICE_SETTING_KEYS } from '../../hooks';
import { importRefusalReason } from '../../labels/importRefusalReason';
import { tableTitle } from '../../labels/tableTitle';
import { formatSavedTime } from '../../labels/times';
import { makeImportedSettingChanges, type ImportedSettingChangeData } from './makeImportedSettingChanges';

/** What was in a file, group by group; an empty group is left out. */
export interface ImportReportData {
  readonly kind: 'good' | 'info' | 'warning' | 'error';
  readonly groups: readonly { readonly testID: string; readonly title: string; readonly lines: readonly string[] }[];
  /** Null: the file has no settings, or they are the same as here. */
  readonly settings: { readonly title: string; readonly shown: readonly ImportedSettingChangeData[] } | null;
  readonly note: string | null;
  /** The file breaks off in the middle of a record, and something of it is whole. */
  readonly mayTakeCut: boolean;
}

/** A long list would push what waits for a tap out of sight. */
const MOST_LINES = 6;

type Here = { readonly rows: readonly TableListRow[]; readonly settings: Readonly<Record<string, string>> };

export function makeImportReport(
  found: AllRecordsImportOutcome,
  here: Here,
  say: SettingsScreensWords,
  words: Words,
): ImportReportData {
  const { imported } = say;
  const upToMost = (lines: readonly string[]): readonly string[] =>
    lines.length <= MOST_LINES
      ? lines
      : [...lines.slice(0, MOST_LINES), words.setUp.tables.andMore(lines.length - MOST_LINES)];
  const titleOf = (id: string): string => {
    const row = here.rows.find((one) => one.id === id);
    return row === undefined ? id : tableTitle(row.header, words);
  };
  const group = (how: AllRecordsImportOutcome['arrived'][number]['how'], title: (count: number) => string) => {
    const ids = found.arrived
      .filter((one) => one.how === how && one.rulings === undefined && !one.isEvent)
      .map(({ id }) => id);
    return ids.length === 0
      ? []
      : [{ testID: `imported-${how}`, title: title(ids.length), lines: upToMost(ids.map(titleOf)) }];
  };
  const { refused, arrived, cut } = found;
  const inDoubt = here.rows.filter(
    ({ id, provenance }) =>
      provenance === 'not-sealed' && arrived.some((one) => one.id === id && one.how !== 'already-here'),
  );
  const groups = [
    ...group('new', imported.added),
    ...group('continued', imported.continued),
    ...group('already-here', imported.alreadyHere),
    ...(inDoubt.length === 0
      ? []
      : [
          {
            testID: 'imported-not-sealed',
            title: words.provenance['not-sealed'],
            lines: upToMost(inDoubt.map(({ header }) => tableTitle(header, words))),
          },
        ]),
    ...rulingsGroup(found.arrived, say),
    ...eventsGroup(found.arrived, say),
    ...(refused.length === 0
      ? []
      : [
          {
            testID: 'imported-refused',
            title: imported.refused(refused.length),
            lines: upToMost(refused.map((one) => imported.atLine(one.line, importRefusalReason(one, words)))),
          },
        ]),
    ...(cut === null ? [] : [{ testID: 'imported-cut', title: cutLine(cut, words), lines: cutOffer(cut, words) }]),
    ...(arrived.length === 0 && refused.length === 0 && cut === null
      ? [{ testID: 'imported-nothing', title: imported.nothing, lines: [] }]
      : []),
  ];
  const kind =
    refused.length > 0 || cut !== null || inDoubt.length > 0
      ? arrived.length === 0
        ? 'error'
        : 'warning'
      : arrived.length === 0
        ? 'info'
        : 'good';
  const mayTakeCut = cut !== null && cut.table !== null;
  return { kind, groups, mayTakeCut, ...settingsOf(found.settings, here.settings, say, words) };
}

/** Each record of rulings in a line: its id says nothing to anybody. */
function rulingsGroup(
  arrived: AllRecordsImportOutcome['arrived'],
  { imported: { rulings: say } }: SettingsScreensWords,
) {
  const lines = arrived.flatMap(({ how, rulings }) => (rulings === undefined ? [] : [say[how](rulings)]));
  return lines.length === 0 ? [] : [{ testID: 'imported-rulings', title: say.title, lines }];
}

function eventsGroup(arrived: AllRecordsImportOutcome['arrived'], { imported: { events: say } }: SettingsScreensWords) {
  const lines = (['new', 'continued', 'already-here'] as const).flatMap((how) => {
    const count = arrived.filter((one) => one.isEvent === true && one.how === how).length;
    return count === 0 ? [] : [say[how](count)];
  });
  return lines.length === 0 ? [] : [{ testID: 'imported-events', title: say.title, lines }];
}

function cutLine({ table, after }: TruncatedRecord, { tableList }: Words): string {
  if (table === null) return tableList.cut.nothing;
  return after === null ? tableList.cut.beforeFirst : tableList.cut.after(after);
}

/** Nothing is taken that was not shown: it waits for a tap. */
const cutOffer = ({ table }: TruncatedRecord, { tableList }: Words): readonly string[] =>
  table === null ? [] : [tableList.cut.offer];

function settingsOf(
  found: AllRecordsImportOutcome['settings'],
  here: Here['settings'],
  say: SettingsScreensWords,
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
