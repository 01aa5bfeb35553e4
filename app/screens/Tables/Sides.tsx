import { type TextStyle, View } from 'react-native';
import { SeatBadge, Words } from '../../components';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { type SideLine } from './makeTables';

/** Who plays with whom, and how many cards each side still has to get rid of. */
export function Sides({ sides }: { readonly sides: readonly SideLine[] }) {
  const { stockShort } = useWords().setUp.tables;
  return (
    <View style={styles.sides}>
      {sides.map(({ key, members, stock }) => (
        <View key={key} style={styles.side}>
          <View style={styles.members}>
            {members.map(({ seat, name }) => (
              <View key={seat} style={styles.member}>
                <SeatBadge side={seat} size={15} />
                <Words style={styles.name}>{name}</Words>
              </View>
            ))}
          </View>
          {stock === null ? null : (
            <Words size="strong" style={tabular}>
              {stockShort(stock)}
            </Words>
          )}
        </View>
      ))}
    </View>
  );
}

const tabular: TextStyle = { fontVariant: ['tabular-nums'] };
const styles = {
  sides: { gap: 2 },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  members: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium },
  member: { flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 },
  name: { flexShrink: 1 },
} as const;
