import { type Ref } from 'react';
import { View } from 'react-native';
import { useIsCramped } from '../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { AppLink } from './AppLink';
import { AppText, Heading } from './Text';

export interface RulesetCardData {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly chips: readonly string[];
  /** What kind of ruleset it is, where it is no published sheet. */
  readonly mark?: string | undefined;
  readonly href?: string | undefined;
}

interface SheetCardsProps {
  readonly cards: readonly RulesetCardData[];
  readonly onOpen: (id: string) => void;
  /** The id of the sheet that is shown beside the list. */
  readonly openId?: string | undefined;
  readonly cardRef?: (id: string) => Ref<View>;
  readonly level: 2 | 3;
  /** Prefix of the testIDs of its cards: the screen below may still have the same list mounted. */
  readonly named?: 'ruleset' | 'instead';
}

/** Cards of rule sheets to choose from, each with the facts by which it differs from the others. */
export function RulesetCards({ cards, onOpen, openId, cardRef, level, named = 'ruleset' }: SheetCardsProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  return (
    <View role="list" style={styles.list}>
      {cards.map(({ id, name, summary, chips, href }) => (
        <View key={id} role="listitem" ref={cardRef?.(id)}>
          <AppLink
            testID={`${named}-${id}`}
            href={href}
            onPress={() => onOpen(id)}
            isCurrent={id === openId}
            style={[styles.card, isCramped && styles.cramped, id === openId && styles.open]}
            activeStyle={styles.active}
          >
            <View style={styles.title}>
              <Heading level={level} size="heading" style={styles.name}>
                {name}
              </Heading>
              {isCramped ? null : (
                <Icon name="forward" colour={id === openId ? palette.accent : palette.inkSoft} size={22} />
              )}
            </View>
            <AppText colour="inkSoft">{summary}</AppText>
            <FactChips items={chips} />
          </AppLink>
        </View>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  list: { gap: space.medium },
  card: {
    gap: space.small,
    padding: space.large,
    borderRadius: radius.card,
    borderWidth: 2,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small, borderWidth: 1 },
  open: { borderColor: palette.accent, borderLeftWidth: 8, paddingLeft: space.large - 6 },
  active: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  name: { flex: 1 },
}));

/** Short facts side by side, wrapping as they must. */
export function FactChips({ items }: { readonly items: readonly string[] }) {
  const styles = useStyles(makeChipsStyles);
  return (
    <View style={styles.row}>
      {items.map((item) => (
        <View key={item} style={styles.chip}>
          <AppText size="label">{item}</AppText>
        </View>
      ))}
    </View>
  );
}

const makeChipsStyles = defineStyles((palette) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  chip: {
    maxWidth: '100%',
    backgroundColor: palette.sunken,
    borderColor: palette.line,
    borderWidth: 1,
    borderRadius: radius.chip,
    paddingHorizontal: 10,
    paddingVertical: 3,
  },
}));
