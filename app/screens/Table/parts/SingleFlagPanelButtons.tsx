import { View } from 'react-native';
import { type RulingCall, type Seat } from '@/engine';
import { Button } from '../../../components';
import { ExplainedButton } from '../../../flags/ExplainedButton';
import { type RemedyPreviewData } from '../../../flags/makeRulingOptions';
import { type RemedyPreviewKind } from '../../../flags/RulingButtons';
import { useWords } from '../../../hooks';
import { defineStaticStyles } from '../../../theme';
import { type SingleFlagPanelData } from '../model/tableData';

interface FlagBarButtonsProps {
  readonly flag: SingleFlagPanelData;
  /** The remedy that is shown now, before it can be applied. */
  readonly preview: RemedyPreviewData | null;
  readonly isOther: boolean;
  readonly remedyTitle: string;
  /** There is room for letters of the usual size. */
  readonly isRoomy: boolean;
  readonly onRule: (call: RulingCall) => void;
  readonly onShow: (shown: RemedyPreviewKind) => void;
  readonly onAdvice: (seat: Seat) => void;
}

interface PreviewButtonsProps extends Pick<FlagBarButtonsProps, 'isOther' | 'remedyTitle' | 'isRoomy' | 'onRule'> {
  readonly preview: RemedyPreviewData;
}

/** The choices of the bar: all rulings, or, while a suggestion is shown, what can be done with it. */
export function SingleFlagPanelButtons(props: FlagBarButtonsProps) {
  const { flag, preview, isOther, remedyTitle, isRoomy, onRule, onShow, onAdvice } = props;
  const { calls, rulingOptions } = useWords();
  const { options, advice } = flag;
  if (preview !== null)
    return (
      <PreviewButtons preview={preview} isOther={isOther} remedyTitle={remedyTitle} isRoomy={isRoomy} onRule={onRule} />
    );
  return (
    <View style={styles.buttons}>
      {flag.late !== null ? null : (
        <Button
          title={options.suggestion === null ? remedyTitle : rulingOptions.showSuggestion}
          kind="main"
          tone={flag.verdict}
          testID="flag-remedy"
          onPress={() => (options.suggestion === null ? onRule('remedy') : onShow('suggestion'))}
          isSmall={!isRoomy}
          style={styles.wide}
        />
      )}
      {options.other === null ? null : (
        <Button
          title={options.other.title}
          testID="flag-as"
          onPress={() => onShow('other')}
          isSmall={!isRoomy}
          style={styles.wide}
        />
      )}
      <ExplainedButton
        title={calls.stand.button}
        help={options.standHelp}
        testID="flag-stand"
        isLarge={isRoomy}
        onPress={() => onRule('stand')}
      />
      <ExplainedButton
        title={calls.waive.button}
        help={options.waiveHelp}
        testID="flag-waive"
        isLarge={isRoomy}
        onPress={() => onRule('waive')}
      />
      <ExplainedButton
        title={calls.mistap.button}
        help={options.mistapHelp}
        testID="flag-mistap"
        isLarge={isRoomy}
        onPress={() => onRule('mistap')}
      />
      {advice === null ? null : (
        <Button
          title={advice.title}
          testID="flag-advice"
          onPress={() => onAdvice(advice.seat)}
          isSmall={!isRoomy}
          style={styles.wide}
        />
      )}
    </View>
  );
}

/** The remedy that is shown is applied, or, under the other code, left. The way back stands above. */
function PreviewButtons({ preview, isOther, remedyTitle, isRoomy, onRule }: PreviewButtonsProps) {
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
          isSmall={!isRoomy}
          style={styles.most}
        />
      )}
      {isOther ? (
        <ExplainedButton
          title={calls.stand.button}
          help={preview.standHelp}
          testID="flag-stand"
          isLarge={isRoomy}
          onPress={() => onRule('stand')}
        />
      ) : null}
    </View>
  );
}

const styles = defineStaticStyles({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, padding: 3 },
  wide: { flexBasis: '100%', paddingHorizontal: 4 },
  most: { flexGrow: 2, flexBasis: 190, paddingHorizontal: 4 },
});
