import { diskAsked } from './early';
import { registerRootComponent } from 'expo';
import { useEffect, useState } from 'react';
import { App } from './App';
import { openDesk } from './boot';

function Root() {
  const [isTime, setTime] = useState(false);
  useEffect(() => void diskAsked.then(() => setTime(true)), []);
  return isTime ? <App openDesk={openDesk} /> : null;
}

registerRootComponent(Root);
