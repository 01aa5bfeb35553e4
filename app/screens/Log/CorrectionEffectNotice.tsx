import { View } from 'react-native';
import { AppText, Button, Notice } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { type CorrectionEffectNoticeData } from './makeCorrectionEffectNotice';

interface ChangeNoticeProps {
  readonly change: CorrectionEffectNoticeData;
  readonly onUndo: (n: number) => void;
  readonly onClose: () => void;
}

/** What a correction changed in later entries, with a button that undoes the correction. */
export function CorrectionEffectNotice({ change, onUndo, onClose }: ChangeNoticeProps) {
  const { review, screens } = useWords();
  const { undo } = change;
  return (
    <Notice
      kind={change.lines.length > 0 ? 'warning' : 'good'}
      testID="log-change"
      action={
        <>
          {undo !== null && (
            <Button icon="undo" title={review.log.undoThis} testID="log-change-undo" onPress={() => onUndo(undo)} />
          )}
          <Button kind="quiet" title={screens.common.close} testID="log-change-close" onPress={onClose} />
        </>
      }
    >
      <AppText size="strong">{change.title}</AppText>
      {change.lead !== null && <AppText size="small">{change.lead}</AppText>}
      {change.lines.length > 0 && (
        <View role="list" style={{ gap: space.hair }}>
          {change.lines.map((line, index) => (
            <View key={`${index} ${line}`} role="listitem">
              <AppText size="small">{line}</AppText>
            </View>
          ))}
        </View>
      )}
    </Notice>
  );
}
