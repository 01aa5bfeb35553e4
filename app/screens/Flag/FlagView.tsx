import { Button, Notice, ScreenBar, Words } from '../../components';
import { type Telling, useTwoPanes, useUntold, useWords, whenTold } from '../../hooks';
import { TitledCard } from '../../components/TitledCard';
import { Context } from './Context';
import { ElsewhereView } from './ElsewhereView';
import { Grounds } from './Grounds';
import { Headline } from './Headline';
import { type ElsewhereRow } from './makeElsewhere';
import { type FlagDetail } from './makeFlag';
import { Reading } from './Reading';
import { RemedyCard, RemedySteps } from '../../flags/Remedy';
import { MainRulings, OtherRulings, type RulingChoice, RulingNote } from '../../flags/RulingButtons';
import { TwoColumnPage } from '../../components/TwoColumnPage';

interface FlagViewProps {
  readonly flag: FlagDetail;
  readonly table: number | null;
  readonly elsewhere: { readonly rows: readonly ElsewhereRow[]; readonly waiting: number };
  readonly isBusy: boolean;
  /** Why the newest thing tried was not done. */
  readonly trouble: string | null;
  readonly onPile: (pile: number) => void;
  readonly onRule: (choice: RulingChoice, note: string) => Telling;
  readonly onTakeBack: (n: number) => void;
  readonly onBack: () => void;
}

/** Why something was flagged, what puts it right, and what the referee says to it. */
export function FlagView(props: FlagViewProps) {
  const { flag, table, elsewhere, isBusy, trouble, onBack } = props;
  const say = useWords().review.flag;
  const isWide = useTwoPanes();
  const [note, setNote] = useUntold(`ruling ${flag.id}`);
  const rule = (choice: RulingChoice): void => whenTold(props.onRule(choice, note.trim()), () => setNote(''));
  const calls = { flag, isBusy, onRule: rule };
  const grounds = <Grounds flag={flag} />;
  const isRuled = flag.ruling !== null;
  const back = <Button kind="main" title={say.backToTable} testID="flag-back" onPress={onBack} style={grows} />;
  return (
    <TwoColumnPage
      news={isRuled ? 'ruled' : 'open'}
      bar={<ScreenBar title={say.title} subtitle={say.place(table, flag.n)} onBack={onBack} />}
      first={
        <>
          <Headline flag={flag} />
          {/* Once ruled, hands come first: what they have to do stands right below. */}
          {!isRuled && grounds}
        </>
      }
      second={
        <>
          {trouble !== null && <Notice kind="error">{trouble}</Notice>}
          {flag.ruling !== null && <Ruled {...props} ruling={flag.ruling} />}
          {isRuled && isWide && back}
          {flag.isOpen && <RemedyCard remedy={flag.remedy} onPile={props.onPile} />}
          {flag.isOpen && (
            <TitledCard title={isWide ? say.decide : say.otherwise}>
              {isWide && <MainRulings {...calls} />}
              <OtherRulings {...calls} />
              <RulingNote value={note} onChange={setNote} />
            </TitledCard>
          )}
          {!flag.isOpen && !isRuled && <Notice kind="info">{say.nothingToDecide}</Notice>}
        </>
      }
      third={
        <>
          {isRuled && grounds}
          {flag.reading !== null && <Reading reading={flag.reading} />}
          <ElsewhereView {...elsewhere} later={flag.later} />
          <Context rows={flag.context} n={flag.n} />
        </>
      }
      foot={flag.isOpen ? <MainRulings {...calls} /> : isRuled ? back : null}
    />
  );
}

const grows = { flexGrow: 1 } as const;

interface RuledProps extends Pick<FlagViewProps, 'flag' | 'isBusy' | 'onTakeBack'> {
  readonly ruling: NonNullable<FlagDetail['ruling']>;
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
      <Words size="strong">{ruling.said}</Words>
      {ruling.note !== null && <Words>{ruling.note}</Words>}
      {ruling.isRemedy && steps.length > 0 && <Words size="label">{flag.remedy.title}</Words>}
      {ruling.isRemedy && <RemedySteps steps={steps} />}
    </Notice>
  );
}
