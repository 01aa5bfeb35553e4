import { useState } from 'react';
import { View } from 'react-native';
import { type RulingCall } from '@/engine';
import { type FlagCode } from '@/rulesets';
import { AppText, Button, LabelledInput } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { type RulableFlagData } from './makeRulableFlag';

/** The referee's ruling on a flag. */
export interface RulingChoice {
  readonly call: RulingCall;
  readonly as?: FlagCode;
}

interface CallsProps {
  readonly flag: Pick<RulableFlagData, 'remedy' | 'other'>;
  readonly isBusy: boolean;
  /** What the buttons are called in tests: `flag-remedy`, or another name where flags may lie underneath. */
  readonly named?: 'flag' | 'settle';
  readonly onRule: (choice: RulingChoice) => void;
}

/** The two most frequent rulings. If a remedy is too late, only *stand* is left. */
export function MainRulingButtons({ flag, isBusy, named = 'flag', onRule }: CallsProps) {
  const { calls } = useWords();
  const isLate = flag.remedy.late !== null;
  return (
    <View style={styles.calls}>
      {!isLate && (
        <Button
          kind="main"
          title={calls.remedy.button}
          testID={`${named}-remedy`}
          isDisabled={isBusy}
          onPress={() => onRule({ call: 'remedy' })}
          style={styles.call}
        />
      )}
      <Button
        kind={isLate ? 'main' : 'plain'}
        title={calls.stand.button}
        testID={`${named}-stand`}
        isDisabled={isBusy}
        onPress={() => onRule({ call: 'stand' })}
        style={styles.call}
      />
    </View>
  );
}

/** The rarer rulings, each with a line that explains it. */
export function OtherRulingButtons({ flag, isBusy, named = 'flag', onRule }: CallsProps) {
  const { calls, review } = useWords();
  const say = review.flag;
  const { other } = flag;
  return (
    <View style={styles.list}>
      {other !== null && (
        <View style={styles.one}>
          <AppText size="small" colour="inkSoft">
            {say.cannotTell}
          </AppText>
          <Button
            icon="swap"
            title={say.asOther(other.title)}
            testID={`${named}-as`}
            isDisabled={isBusy}
            onPress={() => onRule({ call: 'remedy', as: other.code })}
          />
        </View>
      )}
      <View style={styles.one}>
        <Button
          title={calls.waive.button}
          testID={`${named}-waive`}
          isDisabled={isBusy}
          onPress={() => onRule({ call: 'waive' })}
        />
        <AppText size="small" colour="inkSoft">
          {say.waiveHelp}
        </AppText>
      </View>
      <View style={styles.one}>
        <Button
          title={calls.mistap.button}
          testID={`${named}-mistap`}
          isDisabled={isBusy}
          onPress={() => onRule({ call: 'mistap' })}
        />
        <AppText size="small" colour="inkSoft">
          {say.mistapHelp}
        </AppText>
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
  call: { flexGrow: 1, flexBasis: 70, minWidth: 0 },
  list: { gap: space.medium },
  one: { gap: space.hair },
});
