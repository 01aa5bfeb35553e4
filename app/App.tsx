import { SafeAreaProvider } from 'react-native-safe-area-context';
import { type RegistryOpener, RegistryOpenerProvider } from './registry';
import { LanguageProvider } from './hooks';
import { Navigation } from './navigation';
import { ThemeProvider } from './theme';

/** Given a way to open what is kept on this device, the whole app. */
export function App({ openRegistry }: { readonly openRegistry: RegistryOpener }) {
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
