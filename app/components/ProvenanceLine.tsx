import { View } from 'react-native';
import { type Provenance } from '@/state';
import { useWords } from '../hooks';
import { defineStaticStyles, space, usePalette } from '../theme';
import { Icon } from './Icon';
import { AppText } from './Text';

interface ProvenanceLineProps {
  /** Undefined: this device wrote all of the record, and there is nothing to say. */
  readonly provenance: Provenance | undefined;
  readonly testID?: string;
}

/** Says what is known of a record that came from a file. Every screen that shows such a record shows this line. */
export function ProvenanceLine({ provenance, testID = 'provenance' }: ProvenanceLineProps) {
  const palette = usePalette();
  const words = useWords().provenance;
  if (provenance === undefined) return null;
  const isInDoubt = provenance === 'not-sealed';
  return (
    <View testID={testID} style={styles.line}>
      <Icon name={isInDoubt ? 'warning' : 'lock'} size={16} colour={isInDoubt ? palette.amber : palette.inkSoft} />
      <AppText size="small" colour={isInDoubt ? 'amber' : 'inkSoft'} style={styles.words}>
        {words[provenance]}
      </AppText>
    </View>
  );
}

const styles = defineStaticStyles({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.hair, maxWidth: '100%' },
  words: { flexShrink: 1 },
});
