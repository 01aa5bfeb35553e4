import { View } from 'react-native';
import { Icon, TextInput } from '../components';
import { useIsCramped, useWords } from '../hooks';
import { defineStyles, typography, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';

interface MoreFindFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Enter was pressed. */
  readonly onSubmit: () => void;
}

/** What is looked for, in one's own words. */
export function MoreMenuSearchField({ value, onChange, onSubmit }: MoreFindFieldProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().more;
  const isCramped = useIsCramped();
  return (
    <View style={styles.field}>
      <TextInput
        testID="more-find"
        aria-label={say.findLabel}
        placeholder={isCramped ? say.findInShort : say.find}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        inputMode="search"
        enterKeyHint="go"
        autoCapitalize="none"
        maxLength={80}
        style={styles.input}
      />
      <View aria-hidden pointerEvents="none" style={styles.icon}>
        <Icon name="find" size={22} colour={palette.inkSoft} />
      </View>
    </View>
  );
}

const ICON_ROOM = 38;

const makeStyles = defineStyles((palette) => ({
  field: { justifyContent: 'center' },
  // over the field, so that the ring of the focus goes round both
  icon: { position: 'absolute', left: space.small },
  input: {
    ...typography.body,
    // A fixed line height cuts descenders off in a field that grows with the text size.
    lineHeight: undefined,
    minWidth: 0,
    minHeight: MIN_TOUCH_TARGET,
    paddingLeft: ICON_ROOM,
    paddingRight: space.small,
    borderWidth: 1.5,
    borderColor: palette.frame,
    borderRadius: radius.chip,
    backgroundColor: palette.card,
    color: palette.ink,
  },
}));
