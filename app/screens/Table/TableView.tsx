import { type ComponentProps, useMemo } from 'react';
import { View } from 'react-native';
import { assertNever } from '@/base';
import { type SpeechKind } from '@/engine';
import {
  DEFAULT_BOUNCE_MS,
  BounceMsContext,
  useDismissOnBackOrEscape,
  useIsCramped,
  useIsTopScreen,
  useStableCallback,
  useWords,
} from '../../hooks';
import { type RemedyPreviewKind } from '../../flags/RulingButtons';
import { defineStyles, useStyles } from '../../theme';
import { PilesKeypadAndActions } from './parts/PilesKeypadAndActions';
import { SingleFlagPanel } from './parts/SingleFlagPanel';
import { FlyingCard } from './parts/FlyingCard';
import { KeyboardHelpPanel } from './parts/KeyboardHelpPanel';
import { TableHeader } from './parts/TableHeader';
import { computeTableLayout, type TableLayout } from './layout/computeTableLayout';
import { RemedyChecklist } from './parts/RemedyChecklist';
import { SavedStateLabel } from './parts/SavedStateText';
import { SeatsArea } from './parts/SeatsArea';
import { SlotBar } from './parts/SlotBar';
import { TableAnnouncements } from './parts/TableAnnouncements';
import { useHint, slotWithHintIfQuiet } from './model/hintSource';
import { type SingleFlagPanelData } from './model/tableData';
import { type TableViewPropsWithoutData, type TableViewProps } from './tableProps';
import {
  type TableViewSource,
  TableSourceProvider,
  useTableSource,
  useTableSourceFromData,
  useTableViewPart,
} from './model/tableSource';
import { ReportTalkPanel } from './parts/ReportTalkPanel';
import { useViewport } from './layout/useViewport';
import { useTableControls } from './useTableControls';
import { useTableHardwareKeyboard } from './keyboard/useTableHardwareKeyboard';

/** The table screen, drawn from given data, or from a source that changes by itself. */
export function TableView({ data, ...frame }: TableViewProps) {
  return <TableFromSource {...frame} source={useTableSourceFromData(data)} />;
}

export function TableFromSource({
  source,
  ...frame
}: TableViewPropsWithoutData & { readonly source: TableViewSource }) {
  return (
    <TableSourceProvider value={source}>
      <TableFrame {...frame} />
    </TableSourceProvider>
  );
}

function TableFrame(props: TableViewPropsWithoutData) {
  const { saved = 'saved', panel = null, isOpposite = false, isLeftHanded = false, bounce = DEFAULT_BOUNCE_MS } = props;
  const styles = useStyles(makeStyles);
  const room = useViewport(props.size);
  const { width, height, fontScale } = room.window;
  const others = useTableViewPart((table) => table.others.length);
  const hasPartner = useTableViewPart((table) => table.partner !== null);
  const oldest = useTableViewPart(({ slot, flags }) => (slot.kind === 'flag' ? flags[0]?.id : undefined));
  const flagCount = useTableViewPart(({ flags }) => flags.length);
  const names = useTableViewPart((table) => table.names);
  const isGuest = useTableViewPart(({ strip }) => strip.guest !== null);
  const allBanners = useTableViewPart((table) => table.banners);
  // At twice the text size there is no room to keep free for a banner that is not shown.
  const banners = isGuest || width >= NARROWEST ? allBanners : NO_BANNERS;
  const m = useMemo(
    () => computeTableLayout({ width, height, fontScale }, { others, hasPartner }, { names, banners, hasPartner }),
    [width, height, fontScale, others, hasPartner, names, banners],
  );
  const onTap = useStableCallback(props.onTap);
  const controls = useTableControls(props);
  const { open, flag, toDo } = controls;
  const isFixed = m.mode !== 'phone';
  const isCramped = useIsCramped();
  const hasPanel = panel !== null && panel !== undefined;
  const isBarOpen = flag !== null && (isFixed || (open === 'flag' && !hasPanel));

  useDismissOnBackOrEscape(hasPanel || open !== null, () => {
    controls.close();
    props.onClosePanel?.();
  });

  const { building, awaited } = useTableSource();
  const isOneTyped = useTableHardwareKeyboard({
    isListening: useIsTopScreen(),
    armed: () => awaited().armed,
    isCountAsked: () => open === 'draw',
    isTopAsked: () => awaited().isTopAsked,
    pileTaking: (card) =>
      indexOrNull(building().findIndex(({ needs }) => card === 'S' || card === '?' || needs === card)),
    onCommand: (command) => {
      switch (command.do) {
        case 'tap':
          return onTap(command.tap);
        case 'count':
          return controls.count(command.count);
        case 'action':
          return controls.act(command.action);
        case 'redo':
          return props.onRedo();
        case 'open-flags':
          return flagCount > 0 ? controls.openFlags() : undefined;
        case 'open-help':
          return controls.openKeysHelp();
        default:
          return assertNever(command);
      }
    },
  });

  const speak = (seat: number | null, what: SpeechKind): void => {
    controls.close();
    props.onTell({ act: 'speak', seat, what });
  };
  const bar = isBarOpen ? (
    <SingleFlagPanel
      key={flag.id}
      flag={flag}
      shown={controls.shownRemedy}
      onShow={controls.showRemedy}
      onRule={(call, more) => controls.rule(flag.id, call, more)}
      onWhy={() => props.onOpenFlag(flag.id)}
      onAdvice={(seat) => void props.onTell({ act: 'speak', seat, what: 'advice' })}
      onStep={flagCount > 1 ? controls.step : null}
      isSaid={!isCramped && flag.id === oldest && (!isFixed || height < ROOMY_HEIGHT)}
      isRoomy={m.mode === 'wide' && !isCramped && height >= ROOMY_HEIGHT}
      onClose={isFixed ? undefined : controls.close}
    />
  ) : null;
  const putBack =
    toDo === null || (isCramped && flagCount > toDo.flags) ? null : (
      <RemedyChecklist key={`to-do ${toDo.flag}`} line={toDo.line} steps={toDo.steps} onClose={controls.forgetToDo} />
    );
  const keysHelp = open === 'keys' ? <KeyboardHelpPanel onClose={controls.close} /> : null;
  const talk = open === 'talk' ? <Talk onSpeak={speak} onClose={controls.close} /> : null;
  /** What lies over the seats: what was asked for last is on top. */
  const over = hasPanel ? panel : (talk ?? keysHelp);

  /** Said by itself: a change of it draws nothing else. */
  const savedSign = useMemo(() => props.savedSign ?? <SavedStateLabel saved={saved} />, [props.savedSign, saved]);
  const header = (
    <TableHeader
      title={useTableViewPart((table) => table.title)}
      subtitle={useTableViewPart((table) => table.subtitle)}
      saved={savedSign}
      isNotSealed={props.provenance === 'not-sealed'}
      switcher={props.switcher}
      height={m.header}
      onBack={useStableCallback(props.onBack)}
      onMenu={useStableCallback(props.onMenu)}
    />
  );
  const slot = (
    <Slot
      height={m.slot}
      width={m.mode === 'wide' ? m.left : m.width}
      fontScale={fontScale}
      isBarOpen={isBarOpen}
      isBarFixed={isFixed}
      isPanelOpen={hasPanel}
      isClear={m.keyRows === 2}
      onDo={controls.does}
      onOpenFlags={controls.openFlags}
    />
  );
  const onSeats = over ?? bar ?? putBack;
  /** The full height of the screen; in two columns the whole left one. */
  const isSheet = hasPanel && props.isSheet === true;
  const isBarAsked = !isFixed && isBarOpen && onSeats === bar;
  const isFull = isSheet || (isCramped && (over !== null || isBarAsked));
  const cover = coverOf(m, height, {
    isFull,
    isHeaderCovered: over !== null || isBarAsked || isCramped,
    isSlotCovered:
      (over !== null && over === talk) ||
      (isBarAsked && asksAboutCards(flag, controls.shownRemedy)) ||
      (isCramped && onSeats !== null),
  });
  const seats = (
    <SeatsArea
      measures={m}
      fontScale={fontScale}
      isOpposite={isOpposite}
      over={isFixed ? over : onSeats}
      overName={hasPanel ? 'panel' : (open ?? 'list').concat(flag?.id ?? '', controls.shownRemedy ?? '')}
      above={cover.above}
      below={cover.below}
      isFromTop={isFull}
      isSheet={isSheet}
      beside={isFixed && (bar !== null || putBack !== null) ? [putBack, bar] : null}
      onTap={onTap}
    />
  );
  const below = (
    <PilesKeypadAndActions
      measures={m}
      isDrawing={open === 'draw'}
      isOneTyped={isOneTyped}
      open={hasPanel ? (props.isMoreOpen === true ? 'more' : null) : open === 'flag' || open === 'keys' ? null : open}
      isOpposite={isOpposite}
      isLeftHanded={isLeftHanded}
      onTap={onTap}
      onCount={controls.count}
      onAction={controls.act}
    />
  );
  return (
    <BounceMsContext.Provider value={bounce}>
      <View role="main" style={[styles.table, room.padding]} onLayout={room.onLayout}>
        <View style={m.mode === 'wide' ? styles.columns : styles.inside}>
          {m.mode === 'wide' ? (
            <>
              <View style={{ width: m.left }}>
                {header}
                {slot}
                {seats}
              </View>
              <View style={{ width: m.width }}>{below}</View>
            </>
          ) : (
            <>
              {header}
              {seats}
              {slot}
              {below}
            </>
          )}
          <FlyingCard measures={m} isOpposite={isOpposite} />
        </View>
        <TableAnnouncements />
      </View>
    </BounceMsContext.Provider>
  );
}

/** Narrower windows are those at twice the text size. */
const NARROWEST = 300;
const NO_BANNERS: readonly string[] = [];
const indexOrNull = (index: number): number | null => (index < 0 ? null : index);

/** In a lower window a flag bar that is always open leaves out what the slot above it says, and has small letters. */
const ROOMY_HEIGHT = 600;

/** Whether the remedy shown in the bar asks what happened to the cards: then it needs the height of the slot too. */
const asksAboutCards = (flag: SingleFlagPanelData | null, shown: RemedyPreviewKind): boolean =>
  shown === 'other' && (flag?.options.other?.suggestion.draw ?? null) !== null;

interface Covering {
  readonly isFull: boolean;
  readonly isHeaderCovered: boolean;
  readonly isSlotCovered: boolean;
}

/**
 * How far what lies over the seats may reach above and below them. What was asked for may cover the header; talk, and a
 * question about the cards, the slot too, so that all there is to choose is in sight. Where lines hold few letters what
 * was asked for has the whole screen: there is no other room.
 */
function coverOf(m: TableLayout, height: number, { isFull, isHeaderCovered, isSlotCovered }: Covering) {
  if (m.mode === 'wide') return { above: isFull ? m.header + m.slot : 0, below: 0 };
  return {
    above: isFull || isHeaderCovered ? m.header : 0,
    below: isFull ? height - m.header - m.seats : isSlotCovered ? m.slot : 0,
  };
}

function Slot(props: Omit<ComponentProps<typeof SlotBar>, 'slot'>) {
  const slot = useTableViewPart((table) => table.slot);
  const hint = useHint();
  const words = useWords();
  const isCramped = useIsCramped();
  // while a panel is open nobody reads a hint, and it would cover what was told last
  const shown = useMemo(
    () => slotWithHintIfQuiet(slot, props.isPanelOpen ? null : hint, isCramped, words),
    [slot, hint, isCramped, words, props.isPanelOpen],
  );
  return <SlotBar {...props} slot={shown} />;
}

const Talk = (props: Omit<ComponentProps<typeof ReportTalkPanel>, 'speakers'>) => (
  <ReportTalkPanel {...props} speakers={useTableViewPart((table) => table.speakers)} />
);

const makeStyles = defineStyles((palette) => ({
  table: { flex: 1, backgroundColor: palette.paper },
  inside: { flex: 1, overflow: 'hidden' },
  columns: { flex: 1, flexDirection: 'row', overflow: 'hidden' },
}));
