import { useState } from 'react';
import { View } from 'react-native';
import { type RulingCall } from '@/engine';
import { type FlagCode } from '@/rulesets';
import { AppText, Button, LabelledInput } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { ExplainedButton } from './ExplainedButton';
import { type RemedyPreviewData } from './makeRulingOptions';
import { type RulableFlagData } from './makeRulableFlag';
import { DrawQuestion, RemedyPreviewView } from './RemedyPreviewView';

/** The referee's ruling on a flag. */
export interface RulingChoiceData {
  readonly call: RulingCall;
  readonly as?: FlagCode;
  /** How many cards were really drawn, where the app had filled in a draw. */
  readonly drew?: number;
}

/** Which remedy is shown before it can be applied: the suggestion for this flag, or that for the other code. */
export type RemedyPreviewKind = 'suggestion' | 'other' | null;

interface CallsProps {
  readonly flag: Pick<RulableFlagData, 'remedy' | 'options'>;
  readonly shown: RemedyPreviewKind;
  readonly onShow: (shown: RemedyPreviewKind) => void;
  readonly isBusy: boolean;
  /** What the buttons are called in tests: `flag-remedy`, or another name where flags may lie underneath. */
  readonly named?: 'flag' | 'settle';
  readonly onRule: (choice: RulingChoiceData) => void;
}

/**
 * The two most frequent rulings. If a remedy is too late, only *stand* is left; where no clause decides, the remedy is
 * shown first. While it is shown, `ApplyRemedyPanel` takes their place.
 */
export function MainRulingButtons({ flag, shown, onShow, isBusy, named = 'flag', onRule }: CallsProps) {
  const { calls, rulingOptions } = useWords();
  const { options } = flag;
  const isLate = flag.remedy.late !== null;
  if (shown !== null) return null;
  return (
    <View style={styles.calls}>
      {!isLate && (
        <Button
          kind="main"
          title={options.suggestion === null ? options.remedyTitle : rulingOptions.showSuggestion}
          testID={`${named}-remedy`}
          isDisabled={isBusy}
          onPress={() => (options.suggestion === null ? onRule({ call: 'remedy' }) : onShow('suggestion'))}
          style={styles.call}
        />
      )}
      <ExplainedButton
        title={calls.stand.button}
        help={options.standHelp}
        testID={`${named}-stand`}
        isLarge
        isDisabled={isBusy}
        onPress={() => onRule({ call: 'stand' })}
        style={styles.call}
      />
    </View>
  );
}

/** The rarer rulings, each with a line that explains it. */
export function OtherRulingButtons({ flag, onShow, shown, isBusy, named = 'flag', onRule }: CallsProps) {
  const { calls, review } = useWords();
  const { other, waiveHelp, mistapHelp } = flag.options;
  if (shown !== null) return null;
  return (
    <View style={styles.list}>
      {other !== null && (
        <View style={styles.one}>
          <AppText size="small" colour="inkSoft">
            {review.flag.cannotTell}
          </AppText>
          <Button
            icon="swap"
            title={other.title}
            testID={`${named}-as`}
            isDisabled={isBusy}
            onPress={() => onShow('other')}
          />
        </View>
      )}
      <View style={styles.calls}>
        <ExplainedButton
          title={calls.waive.button}
          help={waiveHelp}
          testID={`${named}-waive`}
          isLarge
          isDisabled={isBusy}
          onPress={() => onRule({ call: 'waive' })}
          style={styles.call}
        />
        <ExplainedButton
          title={calls.mistap.button}
          help={mistapHelp}
          testID={`${named}-mistap`}
          isLarge
          isDisabled={isBusy}
          onPress={() => onRule({ call: 'mistap' })}
          style={styles.call}
        />
      </View>
    </View>
  );
}

/** The remedy that was asked for: what the referee has to tell, what is suggested and why, then the button that applies it. */
export function ApplyRemedyPanel({ flag, shown, onShow, isBusy, named = 'flag', onRule }: CallsProps) {
  const { calls, rulingOptions: say } = useWords();
  const { suggestion, other } = flag.options;
  const preview: RemedyPreviewData | null = shown === 'other' ? (other?.suggestion ?? null) : shown && suggestion;
  const [told, setDrew] = useState<number | null>(null);
  if (preview === null) return null;
  const drew = told ?? preview.draw?.understood ?? 0;
  const rule = (call: RulingCall): void =>
    onRule({
      call,
      ...(shown === 'other' && other !== null ? { as: other.code } : {}),
      ...(preview.draw === null ? {} : { drew }),
    });
  return (
    <View style={styles.list}>
      {preview.draw !== null && <DrawQuestion draw={preview.draw} drew={drew} onDrew={setDrew} />}
      <RemedyPreviewView suggestion={preview} isSaid={shown !== 'other'} />
      <View style={styles.calls}>
        {preview.late === null && (
          <Button
            kind="main"
            title={preview.applyTitle}
            testID={`${named}-apply`}
            isDisabled={isBusy}
            onPress={() => rule('remedy')}
            style={styles.call}
          />
        )}
        {shown === 'other' && (
          <ExplainedButton
            title={calls.stand.button}
            help={preview.standHelp}
            testID={`${named}-stand`}
            isLarge
            isDisabled={isBusy}
            onPress={() => rule('stand')}
            style={styles.call}
          />
        )}
        <Button title={say.hideSuggestion} testID={`${named}-suggestion-back`} onPress={() => onShow(null)} />
      </View>
    </View>
  );
}

interface NoteProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The note of a ruling. Closed at first: most rulings need none. */
export function RulingNoteField({ value, onChange }: NoteProps) {
  const say = useWords().review.flag;
  const [isOpen, setOpen] = useState(value !== '');
  if (!isOpen) {
    return (
      <Button kind="quiet" icon="note" title={say.addNote} testID="flag-note-open" onPress={() => setOpen(true)} />
    );
  }
  return (
    <LabelledInput
      label={say.note}
      hint={say.noteHint}
      value={value}
      onChange={onChange}
      testID="flag-note"
      autoCapitalize="sentences"
      isMultiline
    />
  );
}

const styles = defineStaticStyles({
  calls: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, width: '100%' },
  call: { flexGrow: 1, flexBasis: 130, minWidth: 0 },
  list: { gap: space.medium },
  one: { gap: space.hair },
});
