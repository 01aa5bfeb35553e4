import { useState } from 'react';
import { View } from 'react-native';
import { AnswerVerdictBadge } from '../../answers/AnswerVerdictBadge';
import { AppText, Button, Heading, Notice, ProvenanceLine } from '../../components';
import { useIsCramped } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { type KeptRulingData } from './makeKeptRulings';
import { useJustARulingWords } from './useJustARulingWords';

export interface KeptRulingActions {
  readonly onTakeBack: (ruling: KeptRulingData) => void;
  readonly onBringBack: (ruling: KeptRulingData) => void;
  readonly onSlip: (ruling: KeptRulingData) => void;
}

interface KeptRulingsListProps extends KeptRulingActions {
  readonly rulings: readonly KeptRulingData[];
  /** False while the device is still looking for them. */
  readonly isRead: boolean;
  readonly hasTrouble: boolean;
  readonly onExport: () => void;
}

/** What was ruled: today's rulings, and those before them behind a button. */
export function KeptRulingsList({ rulings, isRead, hasTrouble, onExport, ...actions }: KeptRulingsListProps) {
  const styles = useStyles(makeStyles);
  const { list: say } = useJustARulingWords();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const today = rulings.filter(({ isToday }) => isToday);
  const earlier = rulings.filter(({ isToday }) => !isToday);
  return (
    <View testID="rulings-kept" style={styles.section}>
      <Heading level={2} size="heading">
        {rulings.length === 0 || today.length > 0 ? say.today : say.title}
      </Heading>
      {hasTrouble ? <Notice kind="warning">{say.unread}</Notice> : null}
      {!isRead ? <AppText colour="inkSoft">{say.reading}</AppText> : null}
      {isRead && rulings.length === 0 && !hasTrouble ? (
        <View style={styles.empty} testID="rulings-none">
          <AppText>{say.none}</AppText>
          <AppText colour="inkSoft">{say.noneHelp}</AppText>
        </View>
      ) : null}
      {rulings.length > 0 && today.length === 0 ? <AppText colour="inkSoft">{say.noneToday}</AppText> : null}
      <RulingRows rulings={today} {...actions} />
      {earlier.length === 0 ? null : (
        <Button
          testID="rulings-earlier"
          kind="quiet"
          icon={showsEarlier ? 'up' : 'down'}
          title={showsEarlier ? say.hideEarlier : say.showEarlier(earlier.length)}
          onPress={() => setShowsEarlier(!showsEarlier)}
          style={styles.start}
        />
      )}
      {showsEarlier ? <RulingRows rulings={earlier} {...actions} /> : null}
      {rulings.length === 0 ? null : (
        <Button
          testID="rulings-export"
          kind="quiet"
          icon="download"
          title={say.export}
          onPress={onExport}
          style={styles.start}
        />
      )}
    </View>
  );
}

const RulingRows = ({ rulings, ...actions }: KeptRulingActions & Pick<KeptRulingsListProps, 'rulings'>) =>
  rulings.length === 0 ? null : (
    <View role="list" style={rowsStyle}>
      {rulings.map((ruling) => (
        <View key={ruling.key} role="listitem">
          <RulingRow ruling={ruling} {...actions} />
        </View>
      ))}
    </View>
  );
const rowsStyle = { gap: space.small };

/** One ruling. The whole of every name is shown; what was taken back is struck through. */
function RulingRow({
  ruling,
  onTakeBack,
  onBringBack,
  onSlip,
}: KeptRulingActions & { readonly ruling: KeptRulingData }) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { list: say } = useJustARulingWords();
  const { who, what, struck } = ruling;
  const line = struck === null ? null : styles.struck;
  return (
    <View testID={`kept-${ruling.rank}`} style={[styles.row, isCramped && styles.cramped]}>
      <AppText size="small" colour="inkSoft">
        {ruling.place}
      </AppText>
      <AppText size="strong" style={[styles.name, line]}>
        {who}
      </AppText>
      <AppText style={line}>{what}</AppText>
      <AnswerVerdictBadge verdict={ruling.verdict} />
      {ruling.decided === null ? null : <AppText size="small">{ruling.decided}</AppText>}
      {ruling.note === null ? null : <AppText size="small">{ruling.note}</AppText>}
      {ruling.provenance === null ? null : <ProvenanceLine provenance={ruling.provenance} />}
      {struck === null ? null : <AppText size="label">{struck}</AppText>}
      <View style={[styles.buttons, isCramped && styles.stacked]}>
        {struck === null ? (
          <Button
            testID={`take-back-${ruling.rank}`}
            kind="quiet"
            icon="undo"
            title={say.takeBack}
            label={say.takeBackLabel(who, what)}
            onPress={() => onTakeBack(ruling)}
            style={styles.button}
          />
        ) : (
          <Button
            testID={`bring-back-${ruling.rank}`}
            kind="quiet"
            icon="redo"
            title={say.bringBack}
            label={say.bringBackLabel(who, what)}
            onPress={() => onBringBack(ruling)}
            style={styles.button}
          />
        )}
        <Button
          testID={`ruling-slip-${ruling.rank}`}
          kind="quiet"
          icon="print"
          title={say.slip}
          label={say.slipLabel(who, what)}
          onPress={() => onSlip(ruling)}
          style={styles.button}
        />
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  section: { gap: space.small },
  empty: { gap: space.hair },
  start: { alignSelf: 'flex-start', paddingHorizontal: space.small },
  row: {
    gap: space.hair,
    padding: space.medium,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small },
  name: { overflowWrap: 'anywhere' } as object,
  struck: { textDecorationLine: 'line-through' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  button: { paddingHorizontal: space.small },
}));
