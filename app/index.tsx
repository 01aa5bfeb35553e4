import { registerRootComponent } from 'expo';
import { App } from './App';
import { openDesk } from './boot';

registerRootComponent(() => <App openDesk={openDesk} />);
