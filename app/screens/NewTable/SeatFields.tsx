import { useWindowDimensions, View } from 'react-native';
import { AppText, Button, Heading, LabelledInput, SeatBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { type ChosenRulesetData } from './makeNewTableData';

interface SeatFieldsProps {
  readonly chosen: ChosenRulesetData;
  readonly onName: (seat: number, name: string) => void;
  readonly onChapter: (seat: number, chapter: string) => void;
  readonly onClear: () => void;
}

const TWO_COLUMNS_FROM = 600;

/** Who sits where, clockwise, each with the colour and shape they have at the table. */
export function SeatFields({ chosen, onName, onChapter, onClear }: SeatFieldsProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const isWide = useWindowDimensions().width >= TWO_COLUMNS_FROM;
  const { phrasing, setUp } = useWords();
  const { newTable } = setUp;
  const { seats, hasPartners, hasNames } = chosen;
  const asksChapters = seats.some(({ chapter }) => chapter !== null);
  return (
    <View style={styles.section}>
      <View style={styles.top}>
        <Heading level={2} size="heading" style={styles.heading}>
          {newTable.seats}
        </Heading>
        {hasNames ? (
          <Button
            testID="clear-names"
            kind="quiet"
            title={newTable.clearNames}
            onPress={onClear}
            style={styles.clear}
          />
        ) : null}
      </View>
      <AppText colour="inkSoft">
        {phrasing.sentences([newTable.clockwise, ...(hasPartners ? [newTable.acrossFrom] : [])])}
      </AppText>
      <View style={[styles.seats, isWide && styles.grid]}>
        {seats.map(({ seat, label, name, partners, chapter }) => (
          <View
            key={seat}
            role="group"
            aria-label={label}
            style={[styles.seat, isWide && styles.cell, isCramped && styles.cramped]}
          >
            <View style={styles.badge}>
              <SeatBadge side={seat} size={24} />
              {partners.map((partner) => (
                <SeatBadge key={partner} side={partner} size={14} />
              ))}
            </View>
            <View style={[styles.fields, !isCramped && styles.row]}>
              <View style={!isCramped && styles.name}>
                <LabelledInput
                  testID={`seat-name-${seat}`}
                  label={label}
                  value={name}
                  onChange={(text) => onName(seat, text)}
                  maxLength={60}
                />
              </View>
              {chapter === null ? null : (
                <View style={!isCramped && styles.chapter}>
                  <LabelledInput
                    testID={`seat-chapter-${seat}`}
                    label={newTable.chapter}
                    value={chapter}
                    onChange={(text) => onChapter(seat, text)}
                    maxLength={60}
                  />
                </View>
              )}
            </View>
          </View>
        ))}
      </View>
      {asksChapters ? (
        <AppText size="small" colour="inkSoft">
          {newTable.chapterHelp}
        </AppText>
      ) : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  section: { gap: space.hair },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  heading: { flexGrow: 1, flexShrink: 1 },
  clear: { paddingHorizontal: space.small },
  seats: { gap: space.small, paddingTop: space.hair },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  seat: {
    flexDirection: 'row',
    gap: space.small,
    padding: space.small,
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cell: { width: '48%', flexGrow: 1 },
  cramped: { padding: space.small, gap: space.small },
  badge: { alignItems: 'center', gap: space.small, paddingTop: 1, width: 24 },
  fields: { flex: 1, gap: space.small },
  row: { flexDirection: 'row', alignItems: 'flex-end' },
  name: { flex: 3 },
  chapter: { flex: 2 },
}));
