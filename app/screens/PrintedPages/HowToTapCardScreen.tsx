import { useMemo } from 'react';
import { useWords } from '../../hooks';
import { layoutHowToTapCard } from '../../printing/layoutHowToTapCard';
import { PrintedPagesView } from '../../printing/PrintedPagesView';

/** One page to print: how each play is tapped. */
export function HowToTapCardScreen({ onBack }: { readonly onBack: () => void }) {
  const { printed: say } = useWords();
  const pages = useMemo(() => [layoutHowToTapCard(say.help)], [say]);
  return <PrintedPagesView title={say.helpCard} pages={pages} fileName={say.helpCardFile} onBack={onBack} />;
}
