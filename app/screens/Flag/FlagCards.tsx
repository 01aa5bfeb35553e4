import { View } from 'react-native';
import { AppText, DisputedPointView } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useWords } from '../../hooks';
import { type LogRowData } from '../../logRows/logRow';
import { defineStyles, defineStaticStyles, space, useStyles } from '../../theme';
import { type FlagDetailData } from './makeFlag';
import { type ReadingData } from './makeCardComparison';

/** What the sheet says about it, in our own words, or that it says nothing. */
export function GroundsCard({ flag }: { readonly flag: FlagDetailData }) {
  const say = useWords().review.flag;
  return (
    <TitledCard title={say.sheetSays} testID="flag-grounds">
      {flag.clauses.map(({ id, place, words }) => (
        <View key={id} style={styles.clause} testID={`flag-clause-${id}`}>
          <AppText size="label" colour="accent">
            {place}
          </AppText>
          <AppText>{words}</AppText>
        </View>
      ))}
      <AppText colour={flag.clauses.length > 0 ? 'inkSoft' : 'ink'}>{flag.basisLine}</AppText>
    </TitledCard>
  );
}

const styles = defineStaticStyles({ clause: { gap: 2, paddingBottom: space.hair } });

/** The disputed point the flag rests on. */
export function ReadingCard({ reading }: { readonly reading: ReadingData }) {
  const { flag } = useWords().review;
  return (
    <TitledCard title={flag.reading} testID="flag-reading">
      <AppText colour="inkSoft">{flag.restsOnReading}</AppText>
      <AppText size="strong">{reading.question}</AppText>
      <DisputedPointView inForce={reading.inForce} others={reading.others} why={reading.why} />
    </TitledCard>
  );
}

interface ContextProps {
  readonly rows: readonly LogRowData[];
  /** The entry that was flagged. */
  readonly n: number;
}

/** The entry among its neighbours: enough to remember the moment. */
export function NeighbouringEntriesCard({ rows, n }: ContextProps) {
  const styles = useStyles(makeStyles);
  const say = useWords().review;
  if (rows.length === 0) return null;
  return (
    <TitledCard title={say.flag.inContext} testID="flag-context">
      <View role="list">
        {rows.map((row) => (
          <View
            key={row.key}
            role="listitem"
            aria-label={row.spoken}
            style={[styles.row, row.n === n && styles.flagged]}
          >
            <AppText size="label" colour="inkSoft" style={styles.number}>
              {row.n}
            </AppText>
            <AppText
              size={row.n === n ? 'strong' : 'small'}
              colour={row.n === n ? 'ink' : 'inkSoft'}
              style={[styles.text, row.isStruck && styles.struck]}
            >
              {row.text}
            </AppText>
          </View>
        ))}
      </View>
    </TitledCard>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    gap: space.small,
    paddingVertical: 6,
    paddingHorizontal: space.small,
    marginHorizontal: -space.small,
    borderLeftWidth: 4,
    borderLeftColor: 'transparent',
  },
  flagged: { borderLeftColor: palette.accent, backgroundColor: palette.accentWash },
  number: { minWidth: 36, fontVariant: ['tabular-nums'] },
  text: { flex: 1 },
  struck: { textDecorationLine: 'line-through' },
}));
