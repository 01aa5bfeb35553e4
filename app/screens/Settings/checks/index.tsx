import { useCallback, useEffect, useState } from 'react';
import { useRegistry, WhenRegistryOpen } from '../../../registry';
import { useWords } from '../../../hooks';
import { type OfflinePort, offlinePort } from '../offlinePort';
import { askForPersistentStorage, readStorageUse } from '../storageUse';
import { useSettingsScreensWords } from '../useSettingsScreensWords';
import { builtAtMs } from './builtAtMs';
import { DeviceCheckView } from './DeviceCheckView';
import { type DeviceCheckFacts, makeDeviceCheckRows } from './makeDeviceCheckRows';
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
  const say = useSettingsScreensWords();
  const registry = useRegistry();
  const [facts, setFacts] = useState<DeviceCheckFacts | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isHere = true;
    const check = async (): Promise<void> => {
      await registry.ready;
      const [use, probe, offlineStart] = await Promise.all([
        readStorageUse(),
        probeDevice(),
        offline === null ? null : offline.checkStart(),
      ]);
      const { rows, durability } = registry.store.getState();
      const stored = rows.map(({ touched }) => Date.parse(touched)).filter((time) => !Number.isNaN(time));
      const newestEntry = stored.length === 0 ? null : Math.max(...stored);
      const clock = { now: Date.now(), built: builtAtMs(), newestEntry };
      if (isHere) setFacts({ ...use, ...probe, ...clock, kept: durability.kept, offlineStart });
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
      rows={facts === null ? null : makeDeviceCheckRows(facts, say, words)}
      onAgain={again}
      onAction={() => void askForPersistentStorage().then(again)}
      onBack={onBack}
    />
  );
}
