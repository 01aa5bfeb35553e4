import { memo } from 'react';
import { Text, View } from 'react-native';
import { type SavedState } from '@/state';
import { Icon } from '../../components';
import { useCramped, useWords } from '../../hooks';
import { letters, space, usePalette } from '../../theme';

/** Said only after it is true. Its place keeps its width, so that nothing beside it moves. */
export const Saved = memo(function Saved({ saved }: { readonly saved: SavedState }) {
  const { tones } = usePalette();
  const say = useWords().table;
  const isCramped = useCramped();
  const isLost = saved === 'not saved';
  const ink = (isLost ? tones.illegal : tones.good).ink;
  return (
    <View style={styles.saved}>
      {isCramped ? null : <Icon name={isLost ? 'warning' : 'saved'} colour={ink} size={18} />}
      <Text testID="saved" maxFontSizeMultiplier={1.2} style={[styles.text, isCramped && styles.tiny, { color: ink }]}>
        {say.saved[saved]}
      </Text>
    </View>
  );
});

const styles = {
  saved: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  text: { ...letters.label, fontSize: 14 },
  tiny: { fontSize: 12 },
} as const;
