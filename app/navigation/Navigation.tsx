import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { closePanelsOnBrowserBack, useWords } from '../hooks';
import { usePalette } from '../theme';
import { linking } from './routes';
import { Tabs } from './Tabs';

closePanelsOnBrowserBack();

/** All places of the app, each with an address. */
export function Navigation() {
  const palette = usePalette();
  const { appName, pageTitle } = useWords().screens;
  const base = palette.isDark ? DarkTheme : DefaultTheme;
  const colors = {
    ...base.colors,
    background: palette.paper,
    card: palette.card,
    text: palette.ink,
    border: palette.line,
  };
  return (
    <NavigationContainer
      linking={linking}
      theme={{ ...base, colors }}
      documentTitle={{ formatter: (options) => (options?.title ? pageTitle(options.title) : appName) }}
    >
      <Tabs />
    </NavigationContainer>
  );
}
