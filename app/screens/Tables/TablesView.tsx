import { useEffect, useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, Button, Heading, AppLogo, Notice } from '../../components';
import { useHasTwoPanes, useIsCramped, useRestoredList, useStableCallback, useWords } from '../../hooks';
import { UpdateNotice } from '../../offline/UpdateNotice';
import { defineStyles, makePageStyles, space, useStyles } from '../../theme';
import { type NoticeData, type NoticeActionKind } from './makeStorageNotices';
import { type TableCardData, type TableListData } from './makeTableListData';
import { countAllTables, findTables } from './findTables';
import { TableSearchField } from './TableSearchField';
import { type TableListStateStore, makeTableListStateStore } from './tableListStateStore';
import { NoticeView } from './NoticeView';
import { TableGroupView } from './TableGroupView';
import { type TableRowActions } from './tableRowActions';
import { useRenderedRowCount } from './useRenderedRowCount';
import { useIsFirstListLoad } from './useIsFirstListLoad';

import { Welcome } from './Welcome';

interface TablesViewProps {
  readonly list: TableListData;
  /** Keeps the scroll position and the search text while the screen is unmounted; without it they are lost. */
  readonly memory?: TableListStateStore;
  /** False until the tables have been read from the device. */
  readonly isListed: boolean;
  readonly notices: readonly NoticeData[];
  /** The outcome of the last action on this screen. */
  readonly outcome: NoticeData | null;
  /** Progress of the import of a file; null if none is being imported. */
  readonly importing?: string | null;
  readonly onDismiss: () => void;
  /** The actions that notices offer. */
  readonly onDo: (what: NoticeActionKind) => void;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onFromTable: () => void;
  readonly onJustARuling: () => void;
  readonly onPractice: () => void;
  readonly onSlip: (id: string) => void;
  readonly onHelpCard: () => void;
  readonly onImport: () => void;
  readonly onHide: (id: string, isHidden: boolean) => void;
  readonly onExport: (id: string) => void;
  readonly onForget: (id: string) => void;
}

/** More than these are shown as rows, with a field to find one. */
const MOST_CARDS = 6;

/** The tables of this device: those in play, those that are over, and the ways to begin another. */
export function TablesView(props: TablesViewProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const isWide = useHasTwoPanes();
  const scroll = useRef<ScrollView>(null);
  const [own] = useState(makeTableListStateStore);
  const { memory = own } = props;
  const [menu, setMenu] = useState<string | null>(null);
  const [showsHidden, setShowsHidden] = useState(false);
  const [text, setText] = useState(() => memory.get().text);
  useEffect(() => {
    memory.set({ text });
  }, [memory, text]);
  const words = useWords();
  const { tables } = words.setUp;
  const { list, isListed, notices, outcome, importing = null } = props;
  const isReadingAll = useIsFirstListLoad(isListed, list);
  const isImporting = importing !== null;
  // The outcome of an action is shown at the top of the page, wherever the action was started.
  useEffect(() => {
    if (outcome !== null || isImporting) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [outcome, isImporting]);
  // Notices that are only informative are shown at the end of the page; warnings and errors are shown at its top.
  const grave = notices.filter(({ kind }) => kind !== 'info');
  const all = countAllTables(list);
  const isCompact = (list.reading?.all ?? all) > MOST_CARDS;
  const isSaid = (notice: string): boolean => notices.some(({ testID }) => testID === notice);
  const isEmpty = isListed && !isSaid('notice-no-list') && all === 0 && list.reading === null;

  // If the list is long, it begins as near to the top as possible.
  const isSideBySide = isCompact && !isWide && !isCramped;
  useRestoredList(memory, scroll);
  const leaveBy = (testID: string, go: () => void) => (): void => {
    memory.set({ focus: testID });
    go();
  };
  const actions: TableRowActions = {
    onOpen: useStableCallback((id) => {
      memory.set({ focus: `open-${id}` });
      props.onOpen(id);
    }),
    onMenu: useStableCallback((id) => setMenu(menu === id ? null : id)),
    onHide: useStableCallback(({ id, isHidden }) => {
      setMenu(null);
      props.onHide(id, !isHidden);
    }),
    onExport: useStableCallback(props.onExport),
    onSlip: useStableCallback(props.onSlip),
    onForget: useStableCallback((id) => {
      setMenu(null);
      props.onForget(id);
    }),
  };
  const found = findTables(list, text);
  const isFinding = found !== list;
  const isHiddenShown = showsHidden || isFinding;
  const total = countAllTables(found);
  const drawn = useRenderedRowCount(total, memory);
  const group = (title: string, cards: readonly TableCardData[], before: number) => (
    <TableGroupView title={title} cards={cards} drawn={drawn - before} isCompact={isCompact} menu={menu} {...actions} />
  );

  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top }]}>
      <ScrollView
        ref={scroll}
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        keyboardShouldPersistTaps="handled"
        onScroll={({ nativeEvent: { contentOffset, layoutMeasurement } }) => {
          // A browser reports scroll position 0 once more after the list was removed from the page.
          if (layoutMeasurement.height > 0) memory.set({ scrollY: contentOffset.y });
        }}
        // Every frame is reported. Were reports left out, a row opened right after a scroll would lead back to where
        // the list stood before it; `memory.set` costs nothing.
        scrollEventThrottle={1}
      >
        <View style={[styles.column, isWide && styles.wide, isCramped && styles.cramped]}>
          <View style={styles.top}>
            {isWide || isCompact ? null : (
              <View style={styles.brand}>
                <AppLogo size={32} />
                <AppText size="strong">{words.screens.appName}</AppText>
              </View>
            )}
            <Heading level={1}>{tables.title}</Heading>
          </View>
          {grave.map((notice) => (
            <NoticeView key={notice.testID} notice={notice} onDo={props.onDo} />
          ))}
          {importing === null ? null : (
            <Notice kind="info" testID="importing">
              {importing}
            </Notice>
          )}
          {outcome === null ? null : <NoticeView notice={outcome} onDo={props.onDo} onDismiss={props.onDismiss} />}
          {isEmpty ? (
            <Welcome isKept={!isSaid('notice-memory')} onPractice={props.onPractice} onHelpCard={props.onHelpCard} />
          ) : null}
          {/* Not before it is known what stands above them: a button must not move under a finger. */}
          <View style={[styles.actions, isWide && styles.beside, !isListed && styles.later]}>
            <View style={isSideBySide ? styles.pair : isWide ? styles.beside : styles.actions}>
              <Button
                testID="new-table"
                kind="main"
                icon="plus"
                title={tables.newTable}
                onPress={leaveBy('new-table', props.onNew)}
                style={isSideBySide && styles.lesser}
              />
              <Button
                testID="from-table"
                icon="eye"
                title={tables.fromTable}
                onPress={leaveBy('from-table', props.onFromTable)}
                style={isSideBySide && styles.greater}
              />
            </View>
            <View style={[styles.smaller, isCramped && styles.stacked]}>
              <Button
                testID="just-a-ruling"
                kind="quiet"
                icon="rulings"
                title={tables.justARuling}
                style={styles.narrow}
                onPress={leaveBy('just-a-ruling', props.onJustARuling)}
              />
              <Button
                testID="import-record"
                kind="quiet"
                icon="download"
                title={tables.importRecord}
                label={tables.importLabel}
                isDisabled={isImporting}
                style={styles.narrow}
                onPress={props.onImport}
              />
              {/* Before the first table the welcome offers them. */}
              {isEmpty ? null : (
                <>
                  <Button
                    testID="practice"
                    kind="quiet"
                    icon="play"
                    title={words.practice.title}
                    style={styles.narrow}
                    onPress={props.onPractice}
                  />
                  <Button
                    testID="help-card"
                    kind="quiet"
                    icon="print"
                    title={words.printed.helpCardInShort}
                    label={words.printed.helpCard}
                    style={styles.narrow}
                    onPress={props.onHelpCard}
                  />
                </>
              )}
            </View>
          </View>
          {isListed ? null : <AppText colour="inkSoft">{tables.listing}</AppText>}
          {isReadingAll ? (
            <AppText colour="inkSoft" testID="reading">
              {words.tableList.reading(list.reading?.read ?? 0, list.reading?.all ?? 0)}
            </AppText>
          ) : (
            <>
              {isCompact ? <TableSearchField text={text} found={isFinding ? total : null} onChange={setText} /> : null}
              {isFinding && total === 0 ? <AppText colour="inkSoft">{words.tableList.notFound(text)}</AppText> : null}
              {group(tables.open, found.open, 0)}
              {group(tables.finished, found.finished, found.open.length)}
            </>
          )}
          {list.hidden.length === 0 || isFinding ? null : (
            <View style={styles.hidden}>
              <Button
                testID="show-hidden"
                kind="quiet"
                icon={showsHidden ? 'up' : 'down'}
                title={showsHidden ? tables.hideHidden : tables.showHidden(list.hidden.length)}
                onPress={() => setShowsHidden(!showsHidden)}
              />
            </View>
          )}
          {isHiddenShown ? group(tables.hidden, found.hidden, found.open.length + found.finished.length) : null}
          {notices
            .filter((notice) => !grave.includes(notice))
            .map((notice) => (
              <NoticeView key={notice.testID} notice={notice} />
            ))}
          <UpdateNotice />
        </View>
      </ScrollView>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  later: { display: 'none' },
  wide: { maxWidth: 1240, paddingHorizontal: space.wide },
  cramped: { paddingHorizontal: space.small },
  top: { gap: space.hair },
  brand: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    paddingBottom: space.small,
  },
  actions: { gap: space.small },
  beside: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  pair: { flexDirection: 'row', gap: space.small },
  lesser: { flexShrink: 0, maxWidth: '50%', paddingHorizontal: space.medium },
  greater: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingHorizontal: space.small },
  smaller: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around' },
  narrow: { paddingHorizontal: space.small },
  stacked: { flexDirection: 'column' },
  hidden: { alignItems: 'flex-start' },
}));
