import { Fragment, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { Button, Heading, SeatBadge, Words } from '../../components';
import { useCramped, useWords } from '../../hooks';
import { type Palette, READING_WIDTH, space, useStyles } from '../../theme';
import { clockTime } from './clockTime';
import { LogRowView } from './LogRowView';
import { type LogTurn, type LogRow } from './row';
import { type FormTable, type LogActions, RowTray } from './RowTray';
import { useEndOfScroll } from './useEndOfScroll';

/** So many rows at a time: a game of a thousand entries opens as fast as one of fifty. */
const PAGE = 120;

interface LogListProps extends LogActions {
  readonly rows: readonly LogRow[];
  readonly table: FormTable;
  /** The row whose actions lie open, by its key. */
  readonly openKey: string | null;
  /** Opens a row, or closes it again. Must stay the same function. */
  readonly onToggle: (key: string) => void;
}

/** The rows, newest last, opened at the end. Earlier ones are put above on request. */
export function LogList({ rows, table, openKey, onToggle, ...actions }: LogListProps) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.log;
  const isCramped = useCramped();
  const [most, setMost] = useState(PAGE);
  const from = Math.max(0, rows.length - most);
  const { scroll, isAtEnd, onScroll, onContentSizeChange, goToEnd, goToStart, keepPlace } = useEndOfScroll(
    rows.length + most,
  );
  const showEarlier = (): void => {
    keepPlace();
    setMost(most + PAGE);
  };
  const showAll = (): void => {
    goToStart();
    setMost(rows.length);
  };
  return (
    <View style={styles.frame}>
      <ScrollView
        ref={scroll}
        testID="log-rows"
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        scrollEventThrottle={64}
        onScroll={onScroll}
        onContentSizeChange={onContentSizeChange}
        keyboardShouldPersistTaps="handled"
      >
        <View style={styles.column}>
          {from > 0 && (
            <View style={styles.earlier}>
              <Button icon="up" title={say.earlier(Math.min(PAGE, from))} testID="log-earlier" onPress={showEarlier} />
              <Button kind="quiet" title={say.fromStart} testID="log-start" onPress={showAll} />
            </View>
          )}
          {rows.slice(from).map((row, index, shown) => (
            <Fragment key={row.key}>
              {row.turn.key !== shown[index - 1]?.turn.key && <Turn turn={row.turn} isCramped={isCramped} />}
              <LogRowView
                row={row}
                time={timeBeside(row, shown[index - 1])}
                isOpen={row.key === openKey}
                onToggle={onToggle}
              />
              {row.key === openKey && (
                <RowTray row={row} table={table} onClose={() => onToggle(row.key)} {...actions} />
              )}
            </Fragment>
          ))}
        </View>
      </ScrollView>
      {!isAtEnd && rows.length > 0 && (
        <View style={styles.newest}>
          <Button icon="down" title={say.toNewest} testID="log-newest" onPress={goToEnd} />
        </View>
      )}
    </View>
  );
}

/** Nine plays within ten seconds: one time is enough for them. */
function timeBeside(row: LogRow, above: LogRow | undefined): string {
  const time = clockTime(row.at);
  return above !== undefined && above.turn.key === row.turn.key && clockTime(above.at) === time ? '' : time;
}

function Turn({ turn, isCramped }: { readonly turn: LogTurn; readonly isCramped: boolean }) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.turn, isCramped && styles.crampedTurn]}>
      {turn.seat !== null && <SeatBadge side={turn.seat} size={16} />}
      <Heading level={2} size="label" style={styles.shrink}>
        {turn.title}
      </Heading>
    </View>
  );
}

/** Said where there is nothing to list. */
export function NoRows({ isFiltered }: { readonly isFiltered: boolean }) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.log;
  return (
    <View style={[styles.frame, styles.nothing]}>
      <Words colour="inkSoft">{isFiltered ? say.noneFiltered : say.empty}</Words>
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  frame: { flex: 1, minHeight: 0 },
  // The list minds its own place; a browser that does so too would move it twice.
  scroll: { flex: 1, overflowAnchor: 'none' } as object,
  scrolled: { alignItems: 'center' as const },
  column: { width: '100%' as const, maxWidth: READING_WIDTH },
  earlier: {
    flexDirection: 'row' as const,
    flexWrap: 'wrap' as const,
    justifyContent: 'center' as const,
    gap: space.small,
    padding: space.medium,
  },
  turn: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: space.small,
    paddingHorizontal: space.large,
    paddingTop: space.medium,
    paddingBottom: space.hair,
    backgroundColor: palette.sunken,
  },
  crampedTurn: { paddingHorizontal: space.small },
  shrink: { flexShrink: 1 },
  newest: { position: 'absolute' as const, right: space.medium, bottom: space.small },
  nothing: { alignItems: 'center' as const, justifyContent: 'center' as const, padding: space.wide },
});
