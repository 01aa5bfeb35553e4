import { useEffect, useState } from 'react';
import { Animated, Platform, View } from 'react-native';
import { type Card } from '@/engine';
import { CardFace, SeatBadge } from '../../components';
import { useReducedMotion, useStableCallback } from '../../hooks';
import { defineStyles, radius, useStyles } from '../../theme';
import { type CardMoveData, type PlayersData } from './makePlayersData';

/** Slow enough to be followed by eye, in ms. */
const MOTION_MS = 600;
const CARD = { width: 28, height: 36 } as const;
const GAP = 3;
/** Where the player's hand is drawn, left of the piles. */
const HAND_WIDTH = 24;
const isNative = Platform.OS !== 'web';

interface MovingCardProps extends Pick<PlayersData, 'move' | 'actor' | 'building'> {
  /** Which act it is: each moves once. */
  readonly at: number;
}

/**
 * The row of piles that somebody plays to, with the card on its way to one of them: the building piles on felt, the
 * discard piles on paper. A picture of the sentence beside it, hidden from screen readers.
 */
export const PileRowWithMovingCard = ({ at, ...row }: MovingCardProps) => <PileRow key={at} {...row} />;

function PileRow({ move, actor, building }: Omit<MovingCardProps, 'at'>) {
  const styles = useStyles(makeStyles);
  const isReduced = useReducedMotion();
  const [hasLanded, setLanded] = useState(false);
  const isFlying = move !== null && !isReduced && !hasLanded;
  const piles = (move?.piles ?? building).slice(0, Math.max(4, (move?.to ?? 0) + 1));
  return (
    <View aria-hidden style={styles.row}>
      <View style={styles.hand}>{actor === null ? null : <SeatBadge side={actor} size={20} />}</View>
      <View style={[styles.piles, move?.isOnFelt === false ? styles.paper : styles.felt]}>
        {piles.map((card, pile) => (
          <Pile key={pile} card={isFlying && pile === move.to ? move.under : card} isTarget={pile === move?.to} />
        ))}
      </View>
      {isFlying ? <Flight move={move} onLanded={() => setLanded(true)} /> : null}
    </View>
  );
}

function Pile({ card, isTarget }: { readonly card: Card | null; readonly isTarget: boolean }) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.pile, isTarget && styles.target]}>
      <CardFace card={card} size="small" {...CARD} />
    </View>
  );
}

/** The card itself, from the player to the pile; then it is gone, and the pile shows it. */
function Flight({ move, onLanded }: { readonly move: CardMoveData; readonly onLanded: () => void }) {
  const styles = useStyles(makeStyles);
  const [way] = useState(() => new Animated.Value(0));
  const land = useStableCallback(onLanded);
  useEffect(() => {
    const slide = Animated.timing(way, { toValue: 1, duration: MOTION_MS, useNativeDriver: isNative });
    slide.start(({ finished }) => {
      if (finished) land();
    });
    return () => slide.stop();
  }, [way, land]);
  const pitch = CARD.width + 2 * BORDER + GAP;
  const end = HAND_WIDTH + GAP + GAP + BORDER + move.to * pitch;
  const translateX = way.interpolate({ inputRange: [0, 1], outputRange: [0, end] });
  return (
    <Animated.View style={[styles.flying, { transform: [{ translateX }] }]}>
      <CardFace card={move.card} size="small" {...CARD} />
    </Animated.View>
  );
}

const BORDER = 2;

const makeStyles = defineStyles((palette) => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  hand: { width: HAND_WIDTH, alignItems: 'center' },
  piles: { flexDirection: 'row', gap: GAP, padding: GAP, borderRadius: radius.chip },
  felt: { backgroundColor: palette.felt },
  paper: { backgroundColor: palette.sunken },
  pile: { borderWidth: BORDER, borderColor: 'transparent', borderRadius: radius.chip - 2 },
  target: { borderColor: palette.lit },
  flying: { position: 'absolute', left: 0, pointerEvents: 'none' },
}));
