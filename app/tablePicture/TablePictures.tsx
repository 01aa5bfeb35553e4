import { memo } from 'react';
import { View } from 'react-native';
import { AppText, CardFace, Icon, SeatBadge, Text } from '../components';
import { useIsCramped } from '../hooks';
import { defineStyles, radius, space, typography, usePalette, useStyles } from '../theme';
import {
  type PictureCardData,
  type PictureSeatData,
  type TablePictureData,
  type TablePicturesData,
} from './makeTablePictures';

/** The cards before and after a play, and put right: small, with what is new in each framed. */
export const TablePictures = memo(function TablePictures({ pictures, happened }: TablePicturesData) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <View style={styles.pictures}>
      {pictures.map((picture, index) => (
        <View key={picture.key} style={styles.picture}>
          <AppText size="label" colour="inkSoft">
            {picture.title}
          </AppText>
          <TablePicture picture={picture} />
          {picture.won === null ? null : <AppText size="strong">{picture.won}</AppText>}
          {index === 0
            ? happened.map((line, at) => (
                <View key={`${at} ${line}`} style={styles.happened}>
                  <Icon name="down" size={20} colour={palette.inkSoft} />
                  <AppText style={styles.words}>{line}</AppText>
                </View>
              ))
            : null}
        </View>
      ))}
    </View>
  );
});

function TablePicture({ picture }: { readonly picture: TablePictureData }) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <View role="img" aria-label={picture.spoken} testID={`picture-${picture.key}`} style={styles.table}>
      <View aria-hidden style={[styles.felt, isCramped && styles.tight]}>
        {picture.building.map((pile, index) => (
          <View key={index} style={[styles.pile, pile.isChanged && styles.lit]}>
            {isCramped ? null : <CardFace card={pile.card} size="small" width={28} height={36} />}
            <Text maxFontSizeMultiplier={1} style={[styles.needs, pile.isChanged && styles.onLit]}>
              {pile.needs > 12 ? 1 : pile.needs}
            </Text>
          </View>
        ))}
      </View>
      {picture.seats.map((seat) => (
        <SeatRow key={seat.seat} seat={seat} isCramped={isCramped} />
      ))}
    </View>
  );
}

interface SeatRowProps {
  readonly seat: PictureSeatData;
  readonly isCramped: boolean;
}

const SeatRow = ({ seat, isCramped }: SeatRowProps) => {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <View aria-hidden style={[styles.seat, seat.isOnTurn && styles.onTurn]}>
      <View style={styles.who}>
        <SeatBadge side={seat.seat} size={16} />
        <AppText size="label" style={styles.name}>
          {seat.name}
        </AppText>
        <View style={[styles.hand, seat.isHandChanged && styles.lit]}>
          <Text style={[styles.count, seat.isHandChanged && styles.onLit]}>{seat.hand}</Text>
        </View>
      </View>
      <View style={[styles.piles, isCramped && styles.tightPiles]}>
        {seat.discards.map((pile, index) => (
          <Pile key={index} pile={pile} isCramped={isCramped} />
        ))}
        <Pile
          pile={seat.stock}
          isCramped={isCramped}
          colour={palette.seats[seat.seat % palette.seats.length] ?? palette.ink}
        />
      </View>
    </View>
  );
};

interface PileProps {
  readonly pile: PictureCardData;
  readonly isCramped: boolean;
  /** Given for a stock: its owner's colour. */
  readonly colour?: string;
}

const Pile = ({ pile, isCramped, colour }: PileProps) => {
  const styles = useStyles(makeStyles);
  const size = isCramped ? CRAMPED_CARD : CARD;
  return (
    <View style={[styles.place, isCramped && styles.tightPlace, pile.isChanged && styles.changed]}>
      <CardFace
        card={pile.card}
        size="medium"
        count={pile.count}
        {...size}
        {...(colour === undefined ? {} : { isStock: true, colour })}
      />
    </View>
  );
};

const CARD = { width: 42, height: 46 } as const;
const CRAMPED_CARD = { width: 20, height: 32 } as const;

const makeStyles = defineStyles((palette) => ({
  pictures: { gap: space.medium },
  picture: { gap: space.hair },
  happened: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
  table: {
    gap: space.hair,
    padding: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
    maxWidth: 420,
  },
  felt: {
    flexDirection: 'row',
    justifyContent: 'center',
    gap: space.small,
    padding: 6,
    borderRadius: radius.chip,
    backgroundColor: palette.felt,
  },
  tight: { gap: 2, padding: 2 },
  pile: {
    flexDirection: 'row',
    flexGrow: 1,
    flexBasis: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.hair,
    minHeight: 46,
    borderRadius: radius.chip,
    borderWidth: 2,
    borderColor: palette.feltFrame,
    backgroundColor: palette.feltPile,
  },
  lit: { backgroundColor: palette.lit, borderColor: palette.onLit, borderWidth: 3 },
  needs: { ...typography.figure, fontSize: 24, lineHeight: 28, color: palette.onFelt },
  onLit: { color: palette.onLit },
  seat: {
    gap: 2,
    padding: 4,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  onTurn: { borderColor: palette.accent, borderWidth: 2.5 },
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  name: { flexGrow: 1, flexShrink: 1 },
  hand: { paddingHorizontal: 6, borderRadius: radius.chip, borderWidth: 1, borderColor: 'transparent' },
  count: { ...typography.label, color: palette.ink },
  piles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  place: { padding: 2, borderRadius: 10, borderWidth: 2, borderColor: 'transparent' },
  tightPiles: { gap: 1 },
  tightPlace: { padding: 0 },
  changed: { borderColor: palette.accent, backgroundColor: palette.accentWash },
}));
