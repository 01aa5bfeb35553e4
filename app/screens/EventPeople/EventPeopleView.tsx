import { View } from 'react-native';
import { type ParsedRoster } from '@/tournament';
import { AppText, Button, LabelledInput, Notice, ScreenBar } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { SwitchRow } from '../../components/SwitchRow';
import { TwoColumnPage } from '../../components/TwoColumnPage';
import { useEventWords } from '../../events/useEventWords';
import { useHasTwoPanes, useWords } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { type EventPeopleData, type PersonRowData } from './makeEventPeople';

interface PeopleForm {
  readonly name: string;
  readonly chapter: string;
  /** What is searched for. */
  readonly typed: string;
  /** The pasted list; null: its field is closed. */
  readonly list: string | null;
  /** Also adds those of the list whose name is on the roster. */
  readonly takesKnown: boolean;
  /** Somebody of this name is on the roster. */
  readonly isKnown: boolean;
}

interface PresenceActions {
  readonly onArrive: (player: string) => void;
  readonly onLeave: (player: string) => void;
}

interface EventPeopleViewProps extends PresenceActions {
  readonly data: EventPeopleData;
  readonly form: PeopleForm;
  readonly parsed: ParsedRoster | null;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
  readonly onChapter: (chapter: string) => void;
  readonly onAdd: () => void;
  readonly onFind: (typed: string) => void;
  readonly onList: (list: string | null) => void;
  readonly onTakesKnown: (takes: boolean) => void;
  readonly onAddList: () => void;
  readonly onBack: () => void;
}

/** Who is on the list and who is here. One tap a person; a name is never cut. */
export function EventPeopleView(props: EventPeopleViewProps) {
  const { data, form, failure } = props;
  const say = useEventWords().people;
  const isWide = useHasTwoPanes();
  const roster = (
    <>
      <LabelledInput testID="find-player" label={say.find} value={form.typed} onChange={props.onFind} />
      {data.names.length === 0 ? <AppText testID="no-people">{say.none}</AppText> : null}
      {data.names.length > 0 && data.rows.length === 0 ? <AppText>{say.noneFound(form.typed)}</AppText> : null}
      {data.rows.map((person) => (
        <PersonRow key={person.id} person={person} onArrive={props.onArrive} onLeave={props.onLeave} />
      ))}
    </>
  );
  const entering = (
    <>
      {failure === null ? null : (
        <Notice kind="error" testID="people-failure">
          {failure}
        </Notice>
      )}
      <AddPersonCard {...props} />
      <PasteListCard {...props} />
    </>
  );
  // On a narrow screen a long roster would push what is typed into out of sight.
  return (
    <TwoColumnPage
      bar={<ScreenBar title={say.title} subtitle={data.summary} onBack={props.onBack} />}
      first={isWide ? roster : entering}
      second={isWide ? entering : roster}
    />
  );
}

function PersonRow({ person, onArrive, onLeave }: PresenceActions & { readonly person: PersonRowData }) {
  const styles = useStyles(makeStyles);
  const { phrasing } = useWords();
  const say = useEventWords().people;
  const { id, name, isHere } = person;
  return (
    <View style={[styles.person, !isHere && styles.away]} testID={`player-${id}`}>
      <View style={styles.words}>
        <AppText size="strong" style={styles.name}>
          {name}
        </AppText>
        <AppText size="small" colour={isHere ? 'accent' : 'inkSoft'}>
          {phrasing.inLine([person.presence, ...person.about])}
        </AppText>
      </View>
      {isHere ? (
        <Button
          testID={`leave-${id}`}
          kind="quiet"
          isSmall
          title={say.leave}
          label={say.leaveFor(name)}
          onPress={() => onLeave(id)}
        />
      ) : null}
      {/* Somebody who counts as here because nobody has been ticked off can still be ticked off. */}
      {isHere && !person.mayArrive ? null : (
        <Button
          testID={`arrive-${id}`}
          kind="main"
          isSmall
          title={person.hasLeft ? say.back : say.arrive}
          label={person.hasLeft ? say.backFor(name) : say.arriveFor(name)}
          onPress={() => onArrive(id)}
        />
      )}
    </View>
  );
}

function AddPersonCard({ data, form, isBusy, onName, onChapter, onAdd }: EventPeopleViewProps) {
  const styles = useStyles(makeStyles);
  const say = useEventWords().people;
  return (
    <TitledCard>
      <LabelledInput
        testID="roster-name"
        label={say.name}
        value={form.name}
        onChange={onName}
        onSubmit={form.isKnown ? undefined : onAdd}
        maxLength={80}
      />
      <LabelledInput
        testID="roster-chapter"
        label={say.chapter}
        value={form.chapter}
        onChange={onChapter}
        onSubmit={form.isKnown ? undefined : onAdd}
        maxLength={80}
      />
      {data.chapters.length === 0 ? null : (
        <View style={styles.chapters} role="group" aria-label={say.chapters}>
          {data.chapters.map((one) => (
            <Button
              key={one}
              kind={one === form.chapter ? 'main' : 'plain'}
              isSmall
              title={one}
              onPress={() => onChapter(one === form.chapter ? '' : one)}
            />
          ))}
        </View>
      )}
      {form.isKnown ? (
        <Notice kind="warning" testID="same-name">
          {say.sameName(form.name.trim())}
        </Notice>
      ) : null}
      <Button
        testID="roster-add"
        kind="main"
        icon="plus"
        title={form.isKnown ? say.addSame : say.add}
        isBusy={isBusy}
        isDisabled={form.name.trim() === ''}
        onPress={onAdd}
      />
    </TitledCard>
  );
}

function PasteListCard({ form, parsed, isBusy, onList, onTakesKnown, onAddList }: EventPeopleViewProps) {
  const say = useEventWords().people;
  const { cancel } = useWords().screens.common;
  if (form.list === null || parsed === null)
    return <Button testID="roster-paste" icon="note" title={say.paste} onPress={() => onList('')} />;
  const count = parsed.people.length + (form.takesKnown ? parsed.onRoster.length : 0);
  return (
    <TitledCard title={say.paste}>
      <LabelledInput
        testID="roster-list"
        label={say.paste}
        hint={say.pasteHint}
        value={form.list}
        onChange={onList}
        isMultiline
      />
      {parsed.findings.length === 0 ? null : (
        <Notice kind="warning" testID="roster-findings">
          {parsed.findings.map(({ line, code, name }) => (
            <AppText key={`${line} ${code}`}>{say.pasteErrors[code](line, name)}</AppText>
          ))}
        </Notice>
      )}
      {parsed.onRoster.length === 0 ? null : (
        <SwitchRow
          testID="roster-takes-known"
          title={say.pasteAllTwice}
          isOn={form.takesKnown}
          state={say.pasteAllTwiceState(form.takesKnown)}
          onChange={onTakesKnown}
        />
      )}
      <Button
        testID="roster-add-list"
        kind="main"
        title={say.pasteRead(count)}
        isBusy={isBusy}
        isDisabled={count === 0}
        onPress={onAddList}
      />
      <Button testID="roster-paste-cancel" kind="quiet" title={cancel} onPress={() => onList(null)} />
    </TitledCard>
  );
}

const makeStyles = defineStyles((palette) => ({
  person: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.small,
    padding: space.small,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  away: { borderStyle: 'dashed' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160, minWidth: 0 },
  name: { overflowWrap: 'anywhere' } as object,
  chapters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
}));
