import { ReadingPoint, Words } from '../../components';
import { useWords } from '../../hooks';
import { TitledCard } from '../../components/TitledCard';
import { type ReadingView } from './makeReading';

/** The disputed point the flag rests on. */
export function Reading({ reading }: { readonly reading: ReadingView }) {
  const { flag } = useWords().review;
  return (
    <TitledCard title={flag.reading} testID="flag-reading">
      <Words colour="inkSoft">{flag.restsOnReading}</Words>
      <Words size="strong">{reading.question}</Words>
      <ReadingPoint inForce={reading.inForce} others={reading.others} why={reading.why} />
    </TitledCard>
  );
}
