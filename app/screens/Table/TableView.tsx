import { useMemo } from 'react';
import { View } from 'react-native';
import { type Speech } from '@/engine';
import { BOUNCE, BounceContext, useShared, useStable } from '../../hooks';
import { type Palette, useStyles } from '../../theme';
import { Below } from './Below';
import { FlagBar } from './FlagBar';
import { FlyingCard } from './FlyingCard';
import { Header } from './Header';
import { measure } from './measure';
import { PutBack } from './PutBack';
import { Saved } from './Saved';
import { SeatsArea } from './SeatsArea';
import { SlotBar } from './SlotBar';
import { type TableViewProps } from './tableProps';
import { TalkPanel } from './TalkPanel';
import { useRoom } from './useRoom';
import { useTableControls } from './useTableControls';

/** The whole table at a glance, and one tap for what happened. */
export function TableView(props: TableViewProps) {
  const { saved = 'saved', panel = null, isOpposite = false, isLeftHanded = false, bounce = BOUNCE } = props;
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
  const isCramped = m.unit < 0.75;
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
      isSaid={!isCramped && data.slot.kind === 'flag' && flag.id === data.flags[0]?.id}
      onClose={isFixed ? undefined : controls.close}
    />
  ) : null;
  const putBack =
    toDo === null ? null : (
      <PutBack key={`to-do ${toDo.flag}`} line={toDo.line} steps={toDo.steps} onClose={controls.forgetToDo} />
    );
  const talk = open === 'talk' ? <TalkPanel speakers={data.speakers} onSpeak={speak} onClose={controls.close} /> : null;
  /** What lies over the seats: what was asked for last is on top. */
  const over = hasPanel ? panel : talk;

  /** Said by itself: a change of it draws nothing else. */
  const savedSign = useMemo(() => props.savedSign ?? <Saved saved={saved} />, [props.savedSign, saved]);
  const header = (
    <Header
      title={data.title}
      subtitle={data.subtitle}
      saved={savedSign}
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
  const onSeats = over ?? bar ?? putBack;
  /** At twice the text size what lies over the seats may cover header and slot as well: there is no other room. */
  const isOver = onSeats !== null;
  const seats = (
    <SeatsArea
      measures={m}
      others={data.others}
      partner={data.partner}
      isOpposite={isOpposite}
      over={isFixed ? over : onSeats}
      above={isCramped || (hasPanel && !isFixed) ? m.header : 0}
      below={isCramped && isOver ? m.slot : 0}
      beside={isFixed && (bar !== null || putBack !== null) ? [putBack, bar] : null}
      onTap={onTap}
    />
  );
  const below = (
    <Below
      measures={m}
      building={data.building}
      strip={data.strip}
      armed={data.armed}
      drawRow={open === 'draw' ? data.drawRow : null}
      mayUndo={data.mayUndo}
      open={hasPanel ? 'more' : open === 'flag' ? null : open}
      isOpposite={isOpposite}
      isLeftHanded={isLeftHanded}
      onTap={onTap}
      onCount={controls.count}
      onAction={controls.act}
    />
  );
  return (
    <BounceContext.Provider value={bounce}>
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
          <FlyingCard data={data} measures={m} />
        </View>
      </View>
    </BounceContext.Provider>
  );
}

const makeStyles = (palette: Palette) => ({
  table: { flex: 1, backgroundColor: palette.paper },
  inside: { flex: 1, overflow: 'hidden' as const },
  columns: { flex: 1, flexDirection: 'row' as const, overflow: 'hidden' as const },
});
