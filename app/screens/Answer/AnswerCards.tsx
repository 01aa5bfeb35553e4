import { type ReactNode, useState } from 'react';
import { View } from 'react-native';
import {
  type AnswerCaseData,
  type AnswerClauseData,
  type AnswerData,
  type AnswerFactData,
} from '../../answers/makeAnswerData';
import { type OtherRulesetAnswerData } from '../../answers/useOtherRulesetAnswers';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppLink, AppText, Button, Icon } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { RemedySteps } from '../../flags/Remedy';
import { useWords } from '../../hooks';
import { TablePictures } from '../../tablePicture/TablePictures';
import { type TablePicturesData } from '../../tablePicture/makeTablePictures';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';

/** What hands do with the real cards. */
export function RemedyStepsCard({ headline }: { readonly headline: AnswerCaseData }) {
  return (
    <TitledCard title={headline.stepsTitle} testID="answer-steps">
      {headline.steps.length === 0 ? <AppText>{headline.noSteps}</AppText> : <RemedySteps steps={headline.steps} />}
    </TitledCard>
  );
}

interface PictureCardProps {
  readonly pictures: TablePicturesData;
  readonly example: string | null;
}

export function PictureCard({ pictures, example }: PictureCardProps) {
  const say = useRulingsTabWords().screens.answer;
  return (
    <TitledCard title={say.picture} testID="answer-picture">
      {example === null ? null : <AppText colour="inkSoft">{example}</AppText>}
      <TablePictures {...pictures} />
    </TitledCard>
  );
}

interface OtherCasesProps {
  readonly cases: readonly { readonly data: AnswerCaseData; readonly pictures: TablePicturesData }[];
}

/** The same question in other circumstances, each with its own verdict. */
export function OtherCasesCard({ cases }: OtherCasesProps) {
  const styles = useStyles(makeStyles);
  const say = useRulingsTabWords().screens.answer;
  return (
    <TitledCard title={say.otherCases} testID="answer-cases">
      {cases.map(({ data, pictures }, index) => (
        <View key={data.id} style={[styles.case, index > 0 && styles.ruled]} testID={`answer-case-${data.id}`}>
          {data.label === null ? null : <AppText size="strong">{data.label}</AppText>}
          <AnswerVerdictBadge verdict={data.verdict} />
          <AppText>{data.says}</AppText>
          <Unfolded title={say.showCards} hideTitle={say.hideCards} testID={`answer-case-${data.id}-cards`}>
            <RemedySteps steps={data.steps} />
            <TablePictures {...pictures} />
          </Unfolded>
        </View>
      ))}
    </TitledCard>
  );
}

interface UnfoldedProps {
  readonly title: string;
  readonly hideTitle: string;
  readonly testID: string;
  readonly children: ReactNode;
}

function Unfolded({ title, hideTitle, testID, children }: UnfoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        icon={isOpen ? 'up' : 'down'}
        title={isOpen ? hideTitle : title}
        testID={testID}
        onPress={() => setOpen(!isOpen)}
        style={startsLeft}
      />
      {isOpen ? children : null}
    </>
  );
}

const startsLeft = { alignSelf: 'flex-start', paddingHorizontal: 0 } as const;

interface ClausesCardProps {
  readonly answer: AnswerData;
  readonly sheetName: string;
  readonly sheetHref: string;
  /** Null where the sheet cannot be opened from here. */
  readonly onClause: ((id: string) => void) | null;
}

/** Where it is written: each clause with its place, how firmly it stands, and the reading in force. */
export function ClausesCard({ answer, sheetName, sheetHref, onClause }: ClausesCardProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { screens } = useRulingsTabWords();
  const say = screens.answer;
  const isFirm = answer.basisIcon === 'text' && !answer.isLocal;
  return (
    <TitledCard title={say.clauses} testID="answer-clauses">
      <AppText size="label" colour="inkSoft">
        {sheetName}
      </AppText>
      <View style={styles.basis}>
        <Icon
          name={answer.isLocal ? 'disputed' : answer.basisIcon}
          size={20}
          colour={isFirm ? palette.accent : palette.inkSoft}
        />
        <AppText size="label" colour={isFirm ? 'accent' : 'inkSoft'} style={styles.words}>
          {answer.basis}
        </AppText>
      </View>
      {answer.clauses.length === 0 ? <AppText>{say.noClauses}</AppText> : null}
      {answer.clauses.map((clause) => (
        <ClauseRow key={clause.id} clause={clause} href={sheetHref} onPress={onClause} />
      ))}
      {answer.readings.length === 0 ? null : (
        <View style={styles.readings} testID="answer-readings">
          <View style={styles.basis}>
            <Icon name="disputed" size={20} colour={palette.amber} />
            <AppText size="label" colour="amber" style={styles.words}>
              {say.readings}
            </AppText>
          </View>
          {answer.readings.map(({ id, question, inForce }) => (
            <View key={id} testID={`answer-reading-${id}`}>
              <AppText colour="inkSoft">{question}</AppText>
              <AppText size="strong">{inForce}</AppText>
            </View>
          ))}
        </View>
      )}
      {answer.facts.length === 0 ? null : (
        <View style={styles.readings} testID="answer-facts">
          <AppText size="label" colour="inkSoft">
            {say.facts}
          </AppText>
          {answer.facts.map((fact) => (
            <FactLine key={fact.key} fact={fact} />
          ))}
        </View>
      )}
    </TitledCard>
  );
}

interface ClauseRowProps {
  readonly clause: AnswerClauseData;
  readonly href: string;
  readonly onPress: ((id: string) => void) | null;
}

function ClauseRow({ clause, href, onPress }: ClauseRowProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const testID = `answer-clause-${clause.id}`;
  const said = (
    <>
      <View style={styles.place}>
        <AppText size="label" colour="accent" style={styles.words}>
          {clause.place}
        </AppText>
        {onPress === null ? null : <Icon name="forward" size={18} colour={palette.accent} />}
      </View>
      <AppText>{clause.says}</AppText>
    </>
  );
  if (onPress === null) {
    return (
      <View testID={testID} style={styles.clause}>
        {said}
      </View>
    );
  }
  return (
    <AppLink
      testID={testID}
      href={href}
      onPress={() => onPress(clause.id)}
      style={styles.clause}
      activeStyle={styles.active}
    >
      {said}
    </AppLink>
  );
}

const FactLine = ({ fact }: { readonly fact: AnswerFactData }) => {
  const { phrasing } = useWords();
  const say = useRulingsTabWords().screens.answer;
  return (
    <View>
      <AppText>{say.fact(fact.label, fact.value)}</AppText>
      <AppText size="small" colour="inkSoft">
        {phrasing.asTitle(fact.basis)}
      </AppText>
    </View>
  );
};

interface ElsewhereCardProps {
  /** Null while they are being made. */
  readonly rows: readonly OtherRulesetAnswerData[] | null;
  readonly hrefOf: (rulesetId: string) => string;
  readonly onOpen: (rulesetId: string) => void;
}

/** The same question under the other rule sheets. */
export function OtherRulesetsCard({ rows, hrefOf, onOpen }: ElsewhereCardProps) {
  const styles = useStyles(makeStyles);
  const { screens, words } = useRulingsTabWords();
  const say = screens.answer;
  return (
    <TitledCard title={say.elsewhere} testID="answer-elsewhere">
      <AppText colour="inkSoft">{say.elsewhereIntro}</AppText>
      <View role="list">
        {rows?.map(({ id, name, verdict, says }) => (
          <View key={id} role="listitem">
            <AppLink
              testID={`elsewhere-${id}`}
              href={hrefOf(id)}
              onPress={() => onOpen(id)}
              style={styles.other}
              activeStyle={styles.active}
            >
              <AppText size="strong">{name}</AppText>
              <AnswerVerdictBadge verdict={verdict} />
              <AppText size="small" colour="inkSoft">
                {says}
              </AppText>
            </AppLink>
          </View>
        ))}
      </View>
      {rows === null ? <AppText colour="inkSoft">{words.screens.common.loading}</AppText> : null}
    </TitledCard>
  );
}

const makeStyles = defineStyles((palette) => ({
  case: { gap: space.small, paddingTop: space.small },
  ruled: { borderTopWidth: 1, borderColor: palette.line },
  basis: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  words: { flexShrink: 1 },
  clause: {
    gap: 2,
    minHeight: MIN_TOUCH_TARGET,
    justifyContent: 'center',
    paddingVertical: space.hair,
    paddingHorizontal: space.small,
    marginHorizontal: -space.small,
    borderRadius: radius.chip,
  },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  active: { backgroundColor: palette.sunken },
  readings: { gap: space.small, paddingTop: space.small, borderTopWidth: 1, borderColor: palette.line },
  other: {
    gap: 6,
    minHeight: MIN_TOUCH_TARGET,
    paddingVertical: space.medium,
    borderTopWidth: 1,
    borderColor: palette.line,
  },
}));
