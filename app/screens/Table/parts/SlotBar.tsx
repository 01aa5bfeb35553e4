import { memo, useMemo } from 'react';
import { View } from 'react-native';
import { Icon, GuardedPressable, Text } from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, typography, radius, type Tone, usePalette, useStyles } from '../../../theme';
import { LAYOUT_EDGE, LAYOUT_GAP } from '../layout/computeTableLayout';
import {
  fitLetters,
  fitSlotTextAndButton,
  SLOT_LETTERS,
  type SlotTextAndButtonFit,
} from '../layout/fitSlotTextAndButton';
import { type SlotAction, type SlotButtonData, type SlotData } from '../model/tableData';

interface SlotBarProps {
  readonly slot: SlotData;
  readonly height: number;
  readonly width: number;
  readonly fontScale: number;
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
  const { slot, height, width, fontScale, isBarOpen, isBarFixed, onDo, onOpenFlags } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { label } = useWords().table.slot;
  const isQuiet = slot.icon === null;
  const tone = palette.tones[slot.tone];
  const offered = slot.buttons.filter((button) => isOffered(button, isBarOpen || isBarFixed, isCramped));
  const { buttons, letters, sentence } = useMemo(
    () => layOut(slot, offered, { width, height, scale: Math.min(fontScale, LARGEST_SCALE) }),
    // `offered` is made from what is listed here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [slot, width, height, fontScale, isBarOpen, isBarFixed, isCramped],
  );
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
      {slot.icon === null || isCramped || letters > 0 || buttons.length > 2 ? null : (
        <Icon name={slot.icon} colour={tone.ink} size={22} />
      )}
      <Text
        role="status"
        // Flags are announced by TableAnnouncements when they are raised; here the oldest comes back after every tap.
        aria-live={slot.kind === 'flag' ? 'off' : 'polite'}
        // Who reads a sentence touches it; for keys and readers there is the button beside it.
        onPress={slot.kind === 'flag' && !isBarFixed && !isBarOpen ? onOpenFlags : undefined}
        maxFontSizeMultiplier={LARGEST_SCALE}
        style={[styles.text, isQuiet ? styles.quietText : { color: palette.ink }, SLOT_LETTERS[letters]]}
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
          fit={button.ifTooLong === undefined ? null : sentence}
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

const LARGEST_SCALE = 1.6;

/** Frame, margins and the sign at the left; a button with a word or two; the least gap between two things. */
const AROUND = { frame: 18, icon: 28, button: 72, gap: 6, edge: 3 };

interface SlotRoom {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

interface SlotLayout {
  readonly buttons: readonly SlotButtonData[];
  /** The place in `SLOT_LETTERS` of the size of the text. */
  readonly letters: number;
  /** How the button that is a sentence fits. */
  readonly sentence: SlotTextAndButtonFit | null;
}

/** No word is cut: letters get smaller first, then a button that is a sentence gives way to one that opens the bar. */
function layOut(slot: SlotData, offered: readonly SlotButtonData[], { width, height, scale }: SlotRoom): SlotLayout {
  const inner = width - 2 * LAYOUT_EDGE - AROUND.frame;
  const tall = height - LAYOUT_GAP - AROUND.edge;
  const long = offered.find(({ ifTooLong }) => ifTooLong !== undefined);
  const short = offered.length - (long === undefined ? 0 : 1) + (slot.behind === null ? 0 : 1);
  const room = inner - short * (AROUND.button + AROUND.gap);
  const sentence =
    long === undefined ? null : fitSlotTextAndButton(slot.text, long.title, room - AROUND.gap, tall, scale);
  if (long !== undefined && sentence !== null) return { buttons: offered, letters: sentence.text, sentence };
  const buttons = offered.map((button) => button.ifTooLong ?? button);
  const left = long === undefined ? room : room - AROUND.button - AROUND.gap;
  const withIcon = fitLetters(slot.text, left - AROUND.icon, tall, scale);
  const letters = withIcon === 0 ? 0 : fitLetters(slot.text, left, tall, scale);
  if (letters !== null) return { buttons, letters: withIcon === 0 ? 0 : Math.max(1, letters), sentence: null };
  // the button beside it leads to the same place
  const fewer = buttons.filter(({ testID }) => testID !== 'flag-decide');
  return { buttons: fewer, letters: SLOT_LETTERS.length - 1, sentence: null };
}

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
  /** Its title is a sentence, and fits like this. */
  readonly fit: SlotTextAndButtonFit | null;
  readonly onDo: (does: SlotAction) => void;
}

function SlotPress({ button, tone, isCramped, testID, fit, onDo }: SlotPressProps) {
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
        fit !== null && { width: fit.buttonWidth, maxWidth: fit.buttonWidth },
        button.isMain && { backgroundColor: tone.solid, borderColor: tone.solid },
      ]}
      pressedStyle={styles.pressed}
    >
      <Text
        maxFontSizeMultiplier={fit === null ? 1.3 : LARGEST_SCALE}
        style={[
          styles.title,
          isCramped && styles.small,
          fit !== null && SLOT_LETTERS[fit.button],
          { color: button.isMain ? tone.onSolid : ink },
        ]}
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
  small: { fontSize: 11, lineHeight: 14 },
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
