import { diskOpeningStarted } from './openDiskEarly';
import { registerRootComponent } from 'expo';
import { useEffect, useState } from 'react';
import { App } from './App';
import { openRegistry } from './boot';

function Root() {
  const [isTime, setTime] = useState(false);
  useEffect(() => void diskOpeningStarted.then(() => setTime(true)), []);
  return isTime ? <App openRegistry={openRegistry} /> : null;
}

registerRootComponent(Root);
