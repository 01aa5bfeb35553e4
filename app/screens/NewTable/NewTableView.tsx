import { useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, Button, LabelledInput, Notice, ScreenBar } from '../../components';
import { useHasTwoPanes, useIsCramped, useWords } from '../../hooks';
import { defineStyles, makePageStyles, MAX_TEXT_WIDTH, space, useStyles } from '../../theme';
import { LocalRulesEditor } from '../../houseRules/LocalRulesEditor';
import { type RecentPlayerGroupData } from './recentPlayerGroups';
import { RecentPlayersSection } from './RecentPlayersSection';
import { type NewTableData } from './makeNewTableData';
import { PlayersAndPartnersField } from './PlayersAndPartnersField';
import { SeatFields } from './SeatFields';
import { RulesetPicker } from './RulesetPicker';

export interface NewTableActions {
  readonly onRuleset: (id: string) => void;
  readonly onPlayers: (count: number) => void;
  readonly onAnyNumber: (isAny: boolean) => void;
  readonly onPartners: (isPartners: boolean) => void;
  readonly onName: (seat: number, name: string) => void;
  readonly onChapter: (seat: number, chapter: string) => void;
  readonly onClearNames: () => void;
  readonly onSamePeople: (people: RecentPlayerGroupData) => void;
  readonly onOtherSeats: (people: RecentPlayerGroupData) => void;
  readonly onChangePlaces: (one: number, other: number) => void;
  readonly onTable: (table: string) => void;
  readonly onPick: (rule: string, value: string) => void;
  readonly onReset: () => void;
  readonly onAsLast: (() => void) | null;
  /** To the local rules of this device, which are kept and shared. */
  readonly onLocalRules?: (() => void) | undefined;
  readonly onDeal: () => void;
  readonly onBack: () => void;
}
interface NewTableViewProps extends NewTableActions {
  readonly data: NewTableData;
  /** Who sat at the last tables of this device, the newest first. */
  readonly people: readonly RecentPlayerGroupData[];
  readonly isReseating: boolean;
  /** The game is already in play: what lies on the table is entered next, not a deal. */
  readonly isInPlay: boolean;
  readonly isBusy: boolean;
  /** Why the table could not be opened. */
  readonly failure: string | null;
}

/** Which sheet, who sits where, and what this event plays differently. */
export function NewTableView(props: NewTableViewProps) {
  const { data, isInPlay, isBusy, failure } = props;
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const isWide = useHasTwoPanes();
  const scroll = useRef<ScrollView>(null);
  const { phrasing, setUp } = useWords();
  const { newTable } = setUp;
  const { chosen } = data;
  // A remembered ruleset still shows the others further down; one that was tapped hides them.
  const [show, setShow] = useState<'all' | 'others' | 'chosen'>(chosen === null ? 'all' : 'others');
  const own = chosen?.card.id ?? null;
  const showAll = (): void => {
    setShow('all');
    scroll.current?.scrollTo({ y: 0, animated: false });
  };
  const choose = (id: string): void => {
    props.onRuleset(id);
    setShow('chosen');
    if (!isWide) scroll.current?.scrollTo({ y: 0, animated: false });
  };
  // Their sheet comes with them: the others step back, and the seats come into sight.
  const fillIn =
    (use: (people: RecentPlayerGroupData) => void) =>
    (people: RecentPlayerGroupData): void => {
      use(people);
      setShow('chosen');
    };
  const isFolded = !isWide && show !== 'all' && own !== null;
  const sheets = (
    <RulesetPicker
      title={own === null ? newTable.chooseSheet : newTable.chosenSheet}
      cards={isFolded ? data.cards.filter(({ id }) => id === own) : data.cards}
      chosen={own}
      hasAllFacts={isFolded}
      onChoose={choose}
      onChange={isFolded ? showAll : undefined}
    />
  );
  const others =
    isFolded && show === 'others' ? (
      <RulesetPicker
        title={newTable.otherSheets}
        cards={data.cards.filter(({ id }) => id !== own)}
        chosen={own}
        onChoose={choose}
      />
    ) : null;
  const toLocalRules = (
    <Button
      testID="rules-edit"
      kind="quiet"
      icon="pencil"
      title={newTable.toLocalRules}
      onPress={props.onLocalRules ?? noop}
    />
  );
  const form =
    chosen === null ? null : (
      <>
        <PlayersAndPartnersField
          chosen={chosen}
          onPlayers={props.onPlayers}
          onPartners={props.onPartners}
          onAnyNumber={props.onAnyNumber}
        />
        <SeatFields
          chosen={chosen}
          isReseating={props.isReseating}
          onName={props.onName}
          onChapter={props.onChapter}
          onChangePlaces={props.onChangePlaces}
          onClear={props.onClearNames}
        />
        {chosen.hints.map((hint) => (
          <Notice key={hint} kind="info" testID="hint">
            {hint}
          </Notice>
        ))}
        <LabelledInput
          testID="table-number"
          label={newTable.table}
          value={data.table}
          onChange={props.onTable}
          hint={newTable.tableHelp}
          error={data.tableError ?? undefined}
          inputMode="numeric"
          maxLength={4}
        />
        <LocalRulesEditor
          groups={chosen.localRules}
          count={chosen.localCount}
          onPick={props.onPick}
          onReset={props.onReset}
          onAsLast={props.onAsLast}
        />
        {others}
        {props.onLocalRules === undefined || !isFolded ? null : toLocalRules}
      </>
    );
  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top }]}>
      <ScreenBar title={isInPlay ? newTable.fromTitle : newTable.title} onBack={props.onBack} />
      <ScrollView
        ref={scroll}
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        <View style={[styles.column, styles.tight, isWide && styles.panes, isCramped && styles.cramped]}>
          <View style={[styles.form, isWide && styles.left]}>
            <RecentPlayersSection
              people={props.people}
              onSamePeople={fillIn(props.onSamePeople)}
              onOtherSeats={fillIn(props.onOtherSeats)}
            />
            {sheets}
            {props.onLocalRules === undefined || isFolded ? null : toLocalRules}
          </View>
          <View style={[styles.form, isWide && styles.right]}>{form}</View>
        </View>
      </ScrollView>
      <View style={[styles.foot, styles.wideFoot, { paddingBottom: Math.max(insets.bottom, space.small) }]}>
        {failure === null ? null : <Notice kind="error">{failure}</Notice>}
        <View style={[styles.footed, isWide && styles.footedWide]}>
          {isCramped && data.problems.length === 0 ? null : (
            <AppText
              size="small"
              colour={data.problems.length > 0 ? 'amber' : 'inkSoft'}
              testID="summary"
              style={isWide ? styles.summaryWide : styles.summary}
            >
              {data.problems.length > 0 ? phrasing.sentences(data.problems) : (chosen?.summary ?? '')}
            </AppText>
          )}
          <Button
            testID="deal"
            kind="main"
            title={isInPlay ? newTable.whatLies : newTable.deal}
            onPress={props.onDeal}
            isBusy={isBusy}
            isDisabled={data.problems.length > 0}
            style={isWide && styles.button}
          />
        </View>
      </View>
    </View>
  );
}

const noop = (): void => undefined;

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  tight: { paddingTop: space.small, paddingBottom: space.wide },
  cramped: { paddingHorizontal: space.small },
  panes: { maxWidth: 1240, flexDirection: 'row', alignItems: 'flex-start' },
  left: { width: 420 },
  form: { gap: space.large },
  right: { flex: 1 },
  wideFoot: { gap: space.small, paddingHorizontal: space.large },
  footed: { width: '100%', maxWidth: MAX_TEXT_WIDTH, gap: space.hair },
  footedWide: { maxWidth: 1208, flexDirection: 'row', alignItems: 'center', gap: space.large },
  button: { width: 320 },
  summaryWide: { flex: 1, textAlign: 'right' },
  summary: { textAlign: 'center' },
}));
