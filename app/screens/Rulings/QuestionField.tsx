import { View } from 'react-native';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { DebouncedPressable, Icon, TextInput } from '../../components';
import { useIsCramped } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, typography, usePalette, useStyles } from '../../theme';

interface AskFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onClear: () => void;
  /** Enter was pressed. */
  readonly onSubmit: () => void;
}

/** The box in which a question is typed, in one's own words. */
export function QuestionField({ value, onChange, onClear, onSubmit }: AskFieldProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const say = useRulingsTabWords().screens.ask;
  const hasClear = value !== '';
  return (
    <View {...SEARCH_LANDMARK} style={styles.field}>
      <TextInput
        testID="ask"
        aria-label={say.label}
        placeholder={isCramped ? say.shortPlaceholder : say.placeholder}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        submitBehavior="submit"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={LONGEST_QUESTION}
        style={[styles.input, ENDS_IN_DOTS, isCramped && styles.cramped, hasClear && styles.withClear]}
      />
      {isCramped ? null : (
        <View aria-hidden pointerEvents="none" style={styles.icon}>
          <Icon name="find" size={24} colour={palette.inkSoft} />
        </View>
      )}
      {hasClear ? (
        <DebouncedPressable
          testID="ask-clear"
          label={say.clear}
          onPress={onClear}
          style={styles.clear}
          pressedStyle={styles.pressed}
        >
          <Icon name="close" size={24} colour={palette.ink} />
        </DebouncedPressable>
      ) : null}
    </View>
  );
}

/** A role of the web that React Native's types do not list. */
const SEARCH_LANDMARK = { role: 'search' } as object;
/** A question longer than the box, while it is not being typed. */
const ENDS_IN_DOTS = { textOverflow: 'ellipsis' } as object;
const LONGEST_QUESTION = 200;
const HEIGHT = MIN_TOUCH_TARGET + 6;
const ICON_ROOM = 44;

const makeStyles = defineStyles((palette) => ({
  field: { justifyContent: 'center' },
  // over the field, so that the ring of the focus goes round all of it
  icon: { position: 'absolute', left: space.medium },
  clear: {
    position: 'absolute',
    right: 3,
    width: MIN_TOUCH_TARGET,
    height: MIN_TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
  },
  pressed: { backgroundColor: palette.sunken },
  input: {
    ...typography.body,
    fontSize: 19,
    // A fixed line height cuts descenders off in a field that grows with the text size.
    lineHeight: undefined,
    minWidth: 0,
    minHeight: HEIGHT,
    paddingLeft: ICON_ROOM,
    paddingRight: space.medium,
    borderWidth: 2,
    borderColor: palette.ink,
    borderRadius: radius.chip + 4,
    backgroundColor: palette.card,
    color: palette.ink,
  },
  cramped: { paddingLeft: space.small, fontSize: 17 },
  withClear: { paddingRight: MIN_TOUCH_TARGET + 4 },
}));
