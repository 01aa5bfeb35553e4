import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, Button, CardFace, Heading, ScrollViewWithCue, SeatBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type PlayersData, type PlayersSeatData } from './makePlayersData';
import { PileRowWithMovingCard } from './PileRowWithMovingCard';
import { NextButton, PaceChoice } from './PlaybackControls';
import { type PlaybackState } from './usePlayback';

export interface PlayersViewProps {
  readonly data: PlayersData;
  readonly playback: PlaybackState;
  readonly steps: number;
  readonly onFinish: () => void;
}

/** What the players do, in a band above the table: where the window is narrow. */
export function PlayersBandAboveTable({ data, playback, onFinish }: PlayersViewProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const { players } = useWords().practice;
  return (
    <View role="region" aria-label={players.region} style={[styles.band, { paddingTop: insets.top + space.hair }]}>
      <View style={styles.said}>
        <ActLine data={data} playback={playback} />
        <NextButton {...playback} onFinish={onFinish} />
      </View>
      <View style={styles.controls}>
        <PileRowWithMovingCard {...data} at={playback.shown} />
        <PaceChoice {...playback} />
      </View>
    </View>
  );
}

interface PlayersPanelProps extends PlayersViewProps {
  /** Opens the table, where it does not fit beside the players. */
  readonly onTable?: (() => void) | undefined;
}

/** The same with everything that lies before the players: beside the table, or taking turns with it. */
export function PlayersPanelBesideTable({ data, playback, steps, onFinish, onTable }: PlayersPanelProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const { title, players } = useWords().practice;
  return (
    <View role="region" aria-label={players.region} style={[styles.panel, { paddingTop: insets.top }]}>
      <ScrollViewWithCue>
        <View style={[styles.inside, isCramped && styles.cramped]}>
          <View style={styles.heading}>
            <Heading level={2} size="heading">
              {title}
            </Heading>
            <AppText size="small" colour="inkSoft">
              {players.progress(playback.shown, steps)}
            </AppText>
          </View>
          <View style={styles.spoken}>
            <ActLine data={data} playback={playback} />
          </View>
          <View style={styles.centre}>
            <PileRowWithMovingCard {...data} at={playback.shown} />
          </View>
          <View style={styles.controls}>
            <NextButton {...playback} onFinish={onFinish} />
            <PaceChoice {...playback} />
          </View>
          {onTable === undefined ? null : (
            <>
              <Button testID="practice-table" icon="tables" title={players.toTable} onPress={onTable} />
              {playback.isOver ? null : <Button kind="quiet" title={players.finish} onPress={onFinish} />}
            </>
          )}
          <View aria-hidden style={styles.seats}>
            {data.seats.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} isCramped={isCramped} />
            ))}
          </View>
          {data.earlier.length === 0 ? null : (
            <View style={styles.earlier}>
              <AppText size="label" colour="inkSoft">
                {players.before}
              </AppText>
              {data.earlier.map((line, index) => (
                <AppText key={playback.shown - index} size="small" colour="inkSoft">
                  {line}
                </AppText>
              ))}
            </View>
          )}
        </View>
      </ScrollViewWithCue>
    </View>
  );
}

/** The act, said once by a screen reader when it is shown; and why the players wait, if they do. */
function ActLine({ data, playback: { shown, wait } }: Pick<PlayersViewProps, 'data' | 'playback'>) {
  const styles = useStyles(makeStyles);
  const { players } = useWords().practice;
  return (
    <View style={styles.line}>
      <View aria-live="polite">
        <AppText
          key={shown}
          testID="practice-act"
          size={data.line.length > LONG_LINE ? 'label' : 'strong'}
          colour={data.isRuling ? 'accent' : 'ink'}
        >
          {data.line}
        </AppText>
      </View>
      <View aria-live="polite">
        {wait === null && data.end === null ? null : (
          <AppText testID="practice-waits" size="small" colour="inkSoft">
            {data.end ?? (wait === 'ruling' ? players.waitsForRuling : players.waits)}
          </AppText>
        )}
      </View>
    </View>
  );
}

/** A longer sentence, as a remedy has it, is set smaller so that the table keeps its room. */
const LONG_LINE = 46;
const PILE = { width: 30, height: 34 } as const;

/** What lies before one player: the discards from the left, the stock at the right. */
function SeatRow({ seat: one, isCramped }: { readonly seat: PlayersSeatData; readonly isCramped: boolean }) {
  const { seat, name, hand, stock, top, discards, isActing } = one;
  const styles = useStyles(makeStyles);
  const { seats } = usePalette();
  return (
    <View style={[styles.seat, isActing && styles.acting, isCramped && styles.stacked]}>
      <View style={styles.name}>
        <SeatBadge side={seat} />
        <View style={styles.words}>
          <AppText size="label">{name}</AppText>
          <AppText size="small" colour="inkSoft">
            {hand}
          </AppText>
        </View>
      </View>
      <View style={styles.piles}>
        {discards.map((card, pile) => (
          <CardFace key={pile} card={card} size="small" {...PILE} />
        ))}
        <View style={styles.gap} />
        <CardFace card={top} size="small" isStock colour={seats[seat % seats.length]} {...PILE} />
        <AppText size="small" style={styles.count}>
          {`${stock}`}
        </AppText>
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  band: {
    gap: space.hair,
    paddingHorizontal: space.small,
    paddingBottom: space.hair,
    borderBottomWidth: 2,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  said: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 52 },
  controls: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.hair,
  },
  line: { flex: 1 },
  panel: {
    flex: 1,
    borderRightWidth: 2,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  inside: { gap: space.small, paddingHorizontal: space.medium, paddingVertical: space.small },
  cramped: { paddingHorizontal: 2 },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  heading: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: space.small },
  spoken: { flexDirection: 'row', minHeight: 50 },
  centre: { alignItems: 'center' },
  seats: { gap: space.hair },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.hair,
    padding: space.hair,
    borderRadius: radius.chip,
    borderWidth: 2,
    borderColor: palette.line,
  },
  acting: { borderColor: palette.accent },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6, flex: 1 },
  words: { flexShrink: 1 },
  piles: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  gap: { width: space.hair },
  count: { minWidth: 22, textAlign: 'right' },
  earlier: { gap: space.hair, paddingTop: space.medium },
}));
