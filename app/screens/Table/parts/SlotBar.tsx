import { memo, useMemo } from 'react';
import { View } from 'react-native';
import { Icon, DebouncedPressable, Text } from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, typography, radius, type ToneColours, usePalette, useStyles } from '../../../theme';
import { LAYOUT_EDGE_MARGIN, LAYOUT_GAP } from '../layout/computeTableLayout';
import { SLOT_LETTER_SIZES, type SlotTextAndButtonFit } from '../layout/fitSlotTextAndButton';
import { LARGEST_BUTTON_SCALE, layOutSlot } from '../layout/layOutSlot';
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
  const { buttons, letters, hasIcon, sentence } = useMemo(
    () =>
      layOutSlot(slot, offered, { width, height, scale: Math.min(fontScale, LARGEST_SCALE), mayHaveIcon: !isCramped }),
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
      {slot.icon === null || !hasIcon ? null : <Icon name={slot.icon} colour={tone.ink} size={22} />}
      <Text
        role="status"
        // Flags are announced by TableAnnouncements when they are raised; here the oldest comes back after every tap.
        aria-live={slot.kind === 'flag' ? 'off' : 'polite'}
        // A touch on the sentence opens the flag too; keyboard and screen reader use the button beside it.
        onPress={slot.kind === 'flag' && !isBarFixed && !isBarOpen ? onOpenFlags : undefined}
        maxFontSizeMultiplier={LARGEST_SCALE}
        style={[styles.text, isQuiet ? styles.quietText : { color: palette.ink }, SLOT_LETTER_SIZES[letters]]}
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
        <DebouncedPressable
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
        </DebouncedPressable>
      )}
    </View>
  );
});

const LARGEST_SCALE = 1.6;

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
  readonly tone: ToneColours;
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
    <DebouncedPressable
      onPress={() => onDo(button.does)}
      label={button.label}
      testID={testID}
      isSolid={button.isMain}
      style={[
        styles.button,
        isCramped && styles.narrow,
        fit !== null && { width: fit.buttonWidth, maxWidth: fit.buttonWidth },
        button.isMain && { backgroundColor: tone.solid, borderColor: tone.solid },
      ]}
      pressedStyle={styles.pressed}
    >
      <Text
        maxFontSizeMultiplier={fit === null ? LARGEST_BUTTON_SCALE : LARGEST_SCALE}
        style={[
          styles.title,
          isCramped && styles.small,
          fit !== null && SLOT_LETTER_SIZES[fit.button],
          { color: button.isMain ? tone.onSolid : ink },
        ]}
      >
        {button.title}
      </Text>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  slot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    marginHorizontal: LAYOUT_EDGE_MARGIN,
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
