import { type Provenance } from '@/state';
import { AppText, Button, LabelledInput, Notice, ProvenanceLine, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { TwoColumnPage } from '../../components/TwoColumnPage';
import { EVENT_PRINTS } from '../../events/eventPrints';
import { useEventWords } from '../../events/useEventWords';
import { useIsCramped } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { EventGameRow } from './EventGameRow';
import { type EventHomeData } from './makeEventHome';

interface EventViewProps {
  readonly data: EventHomeData;
  readonly saved: string;
  readonly provenance: Provenance | undefined;
  /** Why a draw is made again. */
  readonly reason: string;
  /** What became of entries around a write that failed. */
  readonly recovered: readonly string[];
  /** What was just done. */
  readonly notice: string | null;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onReason: (text: string) => void;
  readonly onNext: () => void;
  readonly onPlayOff: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onExport: () => void;
  readonly onPeople: () => void;
  readonly onStandings: () => void;
  readonly onGame: (game: string) => void;
  readonly onPrint: (what: string) => void;
  readonly onBack: () => void;
}

/** One big button says and does what comes next; below it are the games of the round. */
export function EventView(props: EventViewProps) {
  const { data, failure, notice } = props;
  const say = useEventWords();
  const isCramped = useIsCramped();
  const subtitle = isCramped ? undefined : data.subtitle;
  return (
    <TwoColumnPage
      bar={<ScreenBar title={data.title} subtitle={subtitle} onBack={props.onBack} />}
      first={
        <>
          {props.recovered.length === 0 ? null : (
            <Notice kind="warning" testID="event-recovered">
              {props.recovered.map((line) => (
                <AppText key={line}>{line}</AppText>
              ))}
            </Notice>
          )}
          <NextCard {...props} />
          {failure === null ? null : (
            <Notice kind="error" testID="event-failure">
              {failure}
            </Notice>
          )}
          {notice === null ? null : (
            <Notice kind="info" testID="event-notice">
              {notice}
            </Notice>
          )}
          {data.round === null ? null : (
            <TitledCard title={data.round.title} testID="event-round">
              <AppText testID="event-round-about">{data.round.about}</AppText>
              {data.round.byes === '' ? null : <AppText testID="event-byes">{data.round.byes}</AppText>}
              {data.round.games.map((game) => (
                <EventGameRow key={game.id} game={game} onOpen={() => props.onGame(game.id)} />
              ))}
              {data.round.seed === '' ? null : (
                <AppText size="small" colour="inkSoft" testID="event-seed">
                  {data.round.seed}
                </AppText>
              )}
            </TitledCard>
          )}
        </>
      }
      second={
        <>
          <TitledCard>
            <AppText testID="event-people-count">{data.people}</AppText>
            <Button testID="event-people" icon="person" title={say.home.people} onPress={props.onPeople} />
            <Button testID="event-standings" icon="trophy" title={say.home.standings} onPress={props.onStandings} />
            {data.hasChart ? (
              <Button testID="chart" icon="log" title={say.home.chart} onPress={() => props.onPrint('bracket')} />
            ) : null}
            <Button testID="event-export" icon="share" title={say.home.export} onPress={props.onExport} />
            <AppText size="small" colour="inkSoft" testID="event-saved">
              {props.saved}
            </AppText>
            <ProvenanceLine provenance={props.provenance} testID="event-provenance" />
          </TitledCard>
          {data.round === null ? null : (
            <TitledCard title={say.print.title}>
              {EVENT_PRINTS.filter((what) => what !== 'bracket' || data.hasChart).map((what) => (
                <Button
                  key={what}
                  testID={`event-print-${what}`}
                  icon="print"
                  title={say.print.buttons[what]}
                  onPress={() => props.onPrint(what)}
                />
              ))}
            </TitledCard>
          )}
          {data.problems.length === 0 ? null : (
            <Notice kind="warning" testID="event-problems">
              <AppText size="strong">{say.home.problems}</AppText>
              {data.problems.map((line) => (
                <AppText key={line}>{line}</AppText>
              ))}
            </Notice>
          )}
        </>
      }
    />
  );
}

function NextCard({ data, reason, isBusy, onReason, onNext, onPlayOff, onUndo, onRedo }: EventViewProps) {
  const styles = useStyles(makeStyles);
  const say = useEventWords();
  const { next } = data;
  const isReasonMissing = next.needsReason && reason.trim() === '';
  return (
    <TitledCard title={say.home.next} testID="event-next-card">
      {next.lines.map((line) => (
        <AppText key={line}>{line}</AppText>
      ))}
      {next.playOff === null ? null : <AppText testID="event-play-off">{next.playOff.text}</AppText>}
      {next.playOff?.maySeat === true ? (
        <Button testID="event-play-off-seat" title={say.next.seatPlayOff} isBusy={isBusy} onPress={onPlayOff} />
      ) : null}
      {next.needsReason ? (
        <LabelledInput
          testID="event-redraw-reason"
          label={say.next.reason}
          hint={say.next.reasonHint}
          value={reason}
          onChange={onReason}
          autoCapitalize="sentences"
          maxLength={300}
        />
      ) : null}
      <Button
        testID="event-next"
        kind="main"
        title={next.title}
        isBusy={isBusy}
        isDisabled={!next.isPossible || isReasonMissing}
        onPress={onNext}
        style={styles.big}
      />
      {data.undo === null ? null : <Button testID="event-undo" icon="undo" title={data.undo} onPress={onUndo} />}
      {data.redo === null ? null : (
        <Button testID="event-redo" kind="quiet" icon="redo" title={data.redo} onPress={onRedo} />
      )}
    </TitledCard>
  );
}

const makeStyles = defineStyles(() => ({
  big: { minHeight: 64, paddingVertical: space.medium },
}));
