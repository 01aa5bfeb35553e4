import { type OfficialCall } from '@/record';
import { AskRulesetChoice } from '../../answers/AskRulesetChoice';
import { AppText, Button, LabelledInput, Notice, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { TwoColumnPage } from '../../components/TwoColumnPage';
import { useHasTwoPanes, useIsCramped } from '../../hooks';
import { type KeptRulingActions, KeptRulingsList } from './KeptRulingsList';
import { type KeptRulingData } from './makeKeptRulings';
import { type QuestionChoicesData, type RulingCardData } from './makeRulingFormData';
import { RulingCard } from './RulingCard';
import { type RulesChoiceData } from './rulesChoices';
import { type RulingForm } from './rulingForm';
import { useJustARulingWords } from './useJustARulingWords';
import { WhatHappenedField } from './WhatHappenedField';
import { PeopleInvolvedField } from './PeopleInvolvedField';

/** What came of the last thing done here. */
export interface JustARulingNoticeData {
  readonly kind: 'good' | 'info' | 'warning' | 'error';
  readonly lines: readonly string[];
  /** Takes it back, or brings it back. */
  readonly undo?: { readonly title: string; readonly icon: 'undo' | 'redo'; readonly run: () => void };
}

interface JustARulingViewProps extends KeptRulingActions {
  readonly form: RulingForm;
  readonly choices: readonly RulesChoiceData[];
  readonly rules: RulesChoiceData;
  readonly found: QuestionChoicesData;
  /** Null until something is chosen. */
  readonly ruling: RulingCardData | null;
  readonly people: readonly string[];
  readonly outcomes: readonly JustARulingNoticeData[];
  readonly isSaving: boolean;
  readonly kept: readonly KeptRulingData[];
  readonly isRead: boolean;
  readonly hasTrouble: boolean;
  readonly onRules: (id: string) => void;
  readonly onType: (typed: string) => void;
  readonly onQuestion: (question: string | null) => void;
  readonly onCase: (id: string) => void;
  readonly onCall: (call: OfficialCall) => void;
  readonly onName: (name: string) => void;
  readonly onAddPerson: (name: string) => void;
  readonly onRemovePerson: (name: string) => void;
  readonly onTable: (table: string) => void;
  readonly onNote: (note: string) => void;
  readonly onSave: () => void;
  readonly onExport: () => void;
  readonly onBack: () => void;
}

/** A ruling without a game: rules, what happened, who; and what was ruled so far. */
export function JustARulingView(props: JustARulingViewProps) {
  const { form, ruling, outcomes } = props;
  const say = useJustARulingWords();
  const isWide = useHasTwoPanes();
  const isCramped = useIsCramped();
  const save = (
    <Button
      testID="ruling-save"
      kind="main"
      icon="saved"
      title={say.save}
      isDisabled={ruling === null}
      isBusy={props.isSaving}
      onPress={props.onSave}
      style={WIDE}
    />
  );
  return (
    <TwoColumnPage
      bar={<ScreenBar title={say.title} subtitle={isCramped ? undefined : say.intro} onBack={props.onBack} />}
      // Whatever was just chosen, or came of it, begins at the top.
      news={JSON.stringify([outcomes.map(({ lines }) => lines), ruling?.question])}
      first={
        <>
          {outcomes.map((outcome, at) => (
            <OutcomeNotice key={at} outcome={outcome} />
          ))}
          <AskRulesetChoice all={props.choices} chosenId={props.rules.id} onChoose={props.onRules} />
          {ruling === null ? (
            <WhatHappenedField
              typed={form.typed}
              found={props.found}
              onType={props.onType}
              onChoose={props.onQuestion}
            />
          ) : (
            <>
              <RulingCard
                ruling={ruling}
                call={form.call}
                onChange={() => props.onQuestion(null)}
                onCase={props.onCase}
                onCall={props.onCall}
              />
              <PeopleInvolvedField
                who={form.who}
                name={form.name}
                people={props.people}
                onName={props.onName}
                onAdd={props.onAddPerson}
                onRemove={props.onRemovePerson}
              />
              <TitledCard>
                <LabelledInput
                  testID="ruling-table"
                  label={say.table}
                  value={form.table}
                  onChange={props.onTable}
                  inputMode="numeric"
                  maxLength={6}
                />
                <LabelledInput
                  testID="ruling-note"
                  label={say.note}
                  value={form.note}
                  onChange={props.onNote}
                  autoCapitalize="sentences"
                  isMultiline
                  maxLength={1000}
                />
              </TitledCard>
              {isWide ? save : null}
            </>
          )}
        </>
      }
      second={
        <KeptRulingsList
          rulings={props.kept}
          isRead={props.isRead}
          hasTrouble={props.hasTrouble}
          onExport={props.onExport}
          onTakeBack={props.onTakeBack}
          onBringBack={props.onBringBack}
          onSlip={props.onSlip}
        />
      }
      foot={ruling === null ? null : save}
    />
  );
}

const WIDE = { flexGrow: 1 } as const;

function OutcomeNotice({ outcome: { kind, lines, undo } }: { readonly outcome: JustARulingNoticeData }) {
  return (
    <Notice
      kind={kind}
      testID="ruling-outcome"
      action={
        undo === undefined ? undefined : (
          <Button testID="ruling-undo" icon={undo.icon} title={undo.title} onPress={undo.run} />
        )
      }
    >
      {lines.map((line) => (
        <AppText key={line}>{line}</AppText>
      ))}
    </Notice>
  );
}
