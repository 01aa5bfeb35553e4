import { type ComponentProps, memo, type ReactNode } from 'react';
import { Text, type TextStyle, View } from 'react-native';
import { type Tap } from '@/state';
import { Icon, GuardedPressable } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { LAYOUT_EDGE, type Size } from '../layout/computeTableLayout';
import { type BuildingPileData } from '../model/tableData';
import { useBuildingPile, useTableViewPart } from '../model/tableSource';

interface BuildingPileProps {
  readonly index: number;
  readonly pile: BuildingPileData;
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
    <GuardedPressable
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
          <Caption size={caption} ink={soft} style={styles.shows}>
            <Shows index={index} />
          </Caption>
          <Caption size={caption} ink={soft} style={styles.word}>
            {say.needs}
          </Caption>
        </>
      ) : null}
      <Text maxFontSizeMultiplier={1} style={[NEEDED, { fontSize: figure, lineHeight: figure + 2, color: ink }]}>
        <Needs index={index} />
      </Text>
    </GuardedPressable>
  );
});

/**
 * What stands on a pile, as bare words: they are drawn by themselves, ahead of its frame and of the rest of the table.
 */
const Needs = ({ index }: { readonly index: number }): ReactNode => useBuildingPile(index)?.needs;
const Shows = ({ index }: { readonly index: number }): ReactNode => useBuildingPile(index)?.caption;

const NEEDED = { ...typography.figure, fontWeight: '800', letterSpacing: -1 } as const;

interface CaptionProps {
  readonly children: ReactNode;
  readonly size: number;
  readonly ink: string;
  readonly style: TextStyle;
}

/** In the order of the label, "shows 4 needs 5": a voice command finds the pile by the words in sight. */
const Caption = ({ children, size, ink, style }: CaptionProps) => (
  <Text
    maxFontSizeMultiplier={1.1}
    numberOfLines={1}
    style={[typography.label, style, { fontSize: size, lineHeight: size + 3, color: ink }]}
  >
    {children}{' '}
  </Text>
);

const makeStyles = defineStyles((palette) => ({
  pile: {
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    backgroundColor: palette.feltPile,
    borderColor: palette.feltFrame,
    borderWidth: 2,
    borderRadius: radius.chip + 2,
  },
  newest: { borderColor: palette.onFelt },
  lit: { backgroundColor: palette.lit, borderColor: palette.litFrame, borderWidth: 4 },
  pressed: { opacity: 0.75 },
  pointer: { position: 'absolute', top: 1, right: 0 },
  // From edge to edge: the space that parts its words from the next must not push them aside.
  shows: { position: 'absolute', bottom: 3, left: 0, right: 0, textAlign: 'center' },
  word: { position: 'absolute', top: 2, left: 0, right: 0, textAlign: 'center' },
}));

interface BuildingPilesProps {
  readonly width: number;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

/** Where the eye belongs: the building piles, each with the number it needs next. */
export const BuildingPiles = memo(function BuildingPiles({ width, height, pile, unit, onTap }: BuildingPilesProps) {
  const styles = useStyles(makeRowStyles);
  const label = useWords().table.pile.felt;
  const count = useTableViewPart(({ building }) => building.length);
  const between = LAYOUT_EDGE * Math.min(1, unit);
  const fits = Math.floor((width - 2 * between - (count - 1) * between) / count);
  return (
    <View role="group" aria-label={label} style={[styles.row, { height, gap: between }]}>
      {Array.from({ length: count }, (_, index) => (
        <ConnectedPile
          key={index}
          index={index}
          width={Math.min(pile.width, fits)}
          height={pile.height}
          onTap={onTap}
        />
      ))}
    </View>
  );
});

function ConnectedPile(props: Omit<ComponentProps<typeof BuildingPile>, 'pile'>) {
  const pile = useTableViewPart(({ building }) => building[props.index]);
  return pile === undefined ? null : <BuildingPile {...props} pile={pile} />;
}

const makeRowStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.felt,
  },
}));
