import { View } from 'react-native';
import { AppText, Heading } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { type RulesetPageData } from './makeRulesetPage';

/** The green headline: the ruleset's name, and its most important numbers as cards. */
export function RulesetHeadline({ sheet }: { readonly sheet: RulesetPageData }) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { phrasing } = useWords();
  return (
    <View style={[styles.headline, isCramped && styles.cramped]}>
      <Heading level={1} colour="onFelt" testID="sheet-name">
        {sheet.name}
      </Heading>
      <AppText colour="onFelt">{sheet.summary}</AppText>
      <View style={styles.figures}>
        {sheet.figures.map(({ figure, label }) => (
          <View key={label} style={styles.figure} aria-label={phrasing.shown([figure, label])} role="img">
            <AppText size="figure" colour="onFace">
              {figure}
            </AppText>
            <AppText size="label" colour="onFace" style={styles.centred}>
              {label}
            </AppText>
          </View>
        ))}
      </View>
      <AppText size="small" colour="onFeltSoft">
        {sheet.dated}
      </AppText>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  headline: { backgroundColor: palette.felt, borderRadius: radius.card, padding: space.large, gap: space.medium },
  cramped: { padding: space.small },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, marginVertical: space.hair },
  figure: {
    flexGrow: 1,
    flexBasis: 116,
    maxWidth: 200,
    alignItems: 'center',
    backgroundColor: palette.face,
    borderRadius: radius.chip + 2,
    paddingVertical: space.small,
    paddingHorizontal: space.hair,
  },
  centred: { textAlign: 'center' },
}));
