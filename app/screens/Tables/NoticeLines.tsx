import { Button, Notice, Words } from '../../components';
import { useWords } from '../../hooks';
import { type NoticeData } from './makeNotices';

interface NoticeLinesProps {
  readonly notice: NoticeData;
  readonly onDismiss?: () => void;
}

/** Something the referee should know; what follows the first line tells more of it. */
export function NoticeLines({ notice: { kind, testID, lines }, onDismiss }: NoticeLinesProps) {
  const { dismiss } = useWords().setUp.tables;
  return (
    <Notice
      kind={kind}
      testID={testID}
      action={onDismiss && <Button title={dismiss} onPress={onDismiss} testID="dismiss" />}
    >
      {lines.map((line, index) => (
        <Words key={`${index}-${line}`} size={index === 0 && lines.length > 1 ? 'strong' : 'body'}>
          {line}
        </Words>
      ))}
    </Notice>
  );
}
