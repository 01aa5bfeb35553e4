import { View } from 'react-native';
import { Icon, Link, Words } from '../../components';
import { useWords } from '../../hooks';
import { type Palette, radius, space, TARGET, usePalette, useStyles } from '../../theme';
import { type Fact } from './sheet';

interface BasisProps {
  readonly fact: Fact;
  readonly goTo: (id: string) => void;
}

/** How firmly a fact stands, where it is written, and whether that is disputed. */
export function Basis({ fact, goTo }: BasisProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { bases, screens } = useWords();
  const { restsOn, showClause } = screens.rulings;
  const { reading } = fact;
  return (
    <View style={styles.row}>
      <View style={[styles.tag, fact.basis === 'text' && styles.firm]}>
        <Icon name={fact.basis} size={18} colour={fact.basis === 'text' ? palette.accent : palette.inkSoft} />
        <Words size="label" colour={fact.basis === 'text' ? 'accent' : 'inkSoft'} style={styles.shrink}>
          {bases[fact.basis]}
        </Words>
      </View>
      {fact.citations.map(({ id, place }) => (
        <Link key={id} label={showClause(place)} onPress={() => goTo(id)} style={styles.link} activeStyle={styles.active}>
          <Words size="label" style={styles.underlined}>
            {place}
          </Words>
        </Link>
      ))}
      {reading !== undefined && (
        <Link onPress={() => goTo(reading)} style={[styles.link, styles.disputed]} activeStyle={styles.active}>
          <Icon name="disputed" size={18} colour={palette.amber} />
          <Words size="label" colour="amber" style={[styles.underlined, styles.shrink]}>
            {restsOn}
          </Words>
        </Link>
      )}
    </View>
  );
}

const inline = { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%' } as const;

const makeStyles = (palette: Palette) => ({
  row: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, alignItems: 'center' as const, columnGap: space.small },
  tag: { ...inline, borderRadius: radius.chip, paddingHorizontal: space.small, paddingVertical: 3, backgroundColor: palette.sunken },
  firm: { backgroundColor: palette.accentWash },
  link: { ...inline, minHeight: TARGET - 8, paddingHorizontal: 6, borderRadius: radius.chip },
  disputed: { paddingHorizontal: 6 },
  active: { backgroundColor: palette.sunken },
  underlined: { textDecorationLine: 'underline' as const },
  shrink: { flexShrink: 1 },
});
