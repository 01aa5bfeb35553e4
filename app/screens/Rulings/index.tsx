import { RulingsView } from './RulingsView';
import { useRulesetCards } from '../../rulesetCards/rulesetCards';

interface RulingsListProps {
  readonly onOpen: (id: string) => void;
  readonly beside?: { readonly openId: string | undefined };
}

/** The list of sheets, as a screen of its own or beside an open sheet. */
export function RulingsList({ onOpen, beside }: RulingsListProps) {
  return <RulingsView cards={useRulesetCards()} onOpen={onOpen} beside={beside} />;
}
