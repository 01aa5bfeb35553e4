import { memo, type ReactNode, useState } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { Icon, DebouncedPressable, Text } from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, typography, usePalette, useStyles } from '../../../theme';
import { fitTextInWholeWords } from '../layout/fitText';
import { isLineUnderTitle, NotSealedMark, NOT_SEALED_ICON_WIDTH, NOT_SEALED_LINE_HEIGHT } from './NotSealedMark';

interface TableHeaderProps {
  readonly title: string;
  readonly subtitle: string;
  readonly saved: ReactNode;
  readonly height: number;
  /** The record came without a seal: it may have been changed or cut. */
  readonly isNotSealed: boolean;
  readonly switcher?: ReactNode;
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

/**
 * Which table this is, whether its newest entry is on the disk, and whether the record may have been changed before it
 * came here: said under the title, or by a sign beside one that needs the height.
 */
export const TableHeader = memo(function Header(props: TableHeaderProps) {
  const { title, subtitle, saved, height, isNotSealed, switcher, onBack, onMenu } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { keyboard, table: say } = useWords();
  const isCramped = useIsCramped();
  const button = [styles.button, isCramped && styles.narrow];
  const [room, setRoom] = useState(GUESSED_ROOM);
  const measure = ({ nativeEvent }: LayoutChangeEvent): void => setRoom(Math.floor(nativeEvent.layout.width));
  const largest = isCramped ? 15 : 17;
  const forTitle = height - (isCramped ? SAVED : 2);
  const isMarkBelow = isNotSealed && isLineUnderTitle(title, { width: room, height: forTitle }, largest);
  const isMarkASign = isNotSealed && !isMarkBelow;
  const isMarkBeside = isMarkASign && !isCramped;
  /** The title is never cut: it takes the whole height, in smaller letters if it must. */
  const letters = fitTextInWholeWords(
    title,
    {
      width: room - (isMarkBeside ? NOT_SEALED_ICON_WIDTH : 0),
      height: forTitle - (isMarkBelow ? NOT_SEALED_LINE_HEIGHT : 0),
    },
    largest,
    isCramped ? 8 : 11,
  );
  const hasSubtitle = !isCramped && !isMarkBelow && letters.lines === 1 && letters.lineHeight + SUBTITLE <= height;
  return (
    <View role="group" aria-label={keyboard.parts.header} style={[styles.header, { height }]}>
      <DebouncedPressable onPress={onBack} label={say.back} testID="back" style={button} pressedStyle={styles.pressed}>
        <Icon name="back" colour={palette.accent} size={24} />
      </DebouncedPressable>
      <View style={styles.marked} onLayout={measure}>
        {isMarkBeside ? <NotSealedMark width={0} onPress={onMenu} /> : null}
        <View style={styles.titles}>
          <Text
            role="heading"
            {...LEVEL}
            maxFontSizeMultiplier={1}
            style={[styles.title, { fontSize: letters.fontSize, lineHeight: letters.lineHeight }]}
          >
            {title}
          </Text>
          {isMarkBelow ? <NotSealedMark width={room} onPress={onMenu} /> : null}
          {isCramped ? (
            <View style={styles.saved}>
              {isMarkASign ? <NotSealedMark width={0} onPress={onMenu} /> : null}
              {saved}
            </View>
          ) : null}
          {hasSubtitle ? (
            <Text numberOfLines={1} maxFontSizeMultiplier={1.3} style={styles.subtitle}>
              {subtitle}
            </Text>
          ) : null}
        </View>
      </View>
      {switcher}
      {isCramped ? null : saved}
      <DebouncedPressable
        onPress={onMenu}
        label={say.menu}
        testID="table-menu"
        style={button}
        pressedStyle={styles.pressed}
      >
        <Icon name="more" colour={palette.ink} size={24} />
      </DebouncedPressable>
    </View>
  );
});

/** Until it is measured: what buttons and saved-state leave on a phone. */
const GUESSED_ROOM = 140;
const SUBTITLE = 17;
/** At twice the text size the saved-state stands below the title. */
const SAVED = 15;
const LEVEL = { 'aria-level': 1 } as object;

const makeStyles = defineStyles((palette) => ({
  header: { flexDirection: 'row', alignItems: 'center' },
  button: {
    width: 44,
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'center',
  },
  narrow: { width: 32 },
  pressed: { backgroundColor: palette.sunken },
  marked: { flex: 1, minWidth: 0, alignSelf: 'stretch', flexDirection: 'row', alignItems: 'center' },
  titles: { flex: 1, minWidth: 0, justifyContent: 'center' },
  saved: { flexDirection: 'row' },
  title: { ...typography.strong, fontWeight: '700', color: palette.ink },
  subtitle: { ...typography.small, fontSize: 13, lineHeight: 17, color: palette.inkSoft },
}));
