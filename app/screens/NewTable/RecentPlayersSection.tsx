import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, Heading } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, useStyles } from '../../theme';
import { type RecentPlayerGroupData } from './recentPlayerGroups';

interface LastPeopleSectionProps {
  readonly people: readonly RecentPlayerGroupData[];
  readonly onSamePeople: (people: RecentPlayerGroupData) => void;
  readonly onOtherSeats: (people: RecentPlayerGroupData) => void;
}

/** Who sat at the last tables: one tap fills them in again, as they sat or in another order. */
export function RecentPlayersSection({ people, onSamePeople, onOtherSeats }: LastPeopleSectionProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { lastPeople, phrasing } = useWords();
  const [showsEarlier, setShowsEarlier] = useState(false);
  if (people.length === 0) return null;
  return (
    <View style={styles.section}>
      <Heading level={2} size="heading" style={styles.heading}>
        {lastPeople.title}
      </Heading>
      {people.slice(0, showsEarlier ? people.length : 1).map((company, index) => {
        const who = phrasing.list(company.names.filter((name) => name !== ''));
        // Each name appears once on a screen: those of the last table are the plain ones.
        const suffix = index === 0 ? '' : `-${index}`;
        return (
          <View key={company.key} style={styles.company}>
            <AppText style={styles.names}>{who}</AppText>
            <View style={[styles.buttons, isCramped && styles.stacked]}>
              <Button
                testID={`same-people${suffix}`}
                icon="person"
                title={lastPeople.samePeople}
                label={lastPeople.samePeopleLabel(who)}
                onPress={() => onSamePeople(company)}
                style={isCramped ? styles.alone : styles.button}
              />
              <Button
                testID={`other-seats${suffix}`}
                icon="swap"
                title={lastPeople.otherSeats}
                label={lastPeople.otherSeatsLabel(who)}
                onPress={() => onOtherSeats(company)}
                style={isCramped ? styles.alone : styles.button}
              />
            </View>
          </View>
        );
      })}
      {people.length === 1 ? null : (
        <Button
          testID="earlier-people"
          kind="quiet"
          icon={showsEarlier ? 'up' : 'down'}
          title={showsEarlier ? lastPeople.fewer : lastPeople.earlier}
          onPress={() => setShowsEarlier(!showsEarlier)}
          style={styles.earlier}
        />
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  section: { gap: space.small },
  heading: { paddingTop: space.small },
  earlier: { alignSelf: 'flex-start', paddingHorizontal: space.small },
  company: {
    gap: space.small,
    padding: space.small,
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  names: { paddingHorizontal: space.hair },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  stacked: { flexDirection: 'column' },
  button: { flexGrow: 1, flexBasis: 240, paddingHorizontal: space.small },
  /** Below one another a basis would be a height. */
  alone: { paddingHorizontal: space.small },
}));
