import { useRef, useState } from 'react';
import { useWords } from './useWords';

/** Milliseconds after which what was just shown has been drawn, also on a slow device. */
const DRAWN_MS = 50;

interface ImportProgress {
  /** How far it is, in words; null while nothing is read in. */
  readonly line: string | null;
  /** Reads in, unless that is going on already. The line is drawn before `work` keeps the thread busy. */
  readonly run: (work: (onProgress: (taken: number, all: number) => void) => Promise<void>) => Promise<void>;
}

/** A file with an evening of games takes a while to read in: says so, and how far it is. */
export function useImportProgress(): ImportProgress {
  const { importing } = useWords().tableList;
  const [line, setLine] = useState<string | null>(null);
  const isRunning = useRef(false);
  const run: ImportProgress['run'] = async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setLine(importing(0, 0));
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
    try {
      await work((taken, all) => setLine(importing(taken, all)));
    } finally {
      isRunning.current = false;
      setLine(null);
    }
  };
  return { line, run };
}
