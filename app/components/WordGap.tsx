import { Text } from 'react-native';

/**
 * A space between words that stand apart on the screen and follow each other in the text: without it a browser
 * reads "7" and "12" as 712. It takes no room.
 */
export const WordGap = () => <Text style={styles.gap}> </Text>;

const styles = { gap: { position: 'absolute' } } as const;
