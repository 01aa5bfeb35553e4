import { type ReactNode } from 'react';
import { View } from 'react-native';
import { type GameEnding } from '@/record';
import {
  AppText,
  Button,
  Icon,
  LabelledInput,
  Notice,
  Page,
  RadioChoice,
  ScreenBar,
  DebouncedPressable,
} from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useEventWords } from '../../events/useEventWords';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import { endingsFor, type ResultForm } from './resultForm';

interface SideOfGame {
  readonly name: string;
  readonly players: readonly string[];
}

interface EventGameViewProps {
  /** The table of this device on which the game is played. */
  readonly table: ReactNode;
  readonly title: string;
  readonly subtitle: string;
  readonly sides: readonly SideOfGame[];
  readonly form: ResultForm;
  readonly needsLeft: boolean;
  readonly isLeftWrong: boolean;
  /** A result is there already. */
  readonly isCorrection: boolean;
  readonly laterRounds: readonly (number | 'play-off')[];
  readonly noLongerCount: readonly string[];
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly maySave: boolean;
  readonly onWon: (won: number | null) => void;
  readonly onWhy: (why: GameEnding) => void;
  readonly onLeft: (side: number, player: number, typed: string) => void;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** Who won first; then how, and the numbers. What a correction would change is said before it is kept. */
export function EventGameView(props: EventGameViewProps) {
  const { form, sides } = props;
  const say = useEventWords().result;
  const hasCards = form.why !== 'forfeit' && form.why !== 'abandoned';
  return (
    <Page bar={<ScreenBar title={props.title} subtitle={props.subtitle} onBack={props.onBack} />}>
      {props.isCorrection ? (
        <Notice kind="info" testID="result-replaces">
          {say.replaces}
        </Notice>
      ) : null}
      {props.table}
      <TitledCard title={say.who}>
        {sides.map(({ name }, i) => (
          <Winner
            key={name}
            testID={`won-${i}`}
            title={name}
            isChosen={form.won === i}
            onChoose={() => props.onWon(i)}
          />
        ))}
        <Winner testID="won-none" title={say.none} isChosen={form.won === null} onChoose={() => props.onWon(null)} />
      </TitledCard>
      {form.won === undefined ? null : (
        <TitledCard>
          <RadioChoice
            label={say.why}
            value={form.why}
            onChange={props.onWhy}
            options={endingsFor(form).map((why) => ({ value: why, title: say.whys[why], testID: `why-${why}` }))}
          />
        </TitledCard>
      )}
      {form.won === undefined || !hasCards ? null : (
        <TitledCard title={say.left}>
          <AppText colour={props.needsLeft ? 'amber' : 'inkSoft'}>
            {props.needsLeft ? say.leftNeeded : say.leftHint}
          </AppText>
          {sides.map(({ players }, i) =>
            players.map((player, j) => (
              <LabelledInput
                key={`${i} ${j}`}
                testID={`left-${i}-${j}`}
                label={say.leftOf(player)}
                value={form.left[i]?.[j] ?? ''}
                onChange={(typed) => props.onLeft(i, j, typed)}
                inputMode="numeric"
                maxLength={3}
              />
            )),
          )}
          {props.isLeftWrong ? (
            <AppText colour="amber" testID="left-wrong">
              {say.leftWrong}
            </AppText>
          ) : null}
        </TitledCard>
      )}
      {props.laterRounds.length === 0 ? null : (
        <Notice kind="warning" testID="result-consequences">
          <AppText>{say.changesLater(props.laterRounds)}</AppText>
          <AppText>
            {props.noLongerCount.length === 0 ? say.changesNothing : say.noLongerCounts(props.noLongerCount)}
          </AppText>
        </Notice>
      )}
      {props.failure === null ? null : (
        <Notice kind="error" testID="result-failure">
          {props.failure}
        </Notice>
      )}
      <Button
        testID="result-save"
        kind="main"
        icon="saved"
        title={say.save}
        isBusy={props.isBusy}
        isDisabled={!props.maySave}
        onPress={props.onSave}
      />
    </Page>
  );
}

interface WinnerProps {
  readonly testID: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A whole row, as high as the name needs. */
function Winner({ testID, title, isChosen, onChoose }: WinnerProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <DebouncedPressable
      testID={testID}
      role="radio"
      isChecked={isChosen}
      onPress={onChoose}
      style={[styles.winner, isChosen && styles.chosen]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.mark}>{isChosen ? <Icon name="trophy" size={22} colour={palette.accent} /> : null}</View>
      <AppText size="strong" style={styles.name}>
        {title}
      </AppText>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  winner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET + 8,
    padding: space.small,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  chosen: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  pressed: { backgroundColor: palette.sunken },
  mark: { width: 24 },
  name: { flex: 1, overflowWrap: 'anywhere' } as object,
}));
