import { memo } from 'react';
import { Text, View } from 'react-native';
import { Icon, GuardedPressable } from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, typography, radius, type Tone, usePalette, useStyles } from '../../../theme';
import { LAYOUT_EDGE, LAYOUT_GAP } from '../layout/computeTableLayout';
import { type SlotAction, type SlotButtonData, type SlotData } from '../model/tableData';

interface SlotBarProps {
  readonly slot: SlotData;
  readonly height: number;
  readonly width: number;
  /** The full bar is open: what it offers is not offered a second time here. */
  readonly isBarOpen: boolean;
  /** The bar is open for good, beside the seats: the slot need not lead there. */
  readonly isBarFixed: boolean;
  /** Another panel offers the same acts by the same names. */
  readonly isPanelOpen: boolean;
  /** There is no clear key: cancelling takes its name. */
  readonly isClear: boolean;
  readonly onDo: (does: SlotAction) => void;
  readonly onOpenFlags: () => void;
}

/** One place for the oldest flag or question. It is always there, so that nothing below it ever moves. */
export const SlotBar = memo(function SlotBar(props: SlotBarProps) {
  const { slot, height, width, isBarOpen, isBarFixed, onDo, onOpenFlags } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { label } = useWords().table.slot;
  const isQuiet = slot.icon === null;
  const tone = palette.tones[slot.tone];
  const buttons = slot.buttons.filter((button) => isOffered(button, isBarOpen || isBarFixed, isCramped));
  const line = width - 60 - 72 * buttons.length;
  const isLong = slot.text.length * LETTER > 2 * line;
  const isLonger = slot.text.length * LETTER > 3 * line;
  const code = slot.code === null ? {} : ({ dataSet: { code: slot.code } } as object);
  return (
    <View
      {...code}
      role="group"
      aria-label={label}
      testID="flag"
      style={[
        styles.slot,
        { height: height - LAYOUT_GAP },
        isQuiet ? styles.quiet : { backgroundColor: tone.wash, borderColor: tone.ink },
      ]}
    >
      {slot.icon === null || isCramped || isLonger || buttons.length > 2 ? null : (
        <Icon name={slot.icon} colour={tone.ink} size={22} />
      )}
      <Text
        role="status"
        aria-live="polite"
        // Who reads a sentence touches it; for keys and readers there is the button beside it.
        onPress={slot.kind === 'flag' && !isBarFixed && !isBarOpen ? onOpenFlags : undefined}
        numberOfLines={isLonger ? 4 : isLong || height > 64 ? 3 : 2}
        maxFontSizeMultiplier={1.6}
        style={[
          styles.text,
          isQuiet ? styles.quietText : { color: palette.ink },
          isLong && styles.long,
          isCramped && styles.small,
          isLonger && (isCramped ? styles.smallest : styles.longer),
        ]}
      >
        {slot.text}
      </Text>
      {buttons.map((button) => (
        <SlotPress
          key={button.testID}
          button={button}
          tone={tone}
          isCramped={isCramped}
          testID={nameOf(button, props)}
          onDo={onDo}
        />
      ))}
      {slot.behind === null || isBarFixed || isBarOpen ? null : (
        <GuardedPressable
          onPress={onOpenFlags}
          label={slot.behind.label}
          testID="flag-more"
          style={[styles.button, styles.behind]}
          pressedStyle={styles.pressed}
        >
          <Icon name="flag" colour={palette.tones.illegal.ink} size={18} />
          <Text maxFontSizeMultiplier={1.2} style={[styles.title, { color: palette.tones.illegal.ink }]}>
            {slot.behind.count}
          </Text>
        </GuardedPressable>
      )}
    </View>
  );
});

/** The width of a letter, in the widest face a browser may have: what two lines do not hold, three or four smaller ones do. */
const LETTER = 10.5;

const FLAGS: ReadonlySet<string> = new Set(['flag-remedy', 'flag-decide', 'flag-more']);
/** While the bar is open it offers all of a flag's choices; in the narrowest window the slot only leads there. */
const isOffered = ({ testID }: SlotButtonData, isOpen: boolean, isCramped: boolean): boolean =>
  !(FLAGS.has(testID) && (isOpen || (isCramped && testID !== 'flag-more')));

/** Every name is on the screen once. */
const nameOf = ({ testID }: SlotButtonData, { isPanelOpen, isClear }: SlotBarProps): string => {
  if (testID === 'slot-cancel' && isClear) return 'key-clear';
  return isPanelOpen && !testID.startsWith('slot-') && !FLAGS.has(testID) ? `slot-${testID}` : testID;
};

interface SlotPressProps {
  readonly button: SlotButtonData;
  readonly tone: Tone;
  readonly isCramped: boolean;
  readonly testID: string;
  readonly onDo: (does: SlotAction) => void;
}

function SlotPress({ button, tone, isCramped, testID, onDo }: SlotPressProps) {
  const styles = useStyles(makeStyles);
  const { ink } = usePalette();
  return (
    <GuardedPressable
      onPress={() => onDo(button.does)}
      label={button.label}
      testID={testID}
      style={[
        styles.button,
        isCramped && styles.narrow,
        button.isMain && { backgroundColor: tone.solid, borderColor: tone.solid },
      ]}
      pressedStyle={styles.pressed}
    >
      <Text
        maxFontSizeMultiplier={1.3}
        style={[styles.title, isCramped && styles.small, { color: button.isMain ? tone.onSolid : ink }]}
      >
        {button.title}
      </Text>
    </GuardedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  slot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    marginHorizontal: LAYOUT_EDGE,
    marginBottom: LAYOUT_GAP,
    paddingLeft: 8,
    paddingRight: 2,
    borderWidth: 1.5,
    borderRadius: radius.chip + 2,
  },
  quiet: { borderColor: 'transparent', backgroundColor: 'transparent' },
  text: { ...typography.label, fontSize: 15, lineHeight: 19, flex: 1, minWidth: 0 },
  quietText: { fontWeight: '400', color: palette.inkSoft },
  long: { fontSize: 13, lineHeight: 15 },
  longer: { fontSize: 12, lineHeight: 13 },
  small: { fontSize: 11, lineHeight: 14 },
  smallest: { fontSize: 10, lineHeight: 11 },
  button: {
    alignSelf: 'stretch',
    marginVertical: 1.5,
    minWidth: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    maxWidth: 100,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  narrow: { minWidth: 36, paddingHorizontal: 3 },
  behind: { borderColor: palette.tones.illegal.ink, paddingHorizontal: 6 },
  pressed: { opacity: 0.7 },
  title: { ...typography.label, lineHeight: 18, textAlign: 'center' },
}));
