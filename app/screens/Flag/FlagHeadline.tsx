import { View } from 'react-native';
import { AppText, CardFace, Heading, Icon, VerdictBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type FlagDetailData } from './makeFlag';
import { type CardComparisonData } from './makeCardComparison';

/** The verdict, its basis, and who did what and why it was flagged. */
export function FlagHeadline({ flag }: { readonly flag: FlagDetailData }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { localRule } = useWords();
  return (
    <View style={styles.headline}>
      <View style={styles.tags}>
        <VerdictBadge verdict={flag.verdict} />
        {flag.basis !== null && (
          <View style={styles.tag}>
            <AppText size="label" colour="inkSoft">
              {flag.basis}
            </AppText>
          </View>
        )}
        {flag.isLocal && (
          <View style={[styles.tag, styles.local]}>
            <Icon name="disputed" size={18} colour={palette.amber} />
            <AppText size="label" colour="amber" style={styles.shrink}>
              {localRule}
            </AppText>
          </View>
        )}
      </View>
      <Heading level={2} size="title" testID="flag-line">
        {flag.line}
      </Heading>
      <AppText colour="inkSoft">{flag.title}</AppText>
      {flag.picture !== null && <Cards picture={flag.picture} />}
    </View>
  );
}

/** The card that was needed beside the card that was laid. */
function Cards({ picture }: { readonly picture: CardComparisonData }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const scale = isCramped ? { width: 48, height: 62 } : { width: 72, height: 94 };
  return (
    <View style={[styles.picture, isCramped && styles.crampedPicture]} role="img" aria-label={picture.label}>
      <View style={styles.side}>
        <CardFace card={picture.lay} size="large" {...scale} />
        <AppText size="label" colour="onFelt">
          {picture.layCaption}
        </AppText>
      </View>
      <Icon name="forward" size={isCramped ? 18 : 28} colour={palette.onFelt} />
      <View style={styles.side}>
        <View style={styles.wrong}>
          <CardFace card={picture.came} size="large" {...scale} />
        </View>
        <AppText size="label" colour="onFelt">
          {picture.cameCaption}
        </AppText>
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  headline: { gap: space.small },
  tags: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    paddingHorizontal: 10,
    paddingVertical: 3,
    borderRadius: radius.chip,
    backgroundColor: palette.sunken,
  },
  local: { backgroundColor: palette.amberWash },
  picture: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.large,
    marginTop: space.hair,
    paddingVertical: space.medium,
    borderRadius: radius.card,
    backgroundColor: palette.felt,
  },
  crampedPicture: { gap: space.small },
  side: { alignItems: 'center', gap: space.hair },
  // The frame is drawn around the card, so that it covers none of it.
  wrong: { borderWidth: 3, borderColor: palette.lit, borderRadius: 14, padding: 2, margin: -5 },
  shrink: { flexShrink: 1 },
}));
