import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { usePalette } from '../theme';
import { STAR } from './seatShapes';

interface WildFaceProps {
  /** Left out, it is as wide as what holds it. */
  readonly width?: number | undefined;
  readonly height: number;
}

/** The face of a Skip-Bo: the deck's three colours across, and a star. Fills the place it is given. */
export const WildFace = memo(function WildFace({ width, height }: WildFaceProps) {
  const { wildBands, onWild } = usePalette();
  const [low, middle, high] = wildBands;
  const star = Math.round(Math.min(width ?? height, height) * 0.62);
  return (
    <View aria-hidden style={[styles.face, { width: width ?? '100%', height, backgroundColor: middle }]}>
      <Svg width="100%" height="100%" viewBox="0 0 48 48" preserveAspectRatio="none" style={styles.bands}>
        <Path d="M0 0H32L0 32z" fill={low} />
        <Path d="M48 48H16L48 16z" fill={high} />
      </Svg>
      <Svg width={star} height={star} viewBox="0 0 24 24">
        <Path d={STAR} fill={onWild} />
      </Svg>
    </View>
  );
});

const styles = {
  face: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  bands: { position: 'absolute', top: 0, left: 0 },
} as const;
