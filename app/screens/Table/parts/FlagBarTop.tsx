import { View } from 'react-native';
import { type Verdict } from '@/engine';
import { AppText, DebouncedPressable, Icon, VerdictBadge } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStaticStyles, space, usePalette } from '../../../theme';

interface FlagBarTopProps {
  /** Null where it stands below. */
  readonly verdict: Verdict | null;
  /** What is asked, or who did what, in place of the verdict's word; null where something else says it. */
  readonly line: string | null;
  /** Which of those that wait. */
  readonly place: string | null;
  readonly onWhy: () => void;
  readonly onStep: ((by: 1 | -1) => void) | null;
  readonly onClose: (() => void) | undefined;
}

/** The first row of a flag: its verdict, or a line in its place; the way to the reasons, to the other flags, and out. */
export function FlagBarTop({ verdict, line, place, onWhy, onStep, onClose }: FlagBarTopProps) {
  const palette = usePalette();
  const { table, screens } = useWords();
  const say = table.flagBar;
  return (
    <View style={styles.top}>
      <View style={styles.left}>
        {verdict === null ? null : line === null ? (
          <VerdictBadge verdict={verdict} isOneLine />
        ) : (
          <View style={styles.line}>
            <Icon name={verdict} colour={palette.tones[verdict].ink} size={20} />
            <AppText size="label" style={styles.words}>
              {line}
            </AppText>
          </View>
        )}
      </View>
      <DebouncedPressable onPress={onWhy} label={say.whyLabel} testID="flag-why" style={styles.why}>
        <AppText size="label" colour="accent" maxScale={LARGEST_SCALE}>
          {say.why}
        </AppText>
      </DebouncedPressable>
      {onStep === null ? null : (
        <>
          <DebouncedPressable
            onPress={() => onStep(-1)}
            label={say.previous}
            testID="flag-previous"
            style={styles.step}
          >
            <Icon name="back" colour={palette.ink} size={20} />
          </DebouncedPressable>
          <AppText size="label" testID="flag-place" style={styles.place} maxScale={LARGEST_SCALE}>
            {place}
          </AppText>
          <DebouncedPressable onPress={() => onStep(1)} label={say.next} testID="flag-next" style={styles.step}>
            <Icon name="forward" colour={palette.ink} size={20} />
          </DebouncedPressable>
        </>
      )}
      {onClose === undefined ? null : (
        <DebouncedPressable onPress={onClose} label={screens.common.close} testID="flag-close" style={styles.close}>
          <Icon name="close" colour={palette.ink} size={22} />
        </DebouncedPressable>
      )}
    </View>
  );
}

interface PreviewTopProps {
  readonly verdict: Verdict;
  /** Whether a clause decides; empty where the words below say it. */
  readonly ground: string;
  readonly onBack: () => void;
}

/** Above a remedy that is shown before it is applied: the way back to all rulings, and whether a clause decides. */
export function RemedyPreviewTop({ verdict, ground, onBack }: PreviewTopProps) {
  const palette = usePalette();
  const { hideSuggestion } = useWords().rulingOptions;
  return (
    <View style={styles.top}>
      <DebouncedPressable onPress={onBack} label={hideSuggestion} testID="flag-suggestion-back" style={styles.close}>
        <Icon name="back" colour={palette.ink} size={22} />
      </DebouncedPressable>
      <Icon name={verdict} colour={palette.tones[verdict].ink} size={18} />
      <AppText size="label" style={styles.ground}>
        {ground}
      </AppText>
    </View>
  );
}

/** At twice the text size the row still holds all of it. */
const LARGEST_SCALE = 1.4;

const styles = defineStaticStyles({
  top: { flexDirection: 'row', alignItems: 'center', paddingLeft: 5, minHeight: 40 },
  left: { flex: 1, minWidth: 0 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingVertical: 2 },
  words: { flex: 1, fontSize: 14, lineHeight: 17 },
  ground: { flex: 1, paddingLeft: space.hair, lineHeight: 18 },
  why: { minWidth: 44, height: 40, paddingHorizontal: 4, alignItems: 'center', justifyContent: 'center' },
  step: { width: 28, height: 40, alignItems: 'center', justifyContent: 'center' },
  place: { flexShrink: 1, textAlign: 'center' },
  close: { width: 40, height: 40, alignItems: 'center', justifyContent: 'center' },
});
