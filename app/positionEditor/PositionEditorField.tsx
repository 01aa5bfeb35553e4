import { useState } from 'react';
import { View } from 'react-native';
import { type Header, type Seat } from '@/engine';
import { RadioChoice } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { auditPosition } from './audit';
import { CardAuditLine } from './CardAuditLine';
import { makePositionEditState, applyPositionTouch, placeTestID, type PositionTouch } from './applyPositionTouch';
import { PositionKeypad } from './PositionKeypad';
import { makePositionTable } from './makePositionTable';
import { PositionTableView } from './PositionTableView';
import { deckAndStockSizes, makePositionBody, positionFromBody, type PositionBody } from './enteredPosition';

interface PositionFieldProps {
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly header: Header | undefined;
  readonly body: Partial<PositionBody>;
  readonly onChange: (body: PositionBody & { readonly dealer?: number | undefined }) => void;
}

/** The position editor as a field of a form, with the same table and keys as the Position screen. */
export function PositionEditorField({ seats, header, body, onChange }: PositionFieldProps) {
  const words = useWords();
  const { stock, deck } = deckAndStockSizes(header, seats.length);
  const [entering, setEntering] = useState(() => makePositionEditState(positionFromBody(body, seats.length, stock)));
  const { entered, place } = entering;
  const data = makePositionTable(entered, seats, words);
  const touch = (one: PositionTouch): void => {
    const next = applyPositionTouch(entering, one);
    setEntering(next);
    // A value that was cleared must be removed from the form too.
    if (next.entered !== entered)
      onChange({
        ...{ dealer: undefined, draw: undefined, completed: undefined },
        ...makePositionBody(next.entered),
      } as PositionBody);
  };
  const all = [...data.middle, ...data.seats.flatMap(({ places }) => places)];
  const asks = all.find(({ testID }) => testID === placeTestID(place))?.asks ?? '';
  return (
    <View style={styles.field}>
      <PositionTableView data={data} place={place} onTouch={touch} />
      <CardAuditLine audit={auditPosition(entered, deck)} />
      <DealerChoice seats={seats} dealer={entered.dealer} onDealer={(seat) => touch({ on: 'dealer', seat })} />
      <PositionKeypad entering={entering} asks={asks} onTouch={touch} />
    </View>
  );
}

const styles = defineStaticStyles({ field: { gap: space.small } });

const NOBODY = -1;

interface DealerChoiceProps {
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly dealer: Seat | null;
  readonly onDealer: (seat: Seat | null) => void;
}

/** Asks for the dealer, if known: the dealer of the next game depends on it. */
export function DealerChoice({ seats, dealer, onDealer }: DealerChoiceProps) {
  const { position, none } = useWords().forms;
  return (
    <RadioChoice
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
