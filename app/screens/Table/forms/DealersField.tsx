import { type FieldViewProps } from './fieldProps';
import { Options } from './Options';

const BOTH = 2;

/** Two seats: a third one takes the place of the first. */
export function DealersField({ field, label, value, seats, onAnswer }: FieldViewProps) {
  const dealers = (value as readonly number[] | undefined) ?? [];
  const tap = (seat: number): void => {
    const now = dealers.includes(seat) ? dealers.filter((one) => one !== seat) : [...dealers, seat].slice(-BOTH);
    onAnswer(now.length === 0 ? undefined : now);
  };
  return (
    <Options
      label={label}
      name={field.name}
      options={seats.map(({ seat, name }) => ({ key: `${seat}`, title: name, seat }))}
      chosen={dealers.map(String)}
      onChoose={(key) => tap(Number(key))}
    />
  );
}
