import { Fragment, memo } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { Heading, SeatBadge } from '../../components';
import { type Words } from '@/words';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { formatClockTime } from '../../labels/times';
import { LogFoldView } from './LogFoldView';
import { LogRowView } from './LogRowView';
import { isLogFold, type LogRowOrFoldData } from '../../logRows/foldUndone';
import { type TurnHeadingData } from '../../logRows/logRow';
import { type FormTableFacts, type LogRowHandlers, LogRowActions } from './LogRowActions';

interface LogChunkProps {
  readonly items: readonly LogRowOrFoldData[];
  /** The item above the first, where one is shown. */
  readonly above: LogRowOrFoldData | undefined;
  /** The row among these whose actions lie open. */
  readonly openKey: string | null;
  readonly onToggle: (key: string) => void;
  readonly onToggleFold: (key: string) => void;
  readonly tray: OpenLogRowProps;
}

/** What an open row needs. Only the chunk that holds it looks at these. */
export interface OpenLogRowProps extends LogRowHandlers {
  readonly table: FormTableFacts;
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

const isSame = (before: LogChunkProps, now: LogChunkProps): boolean =>
  before.openKey === now.openKey &&
  before.onToggle === now.onToggle &&
  before.above === now.above &&
  (now.openKey === null || before.tray === now.tray) &&
  before.items.length === now.items.length &&
  before.items.every((item, index) => item === now.items[index]);

/** A chunk of the log. Opening a row or adding an entry redraws one chunk, not a thousand rows. */
export const LogChunk = memo(function LogChunk(props: LogChunkProps) {
  const { items, above, openKey, onToggle, onToggleFold, tray } = props;
  const words = useWords();
  return items.map((row, index) => {
    const before = index === 0 ? above : items[index - 1];
    const turn = row.turn.key === before?.turn.key ? null : <Turn turn={row.turn} />;
    if (isLogFold(row))
      return (
        <Fragment key={row.key}>
          {turn}
          <LogFoldView fold={row} onToggle={onToggleFold} />
        </Fragment>
      );
    return (
      <Fragment key={row.key}>
        {turn}
        <LogRowView row={row} time={timeBeside(row, before, words)} isOpen={row.key === openKey} onToggle={onToggle} />
        {row.key === openKey && <LogRowActions row={row} onClose={() => onToggle(row.key)} {...tray} />}
      </Fragment>
    );
  });
}, isSame);

/** Nine plays within ten seconds: one time is enough for them. */
function timeBeside(row: LogRowOrFoldData, above: LogRowOrFoldData | undefined, words: Words): string {
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
