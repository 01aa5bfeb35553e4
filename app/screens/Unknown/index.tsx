import { useNavigation } from '@react-navigation/native';
import { useTwoPanes, useWords } from '../../hooks';
import { type RulingsNavigation } from '../../navigation/routes';
import { useBackToList } from '../../navigation/useBackToList';
import { useSheetCards } from '../Rulings/useSheetCards';
import { UnknownView } from './UnknownView';

interface UnknownProps {
  /** The sheet the address asked for, where it asked for one. */
  readonly rulesetId?: string;
}

export function Unknown({ rulesetId }: UnknownProps) {
  const { common, rulings } = useWords().screens;
  const cards = useSheetCards();
  const navigation = useNavigation<RulingsNavigation>();
  const back = useBackToList();
  const hasList = useTwoPanes();
  const title = rulesetId === undefined ? common.unknownPage : rulings.unknownSheet;
  const help = rulesetId === undefined ? common.unknownPageHelp : rulings.unknownSheetHelp(rulesetId);
  const open = (id: string): void => navigation.push('Ruleset', { id });
  return <UnknownView title={title} help={help} cards={hasList ? [] : cards} onOpen={open} back={back} />;
}
