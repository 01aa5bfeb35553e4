import { View } from 'react-native';
import { AppText, DebouncedPressable, Icon, TextInput } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { useIsCramped } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, typography, usePalette, useStyles } from '../../theme';
import { type QuestionChoiceData, type QuestionChoicesData } from './makeRulingFormData';
import { useJustARulingWords } from './useJustARulingWords';

interface WhatHappenedFieldProps {
  readonly typed: string;
  readonly found: QuestionChoicesData;
  readonly onType: (typed: string) => void;
  readonly onChoose: (question: string) => void;
}

/** What happened, found by the words people use; before anything is typed, what officials are called for most. */
export function WhatHappenedField({ typed, found, onType, onChoose }: WhatHappenedFieldProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { what: say } = useJustARulingWords();
  return (
    <TitledCard title={say.title}>
      <View style={[styles.field, isCramped && styles.under]}>
        <TextInput
          testID="ruling-what"
          aria-label={say.label}
          placeholder={isCramped ? undefined : say.placeholder}
          value={typed}
          onChangeText={onType}
          autoCapitalize="none"
          style={[styles.input, isCramped && styles.whole]}
        />
        {typed === '' ? null : (
          <DebouncedPressable
            testID="ruling-what-clear"
            label={say.clear}
            onPress={() => onType('')}
            style={styles.clear}
            pressedStyle={styles.pressed}
          >
            <Icon name="close" size={22} colour={palette.ink} />
          </DebouncedPressable>
        )}
      </View>
      <AppText size="small" colour="inkSoft" aria-live="polite" testID="ruling-found">
        {found.title}
      </AppText>
      <View role="list" style={styles.list}>
        {found.items.map((item, at) => (
          <View key={item.id} role="listitem">
            <QuestionRow item={item} testID={`ruling-question-${at + 1}`} onChoose={() => onChoose(item.id)} />
          </View>
        ))}
      </View>
    </TitledCard>
  );
}

interface QuestionRowProps {
  readonly item: QuestionChoiceData;
  readonly testID: string;
  readonly onChoose: () => void;
}

function QuestionRow({ item, testID, onChoose }: QuestionRowProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <DebouncedPressable
      testID={testID}
      onPress={onChoose}
      style={[styles.row, isCramped && styles.stacked]}
      pressedStyle={styles.pressed}
    >
      <AppText style={isCramped ? undefined : styles.question}>{item.title}</AppText>
      <View style={isCramped ? undefined : styles.verdict}>
        <AnswerVerdictBadge verdict={item.verdict} />
      </View>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  field: { flexDirection: 'row', alignItems: 'center' },
  input: {
    ...typography.body,
    // A fixed line height cuts descenders off in a field that grows with the text size.
    lineHeight: undefined,
    flex: 1,
    minWidth: 0,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
    color: palette.ink,
    backgroundColor: palette.card,
    borderWidth: 1.5,
    borderColor: palette.frame,
    borderRadius: radius.chip,
  },
  clear: { width: MIN_TOUCH_TARGET, height: MIN_TOUCH_TARGET, alignItems: 'center', justifyContent: 'center' },
  /** At 200 % text size the field has the whole width, and what clears it lies below. */
  under: { flexDirection: 'column', alignItems: 'flex-start' },
  whole: { flex: 0, width: '100%', paddingHorizontal: space.hair },
  list: { gap: space.hair },
  /** Where both do not fit into one line, the verdict goes below the words. */
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.small,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  question: { flexGrow: 1, flexShrink: 1 },
  verdict: { maxWidth: '100%' },
}));
