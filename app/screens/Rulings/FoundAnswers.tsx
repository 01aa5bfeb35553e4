import { memo, type ReactNode, useEffect, useState } from 'react';
import { View } from 'react-native';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppLink, AppText, Heading, SCREEN_READER_ONLY_STYLE } from '../../components';
import { useIsCramped } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { type FoundAnswerData, type FoundAnswersData, type FoundClauseData } from './makeAskData';

interface FoundAnswersProps {
  /** Null while the search is being made ready. */
  readonly found: FoundAnswersData | null;
  readonly sources: readonly FoundClauseData[];
  readonly hrefOf: (question: string) => string;
  readonly hrefOfSheet: string;
  readonly onOpen: (question: string, testID: string) => void;
  /** Null where the sheet cannot be opened from here. */
  readonly onOpenClause: ((id: string) => void) | null;
  /** The answer that is open beside the list. */
  readonly openQuestion?: string | undefined;
  readonly level: 2 | 3;
}

/** What was found: answers first, the clauses below. */
export function FoundAnswers(props: FoundAnswersProps) {
  const { found, sources, hrefOf, onOpen, openQuestion } = props;
  const styles = useStyles(makeStyles);
  const { questions, screens } = useRulingsTabWords();
  const say = screens.ask;
  if (found === null) return <AppText colour="inkSoft">{say.preparing}</AppText>;
  const { typed, isPlaced, answers } = found;
  const [first] = answers;
  const said = isPlaced ? say.found(answers.length) : answers.length === 0 ? say.nothing : questions.notPlaced;
  return (
    <View style={styles.found}>
      <AppText size="small" colour="inkSoft" testID={isPlaced ? 'ask-found' : 'ask-not-placed'}>
        {said}
      </AppText>
      <View role="list" style={styles.list}>
        {answers.map((answer, index) => (
          <AnswerRow
            key={answer.question}
            rank={index + 1}
            answer={answer}
            href={hrefOf(answer.question)}
            isOpen={answer.question === openQuestion}
            onOpen={onOpen}
          />
        ))}
      </View>
      {answers.length > 0 && <Sources {...props} sources={sources} />}
      <AnswerCountAnnouncement
        typed={typed}
        text={
          first === undefined ? say.nothing : (isPlaced ? say.foundSaid : say.nearestSaid)(answers.length, first.asks)
        }
      />
    </View>
  );
}

interface AnswerRowProps {
  readonly rank: number;
  readonly answer: FoundAnswerData;
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: FoundAnswersProps['onOpen'];
}

/** On the web `data-question` and `data-verdict`, for tests and support. */
const dataOf = ({ question, verdict }: FoundAnswerData): object => ({ dataSet: { question, verdict } });

const AnswerRow = memo(function AnswerRow({ rank, answer, href, isOpen, onOpen }: AnswerRowProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const testID = `answer-${rank}`;
  return (
    <View role="listitem" {...dataOf(answer)}>
      <AppLink
        testID={testID}
        href={href}
        isCurrent={isOpen}
        onPress={() => onOpen(answer.question, testID)}
        style={[styles.row, isCramped && styles.cramped, isOpen && styles.open]}
        activeStyle={styles.active}
      >
        <AnswerVerdictBadge verdict={answer.verdict} />
        <AppText size="strong">{answer.asks}</AppText>
        <AppText colour="inkSoft">{answer.says}</AppText>
      </AppLink>
    </View>
  );
});

type SourcesProps = Pick<FoundAnswersProps, 'sources' | 'hrefOfSheet' | 'onOpenClause' | 'level'>;

const Sources = memo(function Sources({ sources, hrefOfSheet, onOpenClause, level }: SourcesProps) {
  const styles = useStyles(makeStyles);
  const say = useRulingsTabWords().screens.ask;
  return (
    <View style={styles.sources} testID="ask-sources">
      <Heading level={level} size="heading">
        {say.sources}
      </Heading>
      {sources.length === 0 ? <AppText colour="inkSoft">{say.noSources}</AppText> : null}
      <View role="list">
        {sources.map(({ id, place, says }) => (
          <View key={id} role="listitem">
            <MaybeLink testID={`source-${id}`} href={hrefOfSheet} onPress={onOpenClause && (() => onOpenClause(id))}>
              <AppText size="label" colour="accent">
                {place}
              </AppText>
              <AppText>{says}</AppText>
            </MaybeLink>
          </View>
        ))}
      </View>
    </View>
  );
});

interface MaybeLinkProps {
  readonly testID: string;
  readonly href: string;
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}

function MaybeLink({ testID, href, onPress, children }: MaybeLinkProps) {
  const styles = useStyles(makeStyles);
  return onPress === null ? (
    <View testID={testID} style={styles.source}>
      {children}
    </View>
  ) : (
    <AppLink testID={testID} href={href} onPress={onPress} style={styles.source} activeStyle={styles.active}>
      {children}
    </AppLink>
  );
}

/** Typing has stopped when nothing was typed for this long: what is found on the way is not read out. */
const TYPING_PAUSE_MS = 700;

/** For screen readers: how much was found, once, when typing has stopped. */
function AnswerCountAnnouncement({ typed, text }: { readonly typed: string; readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <View role="status" style={hidden.announcement}>
      <AppText style={SCREEN_READER_ONLY_STYLE}>{said}</AppText>
    </View>
  );
}

const hidden = { announcement: { height: 0 } } as const;

const makeStyles = defineStyles((palette) => ({
  found: { gap: space.medium },
  list: { gap: space.medium },
  row: {
    gap: 6,
    padding: space.medium,
    borderRadius: radius.card,
    borderWidth: 1.5,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small },
  open: { borderColor: palette.accent, borderLeftWidth: 8, paddingLeft: space.medium - 6 },
  active: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  sources: { gap: space.small, paddingTop: space.small },
  source: {
    gap: 2,
    paddingVertical: space.small,
    paddingHorizontal: space.small,
    marginHorizontal: -space.small,
    borderTopWidth: 1,
    borderColor: palette.line,
  },
}));
