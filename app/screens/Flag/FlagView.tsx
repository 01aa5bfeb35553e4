import { useState } from 'react';
import { Button, Notice, ScreenBar, Words } from '../../components';
import { useTwoPanes, useWords } from '../../hooks';
import { Block } from './Block';
import { Context } from './Context';
import { ElsewhereView } from './ElsewhereView';
import { Grounds } from './Grounds';
import { Headline } from './Headline';
import { type ElsewhereRow } from './makeElsewhere';
import { type FlagDetail } from './makeFlag';
import { Reading } from './Reading';
import { Remedy } from './Remedy';
import { MainCalls, OtherCalls, type RulingChoice, RulingNote } from './RulingActions';
import { Spread } from './Spread';

interface FlagViewProps {
  readonly flag: FlagDetail;
  readonly table: number | null;
  readonly elsewhere: { readonly rows: readonly ElsewhereRow[]; readonly waiting: number };
  readonly isBusy: boolean;
  /** Why the newest thing tried was not done. */
  readonly trouble: string | null;
  readonly onPile: (pile: number) => void;
  readonly onRule: (choice: RulingChoice, note: string) => void;
  readonly onTakeBack: (n: number) => void;
  readonly onBack: () => void;
}

/** Why something was flagged, what puts it right, and what the referee says to it. */
export function FlagView(props: FlagViewProps) {
  const { flag, table, elsewhere, isBusy, trouble, onBack } = props;
  const { review } = useWords();
  const say = review.flag;
  const isWide = useTwoPanes();
  const [note, setNote] = useState('');
  const calls = { flag, isBusy, onRule: (choice: RulingChoice) => props.onRule(choice, note.trim()) };
  const isSteps = flag.isOpen || flag.ruling?.isRemedy === true;
  return (
    <Spread
      bar={<ScreenBar title={say.title} subtitle={say.place(table, flag.n)} onBack={onBack} />}
      first={
        <>
          <Headline flag={flag} />
          <Grounds flag={flag} />
        </>
      }
      second={
        <>
          {trouble !== null && <Notice kind="error">{trouble}</Notice>}
          {flag.ruling !== null && <Ruled {...props} ruling={flag.ruling} />}
          {isSteps && <Remedy remedy={flag.remedy} onPile={props.onPile} />}
          {flag.isOpen ? (
            <Block title={isWide ? say.decide : say.otherwise}>
              {isWide && <MainCalls {...calls} />}
              <OtherCalls {...calls} />
              <RulingNote value={note} onChange={setNote} />
            </Block>
          ) : (
            flag.ruling === null && <Notice kind="info">{say.nothingToDecide}</Notice>
          )}
        </>
      }
      third={
        <>
          {flag.reading !== null && <Reading reading={flag.reading} />}
          <ElsewhereView {...elsewhere} later={flag.later} />
          <Context rows={flag.context} n={flag.n} />
        </>
      }
      foot={flag.isOpen ? <MainCalls {...calls} /> : null}
    />
  );
}

interface RuledProps extends Pick<FlagViewProps, 'isBusy' | 'onTakeBack' | 'onBack'> {
  readonly ruling: NonNullable<FlagDetail['ruling']>;
}

function Ruled({ ruling, isBusy, onTakeBack, onBack }: RuledProps) {
  const say = useWords().review.flag;
  return (
    <Notice
      kind="good"
      testID="flag-ruled"
      action={
        <>
          <Button kind="main" title={say.backToTable} testID="flag-back" onPress={onBack} />
          <Button
            kind="quiet"
            icon="undo"
            title={say.takeBack}
            testID="flag-undo"
            isDisabled={isBusy}
            onPress={() => onTakeBack(ruling.n)}
          />
        </>
      }
    >
      <Words size="strong">{ruling.said}</Words>
      {ruling.note !== null && <Words>{ruling.note}</Words>}
    </Notice>
  );
}
