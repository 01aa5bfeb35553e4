import { type ReactNode, useMemo } from 'react';
import { View } from 'react-native';
import { type Speech } from '@/engine';
import { BOUNCE, BounceContext, useShared, useStable } from '../../hooks';
import { type Palette, useStyles } from '../../theme';
import { Actions } from './Actions';
import { Felt } from './Felt';
import { FlagBar } from './FlagBar';
import { FlyingCard } from './FlyingCard';
import { Header } from './Header';
import { EDGE, GAP, measure } from './measure';
import { Pad } from './Pad';
import { PutBack } from './PutBack';
import { Seats } from './Seats';
import { SlotBar } from './SlotBar';
import { Strip } from './Strip';
import { type TableViewProps } from './tableProps';
import { TalkPanel } from './TalkPanel';
import { useRoom } from './useRoom';
import { useTableControls } from './useTableControls';

/** The whole table at a glance, and one tap for what happened. */
export function TableView(props: TableViewProps) {
  const { saved, panel = null, isOpposite = false, isLeftHanded = false, bounce = BOUNCE } = props;
  const styles = useStyles(makeStyles);
  const data = useShared(props.data);
  const room = useRoom(props.size);
  const { width, height, fontScale } = room.window;
  const others = data.others.length;
  const hasPartner = data.partner !== null;
  const m = useMemo(
    () => measure({ width, height, fontScale }, { others, hasPartner }),
    [width, height, fontScale, others, hasPartner],
  );
  const onTap = useStable(props.onTap);
  const controls = useTableControls(props);
  const { open, flag, toDo } = controls;
  const isFixed = m.mode !== 'phone';
  const seatsWidth = m.mode === 'tall' ? Math.round(m.width / 2) : m.width;
  const hasPanel = panel !== null && panel !== undefined;
  const isBarOpen = flag !== null && (isFixed || (open === 'flag' && !hasPanel));

  const speak = (seat: number | null, what: Speech): void => {
    controls.close();
    props.onTell({ act: 'speak', seat, what });
  };
  const bar = isBarOpen ? (
    <FlagBar
      key={flag.id}
      flag={flag}
      onRule={(call, more) => controls.rule(flag.id, call, more)}
      onWhy={() => props.onOpenFlag(flag.id)}
      onStep={data.flags.length > 1 ? controls.step : null}
      isSaid={data.slot.kind === 'flag' && flag.id === data.flags[0]?.id}
      onClose={isFixed ? undefined : controls.close}
    />
  ) : null;
  const putBack =
    toDo === null ? null : (
      <PutBack key={toDo.flag} line={toDo.line} steps={toDo.steps} onClose={controls.forgetToDo} />
    );
  const talk = open === 'talk' ? <TalkPanel speakers={data.speakers} onSpeak={speak} onClose={controls.close} /> : null;
  /** What lies over the seats: what was asked for last is on top. */
  const over = hasPanel ? panel : talk;

  const header = (
    <Header
      title={data.title}
      subtitle={data.subtitle}
      saved={saved}
      switcher={props.switcher}
      height={m.header}
      onBack={useStable(props.onBack)}
      onMenu={useStable(props.onMenu)}
    />
  );
  const slot = (
    <SlotBar
      slot={data.slot}
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
  const seatProps = {
    others: data.others,
    partner: data.partner,
    opponent: m.opponent,
    line: m.nameLine,
    partnerHeight: m.partner,
    gap: m.seatGap,
    isAtTop: m.mode === 'wide',
    isOpposite,
    onTap,
  };
  const below = (
    <>
      <Felt building={data.building} width={m.width} height={m.felt} pile={m.pile} unit={m.unit} onTap={onTap} />
      <Strip
        strip={data.strip}
        height={m.strip}
        pile={m.stripPile}
        unit={m.unit}
        isOpposite={isOpposite}
        onTap={onTap}
      />
      <Pad
        armed={data.armed}
        rows={m.keyRows}
        keyHeight={m.key}
        height={m.pad}
        drawRow={open === 'draw' ? data.drawRow : null}
        onTap={onTap}
        onCount={controls.count}
      />
      <View style={styles.rest} />
      <Actions
        height={m.actions}
        mayUndo={data.mayUndo}
        isLeftHanded={isLeftHanded}
        open={hasPanel ? 'more' : open === 'flag' ? null : open}
        onAction={controls.act}
      />
    </>
  );
  return (
    <BounceContext.Provider value={bounce}>
      <View role="main" style={[styles.table, room.padding]} onLayout={room.onLayout}>
        <View style={styles.inside}>
          {m.mode === 'wide' ? (
            <View style={styles.columns}>
              <View style={{ width: m.left }}>
                {header}
                {slot}
                <View style={styles.fill}>
                  <View style={styles.fill}>
                    <Seats {...seatProps} width={m.left} />
                  </View>
                  {bar === null && putBack === null ? null : <View style={styles.foot}>{bar ?? putBack}</View>}
                  <Over>{over}</Over>
                </View>
              </View>
              <View style={{ width: m.width }}>{below}</View>
            </View>
          ) : (
            <>
              {header}
              <View style={[styles.upper, { height: m.seats }]}>
                <View style={{ width: seatsWidth }}>
                  <Seats {...seatProps} width={seatsWidth} />
                </View>
                {m.mode === 'tall' ? <View style={styles.beside}>{bar ?? putBack}</View> : null}
                <Over above={hasPanel ? m.header : 0}>{m.mode === 'tall' ? over : (over ?? bar ?? putBack)}</Over>
              </View>
              {slot}
              {below}
            </>
          )}
          <FlyingCard data={data} measures={m} />
        </View>
      </View>
    </BounceContext.Provider>
  );
}

interface OverProps {
  readonly children: ReactNode;
  /** How far it may reach above the seats. */
  readonly above?: number;
}

/** Over the seats, never over what lies below the slot; the seats around it stay in reach. */
function Over({ children, above = 0 }: OverProps) {
  const styles = useStyles(makeStyles);
  return children === null ? null : <View style={[styles.over, { top: -above }]}>{children}</View>;
}

const makeStyles = (palette: Palette) => ({
  table: { flex: 1, backgroundColor: palette.paper },
  inside: { flex: 1, overflow: 'hidden' as const },
  columns: { flex: 1, flexDirection: 'row' as const },
  fill: { flex: 1, minWidth: 0 },
  upper: { flexDirection: 'row' as const },
  beside: { flex: 1, minWidth: 0, paddingRight: EDGE, paddingBottom: GAP, justifyContent: 'flex-end' as const },
  /** The seats above keep their place; what it covers of them scrolls. */
  foot: { maxHeight: '62%' as const, paddingHorizontal: EDGE, paddingVertical: GAP },
  rest: { flex: 1, backgroundColor: palette.sunken },
  over: {
    position: 'absolute' as const,
    bottom: 0,
    left: 0,
    right: 0,
    paddingHorizontal: EDGE,
    paddingBottom: GAP,
    justifyContent: 'flex-end' as const,
    pointerEvents: 'box-none' as const,
  },
});
