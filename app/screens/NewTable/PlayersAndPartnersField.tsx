import { View } from 'react-native';
import { AppText, Button, RadioChoice } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { type ChosenRulesetData } from './makeNewTableData';

interface NumbersProps {
  readonly chosen: ChosenRulesetData;
  readonly onPlayers: (count: number) => void;
  readonly onPartners: (isPartners: boolean) => void;
  /** Switches between the numbers of players the ruleset names and all others. */
  readonly onAnyNumber: (isAny: boolean) => void;
}

/** How many sit down and whether they have partners, as far as the sheet leaves it open. */
export function PlayersAndPartnersField({
  chosen: { players, isPartners },
  onPlayers,
  onPartners,
  onAnyNumber,
}: NumbersProps) {
  const { newTable } = useWords().setUp;
  const { options, count, isAnyAllowed, hasEvery } = players;
  const another = (
    <Button
      testID="players-other"
      kind="quiet"
      title={isAnyAllowed ? newTable.asTheSheetHasIt : newTable.otherNumber}
      onPress={() => onAnyNumber(!isAnyAllowed)}
    />
  );
  return (
    <View style={styles.numbers}>
      {options.length > 1 ? (
        <RadioChoice
          label={newTable.players}
          options={options.map((value) => ({
            value,
            title: newTable.playersOption(value),
            label: newTable.playersLabel(value),
            testID: `players-${value}`,
          }))}
          value={count}
          onChange={onPlayers}
        />
      ) : (
        <View style={styles.fixed}>
          <AppText size="strong">{newTable.playersLabel(count)}</AppText>
          {another}
        </View>
      )}
      {options.length > 1 && !hasEvery ? <View style={styles.any}>{another}</View> : null}
      {isPartners === null ? null : (
        <RadioChoice
          label={newTable.partners}
          options={[
            { value: true, title: newTable.partnersYes, testID: 'partners-yes' },
            { value: false, title: newTable.partnersNo, testID: 'partners-no' },
          ]}
          value={isPartners}
          onChange={onPartners}
        />
      )}
    </View>
  );
}

const styles = defineStaticStyles({
  numbers: { gap: space.small },
  any: { alignItems: 'flex-start' },
  fixed: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
});
