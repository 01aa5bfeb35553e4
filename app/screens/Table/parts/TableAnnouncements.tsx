import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { Text, UNSEEN_STYLE } from '../../../components';
import { useWords } from '../../../hooks';
import { type FlagBarData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';

/**
 * What a screen reader says by itself at the table, besides the slot: who is on turn, whenever that changes, and each
 * flag, when it is raised. The slot is silent about flags, because it shows the oldest one again after every tap.
 */
export function TableAnnouncements() {
  return (
    <>
      <TurnAnnouncement />
      <FlagAnnouncement />
    </>
  );
}

function TurnAnnouncement() {
  const turn = useTableViewPart(({ strip }) => strip.turn);
  const { acts } = useWords().table.seat;
  return (
    <View aria-live="polite" style={UNSEEN_STYLE}>
      <Text style={UNSEEN_STYLE}>{turn === '' ? '' : acts(turn)}</Text>
    </View>
  );
}

interface Raised {
  readonly key: string;
  readonly lines: readonly string[];
}

/** A flag that waited when the table was opened is not announced: whoever opens the table finds it in the slot. */
function FlagAnnouncement() {
  const flags = useTableViewPart((table) => table.flags);
  const known = useRef<readonly FlagBarData[]>(flags);
  const [raised, setRaised] = useState<Raised>({ key: '', lines: [] });
  useEffect(() => {
    const fresh = newFlagsAmong(flags, known.current);
    const isGone = flags.length === 0 && known.current.length > 0;
    known.current = flags;
    if (fresh.length > 0 || isGone)
      setRaised({ key: fresh.map(({ id }) => id).join(), lines: fresh.map(({ line }) => line) });
  }, [flags]);
  return (
    <View aria-live="polite" style={UNSEEN_STYLE}>
      {/* A new key makes a new element: two flags with the same words are two announcements. */}
      <View key={raised.key}>
        {raised.lines.map((line, index) => (
          <Text key={index} style={UNSEEN_STYLE}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** Undone and done again, a flag is new. */
const newFlagsAmong = (flags: readonly FlagBarData[], known: readonly FlagBarData[]): readonly FlagBarData[] =>
  flags.filter(({ id }) => known.every((one) => one.id !== id));
