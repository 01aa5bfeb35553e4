import { View } from 'react-native';
import { AppText, Button, Heading, Icon, Notice, Page, ScreenBar } from '../../../components';
import { defineStyles, radius, space, usePalette, useStyles } from '../../../theme';
import { useSettingsScreensWords } from '../useSettingsScreensWords';
import { type DeviceCheckRowData } from './makeDeviceCheckRows';

interface DeviceCheckViewProps {
  /** Null while it is being checked. */
  readonly rows: readonly DeviceCheckRowData[] | null;
  readonly onAgain: () => void;
  readonly onAction: (action: NonNullable<DeviceCheckRowData['action']>) => void;
  readonly onBack: () => void;
}

/** Whether this device can be relied on: one green line, or what needs attention and what to do about it. */
export function DeviceCheckView({ rows, onAgain, onAction, onBack }: DeviceCheckViewProps) {
  const { check } = useSettingsScreensWords();
  const wrong = rows?.filter(({ isOk }) => !isOk).length ?? 0;
  return (
    <Page bar={<ScreenBar title={check.title} onBack={onBack} />}>
      {rows === null ? (
        <AppText colour="inkSoft" testID="check-running">
          {check.running}
        </AppText>
      ) : (
        <Notice kind={wrong === 0 ? 'good' : 'warning'} testID={wrong === 0 ? 'check-all-well' : 'check-attention'}>
          {wrong === 0 ? check.allWell : check.notAll(wrong)}
        </Notice>
      )}
      {rows?.map((row) => (
        <CheckRowView key={row.name} row={row} onAction={onAction} />
      ))}
      <Button
        testID="check-again"
        icon="redo"
        title={check.again}
        isDisabled={rows === null}
        onPress={onAgain}
        kind="plain"
      />
    </Page>
  );
}

interface CheckRowViewProps {
  readonly row: DeviceCheckRowData;
  readonly onAction: DeviceCheckViewProps['onAction'];
}

function CheckRowView({ row, onAction }: CheckRowViewProps) {
  const styles = useStyles(makeStyles);
  const { tones } = usePalette();
  const { check } = useSettingsScreensWords();
  const { ink } = tones[row.isOk ? 'good' : 'penalty'];
  return (
    <View testID={`check-${row.name}`} style={[styles.row, { borderColor: row.isOk ? styles.row.borderColor : ink }]}>
      <View style={styles.head}>
        <Icon name={row.isOk ? 'saved' : 'warning'} colour={ink} size={24} />
        <Heading level={2} size="strong" style={styles.title}>
          {row.title}
        </Heading>
        <AppText size="label" style={{ color: ink }}>
          {row.isOk ? check.ok : check.attention}
        </AppText>
      </View>
      <AppText>{row.line}</AppText>
      {row.fix === null ? null : <AppText size="strong">{row.fix}</AppText>}
      {row.action === null ? null : (
        <Button testID={row.action} title={check.storage.ask} onPress={() => onAction(row.action ?? 'ask-persist')} />
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    gap: space.hair,
    padding: space.medium,
    borderRadius: radius.chip + 4,
    borderWidth: 1.5,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  title: { flexGrow: 1, flexShrink: 1 },
}));
