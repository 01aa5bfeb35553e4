import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import {
  AppLink,
  AppText,
  BackBar,
  type BackBarProps,
  Button,
  DebouncedPressable,
  Heading,
  Icon,
  Page,
} from '../../components';
import { runWhenIdle } from '../../device/runWhenIdle';
import { useIsCramped } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import { type ComparisonData, type ComparisonGroupData, type ComparisonRowData } from './makeComparisonData';

interface CompareViewProps {
  readonly all: readonly AskableRuleset[];
  readonly chosen: readonly string[];
  readonly onChosen: (ids: readonly string[]) => void;
  /** Null while it is being made, or while too few are chosen. */
  readonly data: ComparisonData | null;
  readonly progress: { readonly done: number; readonly of: number };
  readonly back: BackBarProps | null;
  readonly hrefOf: (question: string, rulesetId: string) => string;
  readonly onOpen: (question: string, rulesetId: string) => void;
  readonly onPrint: () => void;
}

/** Two to seven rule sheets side by side: where they differ comes first. */
export function CompareView(props: CompareViewProps) {
  const { all, chosen, onChosen, data, progress, back } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useRulingsTabWords().screens.compare;
  const [showsAgree, setShowsAgree] = useState(false);
  const toggle = (id: string): void =>
    onChosen(
      chosen.includes(id)
        ? chosen.filter((other) => other !== id)
        : all.map((one) => one.id).filter((other) => other === id || chosen.includes(other)),
    );
  const isEnough = chosen.length > 1;
  return (
    <Page bar={back === null ? undefined : <BackBar {...back} />}>
      <Heading level={1} size="title" testID="compare-title">
        {say.title}
      </Heading>
      <View style={styles.choose}>
        <AppText size="label">{say.choose}</AppText>
        <View role="group" aria-label={say.choose} style={styles.options}>
          {all.map(({ id, short }) => {
            const isChosen = chosen.includes(id);
            return (
              <DebouncedPressable
                key={id}
                role="checkbox"
                isChecked={isChosen}
                testID={`compare-${id}`}
                onPress={() => toggle(id)}
                style={[styles.option, isChosen && styles.chosen]}
                pressedStyle={styles.pressed}
              >
                <Icon
                  name={isChosen ? 'inForce' : 'plus'}
                  size={18}
                  colour={isChosen ? palette.tones.good.onSolid : palette.inkSoft}
                />
                <AppText size="strong" style={[styles.words, isChosen && { color: palette.tones.good.onSolid }]}>
                  {short}
                </AppText>
              </DebouncedPressable>
            );
          })}
        </View>
        <AppText size="small" colour="inkSoft">
          {isEnough ? say.chooseHint : say.tooFew}
        </AppText>
      </View>
      {isEnough && data === null ? (
        <AppText colour="inkSoft" testID="compare-progress">
          {say.preparing(progress.done, progress.of)}
        </AppText>
      ) : null}
      {data === null ? null : (
        <>
          <View style={styles.said}>
            <Heading level={2} size="heading" testID="compare-said">
              {data.said}
            </Heading>
            <Button icon="print" title={say.print} testID="compare-print" onPress={props.onPrint} />
          </View>
          <Groups {...props} groups={data.differ} testID="compare-differ" />
          {data.agreeing === 0 ? null : (
            <Button
              icon={showsAgree ? 'up' : 'down'}
              title={showsAgree ? say.hideAgree : say.showAgree(data.agreeing)}
              testID="compare-agree"
              onPress={() => setShowsAgree(!showsAgree)}
            />
          )}
          {showsAgree ? <Groups {...props} groups={data.agree} testID="compare-same" /> : null}
        </>
      )}
    </Page>
  );
}

type GroupsProps = Pick<CompareViewProps, 'hrefOf' | 'onOpen'> & {
  readonly groups: readonly ComparisonGroupData[];
  readonly testID: string;
};

const ROWS_AT_ONCE = 8;

/** Rows are drawn some at a time: there are more than a hundred, and the first ones should be there at once. */
function Groups({ groups, testID, ...places }: GroupsProps) {
  const styles = useStyles(makeStyles);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE);
  useEffect(() => (drawn < total ? runWhenIdle(() => setDrawn(drawn + ROWS_AT_ONCE)) : undefined), [drawn, total]);
  const begins = groups.map((_, index) => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <View style={styles.groups} testID={testID} aria-busy={drawn < total}>
      {groups.map(({ topic, title, rows }, index) => {
        const shown = rows.slice(0, Math.max(0, drawn - (begins[index] ?? 0)));
        if (shown.length === 0) return null;
        return (
          <View key={topic} style={styles.group}>
            <Heading level={3} size="heading">
              {title}
            </Heading>
            {shown.map((row) => (
              <ComparedRow key={row.question} row={row} {...places} />
            ))}
          </View>
        );
      })}
    </View>
  );
}

type ComparedRowProps = Pick<CompareViewProps, 'hrefOf' | 'onOpen'> & { readonly row: ComparisonRowData };

/** One question: those who say the same share a block. Blocks stand side by side where there is room. */
function ComparedRow({ row, hrefOf, onOpen }: ComparedRowProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <View style={[styles.row, isCramped && styles.cramped]} testID={`compared-${row.question}`}>
      <AppText size="strong">{row.asks}</AppText>
      <View style={styles.opinions}>
        {row.opinions.map(({ ids, names, verdict, says }) => {
          const [id = ''] = ids;
          return (
            <AppLink
              key={id}
              testID={`compared-${row.question}-${id}`}
              href={hrefOf(row.question, id)}
              onPress={() => onOpen(row.question, id)}
              style={styles.opinion}
              activeStyle={styles.active}
            >
              <AppText size="label" colour="accent">
                {names}
              </AppText>
              <AnswerVerdictBadge verdict={verdict} />
              <AppText size="small">{says}</AppText>
            </AppLink>
          );
        })}
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  choose: { gap: space.hair },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: MIN_TOUCH_TARGET,
    maxWidth: '100%',
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  chosen: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  pressed: { opacity: 0.75 },
  words: { flexShrink: 1 },
  said: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.small,
  },
  groups: { gap: space.wide },
  group: { gap: space.medium },
  row: {
    gap: space.small,
    padding: space.medium,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small },
  opinions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  opinion: {
    flexGrow: 1,
    flexBasis: 220,
    maxWidth: '100%',
    gap: 6,
    padding: space.small,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
  active: { borderColor: palette.accent, backgroundColor: palette.accentWash },
}));
