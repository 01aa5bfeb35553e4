import { useEffect, useRef } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, Button, Notice, ScreenBar } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { auditPosition } from '../../positionEditor/audit';
import { CardAuditLine } from '../../positionEditor/CardAuditLine';
import { DealerChoice } from '../../positionEditor/PositionEditorField';
import { placeTestID, type PositionEditState, type PositionTouch } from '../../positionEditor/applyPositionTouch';
import { PositionKeypad } from '../../positionEditor/PositionKeypad';
import { PositionTableView } from '../../positionEditor/PositionTableView';
import { makePositionTable } from '../../positionEditor/makePositionTable';

interface PositionViewProps {
  readonly entering: PositionEditState;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly deck: number;
  /** Cards that building piles show and no longer hold. */
  readonly recycled?: number | undefined;
  /** Under the title: the sheet, the table. */
  readonly subtitle?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly failure?: string | null | undefined;
  readonly onTouch: (touch: PositionTouch) => void;
  readonly onTell: () => void;
  readonly onBack: () => void;
}

const SIDE_BY_SIDE = 700;
/** Under this height (a phone at twice its text size) everything scrolls together. */
const SHORT = 520;
/** Of the row above one that is brought into view, this much stays to be seen. */
const ABOVE = 48;

/** What lies on the table now: tap a place, then a key. Every key moves on to the next place by itself. */
export function PositionView(props: PositionViewProps) {
  const { entering, seats, deck, onTouch } = props;
  const styles = useStyles(makeStyles);
  const words = useWords();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const isWide = width >= SIDE_BY_SIDE;
  const isShort = !isWide && height < SHORT;
  const { entered, place } = entering;
  const data = makePositionTable(entered, seats, words);
  const { scroll, onRow } = useRowInView('seat' in place ? place.seat : null);
  const all = [...data.middle, ...data.seats.flatMap(({ places }) => places)];
  const asks = all.find(({ testID }) => testID === placeTestID(place))?.asks ?? '';
  const { position } = words.forms;
  const intro = (
    <AppText size="small" colour="inkSoft">
      {position.intro}
    </AppText>
  );
  const table = (
    <>
      <PositionTableView data={data} place={place} onTouch={onTouch} onRow={onRow} />
      <DealerChoice seats={seats} dealer={entered.dealer} onDealer={(seat) => onTouch({ on: 'dealer', seat })} />
      {isWide ? null : intro}
    </>
  );
  const keys = (
    <>
      {isWide && height >= SHORT ? <View style={styles.body}>{intro}</View> : null}
      {props.failure ? <Notice kind="error">{props.failure}</Notice> : null}
      <CardAuditLine audit={auditPosition(entered, deck, props.recycled)} />
      <PositionKeypad entering={entering} asks={asks} onTouch={onTouch} />
      <Button
        kind="main"
        title={entered.turn === null ? position.tellNoTurn : position.tell}
        testID="tell-position"
        isBusy={props.isBusy}
        onPress={props.onTell}
      />
    </>
  );
  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <ScreenBar title={position.title} subtitle={props.subtitle} onBack={props.onBack} />
      {isShort ? (
        <ScrollView style={styles.body}>
          <View style={styles.content}>{table}</View>
          <View style={styles.foot}>{keys}</View>
        </ScrollView>
      ) : (
        <View style={[styles.body, isWide && styles.sideBySide]}>
          <ScrollView ref={scroll} style={styles.body} contentContainerStyle={styles.content}>
            {table}
          </ScrollView>
          <View style={[styles.foot, isWide && styles.beside]}>{keys}</View>
        </View>
      )}
    </View>
  );
}

/** The row whose place is asked for comes into view: keys move on by themselves, and nobody should have to scroll. */
function useRowInView(seat: number | null) {
  const scroll = useRef<ScrollView>(null);
  const tops = useRef(new Map<number | 'rows', number>());
  useEffect(() => {
    const top = seat === null ? -Infinity : tops.current.get(seat);
    const y = (tops.current.get('rows') ?? 0) + (top ?? 0) - ABOVE;
    if (top !== undefined) scroll.current?.scrollTo({ y: Math.max(0, y), animated: false });
  }, [seat]);
  return { scroll, onRow: (one: number | 'rows', top: number): void => void tops.current.set(one, top) };
}

const makeStyles = defineStyles((palette) => ({
  page: { flex: 1, backgroundColor: palette.paper },
  body: { flex: 1 },
  sideBySide: { flexDirection: 'row' },
  content: {
    padding: space.small,
    gap: space.small,
    maxWidth: 640,
    width: '100%',
    alignSelf: 'center',
  },
  foot: {
    gap: 6,
    padding: space.small,
    borderTopWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
  beside: { width: 400, borderTopWidth: 0, borderLeftWidth: 1, justifyContent: 'flex-end' },
}));
