import { type Seat } from '@/engine';
import { AppText, NonModalPanel, PersonButtonGrid } from '../components';
import { useWords } from '../hooks';
import { type FormSeat } from './props';

interface OutOfTurnPanelProps {
  readonly seats: readonly FormSeat[];
  readonly turn: Seat | null;
  readonly onChoose: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Who acts although another is on turn? The chosen player is shown in ActivePlayerPanel, where the referee taps what they did. */
export function WhoActsOutOfTurnPanel({ seats, turn, onChoose, onClose }: OutOfTurnPanelProps) {
  const { more, phrasing } = useWords();
  const say = more.outOfTurn;
  const owner = seats.find(({ seat }) => seat === turn);
  return (
    <NonModalPanel title={say.title} onClose={onClose} testID="out-of-turn-panel">
      <PersonButtonGrid
        people={seats
          .filter(({ seat }) => seat !== turn)
          .map(({ seat, name }) => ({ key: `${seat}`, name, side: seat, testID: `out-of-turn-${seat}` }))}
        onChoose={(key) => onChoose(Number(key))}
      />
      <AppText size="small" colour="inkSoft">
        {phrasing.sentences([...(owner === undefined ? [] : [say.onTurn(owner.name)]), say.help])}
      </AppText>
    </NonModalPanel>
  );
}
