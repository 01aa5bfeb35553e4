import { memo } from 'react';
import { View } from 'react-native';
import { PATHS } from '../../addresses';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppLink, AppText, Heading, Icon, type IconName, type RulesetCardData, RulesetCards } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';

export interface RuleSheetListProps {
  readonly cards: readonly RulesetCardData[];
  /** The sheet that lies open beside the list. */
  readonly openId?: string | undefined;
  readonly onSheet: (id: string) => void;
  readonly onCompare: () => void;
  readonly onLocalRules: () => void;
  readonly onAbout: () => void;
  readonly level: 2 | 3;
}

/** The rule sheets to read, and what can be done with them. */
export const RuleSheetList = memo(function RuleSheetList(props: RuleSheetListProps) {
  const { cards, openId, onSheet, onCompare, onLocalRules, onAbout, level } = props;
  const styles = useStyles(makeStyles);
  const { noSheets, toLocalRules } = useWords().screens.rulings;
  const say = useRulingsTabWords().screens.ask;
  return (
    <View style={styles.section}>
      <View>
        <Heading level={level} size="heading">
          {say.sheets}
        </Heading>
        <AppText colour="inkSoft">{say.sheetsIntro}</AppText>
      </View>
      <View style={styles.card}>
        <Place testID="compare" icon="swap" title={say.compare} href={PATHS.compare} onPress={onCompare} />
        <Place
          testID="rules-edit"
          icon="pencil"
          title={toLocalRules}
          href={PATHS.localRules}
          onPress={onLocalRules}
          isRuled
        />
        <Place testID="about" icon="info" title={say.about} href={PATHS.about} onPress={onAbout} isRuled />
      </View>
      {cards.length > 0 ? (
        <RulesetCards cards={cards} onOpen={onSheet} openId={openId} level={level === 2 ? 3 : level} />
      ) : (
        <AppText>{noSheets}</AppText>
      )}
    </View>
  );
});

interface PlaceProps {
  readonly testID: string;
  readonly icon: IconName;
  readonly title: string;
  readonly href: string;
  readonly onPress: () => void;
  readonly isRuled?: boolean;
}

function Place({ testID, icon, title, href, onPress, isRuled = false }: PlaceProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <AppLink
      testID={testID}
      href={href}
      onPress={onPress}
      style={[styles.row, isRuled && styles.ruled]}
      activeStyle={styles.active}
    >
      <Icon name={icon} size={22} colour={palette.accent} />
      <AppText size="strong" style={styles.words}>
        {title}
      </AppText>
      <Icon name="forward" size={20} colour={palette.inkSoft} />
    </AppLink>
  );
}

const makeStyles = defineStyles((palette) => ({
  section: { gap: space.medium },
  card: {
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  ruled: { borderTopWidth: 1, borderColor: palette.line },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
  },
  active: { backgroundColor: palette.sunken },
  words: { flex: 1 },
}));
