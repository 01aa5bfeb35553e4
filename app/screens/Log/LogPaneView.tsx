import { useMemo, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { type Provenance } from '@/state';
import { Button, Notice, ProvenanceLine } from '../../components';
import { useStableCallback, useWords } from '../../hooks';
import { defineStyles, makePageStyles, MAX_TEXT_WIDTH, space, useStyles } from '../../theme';
import { CorrectionEffectNotice } from './CorrectionEffectNotice';
import { isShownByFilter, LogFilterBar, type LogFilterValue } from './LogFilterBar';
import { LogList, EmptyLogMessage } from './LogList';
import { type CorrectionEffectNoticeData } from './makeCorrectionEffectNotice';
import { foldUndone, expandFolds } from '../../logRows/foldUndone';
import { type LogData } from '../../logRows/logRow';
import { type FormTableFacts, type LogRowHandlers } from './LogRowActions';

export interface LogPaneViewProps extends LogRowHandlers {
  readonly log: LogData;
  readonly provenance?: Provenance | undefined;
  readonly table: FormTableFacts;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** What the newest correction changed. */
  readonly change: CorrectionEffectNoticeData | null;
  /** Why the newest thing tried was not done. */
  readonly trouble: string | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onUndoChange: (n: number) => void;
  readonly onCloseChange: () => void;
}

const NOTHING_OPEN: ReadonlySet<string> = new Set();
/** What was changed is said, but never instead of the log. */
const NOTICE_SHARE = 0.45;

/** The log without a frame: a screen of its own, or a pane beside the table. */
export function LogPaneView(props: LogPaneViewProps) {
  const { log, table, change, trouble } = props;
  const styles = useStyles(makeStyles);
  const say = useWords().review.log;
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const [shown, setShown] = useState<LogFilterValue>('all');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { onCloseChange } = props;
  const toggle = useStableCallback((key: string) => {
    setOpenKey((open) => (open === key ? null : key));
    // What was changed before has been read by whoever goes on to the next entry.
    if (change !== null) onCloseChange();
  });
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(NOTHING_OPEN);
  const toggleFold = useStableCallback((key: string) =>
    setUnfolded((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
  );
  // Whoever looks for something finds every row of it; only the whole log folds what was undone.
  const items = useMemo(
    () =>
      shown === 'all'
        ? expandFolds(foldUndone(log.rows), unfolded)
        : log.rows.filter((row) => isShownByFilter(row, shown)),
    [log, shown, unfolded],
  );
  const actions = useMemo(() => closingAfter(props, () => setOpenKey(null)), [props]);
  return (
    <View style={[styles.page, styles.pane]}>
      {props.provenance === undefined ? null : (
        <View style={styles.provenance}>
          <ProvenanceLine provenance={props.provenance} />
        </View>
      )}
      <LogFilterBar log={log} shown={shown} onChange={setShown} />
      {items.length === 0 ? (
        <EmptyLogMessage isFiltered={log.rows.length > 0} />
      ) : (
        <LogList
          key={typeof shown === 'object' ? shown.seat : shown}
          items={items}
          table={table}
          openKey={openKey}
          onToggle={toggle}
          onToggleFold={toggleFold}
          actions={actions}
        />
      )}
      <View style={[styles.foot, { paddingBottom: insets.bottom + space.small }]}>
        <View style={styles.footed}>
          {(trouble !== null || change !== null) && (
            <ScrollView style={{ maxHeight: height * NOTICE_SHARE }} contentContainerStyle={styles.notices}>
              {trouble !== null && <Notice kind="error">{trouble}</Notice>}
              {change !== null && (
                <CorrectionEffectNotice change={change} onUndo={props.onUndoChange} onClose={props.onCloseChange} />
              )}
            </ScrollView>
          )}
          <View style={styles.buttons}>
            <Button
              icon="undo"
              title={say.undo}
              testID="log-undo"
              isDisabled={!props.mayUndo}
              onPress={props.onUndo}
              style={styles.button}
            />
            <Button
              icon="redo"
              title={say.redo}
              testID="log-redo"
              isDisabled={!props.mayRedo}
              onPress={props.onRedo}
              style={styles.button}
            />
          </View>
        </View>
      </View>
    </View>
  );
}

/** Closes the actions of a row after the write succeeded; if it was refused they stay open with what was typed. */
function closingAfter(actions: LogRowHandlers, close: () => void): LogRowHandlers {
  const then = async (done: Promise<boolean>): Promise<boolean> => {
    const isDone = await done;
    if (isDone) close();
    return isDone;
  };
  return {
    onStrike: (row) => then(actions.onStrike(row)),
    onRestore: (row) => then(actions.onRestore(row)),
    onAmend: (row, draft) => then(actions.onAmend(row, draft)),
    onInsert: (row, draft) => then(actions.onInsert(row, draft)),
    onNote: (row, text) => then(actions.onNote(row, text)),
    onOpenFlag: actions.onOpenFlag,
  };
}

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  pane: { minHeight: 0 },
  provenance: { paddingHorizontal: space.large, paddingTop: space.small },
  footed: { width: '100%', maxWidth: MAX_TEXT_WIDTH, gap: space.small },
  notices: { gap: space.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  button: { flexGrow: 1, flexBasis: 70, minWidth: 0 },
}));
