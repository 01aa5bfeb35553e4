import { Icon } from '../../components';
import { usePalette } from '../../theme';

/** A flag that waits names this seat. Said in the seat's label. */
export function FlagMark({ count, size = 15 }: { readonly count: number; readonly size?: number }) {
  const { tones } = usePalette();
  return count === 0 ? null : <Icon name="flag" colour={tones.illegal.ink} size={size} />;
}
