import { useState } from 'react';
import { View } from 'react-native';
import { AppLink, AppText, Icon } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type FactRowData } from './makeRulesetPage';

interface BasisProps {
  readonly fact: FactRowData;
  readonly onDisputed: (reading: string) => void;
}

/** The basis of a fact, its clauses and its disputed point. A press on a clause shows its text in place. */
export function FactBasisAndClauses({ fact, onDisputed }: BasisProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { bases, screens } = useWords();
  const [openId, setOpenId] = useState<string | null>(null);
  const { reading } = fact;
  const isFirm = fact.basis === 'text';
  return (
    <View style={styles.basis}>
      <View style={styles.row}>
        <View style={styles.tag}>
          <Icon name={fact.basis} size={18} colour={isFirm ? palette.accent : palette.inkSoft} />
          <AppText size="label" colour={isFirm ? 'accent' : 'inkSoft'} style={styles.shrink}>
            {bases[fact.basis]}
          </AppText>
        </View>
        {fact.citations.map(({ id, place }) => (
          <AppLink
            key={id}
            label={screens.rulings.showClause(place)}
            isExpanded={id === openId}
            onPress={() => setOpenId(id === openId ? null : id)}
            style={[styles.link, id === openId && styles.open]}
            activeStyle={styles.active}
          >
            <AppText size="label" style={styles.shrink}>
              {place}
            </AppText>
            <Icon name={id === openId ? 'up' : 'down'} size={18} colour={palette.ink} />
          </AppLink>
        ))}
        {reading !== undefined && (
          <AppLink
            onPress={() => onDisputed(reading)}
            style={[styles.link, styles.disputed]}
            activeStyle={styles.active}
          >
            <Icon name="disputed" size={18} colour={palette.amber} />
            <AppText size="label" colour="amber" style={styles.shrink}>
              {screens.rulings.restsOn}
            </AppText>
          </AppLink>
        )}
      </View>
      {fact.citations
        .filter(({ id }) => id === openId)
        .map(({ id, words }) => (
          <View key={id} style={styles.quote} aria-live="polite">
            <AppText>{words}</AppText>
          </View>
        ))}
    </View>
  );
}

const inline = { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%', minHeight: 40 } as const;

const makeStyles = defineStyles((palette) => ({
  basis: { gap: space.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.small, rowGap: space.small },
  tag: { ...inline, minHeight: 32, paddingRight: space.hair },
  link: {
    ...inline,
    paddingHorizontal: 10,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
  },
  disputed: { borderColor: palette.amber, backgroundColor: palette.amberWash },
  open: { borderColor: palette.accent },
  active: { backgroundColor: palette.sunken },
  shrink: { flexShrink: 1 },
  quote: { borderLeftWidth: 4, borderColor: palette.accent, paddingLeft: space.medium },
}));
