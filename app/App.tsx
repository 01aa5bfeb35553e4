import { SafeAreaProvider } from 'react-native-safe-area-context';
import { RenderErrorBoundary } from './components/RenderErrorBoundary';
import { restartApp } from './device';
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
          <RenderErrorBoundary onStartAnew={restartApp}>
            <RegistryOpenerProvider open={openRegistry}>
              <Navigation />
            </RegistryOpenerProvider>
          </RenderErrorBoundary>
        </LanguageProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
