import { useMemo } from 'react';
import { layoutRulingSlip, type RulingSlipData } from '../../printing/layoutRulingSlip';
import { PrintedPagesView } from '../../printing/PrintedPagesView';

interface RulingSlipScreenProps {
  readonly slip: RulingSlipData;
  readonly onBack: () => void;
}

/** The slip of one ruling, to print or to share. Whoever opens it hands in what it says. */
export function RulingSlipScreen({ slip, onBack }: RulingSlipScreenProps) {
  const pages = useMemo(() => [layoutRulingSlip(slip)], [slip]);
  return <PrintedPagesView {...slip.screen} pages={pages} fileName={slip.fileName} onBack={onBack} />;
}
