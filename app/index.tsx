import { diskOpening } from './openDiskEarly';
import { registerRootComponent } from 'expo';
import { useEffect, useState } from 'react';
import { App } from './App';
import { openDesk } from './boot';

function Root() {
  const [isTime, setTime] = useState(false);
  useEffect(() => void diskOpening.then(() => setTime(true)), []);
  return isTime ? <App openDesk={openDesk} /> : null;
}

registerRootComponent(Root);
