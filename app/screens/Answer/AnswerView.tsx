import { View } from 'react-native';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { AskRulesetChoice } from '../../answers/AskRulesetChoice';
import { type AnswerData } from '../../answers/makeAnswerData';
import { type OtherRulesetAnswerData } from '../../answers/useOtherRulesetAnswers';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppLink, AppText, type BackBarProps, Button, Heading, Icon, Notice, Page } from '../../components';
import { type LinkShareOutcome } from '../../device/shareLink';
import { useIsCramped } from '../../hooks';
import { type TablePicturesData } from '../../tablePicture/makeTablePictures';
import { defineStyles, MAX_TEXT_WIDTH, MIN_TOUCH_TARGET, space, usePalette, useStyles } from '../../theme';
import { ClausesCard, OtherRulesetsCard, OtherCasesCard, PictureCard, RemedyStepsCard } from './AnswerCards';

export interface AnswerViewProps {
  readonly answer: AnswerData;
  /** The cards of each case, the headline's first; empty for a fact. */
  readonly pictures: readonly TablePicturesData[];
  readonly rulesets: readonly AskableRuleset[];
  readonly ruleset: AskableRuleset;
  /** The address asked for a ruleset that is not on this device. */
  readonly isUnknownRuleset: boolean;
  /** Null while they are being made. */
  readonly elsewhere: readonly OtherRulesetAnswerData[] | null;
  readonly sheetHref: string;
  readonly hrefOf: (rulesetId: string) => string;
  /** Null where the questions are listed beside it: then the choice of the sheet is there, too. */
  readonly back: BackBarProps | null;
  readonly shared: LinkShareOutcome | null;
  readonly onRuleset: (id: string) => void;
  readonly onElsewhere: (id: string) => void;
  readonly onClause: ((id: string) => void) | null;
  readonly onPrint: () => void;
  readonly onShare: () => void;
  /** Null where it was not asked from a table, or where there is nothing to tell there. */
  readonly onUse: (() => void) | null;
}

/** One answer: the verdict, one plain sentence, what to do, where it is written, the cards, and how others see it. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, pictures, rulesets, ruleset, back, shared } = props;
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const say = useRulingsTabWords().screens.answer;
  const { headline } = answer;
  const [first, ...others] = pictures;
  const bar =
    back === null ? undefined : (
      <View style={styles.head}>
        <View style={[styles.choice, isCramped && styles.cramped]}>
          <AskRulesetChoice
            all={rulesets}
            chosenId={ruleset.id}
            onChoose={props.onRuleset}
            before={<BackLink {...back} isCramped={isCramped} />}
          />
        </View>
      </View>
    );
  return (
    <Page bar={bar}>
      {props.isUnknownRuleset ? <Notice kind="warning">{say.unknownSheet(ruleset.name)}</Notice> : null}
      <View style={styles.headline} testID="answer">
        {back === null ? (
          <AppText size="label" colour="inkSoft">
            {say.underSheet(ruleset.name)}
          </AppText>
        ) : null}
        <Heading level={1} size="title" testID="answer-question">
          {answer.asks}
        </Heading>
        <View testID="answer-verdict" {...verdictData(headline.verdict)}>
          <AnswerVerdictBadge verdict={headline.verdict} isLarge />
        </View>
        {headline.label === null ? null : <AppText colour="inkSoft">{headline.label}</AppText>}
        <AppText size="strong" testID="answer-says">
          {headline.says}
        </AppText>
        {answer.note === null ? null : <AppText colour="inkSoft">{answer.note}</AppText>}
      </View>
      {props.onUse === null ? null : (
        <View style={styles.use}>
          <Button kind="main" icon="pencil" title={say.useAtTable} testID="answer-use" onPress={props.onUse} />
          <AppText size="small" colour="inkSoft">
            {say.useAtTableHint}
          </AppText>
        </View>
      )}
      <RemedyStepsCard headline={headline} />
      {answer.others.length === 0 ? null : (
        <OtherCasesCard cases={answer.others.flatMap((data, index) => withPictures(data, others[index]))} />
      )}
      <ClausesCard answer={answer} sheetName={ruleset.name} sheetHref={props.sheetHref} onClause={props.onClause} />
      {first === undefined ? null : <PictureCard pictures={first} example={headline.example} />}
      <OtherRulesetsCard rows={props.elsewhere} hrefOf={props.hrefOf} onOpen={props.onElsewhere} />
      <View style={[styles.buttons, isCramped && styles.stacked]}>
        <Button icon="print" title={say.print} testID="answer-print" onPress={props.onPrint} />
        <Button icon="share" title={say.share} testID="answer-share" onPress={props.onShare} />
      </View>
      {shared === null || shared === 'shared' ? null : (
        <Notice kind={shared === 'copied' ? 'good' : 'warning'} testID="answer-shared">
          {shared === 'copied' ? say.linkCopied : say.linkNotShared}
        </Notice>
      )}
    </Page>
  );
}

/** The way back to the questions, beside the choice of the sheet. */
function BackLink({ title, href, onPress, isCramped }: BackBarProps & { readonly isCramped: boolean }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { back } = useRulingsTabWords().screens.answer;
  return (
    <AppLink
      testID="back"
      href={href}
      label={title}
      onPress={onPress}
      style={[styles.back, !isCramped && styles.outdented]}
      activeStyle={styles.active}
    >
      <Icon name="back" colour={palette.accent} size={26} />
      {isCramped ? null : (
        <AppText size="label" colour="accent">
          {back.short}
        </AppText>
      )}
    </AppLink>
  );
}

type Case = AnswerData['others'][number];
const withPictures = (data: Case, pictures: TablePicturesData | undefined) =>
  pictures === undefined ? [] : [{ data, pictures }];

/** On the web `data-verdict`, for tests and support. */
const verdictData = (verdict: string): object => ({ dataSet: { verdict } });

const makeStyles = defineStyles((palette) => ({
  head: { borderBottomWidth: 1, borderColor: palette.line },
  choice: {
    width: '100%',
    maxWidth: MAX_TEXT_WIDTH,
    alignSelf: 'center',
    paddingHorizontal: space.large,
    paddingVertical: space.small,
  },
  cramped: { paddingHorizontal: space.hair },
  back: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: MIN_TOUCH_TARGET,
    minHeight: MIN_TOUCH_TARGET,
  },
  outdented: { marginLeft: -space.small },
  active: { backgroundColor: palette.sunken },
  headline: { gap: space.small },
  use: { gap: space.hair },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column' },
}));
