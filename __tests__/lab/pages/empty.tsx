import { registerRootComponent } from 'expo';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { openBare } from './bare';

/** The least that can be called an app with a database: what a start is measured against. */
function Empty() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void openBare('tableside.db').then(() => setOpen(true)), []);
  return isOpen ? <View testID="ready" style={{ width: 100, height: 100 }} /> : null;
}

registerRootComponent(Empty);
