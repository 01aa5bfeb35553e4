import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';
import { type SavedState, type TableSession } from '@/state';
import { Icon, Text } from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { typography, defineStaticStyles, space, usePalette } from '../../../theme';

/** Shows *saved* only after the write was committed. */
export function SavedStateLabel({ saved }: { readonly saved: SavedState }) {
  return <SavedStateText isLost={saved === 'not saved'}>{useWords().table.saved[saved]}</SavedStateText>;
}

interface SavedSignProps {
  readonly isLost: boolean;
  /** The word alone: it changes twice per tap, and nothing around it is redrawn. */
  readonly children: ReactNode;
}

/** As wide as the longer of the two words that take turns, so that nothing beside it moves when the word changes. */
export function SavedStateText({ isLost, children }: SavedSignProps) {
  const isCramped = useIsCramped();
  const { tones } = usePalette();
  const { ink } = isLost ? tones.illegal : tones.good;
  const { saved, saving } = useWords().table.saved;
  const letter = [styles.text, isCramped && styles.tiny];
  return (
    <>
      {isCramped ? null : <Icon name={isLost ? 'warning' : 'saved'} colour={ink} size={18} />}
      <View>
        <Text testID="saved" maxFontSizeMultiplier={1.2} numberOfLines={1} style={[letter, { color: ink }]}>
          {children}
        </Text>
        {isLost ? null : (
          <View aria-hidden style={styles.room}>
            <Text maxFontSizeMultiplier={1.2} numberOfLines={1} style={letter}>
              {saved}
            </Text>
            <Text maxFontSizeMultiplier={1.2} numberOfLines={1} style={letter}>
              {saving}
            </Text>
          </View>
        )}
      </View>
    </>
  );
}

const styles = defineStaticStyles({
  text: { ...typography.label, fontSize: 14, marginLeft: space.hair },
  tiny: { fontSize: 12, lineHeight: 15, marginLeft: 0 },
  /** Takes width and no height. */
  room: { height: 0, overflow: 'hidden' },
});

interface LiveSavedProps {
  readonly table: TableSession;
}

/** Subscribes to the saved state itself: it changes twice per tap, and only its word is redrawn. */
export function LiveSavedStateLabel({ table }: LiveSavedProps) {
  const isLost = useStore(table.store, ({ saved }) => saved === 'not saved');
  return (
    <SavedStateText isLost={isLost}>
      <Word table={table} />
    </SavedStateText>
  );
}

function Word({ table }: LiveSavedProps) {
  const saved = useStore(table.store, (state) => state.saved);
  return useWords().table.saved[saved];
}
