import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, Heading, Icon, LabelledInput, SeatBadge } from '../../components';
import { useIsCramped, useReadingWidth, useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type ChosenRulesetData, type SeatRowData } from './makeNewTableData';

interface SeatFieldsProps {
  readonly chosen: ChosenRulesetData;
  /** The same people are being seated in another order. */
  readonly isReseating: boolean;
  readonly onName: (seat: number, name: string) => void;
  readonly onChapter: (seat: number, chapter: string) => void;
  readonly onChangePlaces: (one: number, other: number) => void;
  readonly onClear: () => void;
}

const TWO_COLUMNS_FROM = 600;

/** Who sits where, clockwise, each with the colour and shape they have at the table. */
export function SeatFields({ chosen, isReseating, onName, onChapter, onChangePlaces, onClear }: SeatFieldsProps) {
  const styles = useStyles(makeStyles);
  const isWide = useReadingWidth() >= TWO_COLUMNS_FROM;
  const { lastPeople, phrasing, setUp } = useWords();
  const { newTable } = setUp;
  const { seats, hasPartners, hasNames } = chosen;
  const isCramped = useIsCramped();
  const [tapped, setFirst] = useState<number | null>(null);
  // With another sheet that seat may be gone.
  const first = tapped !== null && tapped < seats.length ? tapped : null;
  const asksChapters = seats.some(({ chapter }) => chapter !== null);
  const changePlaces = (seat: number): void => {
    if (first !== null && first !== seat) onChangePlaces(first, seat);
    setFirst(first === null ? seat : null);
  };
  return (
    <View style={styles.section}>
      <View style={styles.top}>
        <Heading level={2} size="heading" style={styles.heading}>
          {newTable.seats}
        </Heading>
        {/* Always there, so that nothing moves when the first letter is typed. */}
        <Button
          testID="clear-names"
          kind="quiet"
          title={newTable.clearNames}
          isDisabled={!hasNames}
          onPress={onClear}
          style={styles.clear}
        />
      </View>
      <AppText colour="inkSoft">
        {phrasing.sentences([newTable.clockwise, ...(hasPartners ? [newTable.acrossFrom] : [])])}
      </AppText>
      {isReseating ? (
        <View aria-live="polite">
          <AppText testID="reseating">{first === null ? lastPeople.reseated : lastPeople.changing(first)}</AppText>
        </View>
      ) : null}
      <View style={[styles.seats, isWide && styles.grid]}>
        {seats.map((row) => (
          <View
            key={row.seat}
            role="group"
            aria-label={row.label}
            style={[styles.seat, isWide && styles.cell, first === row.seat && styles.changing]}
          >
            <View style={styles.title}>
              <SeatBadge side={row.seat} size={22} />
              <AppText size="label" style={styles.label}>
                {row.label}
              </AppText>
              {row.partners.map((partner) => (
                <SeatBadge key={partner} side={partner} size={14} />
              ))}
              {isReseating ? (
                <Button
                  testID={`change-places-${row.seat}`}
                  kind="quiet"
                  icon="swap"
                  title={lastPeople.changePlaces}
                  label={lastPeople.changePlacesWith(row.seat)}
                  onPress={() => changePlaces(row.seat)}
                  style={styles.swap}
                />
              ) : null}
            </View>
            {/* A field shows no more of a name than one line: who changes places must be seen whole. */}
            {isReseating && isCramped && row.name !== '' ? (
              <AppText testID={`reseated-${row.seat}`}>{row.name}</AppText>
            ) : null}
            <SeatInputs row={row} onName={onName} onChapter={onChapter} />
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

interface SeatInputsProps extends Pick<SeatFieldsProps, 'onName' | 'onChapter'> {
  readonly row: SeatRowData;
}

/** The fields of one seat, below one another: a long name has the whole width. Below them room is kept for a warning, where the sheet can give cause for one. */
function SeatInputs({ row: { seat, name, chapter, warning }, onName, onChapter }: SeatInputsProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { lastPeople, setUp } = useWords();
  return (
    <>
      <LabelledInput
        testID={`seat-name-${seat}`}
        label={lastPeople.name}
        spokenLabel={lastPeople.nameOf(seat)}
        value={name}
        onChange={(text) => onName(seat, text)}
        maxLength={60}
      />
      {chapter === null ? null : (
        <LabelledInput
          testID={`seat-chapter-${seat}`}
          label={setUp.newTable.chapter}
          spokenLabel={lastPeople.chapterOf(seat)}
          value={chapter}
          onChange={(text) => onChapter(seat, text)}
          maxLength={60}
        />
      )}
      {chapter === null ? null : (
        <View style={styles.warning} aria-live="polite">
          {warning === null ? null : (
            <>
              <Icon name="warning" size={18} colour={palette.amber} />
              <AppText size="small" colour="amber" testID={`seat-warning-${seat}`} style={styles.label}>
                {warning}
              </AppText>
            </>
          )}
        </View>
      )}
    </>
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
    gap: space.hair,
    padding: space.small,
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cell: { width: '48%', flexGrow: 1 },
  changing: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 24 },
  label: { flexShrink: 1 },
  swap: { marginLeft: 'auto', paddingHorizontal: space.small },
  warning: { flexDirection: 'row', alignItems: 'center', gap: space.hair, minHeight: 22 },
}));
