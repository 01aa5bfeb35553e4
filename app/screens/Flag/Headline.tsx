import { View } from 'react-native';
import { CardFace, Heading, Icon, VerdictBadge, Words } from '../../components';
import { useCramped, useWords } from '../../hooks';
import { type Palette, radius, space, usePalette, useStyles } from '../../theme';
import { type FlagDetail } from './makeFlag';
import { type Picture } from './makePicture';

/** How it is judged, how firmly, and who did what and why that was flagged. */
export function Headline({ flag }: { readonly flag: FlagDetail }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { localRule } = useWords();
  return (
    <View style={styles.headline}>
      <View style={styles.tags}>
        <VerdictBadge verdict={flag.verdict} />
        {flag.basis !== null && (
          <View style={styles.tag}>
            <Words size="label" colour="inkSoft">
              {flag.basis}
            </Words>
          </View>
        )}
        {flag.isLocal && (
          <View style={[styles.tag, styles.local]}>
            <Icon name="disputed" size={18} colour={palette.amber} />
            <Words size="label" colour="amber" style={styles.shrink}>
              {localRule}
            </Words>
          </View>
        )}
      </View>
      <Heading level={2} size="title" testID="flag-line">
        {flag.line}
      </Heading>
      <Words colour="inkSoft">{flag.title}</Words>
      {flag.picture !== null && <Cards picture={flag.picture} />}
    </View>
  );
}

/** Two cards say at a glance what a sentence takes a breath for. */
function Cards({ picture }: { readonly picture: Picture }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useCramped();
  const scale = isCramped ? { width: 48, height: 62 } : { width: 72, height: 94 };
  return (
    <View style={[styles.picture, isCramped && styles.crampedPicture]} role="img" aria-label={picture.label}>
      <View style={styles.side}>
        <CardFace card={picture.lay} size="large" {...scale} />
        <Words size="label" colour="onFelt">
          {picture.layCaption}
        </Words>
      </View>
      <Icon name="forward" size={isCramped ? 18 : 28} colour={palette.onFelt} />
      <View style={styles.side}>
        <View style={styles.wrong}>
          <CardFace card={picture.came} size="large" {...scale} />
        </View>
        <Words size="label" colour="onFelt">
          {picture.cameCaption}
        </Words>
      </View>
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  headline: { gap: space.small },
  tags: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, alignItems: 'center' as const, gap: space.small },
  tag: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: 6,
    maxWidth: '100%' as const,
    paddingHorizontal: 10,
    paddingVertical: 3,
    borderRadius: radius.chip,
    backgroundColor: palette.sunken,
  },
  local: { backgroundColor: palette.amberWash },
  picture: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    gap: space.large,
    marginTop: space.hair,
    paddingVertical: space.medium,
    borderRadius: radius.card,
    backgroundColor: palette.felt,
  },
  crampedPicture: { gap: space.small },
  side: { alignItems: 'center' as const, gap: space.hair },
  // Around the card, not on it: a frame of its own says which one is meant.
  wrong: { borderWidth: 3, borderColor: palette.lit, borderRadius: 14, padding: 2, margin: -5 },
  shrink: { flexShrink: 1 },
});
