import { type Seat } from '@/engine';
import { Choice } from '../../components';
import { useWords } from '../../hooks';

const NOBODY = -1;

interface DealerChoiceProps {
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly dealer: Seat | null;
  readonly onDealer: (seat: Seat | null) => void;
}

/** Who dealt, if anybody knows: the next game's dealer follows from it. */
export function DealerChoice({ seats, dealer, onDealer }: DealerChoiceProps) {
  const { position, none } = useWords().forms;
  return (
    <Choice
      label={position.dealer}
      options={[
        { value: NOBODY, title: none.unsaid, testID: 'pos-dealer-none' },
        ...seats.map(({ seat, name }) => ({ value: seat, title: name, testID: `pos-dealer-${seat}` })),
      ]}
      value={dealer ?? NOBODY}
      onChange={(seat) => onDealer(seat === NOBODY ? null : seat)}
    />
  );
}
