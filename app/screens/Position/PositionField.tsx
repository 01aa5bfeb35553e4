import { useState } from 'react';
import { View } from 'react-native';
import { type Header } from '@/engine';
import { useWords } from '../../hooks';
import { space } from '../../theme';
import { auditLying } from './audit';
import { AuditLine } from './AuditLine';
import { DealerChoice } from './DealerChoice';
import { beginEntering, enter, type Touch } from './entering';
import { EntryPad } from './EntryPad';
import { makePosition, parseLying, type PositionBody } from './lying';
import { LyingTable } from './LyingTable';
import { makePlaces } from './makePlaces';
import { placeId } from './places';
import { sheetOf } from './sheetOf';

interface PositionFieldProps {
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly header: Header | undefined;
  readonly body: Partial<PositionBody>;
  readonly onChange: (body: PositionBody & { readonly dealer?: number | undefined }) => void;
}

/** A position inside a form: the same table and the same keys as on its own screen. */
export function PositionField({ seats, header, body, onChange }: PositionFieldProps) {
  const words = useWords();
  const { stock, deck } = sheetOf(header, seats.length);
  const [entering, setEntering] = useState(() => beginEntering(parseLying(body, seats.length, stock)));
  const { lying, place } = entering;
  const data = makePlaces(lying, seats, words);
  const touch = (one: Touch): void => {
    const next = enter(entering, one);
    setEntering(next);
    // What was taken out again must be taken out of the form as well.
    if (next.lying !== lying)
      onChange({
        ...{ dealer: undefined, draw: undefined, completed: undefined },
        ...makePosition(next.lying),
      } as PositionBody);
  };
  const all = [...data.middle, ...data.seats.flatMap(({ places }) => places)];
  const asks = all.find(({ testID }) => testID === placeId(place))?.asks ?? '';
  return (
    <View style={styles.field}>
      <LyingTable data={data} place={place} onTouch={touch} />
      <AuditLine audit={auditLying(lying, deck)} />
      <DealerChoice seats={seats} dealer={lying.dealer} onDealer={(seat) => touch({ on: 'dealer', seat })} />
      <EntryPad entering={entering} asks={asks} onTouch={touch} />
    </View>
  );
}

const styles = { field: { gap: space.small } } as const;
