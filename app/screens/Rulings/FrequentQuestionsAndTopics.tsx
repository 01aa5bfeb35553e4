import { memo } from 'react';
import { View } from 'react-native';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppLink, AppText, Heading, Icon } from '../../components';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import { type ListedQuestionData, type QuestionListData } from './makeAskData';

interface FrequentQuestionsAndTopicsProps {
  readonly list: QuestionListData;
  readonly openTopic: string | null;
  readonly onTopic: (topic: string | null) => void;
  readonly hrefOf: (question: string) => string;
  readonly onOpen: (question: string, testID: string) => void;
  readonly openQuestion?: string | undefined;
  readonly level: 2 | 3;
}

/** Before anything is typed: the questions that are asked most, then all of them by topic, one topic open at a time. */
export const FrequentQuestionsAndTopics = memo(function FrequentQuestionsAndTopics(
  props: FrequentQuestionsAndTopicsProps,
) {
  const { list, openTopic, onTopic, level } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useRulingsTabWords().screens.ask;
  return (
    <>
      <View style={styles.section}>
        <Heading level={level} size="heading">
          {say.most}
        </Heading>
        <QuestionRows {...props} rows={list.most} named="common" />
      </View>
      <View style={styles.section}>
        <Heading level={level} size="heading">
          {say.byTopic}
        </Heading>
        <View style={styles.card}>
          {list.topics.map(({ topic, title, questions }, index) => (
            <View key={topic} style={index > 0 && styles.ruled}>
              <AppLink
                testID={`topic-${topic}`}
                isExpanded={topic === openTopic}
                onPress={() => onTopic(topic === openTopic ? null : topic)}
                style={styles.row}
                activeStyle={styles.active}
              >
                <AppText size="strong" style={styles.words}>
                  {title}
                </AppText>
                <Icon name={topic === openTopic ? 'up' : 'down'} size={22} colour={palette.ink} />
              </AppLink>
              {topic === openTopic ? <QuestionRows {...props} rows={questions} named="question" isInside /> : null}
            </View>
          ))}
        </View>
      </View>
    </>
  );
});

interface QuestionRowsProps extends Pick<FrequentQuestionsAndTopicsProps, 'hrefOf' | 'onOpen' | 'openQuestion'> {
  readonly rows: readonly ListedQuestionData[];
  /** What the rows are called in tests: a question may be among the commonest and under its topic. */
  readonly named: 'common' | 'question';
  readonly isInside?: boolean;
}

function QuestionRows({ rows, named, isInside = false, hrefOf, onOpen, openQuestion }: QuestionRowsProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <View role="list" style={isInside ? styles.inside : styles.card}>
      {rows.map(({ question, asks }, index) => {
        const testID = `${named}-${question}`;
        const isOpen = question === openQuestion;
        return (
          <View key={question} role="listitem" style={(index > 0 || isInside) && styles.ruled}>
            <AppLink
              testID={testID}
              href={hrefOf(question)}
              isCurrent={isOpen}
              onPress={() => onOpen(question, testID)}
              style={[styles.row, isOpen && styles.open]}
              activeStyle={styles.active}
            >
              <AppText style={styles.words}>{asks}</AppText>
              <Icon name="forward" size={20} colour={isOpen ? palette.accent : palette.inkSoft} />
            </AppLink>
          </View>
        );
      })}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  section: { gap: space.small },
  card: {
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  inside: { backgroundColor: palette.paper },
  ruled: { borderTopWidth: 1, borderColor: palette.line },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
  },
  open: { backgroundColor: palette.accentWash },
  active: { backgroundColor: palette.sunken },
  words: { flex: 1 },
}));
