import { useEffect } from 'react';
import { holdTableLock } from './windowGuards';

/** While the calling component is mounted and `isOn`, a newer version waits: a reload would lose what is entered here. */
export function useDelayUpdate(isOn = true): void {
  useEffect(() => (isOn ? holdTableLock() : undefined), [isOn]);
}
