import { memo } from 'react';
import { Text } from 'react-native';
import { type SavedState } from '@/state';
import { Icon } from '../../components';
import { useCramped, useWords } from '../../hooks';
import { letters, space, usePalette } from '../../theme';

/** Said only after it is true. Its place keeps its width, so that nothing beside it moves. */
export const Saved = memo(function Saved({ saved }: { readonly saved: SavedState }) {
  const isCramped = useCramped();
  return (
    <>
      {isCramped ? null : <SavedIcon isLost={saved === 'not saved'} />}
      <SavedWord saved={saved} isCramped={isCramped} />
    </>
  );
});

const SavedIcon = memo(function SavedIcon({ isLost }: { readonly isLost: boolean }) {
  const { tones } = usePalette();
  return <Icon name={isLost ? 'warning' : 'saved'} colour={(isLost ? tones.illegal : tones.good).ink} size={18} />;
});

function SavedWord({ saved, isCramped }: { readonly saved: SavedState; readonly isCramped: boolean }) {
  const { tones } = usePalette();
  const ink = (saved === 'not saved' ? tones.illegal : tones.good).ink;
  const isLong = saved === 'not saved';
  return (
    <Text
      testID="saved"
      maxFontSizeMultiplier={1.2}
      style={[
        styles.text,
        isCramped && styles.tiny,
        !isLong && (isCramped ? styles.tinyRoom : styles.room),
        { color: ink },
      ]}
    >
      {useWords().table.saved[saved]}
    </Text>
  );
}

const styles = {
  text: { ...letters.label, fontSize: 14, marginLeft: space.hair },
  tiny: { fontSize: 12 },
  /** As wide as the longer of the two words that take turns. */
  room: { width: 52 },
  tinyRoom: { width: 44 },
} as const;
