import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ScreenBar } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, useStyles } from '../../theme';
import { LogPaneView, type LogPaneViewProps } from './LogPaneView';

interface LogViewProps extends LogPaneViewProps {
  readonly onBack: () => void;
}

/** The log as a screen of its own. */
export function LogView({ onBack, ...pane }: LogViewProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const say = useWords().review.log;
  return (
    <View role="main" style={[styles.screen, { paddingTop: insets.top }]}>
      <ScreenBar title={say.title} subtitle={say.subtitle(pane.log.entries)} onBack={onBack} />
      <LogPaneView {...pane} />
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({ screen: { flex: 1, backgroundColor: palette.paper } }));
