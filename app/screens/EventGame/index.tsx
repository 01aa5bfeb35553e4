import { useMemo, useState } from 'react';
import { type EventSession } from '@/state';
import { AppText, Page, ScreenBar } from '../../components';
import { EventGate, useEventState } from '../../events/EventGate';
import { gameName, personName, sideName } from '../../events/eventNames';
import { useEventWriter } from '../../events/useEventWriter';
import { useEventWords } from '../../events/useEventWords';
import { EventGameView } from './EventGameView';
import { GameTableCard } from './GameTableCard';
import { consequencesOf, leftOf, needsCardsLeft, resultDraft, resultFormOf, withLeft, withWinner } from './resultForm';

interface EventGameScreenProps {
  readonly id: string;
  readonly game: string;
  readonly onDone: () => void;
  /** A table of this device: its deal, or its game where that has begun. */
  readonly onTable: (table: string, isDealt: boolean) => void;
  readonly onBack: () => void;
}

/** The result of one game by hand: who won, how it ended, and the cards left. */
export const EventGameScreen = ({ id, onBack, ...rest }: EventGameScreenProps) => (
  <EventGate id={id} onBack={onBack}>
    {(event) => <OpenResult event={event} onBack={onBack} {...rest} />}
  </EventGate>
);

function OpenResult({
  event: session,
  game: id,
  onDone,
  onTable,
  onBack,
}: Omit<EventGameScreenProps, 'id'> & { readonly event: EventSession }) {
  const say = useEventWords();
  const { event, entries } = useEventState(session);
  const writer = useEventWriter(session);
  const game = event.gameById.get(id);
  const [typed, setTyped] = useState(() => (game === undefined ? null : resultFormOf(game)));
  const needsLeft = needsCardsLeft(event);
  const draft = game === undefined || typed === null ? null : resultDraft(game, typed, needsLeft);
  const consequences = useMemo(
    () => (game === undefined || game.result === null ? null : consequencesOf(event, entries, game, draft)),
    [event, entries, game, draft],
  );
  if (game === undefined || typed === null)
    return (
      <Page bar={<ScreenBar title={say.result.title} onBack={onBack} />}>
        <AppText testID="no-such-game">{say.result.unknown}</AppText>
      </Page>
    );
  const save = async (): Promise<void> => {
    if (draft !== null && (await writer.write([draft])) !== null) onDone();
  };
  return (
    <EventGameView
      title={say.tableName(game.table)}
      subtitle={say.roundName(game.round)}
      sides={game.sides.map((side) => ({
        name: sideName(event, side, say),
        players: side.map((player) => personName(event, player)),
      }))}
      form={typed}
      needsLeft={needsLeft}
      isLeftWrong={leftOf(typed) === 'wrong'}
      isCorrection={game.result !== null}
      laterRounds={consequences?.laterRounds ?? []}
      noLongerCount={(consequences?.noLongerCount ?? []).map((one) => gameName(event, one, say))}
      table={
        <GameTableCard
          event={event}
          game={game}
          onTable={onTable}
          onTake={async (entry) => {
            if ((await writer.write([entry])) !== null) onDone();
          }}
        />
      }
      failure={writer.failure}
      isBusy={writer.isBusy}
      maySave={draft !== null}
      onWon={(won) => setTyped(withWinner(typed, won))}
      onWhy={(why) => setTyped({ ...typed, why })}
      onLeft={(side, player, text) => setTyped(withLeft(typed, side, player, text))}
      onSave={() => void save()}
      onBack={onBack}
    />
  );
}
