import { useEffect } from 'react';
import { View } from 'react-native';
import { AppText, Button, Icon } from '../components';
import { TitledCard } from '../components/TitledCard';
import { useWords } from '../hooks';
import { defineStaticStyles, space, usePalette } from '../theme';
import { checkOfflineStart } from './checkOfflineStart';
import { useOfflineState } from './offlineState';
import { UpdateNotice } from './UpdateNotice';

/**
 * For the settings: the version, whether the app starts without a network, and a newer version that waits. It checks
 * when it is opened, and again whenever something happened to the service worker.
 */
export function OfflineSection() {
  const { offline } = useWords();
  const palette = usePalette();
  const { version, check, isReady, workerChanges } = useOfflineState();
  useEffect(() => void checkOfflineStart(), [workerChanges]);
  return (
    <TitledCard title={offline.title} testID="offline-section">
      {isReady ? (
        <View style={styles.ready} testID="offline-ready">
          <Icon name="saved" size={22} colour={palette.accent} />
          <AppText style={styles.words}>{offline.ready}</AppText>
        </View>
      ) : (
        <AppText colour="inkSoft" testID="offline-not-ready">
          {check === null || check.outcome === 'ready' ? offline.checking : offline.notReady[check.why]}
        </AppText>
      )}
      {check?.outcome === 'not-ready' ? (
        <Button title={offline.checkAgain} onPress={() => void checkOfflineStart()} testID="offline-check-again" />
      ) : null}
      <UpdateNotice />
      <AppText size="small" colour="inkSoft" testID="version">
        {offline.version(version)}
      </AppText>
    </TitledCard>
  );
}

const styles = defineStaticStyles({
  ready: { flexDirection: 'row', alignItems: 'flex-start', gap: space.small },
  words: { flex: 1 },
});
