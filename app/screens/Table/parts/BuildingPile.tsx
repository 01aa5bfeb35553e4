import { memo, type ReactNode } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { CardFace, Icon, DebouncedPressable, SeatBadge, Text } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { fitPileBand, PILE_BAND_GAP } from '../layout/fitPileBand';
import { fitTextInWholeWords, type FittedTextMetrics } from '../layout/fitText';
import { NAME_FONT_SIZE } from '../layout/nameRoom';
import { type BuildingPileData } from '../model/tableData';
import { useBuildingPile } from '../model/tableSource';

interface BuildingPileProps {
  readonly index: number;
  readonly pile: BuildingPileData;
  readonly width: number;
  readonly height: number;
  readonly onTap: (tap: Tap) => void;
}

/** Inside the frame, which is as wide as it ever gets. */
const FRAME = 4;
/** At twice the text size the seat's shape alone says whose play a tap is; the banner below names it. */
const BADGE_SMALL = 10;
/** The most of a pile that may go to saying whose play a tap is. */
const BAND = 0.52;
/** The width of one bold figure, in em. */
const FIGURE_EM = 0.72;

/**
 * The needed number is the largest thing on the screen; beside it lies the top card in small, as on the table. A pile
 * that takes the card is lit, framed and pointed at. While somebody acts out of turn it says whose play a tap will be.
 */
export const BuildingPile = memo(function BuildingPile({ index, pile, width, height, onTap }: BuildingPileProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().table.pile;
  const { whose, isLit } = pile;
  /** At twice the text size there is room for the one number that counts. */
  const isSmall = height < 50;
  const inner = { width: width - 2 * FRAME, height: height - 2 * FRAME };
  const band =
    whose === null || isSmall ? null : fitPileBand(whose, { width: inner.width, height: inner.height * BAND });
  const caption = Math.max(10, Math.min(20, Math.round(height * 0.155), Math.floor((width - 8) / 5)));
  const hasCaption = !isSmall && band === null;
  const row = inner.height - (band === null ? 0 : band.height) - (hasCaption ? caption : 0);
  const card = isSmall ? (whose === null ? 0 : BADGE_SMALL) : Math.round(inner.width * (pile.isFinished ? 0.5 : 0.33));
  const figures = pile.needs > 9 ? 2 : 1;
  const figure = Math.floor(Math.min(row * (isSmall ? 1 : 0.9), (inner.width - card - 3) / (FIGURE_EM * figures)));
  const ink = isLit ? palette.onLit : palette.onFelt;
  const colour = whose === null ? undefined : palette.seats[whose.seat % palette.seats.length];
  return (
    <DebouncedPressable
      onPress={() => onTap({ on: 'build', pile: index })}
      label={pile.label}
      isPicture
      testID={`build-${index}`}
      style={[
        styles.pile,
        { width, height },
        pile.isNewest && styles.newest,
        colour !== undefined && { borderColor: colour },
        isLit && styles.lit,
      ]}
      pressedStyle={styles.pressed}
    >
      {isLit ? (
        <View style={styles.pointer}>
          <Icon name="down" colour={palette.onLit} size={caption + 1} />
        </View>
      ) : null}
      {hasCaption ? (
        <Text
          aria-hidden
          maxFontSizeMultiplier={1.1}
          style={[
            styles.caption,
            { fontSize: caption, lineHeight: caption + 2, color: isLit ? ink : palette.onFeltSoft },
          ]}
        >
          {say.needs}
        </Text>
      ) : null}
      <View aria-hidden style={[styles.row, { height: row }]}>
        {isSmall ? (
          whose === null ? null : (
            <SeatBadge side={whose.seat} size={BADGE_SMALL} colour={ink} />
          )
        ) : pile.isFinished ? (
          <TakeAway
            text={say.takeAway}
            width={card}
            height={row}
            largest={Math.max(NAME_FONT_SIZE, caption)}
            ink={ink}
          />
        ) : (
          <CardFace card={pile.top} size="small" width={card} height={Math.min(row - 4, Math.round(card * 1.25))} />
        )}
        <Text
          maxFontSizeMultiplier={1}
          style={[NEEDED, { fontSize: figure, lineHeight: Math.min(row, figure + 2), color: ink }]}
        >
          <Needs index={index} />
        </Text>
      </View>
      {band === null ? null : (
        <View aria-hidden style={[styles.band, { width: width - 2, height: band.height, backgroundColor: colour }]}>
          {band.badge === 0 ? null : <SeatBadge side={pile.whose?.seat ?? 0} size={band.badge} colour={palette.card} />}
          <Text maxFontSizeMultiplier={1} style={[styles.whose, lettersOf(band), { maxWidth: band.width }]}>
            {band.text}
          </Text>
        </View>
      )}
    </DebouncedPressable>
  );
});

/** The number a pile needs, as a bare word: it is drawn by itself, ahead of its frame and of the rest of the table. */
const Needs = ({ index }: { readonly index: number }): ReactNode => useBuildingPile(index)?.needs;

const NEEDED = { ...typography.figure, fontWeight: '800', letterSpacing: -1 } as const;

const lettersOf = ({ fontSize, lineHeight }: FittedTextMetrics) => ({ fontSize, lineHeight });

interface TakeAwayProps {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly ink: string;
}

/** In place of the top card: the pile is complete, and its cards are to be taken off the table. */
const TakeAway = ({ text, width, height, largest, ink }: TakeAwayProps) => {
  const styles = useStyles(makeStyles);
  const letters = lettersOf(fitTextInWholeWords(text, { width, height }, largest, 10));
  return (
    <Text maxFontSizeMultiplier={1} style={[styles.caption, letters, { width, color: ink }]}>
      {text}
    </Text>
  );
};

const makeStyles = defineStyles((palette) => ({
  pile: {
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    backgroundColor: palette.feltPile,
    borderColor: palette.feltFrame,
    borderWidth: 2,
    borderRadius: radius.chip + 2,
  },
  newest: { borderColor: palette.onFelt },
  lit: { backgroundColor: palette.lit, borderColor: palette.litFrame, borderWidth: 4 },
  pressed: { opacity: 0.75 },
  pointer: { position: 'absolute', top: 1, right: 0 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 3 },
  caption: { ...typography.label, textAlign: 'center' },
  band: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: PILE_BAND_GAP },
  whose: { ...typography.label, textAlign: 'center', color: palette.card },
}));
