import { type ReactNode, useContext, useState } from 'react';
import { View } from 'react-native';
import { type RulingCall, type Seat } from '@/engine';
import { type AnyFlagCode } from '@/rulesets';
import { AppText, PanelFillsHeightContext, RadioChoice, ScrollViewWithCue, VerdictBadge } from '../../../components';
import { DrawQuestion, RemedyPreviewView } from '../../../flags/RemedyPreviewView';
import { type RemedyPreviewData } from '../../../flags/makeRulingOptions';
import { type RemedyPreviewKind } from '../../../flags/RulingButtons';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../../theme';
import { type SingleFlagPanelData } from '../model/tableData';
import { SingleFlagPanelButtons } from './SingleFlagPanelButtons';
import { FlagBarTop, RemedyPreviewTop } from './FlagBarTop';

export interface SingleFlagRulingParams {
  readonly as?: AnyFlagCode;
  readonly pile?: number;
  /** How many cards were really drawn, where the app had filled in a draw. */
  readonly drew?: number;
}

export interface SingleFlagPanelProps {
  readonly flag: SingleFlagPanelData;
  /** Which remedy is shown before it can be applied; null: all rulings are offered. */
  readonly shown: RemedyPreviewKind;
  readonly onShow: (shown: RemedyPreviewKind) => void;
  readonly onRule: (call: RulingCall, more?: SingleFlagRulingParams) => void;
  readonly onWhy: () => void;
  /** It was advice as well. */
  readonly onAdvice: (seat: Seat) => void;
  readonly onStep: ((by: 1 | -1) => void) | null;
  /** The slot says who, what and why already. */
  readonly isSaid?: boolean | undefined;
  /** There is room for letters of the usual size. */
  readonly isRoomy?: boolean | undefined;
  /** Left out where it is always open. */
  readonly onClose?: (() => void) | undefined;
}

/** If less of the words can be seen than this, in dp, everything below the top scrolls together. */
const LEAST_WORDS = 40;

/**
 * One flag in full: who, what and why, and everything that can be done about it. It never blocks anything. Who did
 * what, and what the referee has to choose, stand above the other words and outside of what scrolls. Where there is no
 * room for that, all of it scrolls: no button is ever out of reach.
 */
export function SingleFlagPanel(props: SingleFlagPanelProps) {
  const { flag, shown, onShow, onRule, onWhy, onAdvice, onStep, isSaid = false, isRoomy = false, onClose } = props;
  const styles = useStyles(makeStyles);
  const { tones } = usePalette();
  const words = useWords();
  const isFilling = useContext(PanelFillsHeightContext);
  const isCramped = useIsCramped();
  const { suggestion, other } = flag.options;
  const [chosen, choose] = useState<number | null>(null);
  const [told, setDrew] = useState<number | null>(null);
  const [tooLow, setTooLow] = useState<RemedyPreviewKind | 'never'>('never');
  const isOneScroll = isCramped || tooLow === shown;
  const preview: RemedyPreviewData | null = shown === 'other' ? (other?.suggestion ?? null) : shown && suggestion;
  const drew = told ?? preview?.draw?.understood ?? 0;
  const pile = chosen ?? flag.pile;
  const choice = flag.choices.find((one) => one.pile === pile);
  /** It lies over the seats of a phone, right above the slot. */
  const isOverSeats = onClose !== undefined;
  /** On a phone one row holds what is asked, or who did what, and the verdict stands beside the basis. */
  const question = flag.pile === null ? null : words.table.flagBar.whichPile;
  const saidOnTop = !isOverSeats || isCramped || onStep !== null ? null : isSaid ? question : flag.line;

  const rule = (call: RulingCall): void => {
    if (shown !== 'other' || other === null) return onRule(call, call === 'remedy' ? withPile(pile) : undefined);
    onRule(call, { as: other.code, ...(preview?.draw ? { drew } : {}) });
  };
  const top =
    preview === null ? (
      <FlagBarTop
        verdict={isCramped ? null : flag.verdict}
        line={saidOnTop}
        place={flag.place}
        onWhy={onWhy}
        onStep={onStep}
        onClose={onClose}
      />
    ) : (
      <RemedyPreviewTop
        verdict={preview.verdict}
        ground={isCramped ? '' : preview.ground}
        onBack={() => onShow(null)}
      />
    );
  const line =
    preview !== null || isSaid || saidOnTop !== null ? null : (
      <AppText size={isOverSeats ? 'label' : 'strong'}>{flag.line}</AppText>
    );
  const choices =
    preview !== null && preview.draw !== null ? (
      <DrawQuestion draw={preview.draw} drew={drew} onDrew={setDrew} />
    ) : flag.pile === null || shown === 'other' ? null : (
      <RadioChoice
        label={words.table.flagBar.whichPile}
        isLabelHidden={saidOnTop === question}
        options={flag.choices.map((one) => ({
          value: one.pile,
          title: words.table.flagBar.pile(one.pile),
          testID: `flag-pile-${one.pile}`,
        }))}
        value={pile}
        onChange={choose}
        isInOneRow
      />
    );
  const prose =
    preview === null ? (
      <FlagWords
        flag={flag}
        // beside a choice there is room for the button alone, which names the step
        steps={isOverSeats && choices !== null ? [] : (choice?.steps ?? flag.steps)}
        verdict={saidOnTop === null ? null : words.verdictsInShort[flag.verdict]}
      />
    ) : (
      <RemedyPreviewView
        suggestion={preview}
        // on a phone the slot, or the button that led here, has said it
        isSaid={isOverSeats && (isSaid || shown === 'other')}
        isGroundSaid={!isCramped}
        isBrief={isOverSeats}
      />
    );
  const buttons = (
    <SingleFlagPanelButtons
      flag={flag}
      preview={preview}
      isOther={shown === 'other'}
      remedyTitle={choice?.remedyTitle ?? (preview === null ? flag.options.remedyTitle : preview.applyTitle)}
      isRoomy={isRoomy}
      onRule={rule}
      onShow={onShow}
      onAdvice={onAdvice}
    />
  );
  return (
    <View
      role="region"
      aria-label={words.table.flagBar.title}
      testID="flag-bar"
      style={[styles.bar, isFilling && styles.filling, { borderColor: tones[flag.verdict].ink }]}
    >
      {top}
      {isOneScroll ? (
        <ScrollViewWithCue style={styles.all}>
          {isCramped && preview === null ? <VerdictBadge verdict={flag.verdict} /> : null}
          {line}
          {choices}
          {preview === null ? buttons : prose}
          {preview === null ? prose : buttons}
        </ScrollViewWithCue>
      ) : (
        <>
          <Fixed>{line}</Fixed>
          <Fixed>{choices}</Fixed>
          <ScrollViewWithCue style={styles.prose} least={LEAST_WORDS} onTooLow={() => setTooLow(shown)}>
            {prose}
          </ScrollViewWithCue>
          {buttons}
        </>
      )}
    </View>
  );
}

const withPile = (pile: number | null): SingleFlagRulingParams | undefined => (pile === null ? undefined : { pile });

function Fixed({ children }: { readonly children: ReactNode }) {
  const styles = useStyles(makeStyles);
  return children === null ? null : <View style={styles.fixed}>{children}</View>;
}

interface FlagWordsProps {
  readonly flag: SingleFlagPanelData;
  readonly steps: readonly string[];
  /** Said before the basis, where no badge says it. */
  readonly verdict: string | null;
}

/** What hands would do, and how firmly it stands; where no clause decides, only that; why it is too late, if it is. */
function FlagWords({ flag, steps, verdict }: FlagWordsProps) {
  const { phrasing, table } = useWords();
  /** The button below says the same. */
  const isNamed = steps.length === 1 && steps[0] === flag.options.remedyTitle;
  const isShown = flag.late === null && flag.options.suggestion === null && !isNamed;
  return (
    <>
      {flag.late === null ? null : <AppText size="label">{flag.late}</AppText>}
      {isShown && flag.steps.length === 0 ? <AppText size="small">{table.flagBar.nothingToMove}</AppText> : null}
      {isShown
        ? steps.map((step, index) => (
            <AppText key={index} size="small">
              {phrasing.bullet(step)}
            </AppText>
          ))
        : null}
      <AppText size="small" colour="inkSoft">
        {verdict === null ? flag.basis : phrasing.lines([verdict, flag.basis])}
      </AppText>
    </>
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
  filling: { flexGrow: 1 },
  fixed: { paddingHorizontal: space.small, paddingBottom: 2 },
  prose: { paddingHorizontal: space.small, gap: 2, paddingBottom: 2 },
  all: { paddingHorizontal: space.hair, gap: space.hair, paddingBottom: 2 },
}));
