import { View } from 'react-native';
import { AppText, Button, Heading } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, MAX_TEXT_WIDTH, space, useStyles } from '../../theme';

interface WelcomeProps {
  /** False: nothing is saved here, and another notice says so. */
  readonly isKept: boolean;
  readonly onPractice: () => void;
  readonly onHelpCard: () => void;
}

/** Shown before the first table: what the app does, in three steps. */
export function Welcome({ isKept, onPractice, onHelpCard }: WelcomeProps) {
  const styles = useStyles(makeStyles);
  const { practice, printed, setUp } = useWords();
  const { empty } = setUp.tables;
  return (
    <View testID="welcome" style={styles.card}>
      <Heading level={2} colour="onFelt">
        {empty.title}
      </Heading>
      <View role="list" style={styles.steps}>
        {empty.steps.map((step, index) => (
          <View key={step} role="listitem" style={styles.step}>
            <View aria-hidden style={styles.number}>
              <AppText size="figure" colour="onFace" style={styles.figure}>
                {`${index + 1}`}
              </AppText>
            </View>
            <AppText colour="onFelt" style={styles.words}>
              {step}
            </AppText>
          </View>
        ))}
      </View>
      {isKept ? <AppText colour="onFeltSoft">{empty.promise}</AppText> : null}
      <Button testID="practice" icon="play" title={practice.invite} onPress={onPractice} />
      <Button icon="print" title={printed.helpCard} testID="help-card" style={styles.button} onPress={onHelpCard} />
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  card: {
    // so small that on a phone the button below it, New table, is visible without scrolling
    gap: space.medium,
    maxWidth: MAX_TEXT_WIDTH,
    padding: space.large,
    borderRadius: radius.card,
    backgroundColor: palette.felt,
  },
  steps: { gap: space.medium },
  step: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  number: {
    width: 40,
    height: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
    backgroundColor: palette.face,
  },
  figure: { fontSize: 26, lineHeight: 32 },
  words: { flex: 1 },
  button: { paddingHorizontal: space.small },
}));
