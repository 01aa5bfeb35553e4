import { fireEvent, render, screen } from '@testing-library/react-native';
import { type Header } from '@/engine';
import { makeGameRecordReader } from '@/record';
import { type EntryDraft } from '@/state';
import { ActForm, type ActFormProps, type FormSeat } from '../../app/forms';
import { inWindow } from './inWindow';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'];

/** So many people, two sides where they are four. */
export const seated = (count: number): readonly FormSeat[] =>
  NAMES.slice(0, count).map((name, seat) => ({ seat, name, side: seat % 2, stock: 12, hand: 4 }));

export const headerOf = (count: number): Header => ({
  tableside: 1,
  id: 'forms',
  ruleset: count === 4 ? 'texas-good-sam' : 'mattel',
  seats: NAMES.slice(0, count).map((name, seat) => (count === 4 ? { name, team: seat % 2 } : { name })),
});

/** A press, or something typed. */
export type Hit = string | readonly [field: string, text: string];

export const hit = (one: Hit): void => {
  if (typeof one === 'string') fireEvent.press(screen.getByTestId(one));
  else fireEvent.changeText(screen.getByTestId(one[0]), one[1]);
};

/** A form drawn from props alone; every draft it tells. */
export function openAct(props: Omit<ActFormProps, 'onTell' | 'onClose' | 'seats'>, count = 4): readonly EntryDraft[] {
  const told: EntryDraft[] = [];
  render(
    inWindow(
      <ActForm
        seats={seated(count)}
        header={headerOf(count)}
        draw={60}
        {...props}
        onTell={(draft) => void told.push(draft)}
        onClose={jest.fn()}
      />,
    ),
  );
  return told;
}

/** What the record's own reader says of it, after an entry 1 that corrections can speak of; null: accepted. */
export function refusalOf(draft: EntryDraft, count = 4): unknown {
  const { read } = makeGameRecordReader();
  const lines = [headerOf(count), { n: 1, act: 'draw', seat: 1, count: 2 }, { n: 2, ...draft }];
  const items = lines.map((line, index) => read(JSON.stringify(line), index + 1));
  return items.find((item) => item?.kind === 'problem') ?? null;
}

/** A drawn tree, as React Native Testing Library writes it down. */
interface Node {
  readonly props: { readonly testID?: string };
  readonly children: readonly (Node | string)[] | null;
}

/** Every test name on the screen, in order, repeated ones too. */
export const namesIn = (tree: unknown): readonly string[] => {
  if (Array.isArray(tree)) return tree.flatMap(namesIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const { props, children } = tree as Node;
  return [...(props.testID === undefined ? [] : [props.testID]), ...(children ?? []).flatMap(namesIn)];
};
