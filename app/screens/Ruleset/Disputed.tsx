import { Heading, ReadingPoint } from '../../components';
import { type Anchors } from '../../hooks';
import { Place, Rows } from './Rows';
import { type Sheet } from './sheet';

interface DisputedProps {
  readonly points: Sheet['disputed'];
  readonly anchors: Anchors;
}

/** Where the sheet can be read in more than one way: the reading in force, the others, and why. */
export const Disputed = ({ points, anchors }: DisputedProps) => (
  <Rows>
    {points.map(({ id, question, inForce, others, why }) => (
      <Place key={id} anchors={anchors} id={id} testID={`reading-${id}`}>
        <Heading level={3}>{question}</Heading>
        <ReadingPoint inForce={inForce} others={others} why={why} />
      </Place>
    ))}
  </Rows>
);
