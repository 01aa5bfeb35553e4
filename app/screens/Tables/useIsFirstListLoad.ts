import { useState } from 'react';
import { type TableListData } from './makeTableListData';

/**
 * Whether the records are still being read for the first time since the screen was opened. Until then no table is shown:
 * each of them might turn out to be finished and move. A table that is added later appears when it has been read.
 */
export function useIsFirstListLoad(isListed: boolean, { reading }: TableListData): boolean {
  const [isOver, setOver] = useState(false);
  if (!isOver && isListed && reading === null) setOver(true);
  return !isOver && reading !== null;
}
