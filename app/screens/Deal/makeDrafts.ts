import { type Flag, judge, type Table } from '@/engine';
import { type Rules } from '@/rulesets';
import { draftsFromDealAnswers, type EntryDraft } from '@/state';
import { cutForDealerState, dealAnswersOf } from './nextDealOrCutQuestion';
import { type DealFormState } from './dealForm';

const MOST = 999;

/** A count as it was typed: null where nobody counted, undefined where it is no number. */
export function parseTypedCount(text: string): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d{1,3}$/.test(digits) && Number(digits) <= MOST ? Number(digits) : undefined;
}

/** Everything that was seen, as entries: cards drawn for the deal, the deal, ties, the start. */
export function makeDealDrafts(rules: Rules, table: Table, sheet: DealFormState): readonly EntryDraft[] {
  if (table.laid) return settling(sheet);
  const seats = table.seats.map((_, seat) => seat);
  const cuts = cutForDealerState(seats, sheet.cut).rounds.map((cards): EntryDraft => ({
    act: 'cut',
    for: 'deal',
    cards,
  }));
  const counts = seats.map((seat) => parseTypedCount(sheet.stock[seat] ?? '') ?? null);
  const isAllCounted = counts.every((count) => count !== null);
  const deck = parseTypedCount(sheet.deck) ?? null;
  const told = draftsFromDealAnswers(rules, dealAnswersOf(sheet)).flatMap((draft): EntryDraft[] =>
    draft.act === 'deal'
      ? [
          {
            ...draft,
            ...(isAllCounted ? { stock: counts } : {}),
            ...(deck === null ? {} : { deck }),
          },
          ...(isAllCounted ? [] : counted(counts)),
        ]
      : [draft],
  );
  return [...cuts, ...told];
}

/** The deal has been told before; only who starts was open. */
const settling = ({ tieCards, starter }: DealFormState): EntryDraft[] => [
  ...tieCards.map((card): EntryDraft => ({ act: 'cut', for: 'start', cards: [card] })),
  ...(starter === null ? [] : [{ act: 'start', seat: starter } as const]),
];

/** Only some stocks were counted: each count is told by itself. */
const counted = (counts: readonly (number | null)[]): EntryDraft[] =>
  counts.flatMap((stock, seat): EntryDraft[] => (stock === null ? [] : [{ act: 'count', seat, stock }]));

/** What the sheet will have to say about it, asked before it is told. */
export function flagsForDrafts(rules: Rules, table: Table, drafts: readonly EntryDraft[]): readonly Flag[] {
  const found: Flag[] = [];
  drafts.reduce((now, draft, index) => {
    const judged = judge(rules, now, { ...draft, n: index + 1 });
    found.push(...judged.flags);
    return judged.table;
  }, table);
  return found;
}
