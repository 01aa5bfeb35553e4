import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Navigation } from './navigation';
import { ThemeProvider } from './theme';

export function App() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <Navigation />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
