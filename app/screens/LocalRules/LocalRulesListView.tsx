import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, Heading, Notice, Page, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { defineStaticStyles, space } from '../../theme';
import { ImportedRulesView } from './ImportedRulesView';
import { type ImportedRulesData } from './makeImportedRules';
import { type LocalRulesRowData } from './makeLocalRulesList';
import { useLocalRulesWords } from './useLocalRulesWords';

export interface LocalRulesNoticeData {
  readonly kind: 'good' | 'warning' | 'error';
  readonly text: string;
}

interface LocalRulesListViewProps {
  readonly rows: readonly LocalRulesRowData[];
  /** What was done last, and how it went. */
  readonly notice: LocalRulesNoticeData | null;
  /** A file that was read and waits for a decision. */
  readonly imported: ImportedRulesData | null;
  readonly isBusy: boolean;
  readonly onNew: () => void;
  readonly onRead: () => void;
  readonly onAccept: () => void;
  readonly onCloseImported: () => void;
  readonly onOpen: (id: string) => void;
  /** Given while a table is set up. */
  readonly onUse?: ((id: string) => void) | undefined;
  readonly onShare: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onBack: () => void;
}

/** The local rules of this device: made here, or taken in from a file. */
export function LocalRulesListView(props: LocalRulesListViewProps) {
  const { rows, notice, imported } = props;
  const { list: say } = useLocalRulesWords();
  return (
    <Page bar={<ScreenBar title={say.title} onBack={props.onBack} />}>
      {notice === null ? null : (
        <Notice kind={notice.kind} testID="rules-notice">
          {notice.text}
        </Notice>
      )}
      {imported === null ? (
        <>
          <View>
            <AppText colour="inkSoft">{say.intro}</AppText>
            <AppText colour="inkSoft">{say.promise}</AppText>
          </View>
          <View style={styles.buttons}>
            <Button testID="rules-new" kind="main" icon="plus" title={say.make} onPress={props.onNew} />
            <Button testID="rules-import" icon="upload" title={say.read} label={say.readLabel} onPress={props.onRead} />
          </View>
          {rows.length === 0 ? <AppText testID="no-rules">{say.empty}</AppText> : null}
          <View role="list" style={styles.list}>
            {rows.map((row) => (
              <View key={row.id} role="listitem">
                <LocalRulesRow row={row} {...props} />
              </View>
            ))}
          </View>
        </>
      ) : (
        <ImportedRulesView
          imported={imported}
          isBusy={props.isBusy}
          onAccept={props.onAccept}
          onClose={props.onCloseImported}
        />
      )}
    </Page>
  );
}

type RowActions = Pick<LocalRulesListViewProps, 'onOpen' | 'onUse' | 'onShare' | 'onDelete'>;

function LocalRulesRow({ row, onOpen, onUse, onShare, onDelete }: RowActions & { readonly row: LocalRulesRowData }) {
  const { list: say } = useLocalRulesWords();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = row;
  return (
    <TitledCard testID={`rules-${id}`}>
      <Heading level={2} size="heading">
        {name}
      </Heading>
      <AppText colour="inkSoft">{row.about}</AppText>
      {isAsking ? (
        <Notice
          kind="warning"
          action={
            <>
              <Button testID="rules-delete-yes" kind="danger" title={say.removeYes} onPress={() => onDelete(id)} />
              <Button testID="rules-delete-no" title={say.removeNo} onPress={() => setAsking(false)} />
            </>
          }
        >
          {say.removeAsk(name)}
        </Notice>
      ) : (
        <View style={styles.buttons}>
          {onUse === undefined ? null : (
            <Button
              testID={`rules-use-${id}`}
              kind="main"
              title={say.use}
              label={say.useLabel(name)}
              onPress={() => onUse(id)}
            />
          )}
          {row.mayChange ? (
            <Button
              testID={`rules-open-${id}`}
              icon="pencil"
              title={say.open}
              label={say.openLabel(name)}
              onPress={() => onOpen(id)}
            />
          ) : null}
          <Button
            testID={`rules-share-${id}`}
            icon="share"
            title={say.share}
            label={say.shareLabel(name)}
            onPress={() => onShare(id)}
          />
          <Button
            testID={`rules-delete-${id}`}
            icon="trash"
            title={say.remove}
            label={say.removeLabel(name)}
            onPress={() => setAsking(true)}
          />
        </View>
      )}
    </TitledCard>
  );
}

const styles = defineStaticStyles({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  list: { gap: space.medium },
});
