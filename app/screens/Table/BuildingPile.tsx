import { memo } from 'react';
import { Text, type TextStyle, View } from 'react-native';
import { type Tap } from '@/state';
import { Icon, Press } from '../../components';
import { useWords } from '../../hooks';
import { letters, type Palette, radius, usePalette, useStyles } from '../../theme';
import { type BuildingData } from './tableData';
import { useBuildingPile } from './tableSource';

interface BuildingPileProps {
  readonly index: number;
  readonly pile: BuildingData;
  readonly width: number;
  readonly height: number;
  readonly onTap: (tap: Tap) => void;
}

/** The needed number is the largest thing on the screen. A pile that takes the card is lit, framed and pointed at. */
export const BuildingPile = memo(function BuildingPile({ index, pile, width, height, onTap }: BuildingPileProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().table.pile;
  const caption = Math.max(10, Math.min(20, Math.round(height * 0.155), Math.floor((width - 8) / 5)));
  /** At twice the text size there is room for the one number that counts. */
  const hasCaption = height >= 50;
  const figure = Math.round(Math.min(height * (hasCaption ? 0.56 : 0.7), width * 0.6));
  const ink = pile.isLit ? palette.onLit : palette.onFelt;
  const soft = pile.isLit ? ink : palette.onFeltSoft;
  return (
    <Press
      onPress={() => onTap({ on: 'build', pile: index })}
      label={pile.label}
      testID={`build-${index}`}
      style={[styles.pile, { width, height }, pile.isNewest && styles.newest, pile.isLit && styles.lit]}
      pressedStyle={styles.pressed}
    >
      {pile.isLit ? (
        <View style={styles.pointer}>
          <Icon name="down" colour={palette.onLit} size={caption + 1} />
        </View>
      ) : null}
      {hasCaption ? (
        <>
          <Shows index={index} size={caption} ink={soft} style={styles.shows} />
          <Caption size={caption} ink={soft} style={styles.word}>
            {say.needs}
          </Caption>
        </>
      ) : null}
      <Needed index={index} size={figure} ink={ink} />
    </Press>
  );
});

/** What stands on a pile is drawn by itself, ahead of its frame and of the rest of the table. */
interface FigureProps {
  readonly index: number;
  readonly size: number;
  readonly ink: string;
}

const Needed = memo(function Needed({ index, size, ink }: FigureProps) {
  return (
    <Text maxFontSizeMultiplier={1} style={[NEEDED, { fontSize: size, lineHeight: size + 2, color: ink }]}>
      {useBuildingPile(index)?.needs}
    </Text>
  );
});
const NEEDED = { ...letters.figure, fontWeight: '800', letterSpacing: -1 } as const;

const Shows = memo(function Shows({ index, ...look }: FigureProps & { readonly style: TextStyle }) {
  return <Caption {...look}>{useBuildingPile(index)?.caption ?? ''}</Caption>;
});

interface CaptionProps {
  readonly children: string;
  readonly size: number;
  readonly ink: string;
  readonly style: TextStyle;
}

/** In the order of the label, "shows 4 needs 5": a voice command finds the pile by the words in sight. */
const Caption = memo(function Caption({ children, size, ink, style }: CaptionProps) {
  return (
    <Text
      maxFontSizeMultiplier={1.1}
      numberOfLines={1}
      style={[letters.label, style, { fontSize: size, lineHeight: size + 3, color: ink }]}
    >
      {`${children} `}
    </Text>
  );
});

const makeStyles = (palette: Palette) => ({
  pile: {
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    overflow: 'hidden' as const,
    backgroundColor: palette.feltPile,
    borderColor: palette.feltFrame,
    borderWidth: 2,
    borderRadius: radius.chip + 2,
  },
  newest: { borderColor: palette.onFelt },
  lit: { backgroundColor: palette.lit, borderColor: palette.litFrame, borderWidth: 4 },
  pressed: { opacity: 0.75 },
  pointer: { position: 'absolute' as const, top: 1, right: 0 },
  // From edge to edge: the space that parts its words from the next must not push them aside.
  shows: { position: 'absolute' as const, bottom: 3, left: 0, right: 0, textAlign: 'center' as const },
  word: { position: 'absolute' as const, top: 2, left: 0, right: 0, textAlign: 'center' as const },
});
