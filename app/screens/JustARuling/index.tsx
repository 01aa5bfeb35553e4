import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type KeptRuling } from '@/state';
import { makeRulingsBook } from '@/state/rulingsBook';
import { answerCacheFor } from '../../answers/answerCache';
import { useAskableRulesets } from '../../answers/askableRulesets';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { saveFile } from '../../device/files';
import { setRulingsTabRuleset, useRulingsTabRuleset, useWords } from '../../hooks';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import { useRegistry, useRegistryState } from '../../registry';
import { JustARulingView, type JustARulingNoticeData } from './JustARulingView';
import { type KeptRulingData, makeKeptRulings, whoAndWhatOfRuling } from './makeKeptRulings';
import { answerOfChosenQuestion, findQuestions, makeRulingCardData } from './makeRulingFormData';
import { makeRulingRecoveryLines } from './makeRulingRecoveryLines';
import { rulesChoiceOrDefault, makeRulesChoices } from './rulesChoices';
import {
  makeNextRulingForm,
  rulingDraftFromForm,
  rememberRulingForm,
  recentlyNamedPeople,
  type RulingForm,
  rememberedRulingForm,
  withoutPerson,
  withPersonAdded,
  withChosenQuestion,
} from './rulingForm';
import { useJustARulingWords } from './useJustARulingWords';

export { RulingSlip } from './RulingSlip';

interface JustARulingScreenProps {
  readonly onSlip: (record: string, n: number) => void;
  readonly onBack: () => void;
}

/** The rules chosen here last, by their id in the list of choices. */
const LAST_RULES_SETTING = 'ruling.rules';

/** A ruling at a table whose game is not in the app, and the rulings kept on this device. */
export function JustARulingScreen({ onSlip, onBack }: JustARulingScreenProps) {
  const words = useWords();
  const say = useJustARulingWords();
  const dictionaries = useRulingsTabWords();
  const registry = useRegistry();
  const book = registry.rulings(makeRulingsBook);
  const { rulings, isRead, troubles, saved } = useStore(book.store);
  const rows = useRegistryState((state) => state.rows);
  const recoveries = useRegistryState((state) => state.rulingRecoveries);
  const [form, setForm] = useState(() => rememberedRulingForm(registry));
  useEffect(() => rememberRulingForm(registry, form), [registry, form]);
  const [outcome, setOutcome] = useState<JustARulingNoticeData | null>(null);

  const sheets = useAskableRulesets();
  const inUse = useRulingsTabRuleset();
  const choices = useMemo(() => makeRulesChoices(sheets, rows, say, words), [sheets, rows, say, words]);
  const [chosenRules, setChosenRules] = useState(() => registry.setting(LAST_RULES_SETTING));
  const rules = rulesChoiceOrDefault(choices, chosenRules, rows, inUse);
  if (rules === undefined) throw new Error('the app has no rulesets');
  const cache = answerCacheFor(rules.rules, dictionaries);
  // The index is made while nobody types; a search that comes before it makes it at once.
  useEffect(() => cache.fillWhenIdle(() => undefined), [cache]);

  const answer = answerOfChosenQuestion(form, cache);
  const ruling = useMemo(
    () => (answer === null ? null : makeRulingCardData(answer, form.caseId, form.who, rules, say, dictionaries)),
    [answer, form.caseId, form.who, rules, say, dictionaries],
  );
  const found = useMemo(() => findQuestions(form.typed, cache, say, words), [form.typed, cache, say, words]);
  const people = useMemo(() => recentlyNamedPeople(rulings, rows, form, words), [rulings, rows, form, words]);
  const kept = useMemo(() => makeKeptRulings(rulings, new Date(), say, dictionaries), [rulings, say, dictionaries]);
  const recovered = useMemo(
    () => makeRulingRecoveryLines(recoveries, say, dictionaries),
    [recoveries, say, dictionaries],
  );

  const change = (part: Partial<RulingForm>): void => setForm((now) => ({ ...now, ...part }));
  const named = ({ entry }: KeptRuling) => whoAndWhatOfRuling(entry, say, dictionaries);

  const takeBack = async (record: string, n: number): Promise<void> => {
    const struck = await book.strike(record, n);
    if (!struck.ok) return setOutcome({ kind: 'error', lines: [submitFailureMessage(struck.error, words)] });
    const { who, what } = named(struck.value);
    const undo = { title: say.list.bringBack, icon: 'redo', run: () => void bringBack(record, n) } as const;
    setOutcome({ kind: 'info', lines: [say.takenBack(who, what)], undo });
  };
  const bringBack = async (record: string, n: number): Promise<void> => {
    const restored = await book.restore(record, n);
    if (!restored.ok) return setOutcome({ kind: 'error', lines: [submitFailureMessage(restored.error, words)] });
    const { who, what } = named(restored.value);
    setOutcome({ kind: 'good', lines: [say.broughtBack(who, what)] });
  };
  const save = async (): Promise<void> => {
    if (answer === null || saved === 'saving') return;
    const added = await book.add(rulingDraftFromForm(form, answer, rules));
    // What was typed stays where it was not kept.
    if (!added.ok) return setOutcome({ kind: 'error', lines: [submitFailureMessage(added.error, words)] });
    setForm(makeNextRulingForm);
    const { who, what } = named(added.value);
    const { record, entry } = added.value;
    const undo = { title: say.list.takeBack, icon: 'undo', run: () => void takeBack(record, entry.n) } as const;
    setOutcome({ kind: 'good', lines: [say.kept(who, what)], undo });
  };
  const exportAll = async (): Promise<void> => {
    const name = say.list.fileName(new Date().toISOString().slice(0, 10));
    const isSaved = await saveFile(name, await book.exportAll()).catch(() => false);
    const line = isSaved ? say.list.exported(name) : say.list.notExported;
    setOutcome({ kind: isSaved ? 'good' : 'warning', lines: [line] });
  };
  const chooseTheseRules = (id: string): void => {
    setChosenRules(id);
    void registry.set(LAST_RULES_SETTING, id);
    const chosen = choices.find((one) => one.id === id);
    if (chosen !== undefined && Object.keys(chosen.told).length === 1) setRulingsTabRuleset(id);
    // The cases of a question, and what there is to decide, depend on the rules.
    setForm((now) => withChosenQuestion(now, now.question));
  };

  return (
    <JustARulingView
      form={form}
      choices={choices}
      rules={rules}
      found={found}
      ruling={ruling}
      people={people}
      outcomes={[...recovered, ...(outcome === null ? [] : [outcome])]}
      isSaving={saved === 'saving'}
      kept={kept}
      isRead={isRead}
      hasTrouble={troubles.length > 0}
      onRules={chooseTheseRules}
      onType={(typed) => change({ typed })}
      onQuestion={(question) => setForm((now) => withChosenQuestion(now, question))}
      onCase={(caseId) => change({ caseId, call: 'remedy' })}
      onCall={(call) => change({ call })}
      onName={(name) => change({ name })}
      onAddPerson={(name) => setForm((now) => withPersonAdded(now, name))}
      onRemovePerson={(name) => setForm((now) => withoutPerson(now, name))}
      onTable={(table) => change({ table })}
      onNote={(note) => change({ note })}
      onSave={() => void save()}
      onTakeBack={({ record, n }: KeptRulingData) => void takeBack(record, n)}
      onBringBack={({ record, n }: KeptRulingData) => void bringBack(record, n)}
      onSlip={({ record, n }: KeptRulingData) => onSlip(record, n)}
      onExport={() => void exportAll()}
      onBack={onBack}
    />
  );
}
