import { View } from 'react-native';
import { Button, Notice, Words } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { type ChangeView } from './makeChange';

interface ChangeNoticeProps {
  readonly change: ChangeView;
  readonly onUndo: (n: number) => void;
  readonly onClose: () => void;
}

/** What a correction changed further on: said at once, and taken back as easily. */
export function ChangeNotice({ change, onUndo, onClose }: ChangeNoticeProps) {
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
      <Words size="strong">{change.title}</Words>
      {change.lead !== null && <Words size="small">{change.lead}</Words>}
      {change.lines.length > 0 && (
        <View role="list" style={{ gap: space.hair }}>
          {change.lines.map((line, index) => (
            <View key={`${index} ${line}`} role="listitem">
              <Words size="small">{line}</Words>
            </View>
          ))}
        </View>
      )}
    </Notice>
  );
}
