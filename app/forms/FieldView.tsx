import { View } from 'react-native';
import { type Card } from '@/engine';
import { AppText } from '../components';
import { useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { PositionEditorField } from '../positionEditor/PositionEditorField';
import { oneTapOptionsFor } from './oneTapOptions';
import { CardKeys } from './inputs/CardKeys';
import { FlagCodeField } from './inputs/FlagCodeField';
import { CutField } from './inputs/CutField';
import { DealersField, OptionChips } from './inputs/OptionChips';
import { type FieldViewProps } from './props';
import { HouseRulesField } from './inputs/HouseField';
import { PlayerNamesField, UnderProtestField, TextField } from './inputs/TextField';
import { RulesetField } from './inputs/RulesetField';
import { NumberField, StockCountsField } from './inputs/NumberField';
import { TopCardsField } from './inputs/TopCardsField';

/** One field of a form, however it is asked for. */
export function FieldView(props: FieldViewProps) {
  const { field, label, isLabelHidden, seats, header, values, onAnswerAll } = props;
  // These say themselves what they ask for.
  if (field.kind === 'text') return <TextField {...props} />;
  if (field.kind === 'many') return <NumberField {...props} field={field} />;
  if (field.kind === 'rules') return null;
  if (field.kind === 'house') return <HouseRulesField {...props} />;
  if (field.kind === 'position')
    return <PositionEditorField seats={seats} header={header} body={values} onChange={onAnswerAll} />;
  return (
    <View style={styles.field}>
      {isLabelHidden ? null : (
        <AppText size="small" colour="inkSoft">
          {label}
        </AppText>
      )}
      <Asked {...props} />
    </View>
  );
}

function Asked(props: FieldViewProps) {
  const { field, label, value, onAnswer } = props;
  const answers = oneTapOptionsFor(props, useWords());
  if (answers !== null)
    return (
      <OptionChips
        label={label}
        name={field.name}
        options={answers.options}
        chosen={answers.chosen}
        onChoose={(key) => onAnswer(answers.meaning(key))}
      />
    );
  switch (field.kind) {
    case 'card':
      return (
        <CardKeys label={label} name={field.name} chosen={(value as Card | undefined) ?? null} onChoose={onAnswer} />
      );
    case 'code':
      return <FlagCodeField {...props} />;
    case 'tops':
      return <TopCardsField {...props} />;
    case 'cut':
      return <CutField {...props} />;
    case 'stocks':
      return <StockCountsField {...props} />;
    case 'dealers':
      return <DealersField {...props} />;
    case 'protest':
      return <UnderProtestField {...props} />;
    case 'names':
      return <PlayerNamesField {...props} />;
    case 'ruleset':
      return <RulesetField {...props} />;
    default:
      return null;
  }
}

const styles = defineStaticStyles({ field: { gap: space.hair } });
