import { SafeAreaProvider } from 'react-native-safe-area-context';
import { type OpenDesk, OpenDeskProvider } from './desk';
import { Navigation } from './navigation';
import { ThemeProvider } from './theme';

/** Given a way to open what is kept on this device, the whole app. */
export function App({ openDesk }: { readonly openDesk: OpenDesk }) {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OpenDeskProvider open={openDesk}>
          <Navigation />
        </OpenDeskProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
