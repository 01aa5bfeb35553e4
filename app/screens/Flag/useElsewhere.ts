import { startTransition, useEffect, useState } from 'react';
import { findLast } from '@/base';
import { type Game } from '@/engine';
import { useWords } from '../../hooks';
import { findFlag } from '../../flags/findFlag';
import { type ElsewhereRow, makeElsewhere, otherSheets } from './makeElsewhere';

/** What a sheet makes of a play depends on what came before it only, so the entry itself is the key. */
const asked = new WeakMap<object, Map<string, ElsewhereRow>>();

interface Elsewhere {
  readonly rows: readonly ElsewhereRow[];
  /** Sheets not asked yet. */
  readonly waiting: number;
}

/** How the other sheets see a play: asked one after another once the screen is there, so that nothing waits for it. */
export function useElsewhere(game: Game, id: string): Elsewhere {
  const words = useWords();
  const flag = findFlag(game, id);
  const sheets = flag === undefined ? [] : otherSheets(game, flag);
  const key = flag && findLast(game.played, ({ entry }) => entry.n === flag.n);
  const [, setAnswers] = useState(0);
  useEffect(() => {
    if (flag === undefined || key === undefined) return undefined;
    const answers = asked.get(key) ?? new Map<string, ElsewhereRow>();
    asked.set(key, answers);
    const left = sheets.filter((sheet) => !answers.has(`${flag.code} ${sheet.id}`));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      const sheet = left.shift();
      if (sheet === undefined) return;
      answers.set(`${flag.code} ${sheet.id}`, makeElsewhere(game, flag, sheet, words));
      startTransition(() => setAnswers((many) => many + 1));
      timer = setTimeout(ask);
    };
    timer = setTimeout(ask);
    return () => clearTimeout(timer);
    // The same entry gives the same answers, whatever has been told since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, flag?.code, words]);
  const answers = key === undefined ? undefined : asked.get(key);
  const rows = sheets.flatMap((sheet) => answers?.get(`${flag?.code} ${sheet.id}`) ?? []);
  return { rows, waiting: sheets.length - rows.length };
}
