import { useState } from 'react';
import { type EventDraft, eventHeaderFieldsOf, selectPhase, type TableSession } from '@/state';
import { type EventGame, type ReplayedEvent } from '@/tournament';
import { AppText, Button, Notice } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { personName, sideName } from '../../events/eventNames';
import { resultAtTable, type TableResult, tableOptionsForGame } from '../../events/gameTables';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { unreadableRecordLine } from '../../labels/unreadableRecordLine';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import { useRegistry, useRegistryState, useTableSession, useTableState } from '../../registry';

interface GameTableCardProps {
  readonly event: ReplayedEvent;
  readonly game: EventGame;
  readonly onTable: (table: string, isDealt: boolean) => void;
  readonly onTake: (entry: EventDraft) => Promise<void>;
}

/** The table of this device on which a game of the event is played: opening it, and taking its result over. */
export function GameTableCard({ event, game, onTable, onTake }: GameTableCardProps) {
  const words = useWords();
  const { table: say } = useEventWords();
  const registry = useRegistry();
  const row = useRegistryState(({ rows }) => rows).find(({ header }) => {
    const fields = eventHeaderFieldsOf(header);
    return fields.event === event.header.id && fields.eventGame === game.id;
  });
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    const opened = await registry.openNew(tableOptionsForGame(event, game));
    if (opened.ok) onTable(opened.value.id, false);
    else setFailure(submitFailureMessage(opened.error, words));
  };
  // A game that is decided needs no table any more.
  if (row === undefined && game.status !== 'pending') return null;
  return (
    <TitledCard title={say.title} testID="game-table">
      {row === undefined ? (
        <>
          <AppText colour="inkSoft">{say.openHint}</AppText>
          <Button testID={`open-table-${game.id}`} icon="tables" title={say.open} onPress={() => void open()} />
        </>
      ) : (
        <KnownTable key={row.id} id={row.id} event={event} game={game} onTable={onTable} onTake={onTake} />
      )}
      {failure === null ? null : <Notice kind="error">{failure}</Notice>}
    </TitledCard>
  );
}

function KnownTable({ id, ...rest }: GameTableCardProps & { readonly id: string }) {
  const words = useWords();
  const opened = useTableSession(id);
  if (opened === null) return <AppText colour="inkSoft">{words.screens.common.loading}</AppText>;
  if (!opened.ok) return <Notice kind="error">{unreadableRecordLine(opened.error, words)}</Notice>;
  return <TableOfGame table={opened.value} {...rest} />;
}

function TableOfGame({ table, event, game, onTable, onTake }: GameTableCardProps & { readonly table: TableSession }) {
  const say = useEventWords();
  const { phrasing } = useWords();
  // The result is read again with every entry that is told at the table.
  const phase = selectPhase(useTableState(table));
  const found = resultAtTable(table, game);
  const isDealt = phase !== 'setup' && phase !== 'cut';
  const taken = game.result?.record?.id === table.id;
  const isTakenAsIs = taken && game.result?.record?.head === table.head().hash;
  return (
    <>
      <TableSays found={found} event={event} game={game} list={phrasing.list} />
      {found.kind === 'result' && isTakenAsIs ? <AppText testID="result-taken">{say.table.taken}</AppText> : null}
      {taken && !isTakenAsIs ? <AppText colour="amber">{say.table.changed}</AppText> : null}
      {found.kind === 'result' && !isTakenAsIs ? (
        <Button
          testID="result-from-table"
          kind="main"
          icon="saved"
          title={say.table.take}
          onPress={() => void onTake(found.entry)}
        />
      ) : null}
      <Button
        testID={`open-table-${game.id}`}
        icon="tables"
        title={say.table.goOn}
        onPress={() => onTable(table.id, isDealt)}
      />
    </>
  );
}

interface TableSaysProps {
  readonly found: TableResult;
  readonly event: ReplayedEvent;
  readonly game: EventGame;
  readonly list: (names: readonly string[]) => string;
}

/** Nothing is taken over that was not shown: the winner, and everybody's cards left. */
function TableSays({ found, event, game, list }: TableSaysProps) {
  const say = useEventWords();
  if (found.kind === 'not-over') return <AppText colour="inkSoft">{say.table.notOver}</AppText>;
  if (found.kind === 'other-people') return <AppText colour="amber">{say.table.otherPeople}</AppText>;
  const { won, left } = found.entry;
  const winner = won === null ? undefined : game.sides[won];
  const counts = game.sides.flatMap((side, i) =>
    side.map((player, j) => say.table.leftOf(personName(event, player), left?.[i]?.[j] ?? 0)),
  );
  return (
    <>
      <AppText testID="table-says">
        {say.table.says(winner === undefined ? null : sideName(event, winner, say), list(counts))}
      </AppText>
      <AppText colour={found.isSigned ? 'inkSoft' : 'amber'}>
        {found.isSigned ? say.table.signed : say.table.notSigned}
      </AppText>
    </>
  );
}
