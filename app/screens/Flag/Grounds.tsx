import { View } from 'react-native';
import { Words } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { type FlagDetail } from './makeFlag';

/** What the sheet says about it, in our own words, or that it says nothing. */
export function Grounds({ flag }: { readonly flag: FlagDetail }) {
  const say = useWords().review.flag;
  return (
    <TitledCard title={say.sheetSays} testID="flag-grounds">
      {flag.clauses.map(({ id, place, words }) => (
        <View key={id} style={styles.clause} testID={`flag-clause-${id}`}>
          <Words size="label" colour="accent">
            {place}
          </Words>
          <Words>{words}</Words>
        </View>
      ))}
      <Words colour={flag.clauses.length > 0 ? 'inkSoft' : 'ink'}>{flag.basisLine}</Words>
    </TitledCard>
  );
}

const styles = { clause: { gap: 2, paddingBottom: space.hair } } as const;
