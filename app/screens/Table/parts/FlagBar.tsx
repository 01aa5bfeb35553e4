import { useState } from 'react';
import { View } from 'react-native';
import { type RulingCall, type Seat } from '@/engine';
import { type AnyFlagCode } from '@/rulesets';
import {
  AppText,
  Button,
  RadioChoice,
  Icon,
  GuardedPressable,
  ScrollViewWithCue,
  VerdictBadge,
} from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../../theme';
import { type FlagBarData } from '../model/tableData';

export interface FlagBarRuling {
  readonly as?: AnyFlagCode;
  readonly pile?: number;
}

export interface FlagBarProps {
  readonly flag: FlagBarData;
  readonly onRule: (call: RulingCall, more?: FlagBarRuling) => void;
  readonly onWhy: () => void;
  /** It was advice as well. */
  readonly onAdvice: (seat: Seat) => void;
  readonly onStep: ((by: 1 | -1) => void) | null;
  /** The slot says who, what and why already. */
  readonly isSaid?: boolean | undefined;
  /** Left out where it is always open. */
  readonly onClose?: (() => void) | undefined;
}

/** Calls that need nothing more said. */
const PLAIN_CALLS = ['stand', 'waive', 'mistap'] as const satisfies readonly RulingCall[];

/** One flag in full: who, what and why, and everything that can be done about it. It never blocks anything. */
export function FlagBar({ flag, onRule, onWhy, onAdvice, onStep, isSaid = false, onClose }: FlagBarProps) {
  const styles = useStyles(makeStyles);
  const { tones } = usePalette();
  const { calls, table } = useWords();
  const say = table.flagBar;
  const [chosen, choose] = useState<number | null>(null);
  const pile = chosen ?? flag.pile;
  const steps = flag.choices.find((choice) => choice.pile === pile)?.steps ?? flag.steps;
  const tone = tones[flag.verdict];
  const isLate = flag.late !== null;
  /** At twice the text size the choices scroll with the words: together they are higher than the room there is. */
  const isCramped = useIsCramped();
  const buttons = (
    <View style={styles.buttons}>
      {isLate ? null : (
        <Button
          title={calls.remedy.button}
          kind="main"
          tone={flag.verdict}
          testID="flag-remedy"
          onPress={() => onRule('remedy', pile === null ? undefined : { pile })}
          isSmall
          style={styles.button}
        />
      )}
      {PLAIN_CALLS.map((call) => (
        <Button
          key={call}
          title={calls[call].button}
          testID={`flag-${call}`}
          onPress={() => onRule(call)}
          isSmall
          style={styles.button}
        />
      ))}
      <Button title={say.why} label={say.whyLabel} testID="flag-why" onPress={onWhy} isSmall style={styles.button} />
      {flag.advice === null ? null : (
        <Button
          title={flag.advice.title}
          testID="flag-advice"
          onPress={() => onAdvice(flag.advice?.seat ?? 0)}
          isSmall
          style={styles.wide}
        />
      )}
      {flag.as === null ? null : (
        <Button
          title={flag.as.title}
          testID="flag-as"
          onPress={() => onRule('remedy', { as: flag.as?.code ?? flag.code })}
          isSmall
          style={styles.wide}
        />
      )}
    </View>
  );
  return (
    <View role="region" aria-label={say.title} testID="flag-bar" style={[styles.bar, { borderColor: tone.ink }]}>
      <Top flag={flag} onStep={onStep} onClose={onClose} />
      <ScrollViewWithCue style={styles.body}>
        {isSaid ? null : <AppText size="strong">{flag.line}</AppText>}
        <AppText size="small" colour="inkSoft">
          {flag.basis}
        </AppText>
        {flag.late === null ? null : <AppText size="small">{flag.late}</AppText>}
        {isLate ? null : <Steps steps={steps} />}
        {flag.pile === null ? null : (
          <RadioChoice
            label={say.whichPile}
            options={flag.choices.map((choice) => ({
              value: choice.pile,
              title: say.pile(choice.pile),
              testID: `flag-pile-${choice.pile}`,
            }))}
            value={pile}
            onChange={choose}
          />
        )}
        {isCramped ? buttons : null}
      </ScrollViewWithCue>
      {isCramped ? null : buttons}
    </View>
  );
}

function Top({ flag, onStep, onClose }: Pick<FlagBarProps, 'flag' | 'onStep' | 'onClose'>) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { table, screens } = useWords();
  const say = table.flagBar;
  return (
    <View style={styles.top}>
      <View style={styles.verdict}>
        <VerdictBadge verdict={flag.verdict} isOneLine />
      </View>
      {onStep === null ? null : (
        <>
          <GuardedPressable onPress={() => onStep(-1)} label={say.previous} testID="flag-previous" style={styles.step}>
            <Icon name="back" colour={palette.ink} size={20} />
          </GuardedPressable>
          <AppText size="label">{flag.place}</AppText>
          <GuardedPressable onPress={() => onStep(1)} label={say.next} testID="flag-next" style={styles.step}>
            <Icon name="forward" colour={palette.ink} size={20} />
          </GuardedPressable>
        </>
      )}
      {onClose === undefined ? null : (
        <GuardedPressable onPress={onClose} label={screens.common.close} testID="flag-close" style={styles.close}>
          <Icon name="close" colour={palette.ink} size={22} />
        </GuardedPressable>
      )}
    </View>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  const { phrasing, table } = useWords();
  const { flagBar } = table;
  if (steps.length === 0)
    return (
      <AppText size="small" colour="inkSoft">
        {flagBar.nothingToMove}
      </AppText>
    );
  return (
    <View>
      <AppText size="label">{flagBar.toPutRight}</AppText>
      {steps.map((step) => (
        <AppText key={step} size="small">
          {phrasing.bullet(step)}
        </AppText>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  bar: {
    flexShrink: 1,
    backgroundColor: palette.card,
    borderWidth: 2,
    borderRadius: radius.chip + 4,
    overflow: 'hidden',
  },
  top: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.small, minHeight: 32 },
  verdict: { flex: 1, minWidth: 0 },
  step: { width: 44, height: 32, alignItems: 'center', justifyContent: 'center' },
  close: { width: 48, height: 32, alignItems: 'center', justifyContent: 'center' },
  body: { paddingHorizontal: space.small, gap: 2, paddingBottom: 2 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, padding: 3 },
  button: { flexGrow: 1, flexBasis: 50, paddingHorizontal: 0 },
  wide: { flexBasis: '100%', paddingHorizontal: 4 },
}));
