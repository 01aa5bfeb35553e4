import { type ReactNode, useMemo, useState } from 'react';
import { rulesetById, type Ruleset, RULESETS } from '@/rulesets';
import { scorePractice } from '@/practice';
import { type Words } from '@/words';
import { newId, usePressCounter } from '../../device';
import { WordsOverrideProvider, useWords } from '../../hooks';
import { RegistryGate, RegistryOpenerProvider, useRegistry, useRegistryState, useTableState } from '../../registry';
import { ChooseLessonView, type ChosenLessonOptions } from './ChooseLessonView';
import { makePlayersData } from './makePlayersData';
import { makePracticeReportData } from './makePracticeReportData';
import { PracticeReportView } from './PracticeReportView';
import { type PracticeBackTarget, PracticePlayersAndTable } from './PracticePlayersAndTable';
import { type PracticeSession, startPractice } from './startPractice';
import { usePlayback } from './usePlayback';

interface PracticeScreenProps {
  /** The same seed and the same choice give the same game, on any device; without one each game is another. */
  readonly seed?: string | undefined;
  readonly onBack: () => void;
  /** Draws the app's own table screen for the table with this id. `onLeave`: the way back from it. */
  readonly renderTable: (id: string, onLeave: () => void) => ReactNode;
}

/** A lesson: chosen, refereed at the real table screen over a log in memory, and judged. */
export function PracticeScreen({ seed, onBack, renderTable }: PracticeScreenProps) {
  const device = useRegistry();
  const settings = useRegistryState((state) => state.settings);
  const [practice, setPractice] = useState<PracticeSession | null>(null);
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const [games, setGames] = useState(0);
  const newest = useRegistryState(({ rows }) => rows[0]?.header.ruleset);
  const first = rulesetById(newest ?? '') ?? (RULESETS[0] as Ruleset);

  const start = async (choice: ChosenLessonOptions): Promise<void> => {
    setState('starting');
    // the button says so before the cards are dealt, which takes a moment
    await nextPaint();
    const started = await startPractice({ ...choice, seed: seedOf(seed, games) }, settings, device.set).catch(
      () => null,
    );
    setState(started?.ok === true ? 'idle' : 'failed');
    if (started?.ok !== true) return;
    setGames(games + 1);
    setPractice(started.value);
  };

  if (practice === null)
    return (
      <ChooseLessonView
        first={first}
        isStarting={state === 'starting'}
        hasFailed={state === 'failed'}
        onStart={(choice) => void start(choice)}
        onBack={onBack}
      />
    );
  return (
    <RegistryOpenerProvider open={practice.open}>
      <RegistryGate>
        <RunningLesson
          practice={practice}
          onAgain={() => setPractice(null)}
          onBack={onBack}
          renderTable={renderTable}
        />
      </RegistryGate>
    </RegistryOpenerProvider>
  );
}

interface RunningLessonProps extends Omit<PracticeScreenProps, 'seed'> {
  readonly practice: PracticeSession;
  readonly onAgain: () => void;
}

function RunningLesson({ practice: { lesson, table }, onAgain, onBack, renderTable }: RunningLessonProps) {
  const words = useWords();
  const [isReport, setReport] = useState(false);
  const playback = usePlayback(lesson.steps, table, !isReport);
  const presses = usePressCounter();
  const data = useMemo(() => makePlayersData(lesson, playback, words), [lesson, playback, words]);
  const finish = (): void => setReport(true);
  if (isReport)
    return (
      <Report lesson={lesson} table={table} shown={playback.shown} taps={presses.count()}>
        {(report) => (
          <PracticeReportView report={report} onGoOn={() => setReport(false)} onAgain={onAgain} onBack={onBack} />
        )}
      </Report>
    );
  return (
    <PracticePlayersAndTable
      data={data}
      playback={playback}
      steps={lesson.steps.length}
      onFinish={finish}
      presses={presses}
      renderTable={(onLeave, to) => (
        <WordsOverrideProvider change={SAY_PRACTICE[to]}>{renderTable(table.id, onLeave)}</WordsOverrideProvider>
      )}
    />
  );
}

const nextPaint = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(() => resolve(), 0)));

/** A seed in the address names the first game; the ones after it follow from it, so that a class stays together. */
const seedOf = (named: string | undefined, games: number): string => {
  if (named === undefined) return newId();
  return games === 0 ? named : `${named}/${games + 1}`;
};

/**
 * At the practice table the way back does not lead to the list of tables. Nothing of it is kept, so *saved* would be
 * untrue, and *not saved* would look like a fault.
 */
const sayPractice =
  (to: PracticeBackTarget) =>
  (words: Words): Words => {
    const { sign, players } = words.practice;
    const saved = { ...words.table.saved, saved: sign, saving: sign };
    return { ...words, table: { ...words.table, saved, back: to === 'report' ? players.finish : players.toPlayers } };
  };
const SAY_PRACTICE = { report: sayPractice('report'), players: sayPractice('players') } as const;

interface ReportProps extends Pick<PracticeSession, 'lesson' | 'table'> {
  readonly shown: number;
  readonly taps: number;
  readonly children: (report: ReturnType<typeof makePracticeReportData>) => ReactNode;
}

/** The score is worked out when it is asked for, not with every tap. */
function Report({ lesson, table, shown, taps, children }: ReportProps) {
  const words = useWords();
  const { game } = useTableState(table);
  const report = useMemo(
    () => makePracticeReportData(scorePractice(lesson.steps.slice(0, shown), game), lesson, taps, words),
    [lesson, shown, game, taps, words],
  );
  return children(report);
}
