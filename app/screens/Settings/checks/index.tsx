import { useCallback, useEffect, useState } from 'react';
import { useRegistry, WhenRegistryOpen } from '../../../registry';
import { useWords } from '../../../hooks';
import { type OfflinePort, offlinePort } from '../offlinePort';
import { askToPersist, readStorageUse } from '../storageUse';
import { useSettingsWords } from '../useSettingsWords';
import { builtAt } from './builtAt';
import { DeviceCheckView } from './DeviceCheckView';
import { type CheckFacts, makeCheckRows } from './makeCheckRows';
import { probeDevice } from './probeDevice';

interface DeviceCheckScreenProps {
  readonly onBack: () => void;
}

export const DeviceCheckScreen = (props: DeviceCheckScreenProps) => (
  <WhenRegistryOpen>
    <CheckOpenDevice {...props} offline={offlinePort} />
  </WhenRegistryOpen>
);

function CheckOpenDevice({ onBack, offline }: DeviceCheckScreenProps & { readonly offline: OfflinePort | null }) {
  const words = useWords();
  const say = useSettingsWords();
  const registry = useRegistry();
  const [facts, setFacts] = useState<CheckFacts | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isHere = true;
    const check = async (): Promise<void> => {
      await registry.ready;
      const [use, probe, startsOffline] = await Promise.all([
        readStorageUse(),
        probeDevice(),
        offline === null
          ? null
          : offline.checkStart().then(
              ({ ok }) => ok,
              () => false,
            ),
      ]);
      const { rows, durability } = registry.store.getState();
      const stored = rows.map(({ touched }) => Date.parse(touched)).filter((time) => !Number.isNaN(time));
      const newestEntry = stored.length === 0 ? null : Math.max(...stored);
      const clock = { now: Date.now(), built: builtAt(), newestEntry };
      if (isHere) setFacts({ ...use, ...probe, ...clock, kept: durability.kept, startsOffline });
    };
    void check();
    return () => void (isHere = false);
  }, [registry, offline, round]);
  const again = useCallback(() => {
    setFacts(null);
    setRound((before) => before + 1);
  }, []);
  return (
    <DeviceCheckView
      rows={facts === null ? null : makeCheckRows(facts, say, words)}
      onAgain={again}
      onAction={() => void askToPersist().then(again)}
      onBack={onBack}
    />
  );
}
