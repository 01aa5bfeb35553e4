import { useState } from 'react';
import { View } from 'react-native';
import {
  AppLink,
  AppText,
  Button,
  Heading,
  LabelledInput,
  Notice,
  Page,
  ProvenanceLine,
  ScreenBar,
} from '../../components';
import { useEventWords } from '../../events/useEventWords';
import { useWords } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, useStyles } from '../../theme';
import { type EventRowData } from './makeEventList';

export interface EventsOutcome {
  readonly kind: 'good' | 'info' | 'warning' | 'error';
  readonly lines: readonly string[];
}

interface EventListActions {
  readonly onOpen: (id: string) => void;
  readonly onHide: (id: string, isHidden: boolean) => void;
  readonly onForget: (id: string) => void;
}

interface EventsViewProps extends EventListActions {
  readonly list: readonly EventRowData[];
  readonly isListed: boolean;
  /** Why the list could not be read. */
  readonly trouble: string | null;
  readonly outcome: EventsOutcome | null;
  readonly onNew: () => void;
  readonly onImport: () => void;
}

/** What somebody who never made an event is told, or the events there are. */
export function EventsView({ list, isListed, trouble, outcome, onNew, onImport, ...actions }: EventsViewProps) {
  const styles = useStyles(makeStyles);
  const say = useEventWords();
  const { phrasing } = useWords();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Page bar={<ScreenBar title={say.list.title} />}>
      {outcome === null ? null : (
        <Notice kind={outcome.kind} testID="event-outcome">
          {outcome.lines.map((line) => (
            <AppText key={line}>{line}</AppText>
          ))}
        </Notice>
      )}
      {trouble === null ? null : (
        <Notice kind="error" testID="event-list-trouble">
          {trouble}
        </Notice>
      )}
      {isListed && trouble === null && list.length === 0 ? (
        <View style={styles.welcome} testID="event-welcome">
          <AppText>{say.list.welcome}</AppText>
          {say.list.steps.map((step) => (
            <AppText key={step} colour="inkSoft">
              {phrasing.bullet(step)}
            </AppText>
          ))}
        </View>
      ) : null}
      <View style={styles.buttons}>
        <Button testID="event-new" kind="main" icon="plus" title={say.list.create} onPress={onNew} />
        <Button testID="event-import" icon="upload" title={say.list.takeIn} onPress={onImport} />
      </View>
      {list.map((row) => (
        <EventRow
          key={row.id}
          row={row}
          isOpen={open === row.id}
          onMenu={() => setOpen((now) => (now === row.id ? null : row.id))}
          {...actions}
        />
      ))}
    </Page>
  );
}

interface EventRowProps extends EventListActions {
  readonly row: EventRowData;
  readonly isOpen: boolean;
  readonly onMenu: () => void;
}

/** The whole row opens the event; what is rarely wanted lies behind its menu. */
function EventRow({ row, isOpen, onMenu, onOpen, onHide, onForget }: EventRowProps) {
  const styles = useStyles(makeStyles);
  const say = useEventWords();
  const { tables } = useWords().setUp;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <View style={[styles.row, row.isHidden && styles.hidden]}>
      <View style={styles.line}>
        <AppLink
          testID={`open-event-${row.id}`}
          onPress={() => (row.isNewer ? undefined : onOpen(row.id))}
          style={styles.body}
          activeStyle={styles.active}
        >
          <Heading level={2} size="strong">
            {row.title}
          </Heading>
          {row.place === '' ? null : <AppText size="small">{row.place}</AppText>}
          <AppText size="small" colour={row.isNewer ? 'amber' : 'inkSoft'}>
            {row.about}
          </AppText>
          <AppText size="small" colour="inkSoft">
            {row.saved}
          </AppText>
          <ProvenanceLine provenance={row.provenance} testID={`event-provenance-${row.id}`} />
        </AppLink>
        <Button
          testID={`event-menu-${row.id}`}
          kind="quiet"
          icon={isOpen ? 'up' : 'more'}
          title={say.list.menu}
          label={tables.menuFor(row.title)}
          isSmall
          onPress={onMenu}
        />
      </View>
      {isOpen ? (
        <View style={styles.menu}>
          <Button
            testID="hide-event"
            title={row.isHidden ? say.list.show : say.list.hide}
            onPress={() => onHide(row.id, !row.isHidden)}
          />
          {typed === null ? (
            <Button
              testID="forget-event"
              kind="quiet"
              icon="trash"
              title={tables.forget}
              onPress={() => setTyped('')}
            />
          ) : (
            <>
              <AppText>{say.list.forgetHelp}</AppText>
              <LabelledInput
                testID="forget-event-word"
                label={tables.forgetType(tables.forgetWord)}
                value={typed}
                onChange={setTyped}
              />
              <Button
                testID="forget-event-really"
                kind="danger"
                icon="trash"
                title={tables.forgetReally}
                isDisabled={!tables.isForgetWord(typed)}
                onPress={() => onForget(row.id)}
              />
            </>
          )}
        </View>
      ) : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  welcome: { gap: space.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  row: {
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  hidden: { borderStyle: 'dashed' },
  line: { flexDirection: 'row', alignItems: 'center' },
  body: { flex: 1, minWidth: 0, minHeight: MIN_TOUCH_TARGET, padding: space.medium, gap: 2 },
  active: { backgroundColor: palette.accentWash },
  menu: { gap: space.small, padding: space.medium, borderTopWidth: 1, borderColor: palette.line },
}));
