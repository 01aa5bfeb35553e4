import { memo } from 'react';
import { View } from 'react-native';
import { Icon, type IconName, DebouncedPressable, Text } from '../../../components';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { LAYOUT_GAP } from '../layout/computeTableLayout';

export const TABLE_ACTIONS = ['undo', 'talk', 'draw', 'log', 'more'] as const;
export type TableActionName = (typeof TABLE_ACTIONS)[number];
/** Mirrored in the list itself, so that the keyboard order follows the visible order. */
const MIRRORED = [...TABLE_ACTIONS].reverse();

const ICONS = { undo: 'undo', talk: 'talk', draw: 'draw', log: 'log', more: 'more' } as const satisfies Readonly<
  Record<TableActionName, IconName>
>;
/** The testID of `talk` is `speak`, the act's code in the record. */
const NAMES = { undo: 'undo', talk: 'speak', draw: 'draw', log: 'log', more: 'more' } as const;

interface ActionsProps {
  readonly height: number;
  readonly mayUndo: boolean;
  readonly isLeftHanded: boolean;
  /** The action whose panel is open. */
  readonly open: TableActionName | null;
  readonly onAction: (action: TableActionName) => void;
}

/** Undo, and the actions that no tap on a card can express. */
export const ActionRow = memo(function Actions({ height, mayUndo, isLeftHanded, open, onAction }: ActionsProps) {
  const styles = useStyles(makeStyles);
  const { actions } = useWords().table;
  return (
    <View role="toolbar" aria-label={actions.row} style={[styles.row, { height }]}>
      {(isLeftHanded ? MIRRORED : TABLE_ACTIONS).map((action) => (
        <ActionButton
          key={action}
          action={action}
          isOpen={open === action}
          isDisabled={action === 'undo' && !mayUndo}
          isShort={height < 46}
          onAction={onAction}
        />
      ))}
    </View>
  );
});

interface ActionButtonProps {
  readonly action: TableActionName;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly isShort: boolean;
  readonly onAction: (action: TableActionName) => void;
}

const ActionButton = memo(function ActionButton({ action, isOpen, isDisabled, isShort, onAction }: ActionButtonProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { actions } = useWords().table;
  const opens = action === 'talk' || action === 'draw' || action === 'more';
  const ink = isOpen ? palette.onArmed : palette.ink;
  return (
    <DebouncedPressable
      onPress={() => onAction(action)}
      label={actions.labels[action]}
      testID={NAMES[action]}
      isDisabled={isDisabled}
      isExpanded={opens ? isOpen : undefined}
      style={[styles.button, isOpen && styles.open, isDisabled && styles.off]}
      pressedStyle={styles.pressed}
    >
      <Icon name={ICONS[action]} colour={ink} size={isShort ? 20 : 22} />
      {isCramped ? null : (
        <Text numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.title, { color: ink }]}>
          {actions[action]}
        </Text>
      )}
    </DebouncedPressable>
  );
});

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    gap: LAYOUT_GAP,
    padding: 3,
    paddingHorizontal: LAYOUT_GAP,
    backgroundColor: palette.paper,
  },
  button: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
    backgroundColor: palette.sunken,
    borderWidth: 1,
    borderColor: palette.line,
  },
  open: { backgroundColor: palette.armed },
  off: { opacity: 0.45 },
  pressed: { backgroundColor: palette.accentWash },
  title: { ...typography.label, fontSize: 14, lineHeight: 18 },
}));
