import { useMemo } from 'react';
import { View } from 'react-native';
import { type EventSession } from '@/state';
import { AppText, Icon, Notice, Page, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { EventGate, useEventState } from '../../events/EventGate';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { makeStandings, type StandingsRowData } from './makeStandingsRows';

interface EventStandingsScreenProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** Who is where, and by which figures. */
export const EventStandingsScreen = ({ id, onBack }: EventStandingsScreenProps) => (
  <EventGate id={id} onBack={onBack}>
    {(event) => <OpenStandings event={event} onBack={onBack} />}
  </EventGate>
);

function OpenStandings({ event: session, onBack }: { readonly event: EventSession; readonly onBack: () => void }) {
  const styles = useStyles(makeStyles);
  const say = useEventWords();
  const { event } = useEventState(session);
  const data = useMemo(() => makeStandings(event, say), [event, say]);
  return (
    <Page isText bar={<ScreenBar title={say.standings.title} onBack={onBack} />}>
      {data.rows.length === 0 ? <AppText>{say.standings.none}</AppText> : null}
      {data.isDone && data.champions.length > 0 ? (
        <Notice kind="good" testID="champions">
          {say.next.champions(data.champions)}
        </Notice>
      ) : data.rows.length > 0 ? (
        <AppText colour="inkSoft">{say.standings.notOver}</AppText>
      ) : null}
      <View role="list" style={styles.rows} testID="standings">
        {data.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </View>
      {data.steps.length === 0 ? null : (
        <TitledCard title={say.standings.how} testID="standings-steps">
          {data.steps.map((step) => (
            <AppText key={step}>{step}</AppText>
          ))}
        </TitledCard>
      )}
    </Page>
  );
}

/** The rank, the name on as many lines as it needs, the figures below it. */
function Row({ row }: { readonly row: StandingsRowData }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { phrasing } = useWords();
  return (
    <View role="listitem" style={[styles.row, row.isFirst && styles.first]}>
      <View style={styles.rank}>
        {row.isFirst ? <Icon name="trophy" size={20} colour={palette.accent} /> : null}
        <AppText size="strong">{row.rank}</AppText>
      </View>
      <View style={styles.words}>
        <AppText size="strong" style={styles.name}>
          {row.name}
        </AppText>
        <AppText>{row.score}</AppText>
        {row.figures.length === 0 ? null : (
          <AppText size="small" colour="inkSoft">
            {phrasing.inLine(row.figures)}
          </AppText>
        )}
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  rows: { gap: space.hair },
  row: {
    flexDirection: 'row',
    gap: space.medium,
    padding: space.small,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  first: { borderColor: palette.accent, borderWidth: 2 },
  rank: { width: 92, gap: 2 },
  words: { flex: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' } as object,
}));
