import { View } from 'react-native';
import { type RulingCall, type Seat } from '@/engine';
import { Button } from '../../../components';
import { ExplainedButton } from '../../../flags/ExplainedButton';
import { type SuggestionData } from '../../../flags/makeRulingOptions';
import { useWords } from '../../../hooks';
import { defineStaticStyles } from '../../../theme';
import { type FlagBarData } from '../model/tableData';

interface FlagBarButtonsProps {
  readonly flag: FlagBarData;
  /** The remedy that is shown now, before it can be applied. */
  readonly preview: SuggestionData | null;
  readonly isOther: boolean;
  readonly remedyTitle: string;
  readonly onRule: (call: RulingCall) => void;
  readonly onShow: (shown: 'suggestion' | 'other' | null) => void;
  readonly onAdvice: (seat: Seat) => void;
}

interface PreviewButtonsProps extends Pick<FlagBarButtonsProps, 'isOther' | 'remedyTitle' | 'onRule'> {
  readonly preview: SuggestionData;
}

/** The choices of the bar: all rulings, or, while a suggestion is shown, what can be done with it. */
export function FlagBarButtons(props: FlagBarButtonsProps) {
  const { flag, preview, isOther, remedyTitle, onRule, onShow, onAdvice } = props;
  const { calls, rulingOptions } = useWords();
  const { options, advice } = flag;
  if (preview !== null)
    return <PreviewButtons preview={preview} isOther={isOther} remedyTitle={remedyTitle} onRule={onRule} />;
  return (
    <View style={styles.buttons}>
      {flag.late !== null ? null : (
        <Button
          title={options.suggestion === null ? remedyTitle : rulingOptions.showSuggestion}
          kind="main"
          tone={flag.verdict}
          testID="flag-remedy"
          onPress={() => (options.suggestion === null ? onRule('remedy') : onShow('suggestion'))}
          isSmall
          style={styles.wide}
        />
      )}
      {options.other === null ? null : (
        <Button
          title={options.other.title}
          testID="flag-as"
          onPress={() => onShow('other')}
          isSmall
          style={styles.wide}
        />
      )}
      <ExplainedButton
        title={calls.stand.button}
        help={options.standHelp}
        testID="flag-stand"
        onPress={() => onRule('stand')}
      />
      <ExplainedButton
        title={calls.waive.button}
        help={options.waiveHelp}
        testID="flag-waive"
        onPress={() => onRule('waive')}
      />
      <ExplainedButton
        title={calls.mistap.button}
        help={options.mistapHelp}
        testID="flag-mistap"
        onPress={() => onRule('mistap')}
      />
      {advice === null ? null : (
        <Button
          title={advice.title}
          testID="flag-advice"
          onPress={() => onAdvice(advice.seat)}
          isSmall
          style={styles.wide}
        />
      )}
    </View>
  );
}

/** The remedy that is shown is applied, or, under the other code, left. The way back stands above. */
function PreviewButtons({ preview, isOther, remedyTitle, onRule }: PreviewButtonsProps) {
  const { calls } = useWords();
  return (
    <View style={styles.buttons}>
      {preview.late !== null ? null : (
        <Button
          title={remedyTitle}
          kind="main"
          tone={preview.verdict}
          testID="flag-apply"
          onPress={() => onRule('remedy')}
          isSmall
          style={styles.most}
        />
      )}
      {isOther ? (
        <ExplainedButton
          title={calls.stand.button}
          help={preview.standHelp}
          testID="flag-stand"
          onPress={() => onRule('stand')}
        />
      ) : null}
    </View>
  );
}

/** As high as what lies in the slot: four rows have to fit above it on a small phone. */
const LEAST_HEIGHT = 44;

const styles = defineStaticStyles({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, padding: 3 },
  wide: { flexBasis: '100%', minHeight: LEAST_HEIGHT, paddingHorizontal: 4 },
  most: { flexGrow: 2, flexBasis: 190, minHeight: LEAST_HEIGHT, paddingHorizontal: 4 },
});
