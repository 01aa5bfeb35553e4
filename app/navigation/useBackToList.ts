import { useLinkBuilder, useNavigation } from '@react-navigation/native';
import { type BackBarProps } from '../components';
import { useTwoPanes, useWords } from '../hooks';
import { type RulingsNavigation } from './routes';

/** The way back to the list of sheets; none where the list stands beside. */
export function useBackToList(): BackBarProps | undefined {
  const navigation = useNavigation<RulingsNavigation>();
  const { buildHref } = useLinkBuilder();
  const title = useWords().screens.rulings.allSheets;
  const hasList = useTwoPanes();
  return hasList ? undefined : { title, href: buildHref('Rulings'), onPress: () => navigation.popTo('Rulings') };
}
