import { type ReactNode, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { type SampleSituation } from '@/rulings/sampleSituations';
import { AppText, Button, Notice, RadioChoice, ScreenBar } from '../../components';
import { useHasTwoPanes, useIsCramped, useWords } from '../../hooks';
import { defineStyles, makePageStyles, space, useStyles } from '../../theme';
import { DifferencesView } from './DifferencesView';
import { type RulesTrialData } from './makeRulesTrial';
import { RulesEditorFields, type RulesEditorFieldsProps, useOpenSections } from './RulesEditorFields';
import { RulesTrialView } from './RulesTrialView';
import { useLocalRulesWords } from './useLocalRulesWords';

interface RulesEditorViewProps extends Omit<RulesEditorFieldsProps, 'open'> {
  readonly trial: RulesTrialData;
  readonly isNew: boolean;
  /** Opened while a table is set up: saving uses them there. */
  readonly isForTable: boolean;
  readonly isBusy: boolean;
  /** Why they could not be saved. */
  readonly failure: string | null;
  readonly onSituation: (situation: SampleSituation) => void;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

const PARTS = ['rules', 'changes', 'trial'] as const;
/** This part holds nothing but text: it can have the focus itself, so that the arrow keys scroll it. */
const FOCUSABLE_TEXT = { tabIndex: 0 } as const;

/**
 * Local rules in the making. In a wide window what they change and the trial stay beside the choices; in a narrow one
 * each is a part of its own, one tap away, and the number of changes is always in sight.
 */
export function RulesEditorView(props: RulesEditorViewProps) {
  const { data } = props;
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const isWide = useHasTwoPanes();
  const open = useOpenSections();
  const { edit: say, differences } = useLocalRulesWords();
  const [part, setPart] = useState<(typeof PARTS)[number]>('rules');
  const scroll = (content: ReactNode, key: string) => (
    <ScrollView
      key={key}
      {...(key === 'changes' ? FOCUSABLE_TEXT : null)}
      style={key === 'beside' ? styles.beside : styles.scroll}
      contentContainerStyle={styles.scrolled}
      keyboardShouldPersistTaps="handled"
      automaticallyAdjustKeyboardInsets
    >
      <View style={[styles.column, isCramped && styles.cramped]}>{content}</View>
    </ScrollView>
  );
  const choices = <RulesEditorFields {...props} open={open} />;
  const changes = (
    <DifferencesView
      differences={data.differences}
      title={differences.title}
      none={differences.none}
      testID="differences"
    />
  );
  const trial = <RulesTrialView trial={props.trial} onSituation={props.onSituation} />;
  // With large letters they scroll away with the rest: the height is needed.
  const parts = (
    <RadioChoice
      label={say.part}
      options={PARTS.map((one) => ({ value: one, title: say.parts[one], testID: `part-${one}` }))}
      value={part}
      onChange={setPart}
      isLabelHidden
    />
  );
  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top }]}>
      <ScreenBar title={props.isNew ? say.titleNew : say.title} onBack={props.onBack} />
      {isWide ? (
        <View style={styles.panes}>
          {scroll(choices, 'choices')}
          {scroll(
            <>
              <SaveBlock {...props} />
              {changes}
              {trial}
            </>,
            'beside',
          )}
        </View>
      ) : (
        <>
          {isCramped ? null : <View style={styles.parts}>{parts}</View>}
          {scroll(
            <>
              {isCramped ? parts : null}
              {{ rules: choices, changes, trial }[part]}
            </>,
            part,
          )}
          <View style={[styles.foot, { paddingBottom: insets.bottom + space.small }]}>
            <SaveBlock {...props} />
          </View>
        </>
      )}
    </View>
  );
}

/** How many changes there are, what is still wrong, and the button that saves. */
function SaveBlock({ data, isForTable, isBusy, failure, onSave }: RulesEditorViewProps) {
  const styles = useStyles(makeStyles);
  const { edit: say } = useLocalRulesWords();
  const { phrasing } = useWords();
  const isCramped = useIsCramped();
  const { problems, warnings } = data;
  const isWrong = problems.length > 0;
  return (
    <View style={styles.save}>
      {failure === null ? null : <Notice kind="error">{failure}</Notice>}
      <View aria-live="polite">
        {isCramped && !isWrong ? null : (
          <AppText size="small" colour={isWrong ? 'amber' : 'inkSoft'} testID="rules-summary">
            {isWrong ? phrasing.sentences(problems) : data.differences.summary}
          </AppText>
        )}
        {isWrong || warnings.length === 0 ? null : (
          <AppText size="small" colour="amber" testID="rules-warning">
            {phrasing.sentences(warnings)}
          </AppText>
        )}
      </View>
      <Button
        testID="rules-save"
        kind="main"
        title={isForTable ? say.saveAndUse : say.save}
        onPress={onSave}
        isBusy={isBusy}
        isDisabled={isWrong}
      />
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  cramped: { paddingHorizontal: space.small },
  panes: { flex: 1, flexDirection: 'row', minHeight: 0 },
  beside: { flex: 1, borderLeftWidth: 1, borderColor: palette.line },
  parts: { paddingHorizontal: space.small, paddingTop: space.small },
  save: { width: '100%', gap: space.hair },
}));
