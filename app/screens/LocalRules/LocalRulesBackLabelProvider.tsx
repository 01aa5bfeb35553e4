import { type ReactNode } from 'react';
import { BackLabelContext } from '../../hooks';
import { useLocalRulesWords } from './useLocalRulesWords';

/** Where these screens were opened from. */
export type LocalRulesBackTarget = 'rulings' | 'new-table';

interface BackFromLocalRulesProps {
  readonly to: LocalRulesBackTarget | 'list';
  readonly children: ReactNode;
}

/** Tells the bar of these screens where its way back leads. */
export function LocalRulesBackLabelProvider({ to, children }: BackFromLocalRulesProps) {
  const { backTo } = useLocalRulesWords();
  return <BackLabelContext.Provider value={backTo[to]}>{children}</BackLabelContext.Provider>;
}
