import { View } from 'react-native';
import { Heading, Words } from '../../components';
import { type Anchors } from '../../hooks';
import { space } from '../../theme';
import { Basis } from './Basis';
import { Place, Rows } from './Rows';
import { type Sheet } from './sheet';

interface FactsProps {
  readonly groups: Sheet['groups'];
  readonly anchors: Anchors;
}

/** Every fact of the sheet: its name, its value, and what it stands on. */
export function Facts({ groups, anchors }: FactsProps) {
  return groups.map(({ heading, facts }) => (
    <View key={heading} style={styles.group}>
      <Heading level={3}>{heading}</Heading>
      <Rows>
        {facts.map((fact) => (
          <Place key={fact.key} anchors={anchors} id={fact.key} testID={`setting-${fact.key}`}>
            <View style={styles.sides}>
              <Words colour="inkSoft" style={styles.label}>
                {fact.label}
              </Words>
              <View style={styles.value}>
                <Words size="strong">{fact.value}</Words>
                <Basis fact={fact} onDisputed={(reading) => anchors.goTo(reading, fact.key)} />
              </View>
            </View>
          </Place>
        ))}
      </Rows>
    </View>
  ));
}

/** Side by side where both fit, else one under the other: the row wraps by itself. */
const styles = {
  group: { gap: space.small },
  sides: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large, rowGap: space.hair },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  value: { flexGrow: 5, flexShrink: 1, flexBasis: 300, gap: space.hair },
} as const;
