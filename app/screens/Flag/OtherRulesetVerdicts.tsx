import { View } from 'react-native';
import { AppText, Icon, VerdictBadge } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { type OtherRulesetVerdictData } from './makeOtherRulesets';

interface OtherRulesetVerdictsProps {
  readonly rows: readonly OtherRulesetVerdictData[];
  /** The number of rulesets whose verdict is not computed yet. */
  readonly waiting: number;
  /** The consequence if the next player has already acted. */
  readonly later: string | null;
}

/** The verdicts of the other rulesets on the same play. */
export function OtherRulesetVerdicts({ rows, waiting, later }: OtherRulesetVerdictsProps) {
  const styles = useStyles(makeStyles);
  const { review, screens } = useWords();
  const say = review.flag;
  if (rows.length === 0 && waiting === 0 && later === null) return null;
  return (
    <TitledCard title={say.elsewhere} testID="flag-elsewhere">
      {(rows.length > 0 || waiting > 0) && <AppText colour="inkSoft">{say.elsewhereIntro}</AppText>}
      <View role="list">
        {rows.map(({ id, name, verdict, lines }) => (
          <View key={id} role="listitem" style={styles.row} testID={`elsewhere-${id}`}>
            <AppText size="strong" style={styles.name}>
              {name}
            </AppText>
            <View style={styles.said}>
              {verdict === 'legal' || verdict === 'never' ? (
                <Plain isAllowed={verdict === 'legal'} />
              ) : (
                <VerdictBadge verdict={verdict} />
              )}
              {lines.map((line) => (
                <AppText key={line} size="small" colour="inkSoft">
                  {line}
                </AppText>
              ))}
            </View>
          </View>
        ))}
        {waiting > 0 && (
          <View style={styles.row} role="listitem">
            <AppText colour="inkSoft">{screens.common.loading}</AppText>
          </View>
        )}
        {later !== null && (
          <View style={styles.row} role="listitem" testID="elsewhere-later">
            <AppText size="strong" style={styles.name}>
              {say.ifActed}
            </AppText>
            <View style={styles.said}>
              <VerdictBadge verdict="stands" />
              <AppText size="small" colour="inkSoft">
                {later}
              </AppText>
            </View>
          </View>
        )}
      </View>
    </TitledCard>
  );
}

/** The other ruleset raises nothing: it allows the play, or has no such rule. */
function Plain({ isAllowed }: { readonly isAllowed: boolean }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().review.flag;
  return (
    <View style={[styles.plain, isAllowed && styles.allowed]}>
      {isAllowed && <Icon name="inForce" size={18} colour={palette.accent} />}
      <AppText size="label" colour={isAllowed ? 'accent' : 'inkSoft'}>
        {isAllowed ? say.allowed : say.noSuchRule}
      </AppText>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.large,
    rowGap: space.hair,
    paddingVertical: space.medium,
    borderTopWidth: 1,
    borderColor: palette.line,
  },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  said: { flexGrow: 3, flexShrink: 1, flexBasis: 180, gap: space.hair },
  plain: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 6,
    borderWidth: 1,
    borderColor: palette.line,
    borderRadius: radius.chip,
    paddingHorizontal: 10,
    paddingVertical: 2,
  },
  allowed: { borderColor: palette.accent, backgroundColor: palette.accentWash },
}));
