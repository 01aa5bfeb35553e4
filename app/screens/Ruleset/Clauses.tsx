import { Words } from '../../components';
import { type Anchors } from '../../hooks';
import { Place, Rows } from './Rows';
import { type Sheet } from './sheet';

interface ClausesProps {
  readonly clauses: Sheet['clauses'];
  readonly anchors: Anchors;
}

/** Every clause in plain words, with its place in the sheet. */
export function Clauses({ clauses, anchors }: ClausesProps) {
  return (
    <Rows>
      {clauses.map(({ id, place, words }) => (
        <Place key={id} anchors={anchors} id={id} testID={`clause-${id}`}>
          <Words size="label" colour="inkSoft">
            {place}
          </Words>
          <Words>{words}</Words>
        </Place>
      ))}
    </Rows>
  );
}
