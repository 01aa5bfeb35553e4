import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, LabelledInput, Notice, DebouncedPressable, VerdictBadge } from '../../components';
import { useIsCramped, useUnsentInput, useWords, whenWritten, type WriteOutcomePromise } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { RemedySteps } from '../../flags/Remedy';
import {
  MainRulingButtons,
  OtherRulingButtons,
  type RulingChoiceData,
  ApplyRemedyPanel,
  type RemedyPreviewKind,
} from '../../flags/RulingButtons';
import { type UnsettledFlagData } from './makeResultData';

export interface UnsettledFlagHandlers {
  readonly isBusy: boolean;
  readonly onRule: (flag: UnsettledFlagData, choice: RulingChoiceData) => void;
  readonly onNote: (flag: UnsettledFlagData, text: string) => WriteOutcomePromise;
  readonly onOpenFlag: (flag: string) => void;
}

interface SettleProps extends UnsettledFlagHandlers {
  readonly flags: readonly UnsettledFlagData[];
}

/** Flags that still wait when the game is over: each is ruled on, or somebody writes why not. */
export function UnsettledFlagsSection({ flags, ...actions }: SettleProps) {
  const say = useWords().review.result;
  const [chosen, setChosen] = useState<string | null>(null);
  const first = flags.find(({ isNoted }) => !isNoted)?.id ?? null;
  const openId = flags.some(({ id }) => id === chosen) ? chosen : first;
  const waiting = flags.filter(({ isNoted }) => !isNoted).length;
  if (flags.length === 0) return null;
  return (
    <TitledCard title={waiting === 0 ? say.noted : say.open(waiting)} testID="result-open">
      {waiting === 0 ? null : <AppText colour="inkSoft">{say.openHelp}</AppText>}
      {flags.map((flag, index) => (
        <Waiting
          key={flag.id}
          flag={flag}
          index={index}
          isOpen={flag.id === openId}
          onOpen={() => setChosen(flag.id)}
          {...actions}
        />
      ))}
    </TitledCard>
  );
}

interface WaitingProps extends UnsettledFlagHandlers {
  readonly flag: UnsettledFlagData;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Waiting(props: WaitingProps) {
  const { flag, index, isOpen, onOpen } = props;
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { phrasing, review } = useWords();
  const say = review.result;
  return (
    <View style={styles.flag} testID={`settle-${index}`}>
      <DebouncedPressable
        onPress={onOpen}
        isExpanded={isOpen}
        testID={`settle-open-${index}`}
        style={[styles.top, isCramped && styles.cramped]}
        pressedStyle={styles.pressed}
      >
        <VerdictBadge verdict={flag.verdict} />
        <AppText size="strong">{flag.line}</AppText>
        <AppText size="small" colour="inkSoft">
          {phrasing.inLine([say.waitsAt(flag.n), ...(flag.isNoted ? [say.noted] : [])])}
        </AppText>
      </DebouncedPressable>
      {isOpen && <Ruling {...props} />}
    </View>
  );
}

function Ruling({ flag, isBusy, onRule, onNote, onOpenFlag }: WaitingProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const say = useWords().review.result;
  const [text, setText] = useUnsentInput(`settle ${flag.id}`);
  const [shown, show] = useState<RemedyPreviewKind>(null);
  const calls = {
    flag,
    shown,
    onShow: show,
    isBusy,
    named: 'settle' as const,
    onRule: (choice: RulingChoiceData): void => onRule(flag, choice),
  };
  return (
    <View style={[styles.ruling, isCramped && styles.cramped]}>
      {flag.remedy.late !== null && <Notice kind="warning">{flag.remedy.late}</Notice>}
      {flag.options.suggestion === null && shown === null && <RemedySteps steps={flag.remedy.steps} />}
      <ApplyRemedyPanel {...calls} />
      <MainRulingButtons {...calls} />
      <OtherRulingButtons {...calls} />
      <Button kind="quiet" icon="rulings" title={say.why} testID="settle-why" onPress={() => onOpenFlag(flag.id)} />
      {!flag.isNoted && (
        <>
          <LabelledInput
            label={say.noteWhyNot}
            value={text}
            onChange={setText}
            testID="settle-note"
            autoCapitalize="sentences"
            isMultiline
          />
          <Button
            title={say.saveNote}
            testID="settle-note-save"
            isDisabled={isBusy || text.trim() === ''}
            onPress={() => whenWritten(onNote(flag, text.trim()), () => setText(''))}
          />
        </>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  flag: { borderWidth: 1, borderColor: palette.line, borderRadius: radius.chip + 2, overflow: 'hidden' },
  top: { gap: space.hair, padding: space.medium },
  cramped: { padding: space.hair },
  pressed: { backgroundColor: palette.sunken },
  ruling: { gap: space.medium, padding: space.medium, paddingTop: 0 },
}));
