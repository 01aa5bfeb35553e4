import { useState } from 'react';
import { AppText, Button, Notice, ScreenBar } from '../../components';
import {
  useHasTwoPanes,
  useIsCramped,
  useUnsentInput,
  useWords,
  whenWritten,
  type WriteOutcomePromise,
} from '../../hooks';
import { TitledCard } from '../../components/TitledCard';
import { NeighbouringEntriesCard, GroundsCard, ReadingCard } from './FlagCards';
import { OtherRulesetVerdicts } from './OtherRulesetVerdicts';
import { FlagHeadline } from './FlagHeadline';
import { type OtherRulesetVerdictData } from './makeOtherRulesets';
import { type FlagDetailData } from './makeFlag';
import { RemedyCard, RemedySteps } from '../../flags/Remedy';
import {
  MainRulingButtons,
  OtherRulingButtons,
  type RulingChoiceData,
  RulingNoteField,
  ApplyRemedyPanel,
  type RemedyPreviewKind,
} from '../../flags/RulingButtons';
import { TwoColumnPage } from '../../components/TwoColumnPage';

interface FlagViewProps {
  readonly flag: FlagDetailData;
  readonly table: number | null;
  readonly elsewhere: { readonly rows: readonly OtherRulesetVerdictData[]; readonly waiting: number };
  readonly isBusy: boolean;
  /** Why the newest thing tried was not done. */
  readonly trouble: string | null;
  readonly onPile: (pile: number) => void;
  readonly onRule: (choice: RulingChoiceData, note: string) => WriteOutcomePromise;
  readonly onTakeBack: (n: number) => void;
  readonly onBack: () => void;
}

/** Why something was flagged, what puts it right, and what the referee says to it. */
export function FlagView(props: FlagViewProps) {
  const { flag, table, elsewhere, isBusy, trouble, onBack } = props;
  const say = useWords().review.flag;
  const isWide = useHasTwoPanes();
  // At twice the text size a foot with the buttons would leave no room for anything else: they are part of the page.
  const isInPage = useIsCramped() || isWide;
  const [note, setNote] = useUnsentInput(`ruling ${flag.id}`);
  const rule = (choice: RulingChoiceData): void => whenWritten(props.onRule(choice, note.trim()), () => setNote(''));
  const [shown, show] = useState<RemedyPreviewKind>(null);
  const calls = { flag, shown, onShow: show, isBusy, onRule: rule };
  const isRuled = flag.ruling !== null;
  const back = <Button kind="main" title={say.backToTable} testID="flag-back" onPress={onBack} style={grows} />;
  return (
    <TwoColumnPage
      news={isRuled ? 'ruled' : (shown ?? 'open')}
      bar={<ScreenBar title={say.title} subtitle={say.place(table, flag.n, flag.place)} onBack={onBack} />}
      first={
        <>
          <FlagHeadline flag={flag} />
          {trouble !== null && <Notice kind="error">{trouble}</Notice>}
          {flag.ruling !== null && <Ruled {...props} ruling={flag.ruling} />}
          {isRuled && isWide && back}
          {flag.isOpen && shown !== null && (
            <TitledCard title={say.suggestion}>
              <ApplyRemedyPanel {...calls} />
            </TitledCard>
          )}
          {flag.isOpen && shown === null && (
            <>
              <RemedyCard remedy={flag.remedy} isSuggestion={flag.options.suggestion !== null} onPile={props.onPile} />
              <TitledCard title={isInPage ? say.decide : say.otherwise}>
                {isInPage && <MainRulingButtons {...calls} />}
                <OtherRulingButtons {...calls} />
                <RulingNoteField value={note} onChange={setNote} />
              </TitledCard>
            </>
          )}
          {!flag.isOpen && !isRuled && <Notice kind="info">{say.nothingToDecide}</Notice>}
        </>
      }
      second={
        <>
          <GroundsCard flag={flag} />
          {flag.reading !== null && <ReadingCard reading={flag.reading} />}
          <OtherRulesetVerdicts {...elsewhere} later={flag.later} />
          <NeighbouringEntriesCard rows={flag.context} n={flag.n} />
        </>
      }
      foot={flag.isOpen && shown === null ? isInPage ? null : <MainRulingButtons {...calls} /> : isRuled ? back : null}
    />
  );
}

const grows = { flexGrow: 1 } as const;

interface RuledProps extends Pick<FlagViewProps, 'flag' | 'isBusy' | 'onTakeBack'> {
  readonly ruling: NonNullable<FlagDetailData['ruling']>;
}

/** What was ruled, what hands have to do for it, and the way back from it. */
function Ruled({ flag, ruling, isBusy, onTakeBack }: RuledProps) {
  const say = useWords().review.flag;
  const { steps } = flag.remedy;
  return (
    <Notice
      kind="good"
      testID="flag-ruled"
      action={
        <Button
          kind="quiet"
          icon="undo"
          title={say.takeBack}
          testID="flag-undo"
          isDisabled={isBusy}
          onPress={() => onTakeBack(ruling.n)}
        />
      }
    >
      <AppText size="strong">{ruling.said}</AppText>
      {ruling.note !== null && <AppText>{ruling.note}</AppText>}
      {ruling.isRemedy && steps.length > 0 && <AppText size="label">{flag.remedy.title}</AppText>}
      {ruling.isRemedy && <RemedySteps steps={steps} />}
    </Notice>
  );
}
