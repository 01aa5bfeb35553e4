import { type ReactNode, useMemo } from 'react';
import { type Ruleset } from '@/rulesets';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { type BackBarProps } from '../../components';
import { type PrintedTextData } from '../../printing/printedTextData';
import { AttachedSheets } from './attached/AttachedSheets';
import { makePrintedSummaryText } from './makePrintedSummaryText';
import { makeRulesetPage } from './makeRulesetPage';
import { RulesetView } from './RulesetView';

interface RulesetScreenProps {
  readonly ruleset: Ruleset;
  readonly back: BackBarProps | undefined;
  /** The clause to begin at. */
  readonly clause?: string | undefined;
  readonly onAsk?: (() => void) | undefined;
  readonly onCompare: () => void;
  readonly onPrint: () => void;
}

/** One ruleset. Navigation looks it up by the id in the address. */
export function RulesetScreen({ ruleset, ...places }: RulesetScreenProps) {
  const { words, screens } = useRulingsTabWords();
  const sheet = useMemo(() => makeRulesetPage(ruleset, words, screens.sheet), [ruleset, words, screens]);
  const attached = <AttachedSheets key={ruleset.id} rulesetId={ruleset.id} />;
  return <RulesetView sheet={sheet} attached={attached} {...places} />;
}

interface PrintedRulesetProps {
  readonly ruleset: Ruleset;
  readonly children: (text: PrintedTextData) => ReactNode;
}

/** The same ruleset on one page to print. */
export function PrintedRuleset({ ruleset, children }: PrintedRulesetProps) {
  const say = useRulingsTabWords();
  const text = useMemo(() => makePrintedSummaryText(ruleset, say), [ruleset, say]);
  return children(text);
}
