import { Image, View } from 'react-native';
import { AppText, Button, Heading, Icon, Notice } from '../../../components';
import { type RuleSheetFileKind } from '../../../device/ruleSheetFileKinds';
import { useIsCramped } from '../../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../../theme';
import { useAttachedSheetWords } from './useAttachedSheetWords';
import { type AttachedSheetContentData } from './useAttachedSheetContents';

/** One attached sheet, in words. */
export interface AttachedSheetData {
  readonly id: string;
  /** Its place in the list, from 1. */
  readonly rank: number;
  readonly name: string;
  readonly kind: RuleSheetFileKind;
  /** "PDF, 412 kB, attached Apr 30". */
  readonly about: string;
  readonly isShown: boolean;
  /** Null: the content has not been read yet, or is not shown. */
  readonly content: AttachedSheetContentData | null;
}

export interface AttachedSheetsNoticeData {
  readonly kind: 'good' | 'info' | 'warning' | 'error';
  readonly line: string;
}

interface AttachedSheetsViewProps {
  readonly sheets: readonly AttachedSheetData[];
  /** True until the sheets have been read from the device. */
  readonly isLooking: boolean;
  readonly isSaving: boolean;
  readonly notice: AttachedSheetsNoticeData | null;
  /** The sheet that the user is being asked to confirm the removal of. */
  readonly removing: string | null;
  readonly onAttach: () => void;
  /** Checks whether a sheet is attached; not given if that is known already. */
  readonly onLook?: (() => void) | undefined;
  readonly onShow: (id: string, isShown: boolean) => void;
  readonly onOpen: (id: string) => void;
  /** Asks for confirmation of a removal; null cancels the question. */
  readonly onAskRemove: (id: string | null) => void;
  readonly onRemove: (id: string) => void;
}

/** The event's own sheet beside the clauses: what is attached, and the way to attach it. */
export function AttachedSheetsView(props: AttachedSheetsViewProps) {
  const { sheets, isLooking, isSaving, notice } = props;
  const styles = useStyles(makeStyles);
  const say = useAttachedSheetWords();
  return (
    <View testID="attached-sheets" style={styles.section}>
      <Heading level={3} size="heading">
        {say.title}
      </Heading>
      {sheets.length === 0 ? <AppText colour="inkSoft">{say.intro}</AppText> : null}
      {isLooking ? <AppText colour="inkSoft">{say.looking}</AppText> : null}
      {notice === null ? null : (
        <Notice kind={notice.kind} testID="attached-notice">
          {notice.line}
        </Notice>
      )}
      {sheets.map((sheet) => (
        <AttachedSheetCard key={sheet.id} {...props} sheet={sheet} />
      ))}
      <Button
        testID="attach-sheet"
        icon="plus"
        title={sheets.length === 0 ? say.attach : say.attachAnother}
        isBusy={isSaving}
        onPress={props.onAttach}
        style={styles.attach}
      />
      {props.onLook === undefined ? null : (
        <Button
          testID="look-for-sheets"
          kind="quiet"
          icon="find"
          title={say.look}
          onPress={props.onLook}
          style={styles.attach}
        />
      )}
      <AppText size="small" colour="inkSoft">
        {say.where}
      </AppText>
    </View>
  );
}

type CardProps = Omit<AttachedSheetsViewProps, 'sheets'> & { readonly sheet: AttachedSheetData };

const iconOf = (kind: RuleSheetFileKind): 'image' | 'text' => (kind === 'picture' ? 'image' : 'text');

function AttachedSheetCard({ sheet, removing, onShow, onOpen, onAskRemove, onRemove }: CardProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const say = useAttachedSheetWords();
  const { id, name, kind, isShown, content } = sheet;
  return (
    <View testID={`attached-sheet-${sheet.rank}`} style={[styles.card, isCramped && styles.cramped]}>
      <View style={styles.title}>
        {isCramped ? null : <Icon name={iconOf(kind)} size={24} colour={palette.accent} />}
        <View style={styles.words}>
          <AppText size="strong" style={styles.name}>
            {name}
          </AppText>
          <AppText size="small" colour="inkSoft">
            {sheet.about}
          </AppText>
        </View>
      </View>
      <View style={[styles.buttons, isCramped && styles.stacked]}>
        {kind === 'pdf' ? null : (
          <Button
            testID={`sheet-show-${sheet.rank}`}
            kind="quiet"
            icon={isShown ? 'up' : 'down'}
            title={isShown ? say.hide : say.show}
            label={(isShown ? say.hideLabel : say.showLabel)(name)}
            onPress={() => onShow(id, !isShown)}
          />
        )}
        {kind === 'text' ? null : (
          <Button
            testID={`sheet-open-${sheet.rank}`}
            kind="quiet"
            icon="share"
            title={kind === 'pdf' ? say.open : say.larger}
            label={(kind === 'pdf' ? say.openLabel : say.largerLabel)(name)}
            onPress={() => onOpen(id)}
          />
        )}
        <Button
          testID={`sheet-remove-${sheet.rank}`}
          kind="quiet"
          icon="trash"
          title={say.remove}
          label={say.removeLabel(name)}
          onPress={() => onAskRemove(id)}
        />
      </View>
      {removing === id ? (
        <Notice
          kind="warning"
          testID="sheet-remove-ask"
          action={
            <View style={[styles.buttons, isCramped && styles.stacked]}>
              <Button
                testID="sheet-remove-really"
                kind="danger"
                icon="trash"
                title={say.removeReally}
                onPress={() => onRemove(id)}
              />
              <Button testID="sheet-keep" title={say.keep} onPress={() => onAskRemove(null)} />
            </View>
          }
        >
          {say.removeAsk(name)}
        </Notice>
      ) : null}
      {/* Below the buttons: it comes later than they do, and must not move them under a finger. */}
      {isShown ? <ContentView kind={kind} content={content} name={name} /> : null}
    </View>
  );
}

interface ContentViewProps {
  readonly kind: RuleSheetFileKind;
  readonly content: AttachedSheetContentData | null;
  readonly name: string;
}

function ContentView({ kind, content, name }: ContentViewProps) {
  const styles = useStyles(makeStyles);
  const say = useAttachedSheetWords();
  // About as much room as a page takes, so that little moves when it comes.
  if (content === null) return kind === 'picture' ? <View style={[styles.picture, styles.page]} /> : null;
  if (content.kind === 'unreadable') return <AppText testID="sheet-unreadable">{say.notRead}</AppText>;
  if (content.kind === 'text') {
    return (
      <View style={styles.text}>
        <AppText testID="sheet-text">{content.text}</AppText>
      </View>
    );
  }
  return (
    <Image
      testID="sheet-picture"
      source={{ uri: content.uri }}
      alt={say.picture(name)}
      resizeMode="contain"
      style={[styles.picture, { aspectRatio: content.ratio }]}
    />
  );
}

const makeStyles = defineStyles((palette) => ({
  section: { gap: space.small },
  attach: { alignSelf: 'flex-start' },
  card: {
    gap: space.small,
    padding: space.medium,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' } as object,
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  picture: { width: '100%', borderRadius: radius.chip, borderWidth: 1, borderColor: palette.line },
  page: { aspectRatio: 0.7 },
  text: {
    padding: space.medium,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
}));
