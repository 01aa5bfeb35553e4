import { useEffect, useMemo, useState } from 'react';
import { makeLocalRulesId } from '@/rulesets/localRules';
import { type SampleSituation } from '@/rulings/sampleSituations';
import { selectLocalRules } from '@/state';
import { AppText, Page, ScreenBar } from '../../components';
import { newId } from '../../device';
import { useWords } from '../../hooks';
import { useRegistry, useRegistryState, WhenRegistryOpen } from '../../registry';
import { LocalRulesBackLabelProvider, type LocalRulesBackTarget } from './LocalRulesBackLabelProvider';
import {
  draftWithoutChanges,
  draftFromRules,
  emptyLocalRulesDraft,
  LOCAL_RULES_DRAFT_KEY,
  type LocalRulesDraft,
  parseStoredDraft,
  serializeDraft,
  withDraftPick,
  withDraftRuling,
} from './localRulesDraft';
import { makeRulesEditor, rulesetJsonFromDraft } from './makeRulesEditor';
import { makeRulesTrial } from './makeRulesTrial';
import { RulesEditorView } from './RulesEditorView';
import { useLocalRulesWords } from './useLocalRulesWords';

interface EditLocalRulesScreenProps {
  /** Null: new ones. */
  readonly id: string | null;
  readonly openedFrom: LocalRulesBackTarget;
  readonly onSaved: (id: string) => void;
  readonly onBack: () => void;
}

/** Makes or changes local rules. What is chosen survives leaving the screen, until it is saved. */
export const EditLocalRulesScreen = (props: EditLocalRulesScreenProps) => (
  <WhenRegistryOpen>
    <LocalRulesBackLabelProvider to="list">
      <FindLocalRules key={props.id} {...props} />
    </LocalRulesBackLabelProvider>
  </WhenRegistryOpen>
);

/** The rules to begin with: those in the making, those that were saved, or the sheet of the newest table as it is. */
function FindLocalRules(props: EditLocalRulesScreenProps) {
  const registry = useRegistry();
  const { edit: say } = useLocalRulesWords();
  const [first] = useState((): LocalRulesDraft | 'gone' | 'whole' => {
    const { settings, rows } = registry.store.getState();
    const inHand = parseStoredDraft(settings[LOCAL_RULES_DRAFT_KEY], props.id);
    if (inHand !== null) return inHand;
    if (props.id === null) return emptyLocalRulesDraft(rows[0]?.header.ruleset ?? '');
    const kept = selectLocalRules(settings).find(({ ruleset }) => ruleset.id === props.id);
    return kept === undefined ? 'gone' : (draftFromRules(kept.rules) ?? 'whole');
  });
  if (typeof first === 'object') return <OpenEditor {...props} first={first} />;
  return (
    <Page bar={<ScreenBar title={say.title} onBack={props.onBack} />}>
      <AppText testID={`rules-${first}`}>{first === 'gone' ? say.gone : say.wholeHelp}</AppText>
    </Page>
  );
}

interface OpenEditorProps extends EditLocalRulesScreenProps {
  readonly first: LocalRulesDraft;
}

function OpenEditor({ id, openedFrom, first, onSaved, onBack }: OpenEditorProps) {
  const words = useWords();
  const page = useLocalRulesWords();
  const registry = useRegistry();
  const kept = useRegistryState(({ settings }) => selectLocalRules(settings));
  const [draft, setDraft] = useState(first);
  const [situation, setSituation] = useState<SampleSituation>('partner-advice');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (draft !== first) void registry.set(LOCAL_RULES_DRAFT_KEY, serializeDraft(draft));
  }, [registry, draft, first]);
  const data = useMemo(() => {
    const others = kept.filter(({ ruleset }) => ruleset.id !== id).map(({ ruleset }) => ruleset.name ?? '');
    return makeRulesEditor(draft, others, words, page);
  }, [draft, kept, id, words, page]);
  const trial = useMemo(
    () => makeRulesTrial(situation, data.base, data.ruleset, words, page),
    [situation, data.base, data.ruleset, words, page],
  );

  const save = async (): Promise<void> => {
    if (isBusy || data.problems.length > 0) return;
    setBusy(true);
    const own = id ?? makeLocalRulesId(draft.name, newId().slice(-12));
    const written = await registry.saveLocalRules(rulesetJsonFromDraft(draft, own));
    setBusy(false);
    if (!written.ok) return setFailure(page.edit.notSaved);
    await registry.set(LOCAL_RULES_DRAFT_KEY, '');
    onSaved(own);
  };

  return (
    <RulesEditorView
      data={data}
      trial={trial}
      isNew={id === null}
      isForTable={openedFrom === 'new-table'}
      isBusy={isBusy}
      failure={failure}
      onName={(name) => setDraft((now) => ({ ...now, name }))}
      onBase={(base) => setDraft((now) => ({ ...now, base }))}
      onPick={(rule, value) => setDraft((now) => withDraftPick(now, rule, value))}
      onRuling={(code, ruling) => setDraft((now) => withDraftRuling(now, code, ruling))}
      onReset={() => setDraft(draftWithoutChanges)}
      onSituation={setSituation}
      onSave={() => void save()}
      onBack={onBack}
    />
  );
}
