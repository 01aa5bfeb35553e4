import { useState } from 'react';
import { View } from 'react-native';
import { LESSON_LENGTHS, type LessonLength, type LessonOptions, PRACTICE_STOCK_SIZE } from '@/practice';
import { type Ruleset, RULESETS, rulesFor } from '@/rulesets';
import { rulesetWords } from '@/words';
import { AppText, BackBar, Button, Heading, Notice, Page, RadioChoice } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';

export type ChosenLessonOptions = Omit<LessonOptions, 'seed'>;

interface ChooseLessonViewProps {
  readonly first: Ruleset;
  readonly isStarting: boolean;
  readonly hasFailed: boolean;
  readonly onStart: (choice: ChosenLessonOptions) => void;
  readonly onBack: () => void;
}

const COUNTS = [4, 6];

/** How many may sit down, of the numbers that rallies play with. */
export function playerCountsToChooseFrom(ruleset: Ruleset): readonly number[] {
  const { min, max } = rulesFor(ruleset).values.players;
  return COUNTS.filter((count) => count >= min && count <= max);
}

/** What to practise: the sheet, how many players, with offences or without, how long. */
export function ChooseLessonView({ first, isStarting, hasFailed, onStart, onBack }: ChooseLessonViewProps) {
  const words = useWords();
  const { title, choose } = words.practice;
  const [ruleset, setRuleset] = useState(first);
  const [wanted, setWanted] = useState(4);
  const [hasOffences, setOffences] = useState(true);
  const [length, setLength] = useState<LessonLength>('two-rounds');
  const counts = playerCountsToChooseFrom(ruleset);
  const players = counts.includes(wanted) ? wanted : (counts[0] ?? wanted);
  return (
    <Page bar={<BackBar title={words.screens.common.backTo.tables.long} onPress={onBack} />}>
      <Heading level={1}>{title}</Heading>
      <AppText>{choose.intro}</AppText>
      <AppText colour="inkSoft">{choose.apart}</AppText>
      <View style={styles.choices}>
        <RadioChoice
          label={choose.sheet}
          value={ruleset.id}
          onChange={(id) => setRuleset(RULESETS.find((one) => one.id === id) ?? ruleset)}
          options={RULESETS.map((one) => ({
            value: one.id,
            title: rulesetWords(words, one).name,
            testID: `ruleset-${one.id}`,
          }))}
        />
        <RadioChoice
          label={choose.players}
          value={players}
          onChange={setWanted}
          options={counts.map((count) => ({
            value: count,
            title: choose.playerCount(count),
            testID: `players-${count}`,
          }))}
        />
        <RadioChoice
          label={choose.offences}
          value={hasOffences}
          onChange={setOffences}
          options={[
            { value: true, title: choose.withOffences, testID: 'practice-offences-yes' },
            { value: false, title: choose.withoutOffences, testID: 'practice-offences-no' },
          ]}
        />
        <RadioChoice
          label={choose.length}
          value={length}
          onChange={setLength}
          options={LESSON_LENGTHS.map((one) => ({
            value: one,
            title: choose.lengths[one],
            testID: `practice-${one}`,
          }))}
        />
        {length === 'whole-game' ? <AppText colour="inkSoft">{choose.shortStocks(PRACTICE_STOCK_SIZE)}</AppText> : null}
      </View>
      {hasFailed ? (
        <Notice kind="error" testID="practice-failed">
          {choose.failed}
        </Notice>
      ) : null}
      <Button
        testID="practice-start"
        kind="main"
        title={isStarting ? choose.starting : choose.start}
        isBusy={isStarting}
        onPress={() => onStart({ ruleset, players, hasOffences, length })}
      />
    </Page>
  );
}

const styles = defineStaticStyles({ choices: { gap: space.large } });
