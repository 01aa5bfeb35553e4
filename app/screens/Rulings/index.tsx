import { useSheetCards } from './useSheetCards';
import { RulingsView } from './RulingsView';

interface RulingsListProps {
  readonly beside?: { readonly openId: string | undefined };
}

/** The list of sheets, as a screen of its own or beside an open sheet. */
export function RulingsList({ beside }: RulingsListProps) {
  const { cards, open } = useSheetCards();
  return <RulingsView cards={cards} onOpen={open} beside={beside} />;
}
