import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Game, openFlags } from '@/engine';
import { countUntold, type LessonStep } from '@/practice';
import { type TableSession } from '@/state';

/** How fast the players play: by the learner's Next alone, or by themselves. */
export const PLAYBACK_PACES = ['pause', 'slow', 'normal'] as const;
export type PlaybackPace = (typeof PLAYBACK_PACES)[number];

/** Between one act and the next, in ms. At a rally it is one act in sixteen seconds, but nine within ten in a burst. */
const DELAY_MS: Readonly<Record<Exclude<PlaybackPace, 'pause'>, number>> = { slow: 6000, normal: 3000 };
/** So many acts may be shown and not told before the players wait by themselves. */
export const MAX_UNTOLD_ACTS_BEFORE_WAIT = 4;

/** What the players wait for before they go on by themselves. */
export type PlaybackWaitReason = 'telling' | 'ruling' | null;

/** What automatic playback waits for. The Next button never waits. */
export function whatPlaybackWaitsFor(steps: readonly LessonStep[], shown: number, game: Game): PlaybackWaitReason {
  const untold = countUntold(steps.slice(0, shown), game);
  if (steps[shown]?.task !== 'rule') return untold >= MAX_UNTOLD_ACTS_BEFORE_WAIT ? 'telling' : null;
  // What the sheet orders is shown after the learner has ruled on the offence, so that it does not tell him how.
  if (untold > 0) return 'telling';
  return openFlags(game.table).length > 0 ? 'ruling' : null;
}

export interface PlaybackState {
  readonly shown: number;
  readonly pace: PlaybackPace;
  readonly wait: PlaybackWaitReason;
  readonly isOver: boolean;
  readonly next: () => void;
  readonly setPace: (pace: PlaybackPace) => void;
}

/** Shows the steps of a lesson one after another, at the learner's pace. It stands still while `isRunning` is false. */
export function usePlayback(steps: readonly LessonStep[], table: TableSession, isRunning: boolean): PlaybackState {
  const [shown, setShown] = useState(0);
  const [pace, setPace] = useState<PlaybackPace>('pause');
  const game = useStore(table.store, (state) => state.game);
  const wait = useMemo(() => whatPlaybackWaitsFor(steps, shown, game), [steps, shown, game]);
  const isOver = shown >= steps.length;
  const isPlaying = isRunning && !isOver && wait === null;
  useEffect(() => {
    if (!isPlaying || pace === 'pause') return undefined;
    const timer = setTimeout(() => setShown(shown + 1), DELAY_MS[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, pace, shown]);
  const next = (): void => setShown((now) => Math.min(steps.length, now + 1));
  return { shown, pace, wait: pace === 'pause' || isOver ? null : wait, isOver, next, setPace };
}
