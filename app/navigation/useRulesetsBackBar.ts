import { useNavigation } from '@react-navigation/native';
import { type BackBarProps } from '../components';
import { useHasTwoPanes, useWords } from '../hooks';
import { PATHS } from '../addresses';
import { type RulingsNavigationProp } from './routes';

/** The link back to the list of rulesets; none if the list is shown beside the ruleset. */
export function useRulesetsBackBar(): BackBarProps | undefined {
  const navigation = useNavigation<RulingsNavigationProp>();
  const title = useWords().screens.rulings.allSheets;
  const hasList = useHasTwoPanes();
  return hasList ? undefined : { title, href: PATHS.rulings, onPress: () => navigation.popTo('Rulings') };
}
