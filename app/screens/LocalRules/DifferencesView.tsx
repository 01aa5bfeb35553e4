import { View } from 'react-native';
import { AppText, Heading, Icon } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { defineStaticStyles, space, usePalette } from '../../theme';
import { type DifferencesData } from './makeDifferences';

interface DifferencesViewProps {
  readonly differences: DifferencesData;
  readonly title: string;
  /** Said where there are none. */
  readonly none: string;
  readonly testID: string;
}

/** What these rules change, in plain sentences: the rules first, then what becomes of each irregularity. */
export function DifferencesView({ differences, title, none, testID }: DifferencesViewProps) {
  const palette = usePalette();
  const { groups } = differences;
  return (
    <TitledCard title={title} testID={testID}>
      <AppText colour="inkSoft">{differences.title}</AppText>
      {groups.length === 0 ? <AppText>{none}</AppText> : null}
      {groups.map(({ key, heading, tone, lines }) => (
        <View key={key} style={styles.group} testID={`${testID}-group-${key}`}>
          <Heading level={3} size="strong" style={tone === null ? undefined : { color: palette.tones[tone].ink }}>
            {heading}
          </Heading>
          <View role="list" style={styles.lines}>
            {lines.map((line) => (
              <View key={line.key} role="listitem" style={styles.line} testID={`${testID}-${line.key}`}>
                <View style={styles.icon}>
                  <Icon
                    name={tone === null || tone === 'good' ? 'inForce' : tone}
                    size={18}
                    colour={tone === null ? palette.inkSoft : palette.tones[tone].ink}
                  />
                </View>
                <AppText style={styles.text}>{line.text}</AppText>
              </View>
            ))}
          </View>
        </View>
      ))}
    </TitledCard>
  );
}

const styles = defineStaticStyles({
  group: { gap: space.hair },
  lines: { gap: space.hair },
  line: { flexDirection: 'row', gap: space.small },
  icon: { paddingTop: 4 },
  text: { flex: 1 },
});
