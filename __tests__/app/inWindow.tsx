import { type ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

const metrics = { frame: { x: 0, y: 0, width: 360, height: 740 }, insets: { top: 24, left: 0, right: 0, bottom: 24 } };

/** A view in the frame of a phone: what a view needs around it, and nothing of navigation or data. */
export const inWindow = (view: ReactElement): ReactElement => (
  <SafeAreaProvider initialMetrics={metrics}>{view}</SafeAreaProvider>
);
