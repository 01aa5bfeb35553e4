import { useMemo, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { AppText, Button, DebouncedPressable, Icon } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, MAX_TEXT_WIDTH, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import { LogChunk, type OpenLogRowProps } from './LogChunk';
import { type LogRowOrFoldData } from '../../logRows/foldUndone';
import { type FormTableFacts, type LogRowHandlers } from './LogRowActions';
import { useStickToScrollEnd } from './useStickToScrollEnd';

/** So many rows at a time: a game of a thousand entries opens as fast as one of fifty. */
const PAGE = 120;
const CHUNK = 40;

interface LogListProps {
  readonly items: readonly LogRowOrFoldData[];
  readonly table: FormTableFacts;
  readonly actions: LogRowHandlers;
  /** The row whose actions lie open, by its key. */
  readonly openKey: string | null;
  /** Opens a row, or closes it again. Must stay the same function. */
  readonly onToggle: (key: string) => void;
  /** Opens folded entries, or folds them again. Must stay the same function. */
  readonly onToggleFold: (key: string) => void;
}

/** The rows, newest last, opened at the end. Earlier ones are put above on request. */
export function LogList({ items, table, actions, openKey, onToggle, onToggleFold }: LogListProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const say = useWords().review.log;
  const [wanted, setFrom] = useState(() => Math.max(0, items.length - PAGE));
  const from = Math.min(wanted, Math.max(0, items.length - PAGE));
  const { scroll, isAtEnd, goToEnd, goToStart, keepPlace, reveal, ...listens } = useStickToScrollEnd(
    items.length - from,
  );
  const tray = useMemo<OpenLogRowProps>(() => ({ ...actions, table, onLayout: reveal }), [actions, table, reveal]);
  const showEarlier = (): void => {
    keepPlace();
    setFrom(Math.max(0, from - PAGE));
  };
  const showAll = (): void => {
    goToStart();
    setFrom(0);
  };
  return (
    <View style={styles.frame}>
      <ScrollView
        ref={scroll}
        testID="log-rows"
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        scrollEventThrottle={64}
        {...listens}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        <View style={styles.column}>
          {from > 0 && (
            <View style={styles.earlier}>
              <Button icon="up" title={say.earlier(Math.min(PAGE, from))} testID="log-earlier" onPress={showEarlier} />
              <Button kind="quiet" title={say.fromStart} testID="log-start" onPress={showAll} />
            </View>
          )}
          {chunksFrom(items, from).map(({ at, held }) => (
            <LogChunk
              key={at}
              items={held}
              above={at > from ? items[at - 1] : undefined}
              openKey={held.some(({ key }) => key === openKey) ? openKey : null}
              onToggle={onToggle}
              onToggleFold={onToggleFold}
              tray={tray}
            />
          ))}
        </View>
      </ScrollView>
      {!isAtEnd && openKey === null && (
        <View style={styles.newest}>
          {isCramped ? (
            <DebouncedPressable
              testID="log-newest"
              label={say.toNewest}
              onPress={goToEnd}
              style={styles.sign}
              pressedStyle={styles.pressed}
            >
              <Icon name="down" colour={palette.ink} size={22} />
            </DebouncedPressable>
          ) : (
            <Button icon="down" title={say.toNewest} testID="log-newest" onPress={goToEnd} />
          )}
        </View>
      )}
    </View>
  );
}

interface Chunk {
  readonly at: number;
  readonly held: readonly LogRowOrFoldData[];
}

/** Stretches begin at the same rows whatever is shown above them or added below. */
function chunksFrom(items: readonly LogRowOrFoldData[], from: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at < items.length;) {
    const end = Math.min(items.length, at - (at % CHUNK) + CHUNK);
    chunks.push({ at, held: items.slice(at, end) });
    at = end;
  }
  return chunks;
}

/** Said where there is nothing to list. */
export function EmptyLogMessage({ isFiltered }: { readonly isFiltered: boolean }) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.log;
  return (
    <View style={[styles.frame, styles.nothing]}>
      <AppText colour="inkSoft">{isFiltered ? say.noneFiltered : say.empty}</AppText>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  frame: { flex: 1, minHeight: 0, backgroundColor: palette.paper },
  // The list restores its own scroll position; the browser's scroll anchoring would move it twice.
  scroll: { flex: 1, overflowAnchor: 'none' } as object,
  scrolled: { alignItems: 'center' },
  column: { width: '100%', maxWidth: MAX_TEXT_WIDTH },
  earlier: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.small,
    padding: space.medium,
  },
  newest: { position: 'absolute', right: space.medium, bottom: space.small },
  /** At twice the text size the words of the button would cover the row that is read. */
  sign: {
    width: MIN_TOUCH_TARGET,
    height: MIN_TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip + 4,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  pressed: { opacity: 0.75 },
  nothing: { alignItems: 'center', justifyContent: 'center', padding: space.wide },
}));
