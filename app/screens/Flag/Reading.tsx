import { ReadingPoint, Words } from '../../components';
import { useWords } from '../../hooks';
import { Block } from './Block';
import { type ReadingView } from './makeReading';

/** The disputed point the flag rests on. */
export function Reading({ reading }: { readonly reading: ReadingView }) {
  const { flag } = useWords().review;
  return (
    <Block title={flag.reading} testID="flag-reading">
      <Words colour="inkSoft">{flag.restsOnReading}</Words>
      <Words size="strong">{reading.question}</Words>
      <ReadingPoint inForce={reading.inForce} others={reading.others} why={reading.why} />
    </Block>
  );
}
