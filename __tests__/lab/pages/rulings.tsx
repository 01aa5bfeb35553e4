import { App } from '@app/App';
import { openRegistry } from '@app/boot';
import { registerRootComponent } from 'expo';
import { View } from 'react-native';
import { BareTextList, setFixedTexts } from './BareTextList';
import { readKeyWatch, startKeyWatch } from './keyWatch';

const offered = { setFixedTexts, startKeyWatch, readKeyWatch };

declare global {
  interface Window {
    besideRulings: typeof offered;
  }
}
window.besideRulings = offered;

/** The app with a bare list of texts in one page: what slows one slows the other. */
registerRootComponent(() => (
  <View style={{ flex: 1 }}>
    <View style={{ flex: 1 }}>
      <App openRegistry={openRegistry} />
    </View>
    <BareTextList />
  </View>
));
