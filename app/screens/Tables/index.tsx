import { useMemo, useState } from 'react';
import { exportRecord, pickFileText } from '../../device';
import { useRegistry, useRegistryState, useReopenRegistry } from '../../registry';
import { useImportProgress, useWords } from '../../hooks';
import { makeImportNotice, makeStorageNotices, type NoticeData, type NoticeActionKind } from './makeStorageNotices';
import { makeTableListData } from './makeTableListData';
import { formatSavedTime } from '../../labels/times';
import { unreadableRecordLine } from '../../labels/unreadableRecordLine';
import { tableListStateStoreFor } from './tableListStateStore';
import { TablesView } from './TablesView';

interface TablesScreenProps {
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onFromTable: () => void;
  readonly onJustARuling: () => void;
  readonly onPractice: () => void;
  readonly onSlip: (id: string) => void;
  readonly onHelpCard: () => void;
}

/** The screen with the list of tables on this device. */
export function TablesScreen(props: TablesScreenProps) {
  const { onOpen, onNew, onFromTable, onJustARuling, onPractice, onSlip, onHelpCard } = props;
  const words = useWords();
  const registry = useRegistry();
  const reopen = useReopenRegistry();
  const state = useRegistryState((all) => all);
  const [outcome, setOutcome] = useState<NoticeData | null>(null);
  /** The text of an imported file that is cut off, kept until the referee imports its complete lines. */
  const [cutFile, setCutFile] = useState<string | null>(null);
  const importing = useImportProgress();
  const { rows, durability, isListed } = state;
  const list = useMemo(
    () => makeTableListData(rows, durability, (iso) => formatSavedTime(iso, new Date(), words), words),
    [rows, durability, words],
  );
  const notices = useMemo(() => makeStorageNotices(state, words), [state, words]);
  const { tables } = words.setUp;
  const say = (kind: NoticeData['kind'], line: string): void => setOutcome({ kind, testID: 'outcome', lines: [line] });

  const importRecords = async (): Promise<void> => {
    const text = await pickFileText().catch(() => undefined);
    if (text === undefined) return say('error', tables.notImported);
    if (text !== null) await takeIn(text, false);
  };
  const takeIn = (text: string, takesCut: boolean): Promise<void> =>
    importing.run(async (onProgress) => {
      setOutcome(null);
      const imported = await registry.importRecords(text, { takesCut, onProgress });
      setCutFile(imported.cut === null ? null : text);
      setOutcome(makeImportNotice(imported, registry.store.getState().rows, words));
    });
  const exportOne = async (id: string): Promise<void> => {
    const opened = await registry.open(id);
    if (!opened.ok) return say('error', unreadableRecordLine(opened.error, words));
    const exported = await exportRecord(opened.value, words);
    if (exported.isSaved) say('good', tables.exported(exported.name));
    else say('warning', tables.notExported);
  };
  const hide = async (id: string, isHidden: boolean): Promise<void> => {
    const hidden = await registry.hide(id, isHidden);
    if (!hidden.ok) say('error', tables.wentWrong[hidden.error.why]);
  };
  const forget = async (id: string): Promise<void> => {
    const forgotten = await registry.forget(id);
    if (!forgotten.ok) say('error', tables.wentWrong[forgotten.error.why]);
  };

  const help = (what: NoticeActionKind): void => {
    if (what === 'reopen') reopen();
    else if (what === 'list-again') void registry.listAgain();
    else if (what === 'take-cut') void (cutFile !== null && takeIn(cutFile, true));
    // A table that is lost completely has no row in the list from which it could be deleted.
    else state.losses.filter(({ found }) => found === null).forEach(({ table }) => void forget(table));
  };

  return (
    <TablesView
      list={list}
      memory={tableListStateStoreFor(registry)}
      isListed={isListed}
      notices={notices}
      outcome={outcome}
      importing={importing.line}
      onDismiss={() => setOutcome(null)}
      onDo={help}
      onOpen={onOpen}
      onNew={onNew}
      onFromTable={onFromTable}
      onJustARuling={onJustARuling}
      onPractice={onPractice}
      onSlip={onSlip}
      onHelpCard={onHelpCard}
      onImport={() => void importRecords()}
      onExport={(id) => void exportOne(id)}
      onHide={(id, isHidden) => void hide(id, isHidden)}
      onForget={(id) => void forget(id)}
    />
  );
}
