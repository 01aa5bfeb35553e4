import { View } from 'react-native';
import { AppText, Icon } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space, usePalette } from '../theme';
import { type CardAuditCounts } from './audit';

/** It stands above the keys, and leaves room for the table above it. */
const MAX_SCALE = 1.4;

/** One line about the count of all cards: how many are missing, and which cards appear too often. */
export function CardAuditLine({ audit: { deck, told, left, isOpen, tooMany } }: { readonly audit: CardAuditCounts }) {
  const { tones } = usePalette();
  const { audit: say, tooManyOf } = useWords().forms.position;
  const isWrong = left < 0 || (!isOpen && left > 0) || tooMany.length > 0;
  const tone = tones[isWrong ? 'record' : left === 0 ? 'good' : 'stands'];
  const rest = left < 0 ? say.over(-left) : left === 0 ? say.even : isOpen ? say.left(left) : say.short(left);
  return (
    <View style={styles.line} testID="pos-audit" aria-live="polite">
      <Icon name={isWrong ? 'record' : left === 0 ? 'saved' : 'count'} size={20} colour={tone.ink} />
      <View style={styles.words}>
        <AppText size="small" maxScale={MAX_SCALE} style={{ color: tone.ink }}>
          {say.lying(told, deck, rest)}
        </AppText>
        {tooMany.map(({ card, count }) => (
          <AppText key={card} size="small" maxScale={MAX_SCALE} style={{ color: tone.ink }}>
            {tooManyOf(card, count)}
          </AppText>
        ))}
      </View>
    </View>
  );
}

const styles = defineStaticStyles({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
});
