import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { type Card, type Seat } from '@/engine';
import { AppText, Button, Icon, CardKeypad, Notice, DebouncedPressable, ScreenBar } from '../../components';
import { useIsCramped, useIsTopScreen, useWords } from '../../hooks';
import { defineStyles, space, MIN_TOUCH_TARGET, TWO_PANES_MIN_WIDTH, usePalette, useStyles } from '../../theme';
import { StockAndDeckCountFields } from './StockAndDeckCountFields';
import { type DealData } from './makeDealData';
import { SeatTiles } from './SeatTiles';
import { DealingChecklist } from './DealingChecklist';
import { useDealHardwareKeyboard } from './useDealHardwareKeyboard';

export interface DealViewProps {
  readonly data: DealData;
  readonly isCorrecting: boolean;
  /** Names the seat being corrected as dealer instead; null where the sheet has none. */
  readonly dealsInstead: { readonly title: string; readonly onPress: () => void } | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onKey: (card: Card) => void;
  readonly onTouch: (seat: Seat) => void;
  readonly onStopCorrecting: () => void;
  readonly onCut: () => void;
  readonly onUndo: () => void;
  readonly onStart: () => void;
  readonly onCountStock: (seat: Seat, text: string) => void;
  readonly onCountDeck: (text: string) => void;
  readonly onBack: () => void;
}

/** In landscape on a phone the keys are beside the seats. */
const LOW = 560;
/** With four seats and enough height the cards are as large as on the table screen. */
const TALL = 640;
const FEW = 4;
const START = 'start-game';

/** The deal: the seats above with their cards, what is asked and its keys below, always in the same place. */
export function DealView(props: DealViewProps) {
  const { data, isCorrecting, dealsInstead, isBusy, failure } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const isCramped = useIsCramped();
  const isWide = width >= TWO_PANES_MIN_WIDTH;
  const { deal } = useWords().setUp;
  const isOneHeld = useDealHardwareKeyboard({
    isListening: useIsTopScreen(),
    hasKeys: data.hasKeys,
    onKey: props.onKey,
    onUndo: props.onUndo,
    startTestID: data.start?.isMain === true ? START : null,
  });
  const steps = <DealingChecklist steps={data.steps} isBegun={data.isBegun} staysOpen={isWide} />;
  const isFlat = height < LOW && width > height;
  const hasRoom = (data.cells.length <= FEW || isWide) && height >= TALL && !isCramped;
  // At 200 % text size only the icon is shown, because the question needs the width.
  const undoSays = data.undo === null ? deal.undo : deal.undoing(data.undo);
  const undo = isCramped ? (
    <DebouncedPressable
      testID="undo"
      label={undoSays}
      isDisabled={data.undo === null}
      onPress={props.onUndo}
      style={styles.icon}
    >
      <Icon name="undo" size={24} colour={data.undo === null ? palette.frame : palette.ink} />
    </DebouncedPressable>
  ) : (
    <Button
      testID="undo"
      icon="undo"
      style={styles.undo}
      title={deal.undo}
      label={undoSays}
      isDisabled={data.undo === null}
      onPress={props.onUndo}
    />
  );
  const counted = (
    <StockAndDeckCountFields counted={data.counted} onStock={props.onCountStock} onDeck={props.onCountDeck} />
  );
  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top }]}>
      <ScreenBar
        title={isCramped ? deal.titleShort : data.title}
        subtitle={isCramped ? undefined : data.subtitle}
        onBack={props.onBack}
        right={isCramped ? undo : undefined}
      />
      <View style={[styles.below, isWide && styles.panes]}>
        {isWide ? (
          <ScrollView style={styles.left} contentContainerStyle={styles.stack}>
            {steps}
            {counted}
          </ScrollView>
        ) : null}
        <View style={[styles.right, isFlat && styles.panes]}>
          <ScrollView style={styles.scroll} contentContainerStyle={styles.stack} keyboardShouldPersistTaps="handled">
            <SeatTiles cells={data.cells} size={hasRoom ? 'large' : 'medium'} onTouch={props.onTouch} />
            {failure === null ? null : <Notice kind="error">{failure}</Notice>}
            {data.heads.length === 0 ? null : (
              <Notice kind={data.heads.some(({ isOpen }) => isOpen) ? 'warning' : 'info'} testID="deal-flags">
                {data.heads.map(({ line }) => (
                  <AppText key={line} size="strong">
                    {line}
                  </AppText>
                ))}
              </Notice>
            )}
            {isWide ? null : steps}
            {isWide ? null : counted}
          </ScrollView>
          <View style={[styles.asking, isFlat && styles.flat, { paddingBottom: Math.max(insets.bottom, space.small) }]}>
            <View style={styles.asked}>
              <View style={styles.question} aria-live="polite">
                <AppText size="strong" colour="onFelt" testID="deal-question">
                  {data.question}
                </AppText>
                {data.help === null ? null : (
                  <AppText size="small" colour="onFeltSoft">
                    {data.help}
                  </AppText>
                )}
              </View>
              {isCramped ? null : undo}
            </View>
            <View style={styles.answers}>
              {isCorrecting ? (
                <View style={styles.row}>
                  <Button testID="keep-top" title={deal.keepIt} onPress={props.onStopCorrecting} />
                  {dealsInstead === null ? null : (
                    <Button testID="deals-instead" title={dealsInstead.title} onPress={dealsInstead.onPress} />
                  )}
                </View>
              ) : null}
              {data.mayCut ? <Button testID="cut-for-deal" title={deal.drawForDeal} onPress={props.onCut} /> : null}
              {data.hasKeys && !(isCramped && data.mayCut) ? (
                <CardKeypad
                  onKey={props.onKey}
                  armed={isOneHeld ? 1 : null}
                  hasUnseen
                  rows={height < LOW && width > height ? 2 : 3}
                  keyHeight={isCramped ? 44 : 56}
                />
              ) : null}
              {data.start === null ? null : (
                <Button
                  testID={START}
                  kind={data.start.isMain ? 'main' : 'plain'}
                  icon={data.start.isMain ? 'play' : undefined}
                  title={data.start.title}
                  isBusy={isBusy}
                  isDisabled={data.counted.error !== null}
                  onPress={props.onStart}
                />
              )}
            </View>
          </View>
        </View>
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  page: { flex: 1, backgroundColor: palette.paper },
  below: { flex: 1 },
  panes: { flexDirection: 'row' },
  left: { flexGrow: 0, width: 400, borderRightWidth: 1, borderColor: palette.line },
  right: { flex: 1 },
  scroll: { flex: 1 },
  stack: { gap: space.small, padding: space.small },
  asking: { backgroundColor: palette.sunken },
  asked: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: 64,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
    backgroundColor: palette.felt,
  },
  undo: { paddingHorizontal: space.medium },
  flat: { width: '54%' },
  icon: { width: MIN_TOUCH_TARGET, height: MIN_TOUCH_TARGET, alignItems: 'center', justifyContent: 'center' },
  answers: { gap: space.small, padding: space.small, paddingBottom: 0 },
  question: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
}));
