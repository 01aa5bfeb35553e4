import { useState } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { type Act, type Header } from '@/engine';
import { type EntryDraft } from '@/state';
import { Button, Heading, LabelledInput } from '../../components';
import { useIsCramped, useUnsentInput, useWords } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { ActForm, ActPicker, type FormSeat } from '../../forms';
import { type LogRowData } from '../../logRows/logRow';

/** What the forms need to know of the table. */
export interface FormTableFacts {
  readonly seats: readonly FormSeat[];
  readonly draw?: number | undefined;
  readonly header?: Header | undefined;
}

/** Resolves to true when it was written. Otherwise what was typed is kept. */
type Doing = Promise<boolean>;

/** What can be done about an entry. */
export interface LogRowHandlers {
  readonly onStrike: (row: LogRowData) => Doing;
  readonly onRestore: (row: LogRowData) => Doing;
  readonly onAmend: (row: LogRowData, draft: EntryDraft) => Doing;
  readonly onInsert: (row: LogRowData, draft: EntryDraft) => Doing;
  readonly onNote: (row: LogRowData, text: string) => Doing;
  readonly onOpenFlag: (flag: string) => void;
}

interface RowTrayProps extends LogRowHandlers {
  readonly row: LogRowData;
  readonly table: FormTableFacts;
  readonly onClose: () => void;
  /** Called when the actions open or grow, so that the list can scroll them into view. */
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

type Step = 'choosing' | 'amending' | 'noting' | 'inserting' | { readonly insert: Act };

/** Acts that cannot be inserted: corrections, rulings and signatures are made in other ways. */
const NOT_INSERTED: readonly Act[] = ['strike', 'amend', 'insert', 'set', 'rule', 'sign'];

/** The actions of one log row. Opens below its row; the rest of the log does not move. */
export function LogRowActions(props: RowTrayProps) {
  const { row, table, onClose } = props;
  const styles = useStyles(makeStyles);
  const { log } = useWords().review;
  const isCramped = useIsCramped();
  const [step, setStep] = useState<Step>('choosing');
  const choose = (): void => setStep('choosing');
  return (
    <View
      role="group"
      aria-label={log.actions(row.n)}
      style={[styles.tray, isCramped && styles.cramped]}
      onLayout={props.onLayout}
    >
      {step === 'choosing' && <Choices {...props} onDo={setStep} />}
      {step === 'noting' && <Noting {...props} onBack={choose} />}
      {step === 'amending' && (
        <ActForm
          act={row.entry.act}
          initial={row.entry}
          title={log.amendTitle(row.n)}
          isEdit
          keptAs={`amend ${row.n}`}
          {...table}
          onTell={(draft) => props.onAmend(row, draft)}
          onClose={onClose}
          onBack={choose}
        />
      )}
      {step === 'inserting' && (
        <>
          <Heading level={3} size="strong">
            {log.insertTitle(row.n)}
          </Heading>
          <ActPicker without={NOT_INSERTED} onPick={(act) => setStep({ insert: act })} />
        </>
      )}
      {typeof step === 'object' && (
        <ActForm
          act={step.insert}
          keptAs={`insert ${row.n} ${step.insert}`}
          {...table}
          onTell={(draft) => props.onInsert(row, draft)}
          onClose={onClose}
          onBack={() => setStep('inserting')}
        />
      )}
    </View>
  );
}

function Choices({ row, onStrike, onRestore, onOpenFlag, onDo }: RowTrayProps & { onDo: (step: Step) => void }) {
  const styles = useStyles(makeStyles);
  const { phrasing, review } = useWords();
  const { log } = review;
  return (
    <View style={styles.choices}>
      {row.flags.map(({ id, line }, index) => (
        <Button
          key={id}
          kind="main"
          icon="flag"
          title={log.why}
          label={phrasing.labelled(log.why, line)}
          testID={index === 0 ? 'log-flag' : `log-flag-${index}`}
          onPress={() => onOpenFlag(id)}
        />
      ))}
      {row.mayAmend && <Button icon="pencil" title={log.amend} testID="log-amend" onPress={() => onDo('amending')} />}
      {row.isStruck ? (
        <Button icon="redo" title={log.restore} testID="log-restore" onPress={() => void onRestore(row)} />
      ) : (
        <Button
          icon="trash"
          title={row.isCorrection ? log.takeBack : log.strike}
          testID="log-strike"
          onPress={() => void onStrike(row)}
        />
      )}
      {!row.isCorrection && (
        <Button icon="plus" title={log.insert} testID="log-insert" onPress={() => onDo('inserting')} />
      )}
      <Button icon="note" title={log.note} testID="log-note" onPress={() => onDo('noting')} />
    </View>
  );
}

function Noting({ row, onNote, onBack }: RowTrayProps & { onBack: () => void }) {
  const styles = useStyles(makeStyles);
  const { review, screens } = useWords();
  const [text, setText] = useUnsentInput(`note ${row.n}`);
  const isEmpty = text.trim() === '';
  const save = async (): Promise<void> => {
    if (await onNote(row, text.trim())) setText('');
  };
  return (
    <View style={styles.noting}>
      <LabelledInput
        label={review.log.noteLabel(row.n)}
        value={text}
        onChange={setText}
        testID="log-note-text"
        autoCapitalize="sentences"
        isMultiline
      />
      <View style={styles.choices}>
        <Button
          kind="main"
          title={review.log.saveNote}
          testID="log-note-save"
          isDisabled={isEmpty}
          onPress={() => void save()}
        />
        <Button kind="quiet" title={screens.common.cancel} testID="log-note-cancel" onPress={onBack} />
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  tray: {
    gap: space.small,
    paddingHorizontal: space.large,
    paddingBottom: space.large,
    backgroundColor: palette.accentWash,
    borderLeftWidth: 4,
    borderLeftColor: palette.accent,
    borderBottomWidth: 1,
    borderBottomColor: palette.line,
  },
  cramped: { paddingHorizontal: space.hair },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  noting: { gap: space.small },
}));
