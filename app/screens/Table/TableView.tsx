import { type ComponentProps, useMemo } from 'react';
import { View } from 'react-native';
import { type SpeechKind } from '@/engine';
import { DEFAULT_BOUNCE_MS, BounceMsContext, useDismissOnBackOrEscape, useStableCallback } from '../../hooks';
import { defineStyles, useStyles } from '../../theme';
import { PilesKeypadAndActions } from './parts/PilesKeypadAndActions';
import { FlagBar } from './parts/FlagBar';
import { FlyingCard } from './parts/CardFlight';
import { TableHeader } from './parts/TableHeader';
import { computeTableLayout } from './layout/computeTableLayout';
import { RemedyChecklist } from './parts/RemedyChecklist';
import { SavedStateLabel } from './parts/SavedStateText';
import { SeatsArea } from './parts/SeatsArea';
import { SlotBar } from './parts/SlotBar';
import { type TableFrameProps, type TableViewProps } from './tableProps';
import { type TableViewSource, TableSourceProvider, useFixedTableSource, useTableViewPart } from './model/tableSource';
import { TalkPanel } from './parts/TalkPanel';
import { useViewport } from './layout/useViewport';
import { useTableControls } from './useTableControls';

/** The whole table at a glance, and one tap for what happened: drawn from what it is given, or from a source that changes by itself. */
export function TableView({ data, ...frame }: TableViewProps) {
  return <TableFromSource {...frame} source={useFixedTableSource(data)} />;
}

export function TableFromSource({ source, ...frame }: TableFrameProps & { readonly source: TableViewSource }) {
  return (
    <TableSourceProvider value={source}>
      <TableFrame {...frame} />
    </TableSourceProvider>
  );
}

function TableFrame(props: TableFrameProps) {
  const { saved = 'saved', panel = null, isOpposite = false, isLeftHanded = false, bounce = DEFAULT_BOUNCE_MS } = props;
  const styles = useStyles(makeStyles);
  const room = useViewport(props.size);
  const { width, height, fontScale } = room.window;
  const others = useTableViewPart((table) => table.others.length);
  const hasPartner = useTableViewPart((table) => table.partner !== null);
  const oldest = useTableViewPart(({ slot, flags }) => (slot.kind === 'flag' ? flags[0]?.id : undefined));
  const flagCount = useTableViewPart(({ flags }) => flags.length);
  const m = useMemo(
    () => computeTableLayout({ width, height, fontScale }, { others, hasPartner }),
    [width, height, fontScale, others, hasPartner],
  );
  const onTap = useStableCallback(props.onTap);
  const controls = useTableControls(props);
  const { open, flag, toDo } = controls;
  const isFixed = m.mode !== 'phone';
  const isCramped = m.unit < 0.75;
  const hasPanel = panel !== null && panel !== undefined;
  const isBarOpen = flag !== null && (isFixed || (open === 'flag' && !hasPanel));

  useDismissOnBackOrEscape(hasPanel || open !== null, () => {
    controls.close();
    props.onClosePanel?.();
  });

  const speak = (seat: number | null, what: SpeechKind): void => {
    controls.close();
    props.onTell({ act: 'speak', seat, what });
  };
  const bar = isBarOpen ? (
    <FlagBar
      key={flag.id}
      flag={flag}
      onRule={(call, more) => controls.rule(flag.id, call, more)}
      onWhy={() => props.onOpenFlag(flag.id)}
      onAdvice={(seat) => void props.onTell({ act: 'speak', seat, what: 'advice' })}
      onStep={flagCount > 1 ? controls.step : null}
      isSaid={!isCramped && flag.id === oldest}
      onClose={isFixed ? undefined : controls.close}
    />
  ) : null;
  const putBack =
    toDo === null || (isCramped && flagCount > toDo.flags) ? null : (
      <RemedyChecklist key={`to-do ${toDo.flag}`} line={toDo.line} steps={toDo.steps} onClose={controls.forgetToDo} />
    );
  const talk = open === 'talk' ? <Talk onSpeak={speak} onClose={controls.close} /> : null;
  /** What lies over the seats: what was asked for last is on top. */
  const over = hasPanel ? panel : talk;

  /** Said by itself: a change of it draws nothing else. */
  const savedSign = useMemo(() => props.savedSign ?? <SavedStateLabel saved={saved} />, [props.savedSign, saved]);
  const header = (
    <TableHeader
      title={useTableViewPart((table) => table.title)}
      subtitle={useTableViewPart((table) => table.subtitle)}
      saved={savedSign}
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
      isBarOpen={isBarOpen}
      isBarFixed={isFixed}
      isPanelOpen={hasPanel}
      isClear={m.keyRows === 2}
      onDo={controls.does}
      onOpenFlags={controls.openFlags}
    />
  );
  const onSeats = over ?? bar ?? putBack;
  /** At twice the text size what lies over the seats may cover header and slot as well: there is no other room. */
  const isOver = onSeats !== null;
  const seats = (
    <SeatsArea
      measures={m}
      fontScale={fontScale}
      isOpposite={isOpposite}
      over={isFixed ? over : onSeats}
      above={isCramped || (hasPanel && !isFixed) ? m.header : 0}
      below={isCramped && isOver ? m.slot : 0}
      beside={isFixed && (bar !== null || putBack !== null) ? [putBack, bar] : null}
      onTap={onTap}
    />
  );
  const below = (
    <PilesKeypadAndActions
      measures={m}
      isDrawing={open === 'draw'}
      open={hasPanel ? (props.isMoreOpen === true ? 'more' : null) : open === 'flag' ? null : open}
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
          <FlyingCard measures={m} />
        </View>
      </View>
    </BounceMsContext.Provider>
  );
}

const Slot = (props: Omit<ComponentProps<typeof SlotBar>, 'slot'>) => (
  <SlotBar {...props} slot={useTableViewPart((table) => table.slot)} />
);

const Talk = (props: Omit<ComponentProps<typeof TalkPanel>, 'speakers'>) => (
  <TalkPanel {...props} speakers={useTableViewPart((table) => table.speakers)} />
);

const makeStyles = defineStyles((palette) => ({
  table: { flex: 1, backgroundColor: palette.paper },
  inside: { flex: 1, overflow: 'hidden' },
  columns: { flex: 1, flexDirection: 'row', overflow: 'hidden' },
}));
