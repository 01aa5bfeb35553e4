import { useState } from 'react';
import { View } from 'react-native';
import { type RulingCall, type Seat } from '@/engine';
import { type AnyFlagCode } from '@/rulesets';
import { AppText, GuardedPressable, Icon, RadioChoice, ScrollViewWithCue, VerdictBadge } from '../../../components';
import { DrawQuestion, SuggestionWords } from '../../../flags/Suggestion';
import { type SuggestionData } from '../../../flags/makeRulingOptions';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../../theme';
import { type FlagBarData } from '../model/tableData';
import { FlagBarButtons } from './FlagBarButtons';

export interface FlagBarRulingDetails {
  readonly as?: AnyFlagCode;
  readonly pile?: number;
  /** How many cards were really drawn, where the app had filled in a draw. */
  readonly drew?: number;
}

export interface FlagBarProps {
  readonly flag: FlagBarData;
  readonly onRule: (call: RulingCall, more?: FlagBarRulingDetails) => void;
  readonly onWhy: () => void;
  /** It was advice as well. */
  readonly onAdvice: (seat: Seat) => void;
  readonly onStep: ((by: 1 | -1) => void) | null;
  /** The slot says who, what and why already. */
  readonly isSaid?: boolean | undefined;
  /** Left out where it is always open. */
  readonly onClose?: (() => void) | undefined;
}

/** Which remedy is shown before it can be applied: the suggestion for this flag, or that for the other code. */
type Shown = 'suggestion' | 'other' | null;

/**
 * One flag in full: who, what and why, and everything that can be done about it. It never blocks anything. What the
 * referee has to choose stands above the words and outside of what scrolls.
 */
export function FlagBar({ flag, onRule, onWhy, onAdvice, onStep, isSaid = false, onClose }: FlagBarProps) {
  const styles = useStyles(makeStyles);
  const { tones } = usePalette();
  const say = useWords().table.flagBar;
  const { suggestion, other } = flag.options;
  const [chosen, choose] = useState<number | null>(null);
  const [shown, show] = useState<Shown>(null);
  const [told, setDrew] = useState<number | null>(null);
  const preview: SuggestionData | null = shown === 'other' ? (other?.suggestion ?? null) : shown && suggestion;
  const drew = told ?? preview?.draw?.understood ?? 0;
  const pile = chosen ?? flag.pile;
  const choice = flag.choices.find((one) => one.pile === pile);
  /** At twice the text size the choices scroll with the words: together they are higher than the room there is. */
  const isCramped = useIsCramped();
  /** It lies over the seats of a phone, right above the slot. */
  const isNarrow = onClose !== undefined;

  const withPile = pile === null ? undefined : { pile };
  const rule = (call: RulingCall): void => {
    if (shown !== 'other' || other === null) return onRule(call, call === 'remedy' ? withPile : undefined);
    onRule(call, { as: other.code, ...(preview?.draw ? { drew } : {}) });
  };
  const buttons = (
    <FlagBarButtons
      flag={flag}
      preview={preview}
      isOther={shown === 'other'}
      remedyTitle={choice?.remedyTitle ?? (preview === null ? flag.options.remedyTitle : preview.applyTitle)}
      onRule={rule}
      onShow={show}
      onAdvice={onAdvice}
    />
  );
  const choices =
    preview !== null && preview.draw !== null ? (
      <DrawQuestion draw={preview.draw} drew={drew} onDrew={setDrew} />
    ) : flag.pile === null || shown === 'other' ? null : (
      <RadioChoice
        label={say.whichPile}
        options={flag.choices.map((one) => ({
          value: one.pile,
          title: say.pile(one.pile),
          testID: `flag-pile-${one.pile}`,
        }))}
        value={pile}
        onChange={choose}
        isInOneRow
      />
    );
  const words =
    preview === null ? (
      <FlagWords flag={flag} steps={choice?.steps ?? flag.steps} isSaid={isSaid} />
    ) : (
      <SuggestionWords suggestion={preview} isSaid={isNarrow} isGroundSaid isBrief={isNarrow} />
    );
  return (
    <View
      role="region"
      aria-label={say.title}
      testID="flag-bar"
      style={[styles.bar, { borderColor: tones[flag.verdict].ink }]}
    >
      {preview === null ? (
        <Top flag={flag} onWhy={onWhy} onStep={onStep} onClose={onClose} />
      ) : (
        <PreviewTop preview={preview} onBack={() => show(null)} />
      )}
      {isCramped ? (
        <ScrollViewWithCue style={styles.body}>
          {choices}
          {words}
          {buttons}
        </ScrollViewWithCue>
      ) : (
        <>
          {choices === null ? null : <View style={styles.choices}>{choices}</View>}
          <ScrollViewWithCue style={styles.body}>{words}</ScrollViewWithCue>
          {buttons}
        </>
      )}
    </View>
  );
}

interface FlagWordsProps {
  readonly flag: FlagBarData;
  readonly steps: readonly string[];
  readonly isSaid: boolean;
}

/** Who did what, how firmly that stands, and what hands would do; where no clause decides, only that. */
function FlagWords({ flag, steps, isSaid }: FlagWordsProps) {
  const { phrasing, table } = useWords();
  const { flagBar } = table;
  /** The button below says the same. */
  const isNamed = steps.length === 1 && steps[0] === flag.options.remedyTitle;
  const isShown = flag.late === null && flag.options.suggestion === null && !isNamed;
  return (
    <>
      {isSaid ? null : <AppText size="strong">{flag.line}</AppText>}
      {flag.late === null ? null : <AppText size="label">{flag.late}</AppText>}
      {!isShown ? null : steps.length === 0 ? (
        <AppText size="small">{flagBar.nothingToMove}</AppText>
      ) : (
        steps.map((step) => (
          <AppText key={step} size="small">
            {phrasing.bullet(step)}
          </AppText>
        ))
      )}
      <AppText size="small" colour="inkSoft">
        {flag.basis}
      </AppText>
    </>
  );
}

interface PreviewTopProps {
  readonly preview: SuggestionData;
  readonly onBack: () => void;
}

/** The way back to all rulings, and whether a clause decides. */
function PreviewTop({ preview, onBack }: PreviewTopProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { hideSuggestion } = useWords().rulingOptions;
  return (
    <View style={styles.top}>
      <GuardedPressable onPress={onBack} label={hideSuggestion} testID="flag-suggestion-back" style={styles.why}>
        <Icon name="back" colour={palette.ink} size={20} />
      </GuardedPressable>
      <Icon name={preview.verdict} colour={palette.tones[preview.verdict].ink} size={18} />
      <AppText size="label" style={styles.ground}>
        {preview.ground}
      </AppText>
    </View>
  );
}

function Top({ flag, onWhy, onStep, onClose }: Pick<FlagBarProps, 'flag' | 'onWhy' | 'onStep' | 'onClose'>) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { table, screens } = useWords();
  const say = table.flagBar;
  return (
    <View style={styles.top}>
      <View style={styles.verdict}>
        <VerdictBadge verdict={flag.verdict} isOneLine />
      </View>
      <GuardedPressable onPress={onWhy} label={say.whyLabel} testID="flag-why" style={styles.why}>
        <AppText size="label" colour="accent">
          {say.why}
        </AppText>
      </GuardedPressable>
      {onStep === null ? null : (
        <>
          <GuardedPressable onPress={() => onStep(-1)} label={say.previous} testID="flag-previous" style={styles.step}>
            <Icon name="back" colour={palette.ink} size={20} />
          </GuardedPressable>
          <AppText size="label" testID="flag-place" style={styles.place}>
            {flag.place}
          </AppText>
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

const makeStyles = defineStyles((palette) => ({
  bar: {
    flexShrink: 1,
    backgroundColor: palette.card,
    borderWidth: 2,
    borderRadius: radius.chip + 4,
    overflow: 'hidden',
  },
  top: { flexDirection: 'row', alignItems: 'center', paddingLeft: 5, minHeight: 36 },
  verdict: { flex: 1, minWidth: 0 },
  ground: { flex: 1, paddingLeft: space.hair },
  why: { minWidth: 40, height: 36, paddingHorizontal: 4, alignItems: 'center', justifyContent: 'center' },
  step: { width: 28, height: 36, alignItems: 'center', justifyContent: 'center' },
  place: { flexShrink: 1, textAlign: 'center' },
  close: { width: 36, height: 36, alignItems: 'center', justifyContent: 'center' },
  choices: { paddingHorizontal: space.small, paddingBottom: 2 },
  body: { paddingHorizontal: space.small, gap: 2, paddingBottom: 2 },
}));
