import { SafeAreaProvider } from 'react-native-safe-area-context';
import { type OpenRegistry, OpenRegistryProvider } from './registry';
import { LanguageProvider } from './hooks';
import { Navigation } from './navigation';
import { ThemeProvider } from './theme';

/** Given a way to open what is kept on this device, the whole app. */
export function App({ openRegistry }: { readonly openRegistry: OpenRegistry }) {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <LanguageProvider>
          <OpenRegistryProvider open={openRegistry}>
            <Navigation />
          </OpenRegistryProvider>
        </LanguageProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
