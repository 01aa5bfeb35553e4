import { View } from 'react-native';
import { AppText, Button, Notice } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { type ImportReportData } from './makeImportReport';
import { useSettingsScreensWords } from './useSettingsScreensWords';

interface ImportReportViewProps {
  readonly report: ImportReportData;
  /** Whether the settings of the file are in use now. */
  readonly isApplied: boolean;
  readonly onApply: () => void;
  /** Takes in what is whole of the record in whose middle the file breaks off. */
  readonly onTakeCut: () => void;
  readonly onClose: () => void;
}

/** What reading a file has done, and the settings in it, which wait for a tap. */
export function ImportReportView({ report, isApplied, onApply, onTakeCut, onClose }: ImportReportViewProps) {
  const { imported } = useSettingsScreensWords();
  const { tableList } = useWords();
  const { groups, settings, note } = report;
  return (
    <Notice
      kind={report.kind}
      testID="import-report"
      action={<Button title={imported.close} onPress={onClose} testID="import-report-close" />}
    >
      <AppText size="strong">{imported.title}</AppText>
      {groups.map(({ testID, title, lines }) => (
        <View key={testID} testID={testID}>
          <AppText>{title}</AppText>
          {lines.map((line, index) => (
            <AppText key={index} size="small" style={styles.line}>
              {line}
            </AppText>
          ))}
        </View>
      ))}
      {report.mayTakeCut ? (
        <Button kind="main" title={tableList.cut.take} onPress={onTakeCut} testID="take-cut" style={styles.take} />
      ) : null}
      {settings === null ? null : (
        <View testID="imported-settings" style={styles.settings}>
          <AppText size="strong">{settings.title}</AppText>
          {settings.shown.map(({ key, line }) => (
            <AppText key={key} size="small" style={styles.line}>
              {line}
            </AppText>
          ))}
          {isApplied ? (
            <AppText testID="settings-applied">{imported.applied}</AppText>
          ) : (
            <Button title={imported.apply} onPress={onApply} testID="apply-settings" />
          )}
        </View>
      )}
      {note === null ? null : <AppText testID="imported-note">{note}</AppText>}
    </Notice>
  );
}

const styles = defineStaticStyles({
  line: { paddingLeft: space.medium },
  settings: { gap: space.hair, paddingTop: space.small },
  take: { alignSelf: 'flex-start' },
});
