import { useEffect, useRef, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, Button, Heading, AppLogo } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, makePageStyles, space, TWO_PANES_MIN_WIDTH, useStyles } from '../../theme';
import { type NoticeData, type NoticeAction } from './makeNotices';
import { type TableCardData, type TableListData } from './makeTableListData';
import { NoticeView } from './NoticeView';
import { TableCardView } from './TableCardView';
import { Welcome } from './Welcome';

interface TablesViewProps {
  readonly list: TableListData;
  /** False while the device is still looking for them. */
  readonly isListed: boolean;
  readonly notices: readonly NoticeData[];
  /** What came of the last thing done here. */
  readonly outcome: NoticeData | null;
  readonly onDismiss: () => void;
  /** What a notice offers. */
  readonly onDo: (what: NoticeAction) => void;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onFromTable: () => void;
  readonly onRulings: () => void;
  readonly onImport: () => void;
  readonly onHide: (id: string, isHidden: boolean) => void;
  readonly onExport: (id: string) => void;
  readonly onForget: (id: string) => void;
}

/** Wide enough for three cards side by side. */
const THREE_FROM = 1150;

/** The tables of this device: those in play, those that are over, and the ways to begin another. */
export function TablesView(props: TablesViewProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const { width } = useWindowDimensions();
  const isWide = width >= TWO_PANES_MIN_WIDTH;
  const scroll = useRef<ScrollView>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const [showsHidden, setShowsHidden] = useState(false);
  const words = useWords();
  const { tables } = words.setUp;
  const { list, isListed, notices, outcome } = props;
  // What came of something is said at the top, wherever it was asked for.
  useEffect(() => {
    if (outcome !== null) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [outcome]);
  // What is only worth knowing waits at the end; what went wrong does not.
  const grave = notices.filter(({ kind }) => kind !== 'info');
  const isEmpty =
    isListed &&
    !notices.some(({ testID }) => testID === 'notice-no-list') &&
    list.open.length + list.finished.length + list.hidden.length === 0;

  const group = (title: string, cards: readonly TableCardData[]) =>
    cards.length === 0 ? null : (
      <View style={styles.group}>
        <Heading level={2} size="heading" colour="inkSoft">
          {title}
        </Heading>
        <View role="list" style={[styles.cards, isWide && styles.grid]}>
          {cards.map((card) => (
            <View key={card.id} role="listitem" style={isWide && (width >= THREE_FROM ? styles.third : styles.half)}>
              <TableCardView
                card={card}
                isMenuOpen={menu === card.id}
                onMenu={() => setMenu(menu === card.id ? null : card.id)}
                onOpen={() => props.onOpen(card.id)}
                onHide={() => {
                  setMenu(null);
                  props.onHide(card.id, !card.isHidden);
                }}
                onExport={() => props.onExport(card.id)}
                onForget={() => {
                  setMenu(null);
                  props.onForget(card.id);
                }}
              />
            </View>
          ))}
        </View>
      </View>
    );

  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top }]}>
      <ScrollView ref={scroll} style={styles.scroll} contentContainerStyle={styles.scrolled}>
        <View style={[styles.column, isWide && styles.wide, isCramped && styles.cramped]}>
          <View style={styles.top}>
            {isWide ? null : (
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
          {outcome === null ? null : <NoticeView notice={outcome} onDismiss={props.onDismiss} />}
          {isEmpty ? <Welcome /> : null}
          {/* Not before it is known what stands above them: a button must not move under a finger. */}
          <View style={[styles.actions, isWide && styles.beside, !isListed && styles.later]}>
            <Button testID="new-table" kind="main" icon="plus" title={tables.newTable} onPress={props.onNew} />
            <Button testID="from-table" icon="eye" title={tables.fromTable} onPress={props.onFromTable} />
            <View style={[styles.smaller, isCramped && styles.stacked]}>
              <Button
                testID="just-a-ruling"
                kind="quiet"
                icon="rulings"
                title={tables.justARuling}
                style={styles.narrow}
                onPress={props.onRulings}
              />
              <Button
                testID="import-record"
                kind="quiet"
                icon="download"
                title={tables.importRecord}
                label={tables.importLabel}
                style={styles.narrow}
                onPress={props.onImport}
              />
            </View>
          </View>
          {isListed ? null : <AppText colour="inkSoft">{tables.listing}</AppText>}
          {group(tables.open, list.open)}
          {group(tables.finished, list.finished)}
          {list.hidden.length === 0 ? null : (
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
          {showsHidden ? group(tables.hidden, list.hidden) : null}
          {notices
            .filter((notice) => !grave.includes(notice))
            .map((notice) => (
              <NoticeView key={notice.testID} notice={notice} />
            ))}
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
  beside: { flexDirection: 'row', flexWrap: 'wrap' },
  smaller: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around' },
  narrow: { paddingHorizontal: space.small },
  stacked: { flexDirection: 'column' },
  group: { gap: space.small },
  cards: { gap: space.medium },
  grid: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' },
  half: { width: '49%' },
  third: { width: '32.4%' },
  hidden: { alignItems: 'flex-start' },
}));
