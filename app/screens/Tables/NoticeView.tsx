import { AppText, Button, Notice } from '../../components';
import { useWords } from '../../hooks';
import { type NoticeData, type NoticeActionKind } from './makeStorageNotices';

interface NoticeLinesProps {
  readonly notice: NoticeData;
  /** Performs the action that the button of the notice offers. */
  readonly onDo?: (what: NoticeActionKind) => void;
  readonly onDismiss?: () => void;
}

/** A notice to the referee: the first line is the message, further lines explain it. */
export function NoticeView({ notice: { kind, testID, lines, does }, onDo, onDismiss }: NoticeLinesProps) {
  const { dismiss } = useWords().setUp.tables;
  return (
    <Notice
      kind={kind}
      testID={testID}
      action={
        <>
          {does === undefined || onDo === undefined ? null : (
            <Button kind="main" title={does.title} onPress={() => onDo(does.what)} testID={does.what} />
          )}
          {onDismiss === undefined ? null : <Button title={dismiss} onPress={onDismiss} testID="dismiss" />}
        </>
      }
    >
      {lines.map((line, index) => (
        <AppText key={`${index}-${line}`} size={index === 0 && lines.length > 1 ? 'strong' : 'body'}>
          {line}
        </AppText>
      ))}
    </Notice>
  );
}
