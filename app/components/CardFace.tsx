import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { type Card } from '@/engine';
import { defineStyles, typography, defineStaticStyles, type Palette, usePalette, useStyles } from '../theme';
import { STAR_PATH } from './seatShapes';
import { InvisibleWordSeparator, Text } from './Text';

export const CARD_SIZES = {
  small: { width: 25, height: 26, number: 18, count: 0 },
  medium: { width: 48, height: 48, number: 24, count: 14 },
  large: { width: 64, height: 66, number: 34, count: 16 },
} as const;

/** On the web `data-picture`: it keeps its colours where the system replaces those of every page. */
const PICTURE = { dataSet: { picture: 'card' } } as object;

interface CardFaceProps {
  /** Null: an empty place. `?`: a card nobody saw. */
  readonly card: Card | null;
  readonly size: keyof typeof CARD_SIZES;
  /** Cards in the pile. Drawn below the number, never over it; small cards do not draw it, because text beside them says it. */
  readonly count?: number | undefined;
  readonly isStock?: boolean | undefined;
  readonly isDimmed?: boolean | undefined;
  readonly isLifted?: boolean | undefined;
  /** The colour of the frame: for a stock, that of its owner's seat. */
  readonly colour?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Numbers have three colours, as in the deck; the number itself is always printed too. */
export const cardNumberInk = (palette: Palette, card: Card): string => {
  if (typeof card !== 'number') return palette.onFace;
  if (card < 5) return palette.inkLow;
  return card < 9 ? palette.inkMiddle : palette.inkHigh;
};

/** A card, or an empty place. Its parent provides the label. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { card, size, count = 0, isStock = false, isDimmed = false, isLifted = false, colour } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const given = CARD_SIZES[size];
  const width = props.width ?? given.width;
  const height = props.height ?? given.height;
  const scale = Math.min(width / given.width, height / given.height);
  const showsCount = given.count > 0 && count > (isStock ? 0 : 1);
  const counted = showsCount ? Math.round(given.count * scale) + 3 : 0;
  const frame = [
    styles.place,
    size === 'small' && styles.thin,
    { width, height, borderRadius: Math.round(height / 8) },
    card === null ? styles.empty : styles.card,
    isStock && colour !== undefined && { borderColor: colour },
    isLifted && styles.lifted,
    isDimmed && styles.dimmed,
  ];
  if (card === null) return <View style={frame} />;
  const edge = size === 'small' ? 2 : 4;
  const inner = { width: width - edge, height: height - edge - counted };
  // Two figures must fit between the edges, in the widest letters a browser may have.
  const widest = inner.width / (card === 'S' || String(card).length < 2 ? 0.8 : 1.34);
  const letter = Math.floor(Math.min(given.number * scale, inner.height, widest));
  return (
    <View {...PICTURE} style={frame}>
      {card === 'S' ? (
        <WildFace {...inner} />
      ) : (
        <Text
          maxFontSizeMultiplier={1}
          style={[
            styles.number,
            {
              fontSize: letter,
              lineHeight: inner.height,
              height: inner.height,
              color: cardNumberInk(palette, card),
            },
          ]}
        >
          {card}
        </Text>
      )}
      {showsCount ? <InvisibleWordSeparator /> : null}
      {showsCount ? (
        <Text
          maxFontSizeMultiplier={1}
          style={[
            styles.count,
            { fontSize: Math.max(11, counted - 4), lineHeight: counted, height: counted, width: width - 4 },
            isStock && styles.stockCount,
          ]}
        >
          {count}
        </Text>
      ) : null}
    </View>
  );
});

const makeStyles = defineStyles((palette) => ({
  place: { alignItems: 'center', overflow: 'hidden', borderWidth: 2 },
  card: { backgroundColor: palette.face, borderColor: palette.faceEdge },
  empty: { borderStyle: 'dashed', borderColor: palette.frame },
  thin: { borderWidth: 1 },
  lifted: { borderColor: palette.onLit, backgroundColor: palette.lit, borderWidth: 3 },
  dimmed: { opacity: 0.55 },
  number: {
    ...typography.figure,
    textAlign: 'center',
    letterSpacing: -0.5,
  },
  count: {
    ...typography.label,
    fontVariant: ['tabular-nums'],
    textAlign: 'center',
    color: palette.onFaceSoft,
  },
  stockCount: { color: palette.onFace, fontWeight: '800' },
}));

interface WildFaceProps {
  /** If left out, the face is as wide as its parent. */
  readonly width?: number | undefined;
  readonly height: number;
}

/** The face of a Skip-Bo: the deck's three colours across, and a star. Fills the place it is given. */
export const WildFace = memo(function WildFace({ width, height }: WildFaceProps) {
  const { wildBands, onWild } = usePalette();
  const [low, middle, high] = wildBands;
  const star = Math.round(Math.min(width ?? height, height) * 0.62);
  return (
    <View {...PICTURE} aria-hidden style={[styles.face, { width: width ?? '100%', height, backgroundColor: middle }]}>
      <Svg width="100%" height="100%" viewBox="0 0 48 48" preserveAspectRatio="none" style={styles.bands}>
        <Path d="M0 0H32L0 32z" fill={low} />
        <Path d="M48 48H16L48 16z" fill={high} />
      </Svg>
      <Svg width={star} height={star} viewBox="0 0 24 24">
        <Path d={STAR_PATH} fill={onWild} />
      </Svg>
    </View>
  );
});

const styles = defineStaticStyles({
  face: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  bands: { position: 'absolute', top: 0, left: 0 },
});
