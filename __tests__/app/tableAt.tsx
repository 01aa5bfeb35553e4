import { fireEvent, render, screen } from '@testing-library/react-native';
import { type PendingInput, NO_PENDING_INPUT, type TableNotice, selectTableFacts, type TableFacts } from '@/state';
import { wordsFor } from '@/words';
import { makeTableViewData } from '../../app/screens/Table/model/makeTable';
import { type TableViewProps } from '../../app/screens/Table/tableProps';
import { TableView } from '../../app/screens/Table/TableView';
import { at, type Column, given, type Story, type Told } from '../kit';
import { inWindow } from './inWindow';

export const en = wordsFor('en');
export const PHONE = { width: 360, height: 692, fontScale: 1 };

/** A table in play, in one line of the kit's notation, and what happened since. */
export const lies = (ruleset: Column, text: string, ...acts: readonly Told[]): Story =>
  given(ruleset, at(ruleset).lies(text), ...acts);

export const factsOf = ({ game }: Story, input: Partial<PendingInput> = {}, notice: TableNotice = null): TableFacts =>
  selectTableFacts({ game, input: { ...NO_PENDING_INPUT, ...input }, saved: 'saved', notice });

type Callback = Extract<keyof TableViewProps, `on${string}`>;
const NAMES = [
  'onTap',
  'onTell',
  'onUndo',
  'onRedo',
  'onRule',
  'onOpenFlag',
  'onOpenLog',
  'onMore',
  'onResult',
  'onMenu',
  'onBack',
  'onDeal',
] as const satisfies readonly Callback[];

const viewOf = (facts: TableFacts, props: Partial<TableViewProps>, on: Record<(typeof NAMES)[number], jest.Mock>) =>
  inWindow(<TableView data={makeTableViewData(facts, en)} saved="saved" size={PHONE} bounce={0} {...on} {...props} />);

/** Draws a table; gives what was called, and a way to draw it again with something else on it. */
export function showTable(facts: TableFacts, props: Partial<TableViewProps> = {}) {
  const on = Object.fromEntries(NAMES.map((name) => [name, jest.fn()])) as Record<(typeof NAMES)[number], jest.Mock>;
  const view = render(viewOf(facts, props, on));
  const again = (next: TableFacts, more: Partial<TableViewProps> = props): void =>
    view.rerender(viewOf(next, more, on));
  return { on, again };
}

export const press = (testID: string, event?: object): void => void fireEvent.press(screen.getByTestId(testID), event);

/** Every test id on the screen, with how often it is there. */
export function namesShown(): Map<string, number> {
  const names = new Map<string, number>();
  // A host element carries the name it was given; what composes it carries it too and is not counted.
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { props, children } = node as { props?: { testID?: string }; children?: unknown };
    if (props?.testID !== undefined) names.set(props.testID, (names.get(props.testID) ?? 0) + 1);
    visit(children);
  };
  visit(screen.toJSON());
  return names;
}
