import { View } from 'react-native';
import { AppText, Heading } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, MAX_TEXT_WIDTH, space, useStyles } from '../../theme';

/** Before the first table: what the app does, in three steps. */
export function Welcome() {
  const styles = useStyles(makeStyles);
  const { empty } = useWords().setUp.tables;
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
      <AppText colour="onFeltSoft">{empty.promise}</AppText>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  card: {
    gap: space.large,
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
}));
