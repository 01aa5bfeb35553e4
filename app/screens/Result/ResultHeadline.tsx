import { useEffect, useState } from 'react';
import { Animated, Platform, View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';
import { AppText, Heading, Icon, SeatBadge } from '../../components';
import { STAR_PATH } from '../../components/seatShapes';
import { useIsCramped, useReducedMotion } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type ResultData } from './makeResultData';

/** The green headline: who won, or how the game ended. */
export function ResultHeadline({ result }: { readonly result: ResultData }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  return (
    <View style={[styles.headline, isCramped && styles.cramped]} testID="result-hero">
      {result.hasWinner && !isCramped && <Scatter />}
      <View style={styles.top}>
        {result.hasWinner && <Trophy />}
        {result.winners.map((seat) => (
          <View key={seat} style={styles.badge}>
            <SeatBadge side={seat} size={20} />
          </View>
        ))}
        {!result.hasWinner && <Icon name={result.isOver ? 'clock' : 'play'} size={32} colour={palette.onFelt} />}
      </View>
      <Heading level={2} size="display" colour="onFelt" testID="result-title">
        {result.title}
      </Heading>
      <AppText colour="onFelt">{result.help}</AppText>
      <AppText size="small" colour="onFeltSoft">
        {result.told}
      </AppText>
    </View>
  );
}

/** Animates upward once after mounting. */
function Trophy() {
  const palette = usePalette();
  const isStill = useReducedMotion();
  const [rise] = useState(() => new Animated.Value(0));
  useEffect(() => {
    Animated.spring(rise, { toValue: 1, friction: 6, useNativeDriver: Platform.OS !== 'web' }).start();
  }, [rise]);
  const moved = {
    transform: [
      { translateY: rise.interpolate({ inputRange: [0, 1], outputRange: [14, 0] }) },
      { scale: rise.interpolate({ inputRange: [0, 1], outputRange: [0.7, 1] }) },
    ],
  };
  return (
    <Animated.View style={isStill ? undefined : moved}>
      <Icon name="trophy" size={44} colour={palette.lit} />
    </Animated.View>
  );
}

/** Decoration: outlines of cards at the edge of the headline. */
function Scatter() {
  const styles = useStyles(makeStyles);
  const { feltFrame, lit } = usePalette();
  return (
    <View style={styles.scatter} aria-hidden pointerEvents="none">
      <Svg width={170} height={150} viewBox="0 0 170 150">
        <G fill="none" stroke={feltFrame} strokeWidth={2} opacity={0.75}>
          <Rect x={96} y={22} width={40} height={54} rx={6} transform="rotate(14 116 49)" />
          <Rect x={42} y={8} width={32} height={44} rx={5} transform="rotate(-18 58 30)" />
          <Rect x={128} y={88} width={28} height={38} rx={5} transform="rotate(30 142 107)" />
        </G>
        <G fill={lit}>
          <Path d={STAR_PATH} transform="translate(106 38) rotate(14 10 10) scale(0.85)" />
          <Path d={STAR_PATH} transform="translate(20 66) scale(0.5)" opacity={0.8} />
          <Path d={STAR_PATH} transform="translate(84 92) rotate(20) scale(0.4)" opacity={0.7} />
          <Path d={STAR_PATH} transform="translate(150 8) rotate(-12) scale(0.45)" opacity={0.8} />
        </G>
      </Svg>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  headline: {
    gap: space.small,
    padding: space.wide,
    borderRadius: radius.card,
    backgroundColor: palette.felt,
    overflow: 'hidden',
  },
  cramped: { padding: space.small },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  badge: { padding: 7, borderRadius: radius.pill, backgroundColor: palette.card },
  scatter: { position: 'absolute', top: 0, right: 0 },
}));
