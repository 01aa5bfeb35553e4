import { SafeAreaProvider } from 'react-native-safe-area-context';
import { type OpenRegistryFunction, RegistryOpenerProvider } from './registry';
import { LanguageProvider } from './hooks';
import { Navigation } from './navigation';
import { ThemeProvider } from './theme';

/** Given a way to open what is kept on this device, the whole app. */
export function App({ openRegistry }: { readonly openRegistry: OpenRegistryFunction }) {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <LanguageProvider>
          <RegistryOpenerProvider open={openRegistry}>
            <Navigation />
          </RegistryOpenerProvider>
        </LanguageProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
