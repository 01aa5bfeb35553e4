import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, Heading, Icon, DebouncedPressable } from '../components';
import { useWords } from '../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { LocalRuleField } from './LocalRuleField';
import { type LocalRuleGroupData } from './makeLocalRuleGroups';

interface LocalRulesProps {
  readonly groups: readonly LocalRuleGroupData[];
  readonly count: number;
  readonly onPick: (rule: string, value: string) => void;
  /** Removes all local rules. */
  readonly onReset: () => void;
  /** Takes over the local rules of the last table; null where it had none. */
  readonly onAsLast: (() => void) | null;
}

/** The event's local rules, folded into one line that says how many there are. */
export function LocalRulesEditor({ groups, count, onPick, onReset, onAsLast }: LocalRulesProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { newTable } = useWords().setUp;
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={[styles.box, count > 0 && styles.local]}>
      <DebouncedPressable
        testID="local-rules"
        isExpanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        style={styles.line}
        pressedStyle={styles.pressed}
      >
        <View style={styles.words}>
          <AppText size="strong">{newTable.localRules}</AppText>
          <AppText size="small" colour={count > 0 ? 'amber' : 'inkSoft'} testID="local-count">
            {newTable.localCount(count)}
          </AppText>
        </View>
        <Icon name={isOpen ? 'up' : 'down'} size={22} colour={palette.inkSoft} />
      </DebouncedPressable>
      {isOpen ? (
        <View style={styles.groups}>
          <AppText colour="inkSoft">{newTable.localRulesHelp}</AppText>
          <View style={styles.buttons}>
            {count > 0 ? <Button testID="house-reset" title={newTable.asSheet} onPress={onReset} /> : null}
            {onAsLast === null ? null : (
              <Button testID="house-as-last" title={newTable.asLastTable} onPress={onAsLast} />
            )}
          </View>
          {groups.map(({ heading, rules }) => (
            <View key={heading} style={styles.group}>
              <Heading level={3} size="strong" colour="accent">
                {heading}
              </Heading>
              {rules.map((rule) => (
                <LocalRuleField key={rule.rule} rule={rule} onPick={(value) => onPick(rule.rule, value)} />
              ))}
            </View>
          ))}
        </View>
      ) : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  box: {
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  local: { borderColor: palette.amber },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET + 8,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
  },
  pressed: { backgroundColor: palette.accentWash },
  words: { flex: 1 },
  groups: { gap: space.large, padding: space.medium, borderTopWidth: 1, borderColor: palette.line },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  group: { gap: space.large },
}));
