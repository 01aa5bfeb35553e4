import { type BackBarProps } from '../../components';
import { useHasTwoPanes, useWords } from '../../hooks';
import { useRulesetCards } from '../../rulesetCards/rulesetCards';
import { UnknownAddressView } from './UnknownAddressView';

interface UnknownScreenProps {
  /** The ruleset that the address asked for, if it asked for one. */
  readonly rulesetId?: string;
  readonly back: BackBarProps | undefined;
  readonly onOpen: (rulesetId: string) => void;
}

/** Shown for an address that the app does not know, and for a ruleset id that does not exist. */
export function UnknownAddressScreen({ rulesetId, back, onOpen }: UnknownScreenProps) {
  const { common, rulings } = useWords().screens;
  const cards = useRulesetCards();
  const hasList = useHasTwoPanes();
  const title = rulesetId === undefined ? common.unknownPage : rulings.unknownSheet;
  const help = rulesetId === undefined ? common.unknownPageHelp : rulings.unknownSheetHelp(rulesetId);
  return <UnknownAddressView title={title} help={help} cards={hasList ? [] : cards} onOpen={onOpen} back={back} />;
}
