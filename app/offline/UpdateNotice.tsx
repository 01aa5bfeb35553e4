import { useState } from 'react';
import { Platform } from 'react-native';
import { AppText, Button, Notice } from '../components';
import { useWords } from '../hooks';
import { ensureServiceWorkerClient } from './ensureServiceWorkerClient';
import { offlineStore, useOfflineState } from './offlineState';

interface UpdateNoticeProps {
  /** This version is too old for what it found: a newer one is looked for on the server. A phone's system does that. */
  readonly isNeeded?: boolean;
}

/** A newer version that is ready: what it waits for, and the tap that lets it take over. Nothing while there is none. */
export function UpdateNotice({ isNeeded = false }: UpdateNoticeProps) {
  const { update } = useWords().offline;
  const { updateWaiting, delayedBy, hasUpdateFailed } = useOfflineState();
  const [isBusy, setBusy] = useState(false);
  const [isFound, setFound] = useState(true);
  const canFind = isNeeded && Platform.OS === 'web';
  if (!updateWaiting && !canFind) return null;
  const apply = async (): Promise<void> => {
    setBusy(true);
    try {
      const client = await ensureServiceWorkerClient();
      const hasOne = updateWaiting || (await client.find());
      setFound(hasOne);
      if (hasOne) await client.apply();
    } catch {
      offlineStore.setState({ hasUpdateFailed: true });
    }
    setBusy(false);
  };
  const isReady = delayedBy === null ? update.text : update.delayed[delayedBy];
  const said = hasUpdateFailed ? update.failed : updateWaiting ? isReady : isFound ? null : update.notFound;
  return (
    <Notice
      kind="info"
      testID="update-notice"
      action={<Button title={update.now} onPress={() => void apply()} isBusy={isBusy} testID="update-waiting" />}
    >
      {updateWaiting ? <AppText size="strong">{update.title}</AppText> : null}
      {said === null ? null : <AppText testID="update-said">{said}</AppText>}
    </Notice>
  );
}
