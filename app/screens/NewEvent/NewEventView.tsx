import { View } from 'react-native';
import { EVENT_FORMAT_KINDS, TIE_BREAKS, type TieBreak } from '@/record';
import { type Ruleset } from '@/rulesets';
import { clauseCitation, rulesetWords } from '@/words';
import {
  AppText,
  Button,
  DebouncedPressable,
  Icon,
  LabelledInput,
  Notice,
  Page,
  RadioChoice,
  ScreenBar,
} from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import {
  type FormatNumber,
  formatKindOf,
  type NewEventForm,
  NUMBERS_OF_FORMAT,
  sheetFormatOf,
  wrongNumber,
} from './newEventForm';

interface NewEventViewProps {
  readonly form: NewEventForm;
  readonly rulesets: readonly Ruleset[];
  readonly ruleset: Ruleset | undefined;
  readonly mayCreate: boolean;
  readonly isBusy: boolean;
  /** Why the event could not be begun. */
  readonly failure: string | null;
  readonly onChange: (part: Partial<NewEventForm>) => void;
  readonly onCreate: () => void;
  readonly onBack: () => void;
}

/** What the event is called, by which sheet it is played, and how its winners are found. */
export function NewEventView(props: NewEventViewProps) {
  const { form, ruleset, onChange } = props;
  const words = useWords();
  const say = useEventWords();
  const { setUp } = say;
  const sheet = ruleset === undefined ? null : sheetFormatOf(ruleset);
  const kind = formatKindOf(form, ruleset);
  const tablesError = wrongNumber(form.tables, 1);
  return (
    <Page bar={<ScreenBar title={setUp.title} onBack={props.onBack} />}>
      <TitledCard title={setUp.what}>
        <LabelledInput
          testID="event-name"
          label={setUp.name}
          value={form.name}
          onChange={(name) => onChange({ name })}
          maxLength={120}
        />
        <LabelledInput
          testID="event-place"
          label={setUp.place}
          value={form.place}
          onChange={(place) => onChange({ place })}
          maxLength={120}
        />
        <LabelledInput
          testID="event-date"
          label={setUp.date}
          value={form.date}
          onChange={(date) => onChange({ date })}
          maxLength={40}
        />
      </TitledCard>
      <TitledCard title={setUp.ruleset}>
        {props.rulesets.map((one) => {
          const { name } = rulesetWords(words, one);
          return (
            <Choice
              key={one.id}
              testID={`event-ruleset-${one.id}`}
              title={name}
              about={setUp.orders(sheetFormatOf(one)?.kind ?? null)}
              isChosen={one.id === ruleset?.id}
              onChoose={() => onChange({ ruleset: one.id, kind: null })}
            />
          );
        })}
      </TitledCard>
      {ruleset === undefined ? null : (
        <TitledCard title={setUp.format}>
          <AppText colour="inkSoft" testID="event-format-source">
            {sheet === null
              ? setUp.silent
              : setUp.says(
                  say.formats[sheet.kind].name,
                  sheet.clauses.map((id) => clauseCitation(words, id, ruleset.clauses)),
                )}
          </AppText>
          {EVENT_FORMAT_KINDS.map((one) => (
            <Choice
              key={one}
              testID={`format-${one}`}
              title={say.formats[one].name}
              about={say.formats[one].about}
              isChosen={one === kind}
              onChoose={() => onChange({ kind: one })}
            />
          ))}
          {kind === null
            ? null
            : Object.entries(NUMBERS_OF_FORMAT[kind]).map(([key, { usual, least }]) => {
                const number = key as FormatNumber;
                const wrong = wrongNumber(form.numbers[number], least);
                return (
                  <LabelledInput
                    key={number}
                    testID={`event-${number}`}
                    label={setUp.numbers[number]}
                    hint={setUp.usual(usual)}
                    error={wrong === null ? undefined : setUp.wrongNumber(wrong.least)}
                    value={form.numbers[number]}
                    onChange={(typed) => onChange({ numbers: { ...form.numbers, [number]: typed } })}
                    inputMode="numeric"
                    maxLength={6}
                  />
                );
              })}
          {kind === 'lowest-total' ? (
            <RadioChoice
              label={setUp.charge}
              value={form.charge}
              onChange={(charge) => onChange({ charge })}
              options={(['side', 'own'] as const).map((value) => ({
                value,
                title: setUp.charges[value],
                testID: `event-charge-${value}`,
              }))}
            />
          ) : null}
          {kind === 'swiss' || kind === 'round-robin' ? (
            <TieBreakField ties={form.ties} onChange={(ties) => onChange({ ties })} />
          ) : null}
        </TitledCard>
      )}
      <TitledCard title={setUp.tablesTitle}>
        <LabelledInput
          testID="event-tables"
          label={setUp.tables}
          hint={setUp.tablesHint}
          error={tablesError === null ? undefined : setUp.wrongNumber(tablesError.least)}
          value={form.tables}
          onChange={(tables) => onChange({ tables })}
          inputMode="numeric"
          maxLength={4}
        />
      </TitledCard>
      {props.failure === null ? null : <Notice kind="error">{props.failure}</Notice>}
      {ruleset === undefined ? <AppText colour="amber">{setUp.needsRuleset}</AppText> : null}
      {ruleset !== undefined && kind === null ? <AppText colour="amber">{setUp.needsFormat}</AppText> : null}
      <Button
        testID="event-create"
        kind="main"
        title={setUp.create}
        isBusy={props.isBusy}
        isDisabled={!props.mayCreate}
        onPress={props.onCreate}
      />
    </Page>
  );
}

interface ChoiceProps {
  readonly testID: string;
  readonly title: string;
  readonly about: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ testID, title, about, isChosen, onChoose }: ChoiceProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <DebouncedPressable
      testID={testID}
      role="radio"
      isChecked={isChosen}
      onPress={onChoose}
      style={[styles.choice, isChosen && styles.chosen]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.mark}>{isChosen ? <Icon name="inForce" size={22} colour={palette.accent} /> : null}</View>
      <View style={styles.words}>
        <AppText size="strong">{title}</AppText>
        <AppText size="small" colour="inkSoft">
          {about}
        </AppText>
      </View>
    </DebouncedPressable>
  );
}

/** Chosen one after the other: the order is the one in which they are applied. */
function TieBreakField({
  ties,
  onChange,
}: {
  readonly ties: readonly TieBreak[];
  readonly onChange: (ties: readonly TieBreak[]) => void;
}) {
  const { setUp } = useEventWords();
  const styles = useStyles(makeStyles);
  const toggle = (tie: TieBreak): void =>
    onChange(ties.includes(tie) ? ties.filter((one) => one !== tie) : [...ties, tie]);
  return (
    <View style={styles.ties}>
      <AppText size="label">{setUp.ties}</AppText>
      <AppText size="small" colour="inkSoft">
        {setUp.tiesHint}
      </AppText>
      {TIE_BREAKS.map((tie) => {
        const at = ties.indexOf(tie);
        return (
          <Button
            key={tie}
            testID={`event-tie-${tie}`}
            kind={at >= 0 ? 'main' : 'plain'}
            title={setUp.tie(tie, at >= 0 ? at + 1 : null)}
            onPress={() => toggle(tie)}
          />
        );
      })}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    padding: space.small,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.line,
  },
  chosen: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  pressed: { backgroundColor: palette.sunken },
  mark: { width: 24 },
  words: { flex: 1, minWidth: 0, gap: 2 },
  ties: { gap: space.small },
}));
