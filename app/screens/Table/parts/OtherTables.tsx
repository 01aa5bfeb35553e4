import { useMemo } from 'react';
import { View } from 'react-native';
import { AppText, Icon, DebouncedPressable, NonModalPanel, ProvenanceLine } from '../../../components';
import { useRegistryState } from '../../../registry';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../../theme';
import { makeOtherTables, type OtherTableData } from '../model/makeOtherTables';

function useOtherTables(current: string): readonly OtherTableData[] {
  const words = useWords();
  const rows = useRegistryState((state) => state.rows);
  return useMemo(() => makeOtherTables(rows, current, words), [rows, current, words]);
}

interface OtherTablesButtonProps {
  readonly current: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** One button to the other tables in play: how many there are, and how many flags wait there. */
export function OtherTablesButton({ current, isOpen, onPress }: OtherTablesButtonProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { tables } = useWords().setUp;
  const isCramped = useIsCramped();
  const others = useOtherTables(current);
  const flags = others.reduce((sum, one) => sum + one.flags, 0);
  if (others.length === 0) return null;
  return (
    <DebouncedPressable
      onPress={onPress}
      label={tables.switchLabel(others.length, flags)}
      isPicture
      isExpanded={isOpen}
      testID="tables-switch"
      style={[styles.button, isCramped && styles.narrow, isOpen && styles.pressed]}
      pressedStyle={styles.pressed}
    >
      {isCramped ? null : <Icon name="swap" size={18} colour={palette.ink} />}
      <AppText size="label">{others.length}</AppText>
      {flags === 0 ? null : <Flags count={flags} />}
    </DebouncedPressable>
  );
}

const Flags = ({ count }: { readonly count: number }) => {
  const styles = useStyles(makeStyles);
  const { tones } = usePalette();
  return (
    <View style={styles.flags}>
      <Icon name="flag" size={15} colour={tones.illegal.ink} />
      <AppText size="label">{count}</AppText>
    </View>
  );
};

interface OtherTablesPanelProps {
  readonly current: string;
  readonly onSwitch: (id: string) => void;
  readonly onClose: () => void;
}

/** The other tables by their whole titles, each one tap away, with the flags that wait there. */
export function OtherTablesPanel({ current, onSwitch, onClose }: OtherTablesPanelProps) {
  const styles = useStyles(makeStyles);
  const { phrasing, setUp, provenance: said } = useWords();
  const { tables } = setUp;
  const others = useOtherTables(current);
  return (
    <NonModalPanel title={tables.switchTitle} onClose={onClose} testID="tables-panel">
      {others.map(({ id, title, flags, provenance }) => (
        <DebouncedPressable
          key={id}
          testID={`switch-${id}`}
          onPress={() => onSwitch(id)}
          label={phrasing.spoken([
            tables.switchTo(title, flags),
            ...(provenance === undefined ? [] : [said[provenance]]),
          ])}
          isPicture
          style={styles.table}
          pressedStyle={styles.pressed}
        >
          <View style={styles.title}>
            <AppText size="strong">{title}</AppText>
            <ProvenanceLine provenance={provenance} testID={`switch-provenance-${id}`} />
          </View>
          {flags === 0 ? null : <Flags count={flags} />}
        </DebouncedPressable>
      ))}
    </NonModalPanel>
  );
}

const makeStyles = defineStyles((palette) => ({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    alignSelf: 'center',
    minWidth: 44,
    minHeight: 40,
    marginRight: space.hair,
    paddingHorizontal: 6,
    borderWidth: 1.5,
    borderRadius: radius.pill,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  narrow: { minWidth: 28, minHeight: 30, paddingHorizontal: 3, marginRight: 0, justifyContent: 'center' },
  pressed: { backgroundColor: palette.sunken },
  flags: { flexDirection: 'row', alignItems: 'center' },
  table: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    borderWidth: 1.5,
    borderRadius: radius.chip,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  title: { flex: 1 },
}));
