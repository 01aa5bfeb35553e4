import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { Text, SCREEN_READER_ONLY_STYLE } from '../../../components';
import { useWords } from '../../../hooks';
import { type SingleFlagPanelData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';

/**
 * What a screen reader says by itself at the table, besides the slot: who is on turn, whenever that changes; who acts
 * out of turn, when that begins; and each flag, when it is raised. The slot is silent about flags, because it shows the
 * oldest one again after every tap.
 */
export function TableAnnouncements() {
  return (
    <>
      <TurnAnnouncement />
      <OutOfTurnAnnouncement />
      <FlagAnnouncement />
    </>
  );
}

function TurnAnnouncement() {
  const turn = useTableViewPart(({ strip }) => strip.turn);
  const { acts } = useWords().table.seat;
  return (
    <View aria-live="polite" style={SCREEN_READER_ONLY_STYLE}>
      <Text style={SCREEN_READER_ONLY_STYLE}>{turn === '' ? '' : acts(turn)}</Text>
    </View>
  );
}

/** Empty again when it is over: the press that ended it has said so. */
function OutOfTurnAnnouncement() {
  const banner = useTableViewPart(({ strip }) => strip.guest?.banner ?? '');
  return (
    <View aria-live="polite" style={SCREEN_READER_ONLY_STYLE}>
      <Text style={SCREEN_READER_ONLY_STYLE}>{banner}</Text>
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
  const known = useRef<readonly SingleFlagPanelData[]>(flags);
  const [raised, setRaised] = useState<Raised>({ key: '', lines: [] });
  useEffect(() => {
    const fresh = newFlagsAmong(flags, known.current);
    const isGone = flags.length === 0 && known.current.length > 0;
    known.current = flags;
    if (fresh.length > 0 || isGone)
      setRaised({ key: fresh.map(({ id }) => id).join(), lines: fresh.map(({ line }) => line) });
  }, [flags]);
  return (
    <View aria-live="polite" style={SCREEN_READER_ONLY_STYLE}>
      {/* A new key makes a new element: two flags with the same words are two announcements. */}
      <View key={raised.key}>
        {raised.lines.map((line, index) => (
          <Text key={index} style={SCREEN_READER_ONLY_STYLE}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** Undone and done again, a flag is new. */
const newFlagsAmong = (
  flags: readonly SingleFlagPanelData[],
  known: readonly SingleFlagPanelData[],
): readonly SingleFlagPanelData[] => flags.filter(({ id }) => known.every((one) => one.id !== id));
