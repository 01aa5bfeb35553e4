import { useLinkBuilder, useNavigation } from '@react-navigation/native';
import { useMemo } from 'react';
import { RULESETS } from '@/rulesets';
import { type SheetCard } from '../../components';
import { useWords } from '../../hooks';
import { type RulingsNavigation } from '../../navigation/routes';
import { makeCard } from './cards';

interface SheetChoice {
  readonly cards: readonly SheetCard[];
  readonly open: (id: string) => void;
}

/** Every sheet there is, and the way to it. */
export function useSheetCards(): SheetChoice {
  const words = useWords();
  const navigation = useNavigation<RulingsNavigation>();
  const { buildHref } = useLinkBuilder();
  const cards = useMemo(
    () => RULESETS.map((ruleset) => makeCard(ruleset, words, buildHref('Ruleset', { id: ruleset.id }))),
    [words, buildHref],
  );
  return { cards, open: (id) => navigation.push('Ruleset', { id }) };
}
