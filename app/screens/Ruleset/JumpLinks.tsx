import { View } from 'react-native';
import { AppLink, AppText } from '../../components';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, useStyles } from '../../theme';

export interface JumpLinkData {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

interface JumpsProps {
  readonly jumps: readonly JumpLinkData[];
  readonly goTo: (id: string) => void;
}

/** Links to the sections of the page. */
export function JumpLinks({ jumps, goTo }: JumpsProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={styles.row}>
      {jumps.map(({ id, title, count }) => (
        <AppLink
          key={id}
          testID={`jump-${id}`}
          onPress={() => goTo(id)}
          style={styles.jump}
          activeStyle={styles.active}
        >
          <AppText size="strong" style={styles.shrink}>
            {title}
          </AppText>
          <AppText size="label" colour="inkSoft">
            {count}
          </AppText>
        </AppLink>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  jump: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    maxWidth: '100%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.large,
    borderRadius: radius.pill,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  active: { backgroundColor: palette.sunken },
  shrink: { flexShrink: 1 },
}));
