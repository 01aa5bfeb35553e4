import { Fragment, memo } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { Heading, SeatBadge } from '../../components';
import { type Words } from '@/words';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { formatClockTime } from '../../labels/times';
import { LogRowView } from './LogRowView';
import { type LogRowData, type TurnHeadingData } from '../../logRows/logRow';
import { type FormTableFacts, type LogRowHandlers, LogRowActions } from './LogRowActions';

interface LogChunkProps {
  readonly rows: readonly LogRowData[];
  /** The row above the first, where one is shown. */
  readonly above: LogRowData | undefined;
  /** The row among these whose actions lie open. */
  readonly openKey: string | null;
  readonly onToggle: (key: string) => void;
  readonly tray: OpenRowProps;
}

/** What an open row needs. Only the chunk that holds it looks at these. */
export interface OpenRowProps extends LogRowHandlers {
  readonly table: FormTableFacts;
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

const isSame = (before: LogChunkProps, now: LogChunkProps): boolean =>
  before.openKey === now.openKey &&
  before.onToggle === now.onToggle &&
  before.above === now.above &&
  (now.openKey === null || before.tray === now.tray) &&
  before.rows.length === now.rows.length &&
  before.rows.every((row, index) => row === now.rows[index]);

/** A chunk of the log. Opening a row or adding an entry redraws one chunk, not a thousand rows. */
export const LogChunk = memo(function LogChunk({ rows, above, openKey, onToggle, tray }: LogChunkProps) {
  const words = useWords();
  return rows.map((row, index) => {
    const before = index === 0 ? above : rows[index - 1];
    return (
      <Fragment key={row.key}>
        {row.turn.key !== before?.turn.key && <Turn turn={row.turn} />}
        <LogRowView row={row} time={timeBeside(row, before, words)} isOpen={row.key === openKey} onToggle={onToggle} />
        {row.key === openKey && <LogRowActions row={row} onClose={() => onToggle(row.key)} {...tray} />}
      </Fragment>
    );
  });
}, isSame);

/** Nine plays within ten seconds: one time is enough for them. */
function timeBeside(row: LogRowData, above: LogRowData | undefined, words: Words): string {
  const time = formatClockTime(row.at, words);
  return above !== undefined && above.turn.key === row.turn.key && formatClockTime(above.at, words) === time
    ? ''
    : time;
}

function Turn({ turn }: { readonly turn: TurnHeadingData }) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <View style={[styles.turn, isCramped && styles.cramped]}>
      {turn.seat !== null && <SeatBadge side={turn.seat} size={16} />}
      <Heading level={2} size="label" style={styles.shrink}>
        {turn.title}
      </Heading>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  turn: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    paddingHorizontal: space.large,
    paddingTop: space.medium,
    paddingBottom: space.hair,
    backgroundColor: palette.sunken,
  },
  cramped: { paddingHorizontal: space.small },
  shrink: { flexShrink: 1 },
}));
