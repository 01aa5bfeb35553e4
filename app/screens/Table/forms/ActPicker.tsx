import { ActGrid } from './ActGrid';
import { pickItems } from './moreItems';
import { type ActPickerProps } from './props';

/** Which act? Every one the record knows. */
export function ActPicker({ onPick, without }: ActPickerProps) {
  return <ActGrid groups={pickItems(without)} onPick={({ act }) => onPick(act)} />;
}
