import { fireEvent, render, screen } from '@testing-library/react-native';
import { addEntry, type Card, type Entry, type Game, openGame, type Seat } from '@/engine';
import { type House } from '@/rulesets';
import { type EntryDraft } from '@/state';
import { wordsFor } from '@/words';
import { type DealFormState, EMPTY_DEAL_FORM } from '../../app/screens/Deal/dealForm';
import { DealView } from '../../app/screens/Deal/DealView';
import { makeDealData } from '../../app/screens/Deal/makeDealData';
import { makeDealDrafts } from '../../app/screens/Deal/makeDrafts';
import { useDealForm } from '../../app/screens/Deal/useDealForm';
import { newTableOptionsFromForm } from '../../app/screens/NewTable/makeNewTableData';
import { EMPTY_NEW_TABLE_FORM } from '../../app/screens/NewTable/newTableForm';
import { inWindow } from './inWindow';

export const en = wordsFor('en');
export const { deal } = en.setUp;
export const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'];

/** A table of a sheet, set up as the screen before would. */
export function open(ruleset: string, more: { readonly house?: House; readonly players?: number } = {}): Game {
  const players = more.players ?? null;
  const opening = newTableOptionsFromForm(
    { ...EMPTY_NEW_TABLE_FORM, ruleset, names: NAMES, players, otherFor: ruleset },
    en,
  );
  if (opening === null) throw new Error(ruleset);
  const game = openGame({
    tableside: 1,
    id: 'a',
    ...opening,
    ...(more.house === undefined ? {} : { house: more.house }),
  });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}
export function tell(game: Game, ...drafts: readonly EntryDraft[]): Game {
  return drafts.reduce((now, draft) => {
    const next = addEntry(now, { ...draft, n: (now.entries?.length ?? 0) + 1 } as Entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, game);
}

interface ScreenProps {
  readonly game: Game;
  readonly first?: DealFormState;
  readonly suggested?: Seat;
  readonly onStart?: (drafts: readonly EntryDraft[]) => void;
  readonly keep?: (sheet: DealFormState) => void;
}

/** The screen on a table, with no disk under it. */
function Screen({ game: { rules, table }, first = EMPTY_DEAL_FORM, suggested, onStart, keep }: ScreenProps) {
  const around = { rules, table, suggested: suggested ?? null, keep: keep ?? (() => undefined) };
  const actions = useDealForm(first, around);
  const { sheet, correcting, last } = actions;
  return (
    <DealView
      data={makeDealData(
        { rules, table, subtitle: 'Table 7', sheet, correcting, suggested: suggested ?? null, last },
        en,
      )}
      isCorrecting={correcting !== null}
      dealsInstead={correcting === null ? null : { title: 'instead', onPress: () => actions.dealInstead(correcting) }}
      isBusy={false}
      failure={null}
      onKey={actions.key}
      onTouch={actions.touch}
      onStopCorrecting={actions.stopCorrecting}
      onCut={actions.beginCut}
      onUndo={actions.undo}
      onStart={() => onStart?.(makeDealDrafts(rules, table, sheet))}
      onCountStock={actions.countStock}
      onCountDeck={actions.countDeck}
      onBack={jest.fn()}
    />
  );
}
/** Shows the screen; what comes back are the entries of the start, once it was pressed. */
export function show(props: ScreenProps): () => readonly EntryDraft[] {
  const start = jest.fn<void, [readonly EntryDraft[]]>();
  render(inWindow(<Screen onStart={start} {...props} />));
  return () => start.mock.calls[0]?.[0] ?? [];
}
export const press = (...ids: readonly string[]): void => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
export const keys = (...cards: readonly Card[]): void => press(...cards.map((card) => `key-${card}`));
export const asks = (question: string): void =>
  expect(screen.getByTestId('deal-question')).toHaveTextContent(question, { exact: false });
