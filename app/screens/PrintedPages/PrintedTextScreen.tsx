import { useMemo } from 'react';
import { useWords } from '../../hooks';
import { layoutTextPages } from '../../printing/layoutTextPages';
import { type PrintedTextData } from '../../printing/printedTextData';
import { PrintedPagesView } from '../../printing/PrintedPagesView';

interface PrintedTextScreenProps {
  readonly text: PrintedTextData;
  readonly onBack: () => void;
}

/** A ruling, a summary or a comparison: whoever opens it hands in what it says. */
export function PrintedTextScreen({ text, onBack }: PrintedTextScreenProps) {
  const { pageOf } = useWords().printed;
  const pages = useMemo(() => layoutTextPages(text, pageOf), [text, pageOf]);
  return (
    <PrintedPagesView
      title={text.title}
      subtitle={text.subtitle}
      help={text.help}
      pages={pages}
      fileName={text.fileName}
      onBack={onBack}
    />
  );
}
