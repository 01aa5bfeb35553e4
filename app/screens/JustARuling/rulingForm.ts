import { type OfficialCall } from '@/record';
import { isFlagCode } from '@/rulesets';
import { type Answer, type AnswerRuling } from '@/rulings';
import { type KeptRuling, type RulingDraft, type TableListRow, type TableRegistry } from '@/state';
import { type Words } from '@/words';
import { type RulesChoiceData } from './rulesChoices';

/** What was typed and chosen so far. */
export interface RulingForm {
  /** What is looked for among the questions. */
  readonly typed: string;
  /** Null: nothing is chosen yet. */
  readonly question: string | null;
  readonly caseId: string | null;
  readonly call: OfficialCall;
  readonly who: readonly string[];
  /** A name that is still being typed. */
  readonly name: string;
  readonly table: string;
  readonly note: string;
}

export const EMPTY_RULING_FORM: RulingForm = {
  typed: '',
  question: null,
  caseId: null,
  call: 'remedy',
  who: [],
  name: '',
  table: '',
  note: '',
};

/** The next ruling is often given at the same table: its number stays, as the rules do. */
export const makeNextRulingForm = ({ table }: RulingForm): RulingForm => ({ ...EMPTY_RULING_FORM, table });

/** Another question has other cases, and another verdict to decide on. */
export const withChosenQuestion = (form: RulingForm, question: string | null): RulingForm => ({
  ...form,
  question,
  caseId: null,
  call: 'remedy',
});

export function withPersonAdded(form: RulingForm, name: string): RulingForm {
  const added = name.trim();
  return { ...form, name: '', who: added === '' || form.who.includes(added) ? form.who : [...form.who, added] };
}

export const withoutPerson = (form: RulingForm, name: string): RulingForm => ({
  ...form,
  who: form.who.filter((one) => one !== name),
});

/** The case that was chosen, else the first; an answer without cases is one itself. */
export const rulingOfChosenCase = (answer: Answer, caseId: string | null): AnswerRuling & { readonly id?: string } =>
  answer.cases.find(({ id }) => id === caseId) ?? answer.cases[0] ?? answer;

/** Where nothing was wrong there is nothing to decide. */
export const hasSomethingToDecide = ({ verdict }: Pick<AnswerRuling, 'verdict'>): boolean =>
  verdict === 'illegal' || verdict === 'penalty' || verdict === 'silent';

const NUMBER = /^\d{1,6}$/;

/** What is written down: exactly what the screen shows. */
export function rulingDraftFromForm(form: RulingForm, answer: Answer, { told }: RulesChoiceData): RulingDraft {
  const ruling = rulingOfChosenCase(answer, form.caseId);
  const { flag, verdict, basis, clauses } = ruling;
  const who = withPersonAdded(form, form.name).who;
  const table = form.table.trim();
  const note = form.note.trim();
  return {
    ...told,
    question: answer.question,
    ...(answer.cases.length > 1 && ruling.id !== undefined ? { case: ruling.id } : {}),
    ...(flag !== null && isFlagCode(flag) ? { flag } : {}),
    verdict,
    basis,
    clauses,
    ...(hasSomethingToDecide(ruling) ? { call: form.call } : {}),
    who: who.map((name) => ({ name })),
    ...(note === '' ? {} : { note }),
    ...(NUMBER.test(table) ? { table: Number(table) } : {}),
  };
}

/** So many people are offered. */
const MOST_PEOPLE = 6;

/** Who was named lately: in rulings, then at tables; each once, and none that is chosen already. */
export function recentlyNamedPeople(
  rulings: readonly KeptRuling[],
  rows: readonly TableListRow[],
  { who, name }: Pick<RulingForm, 'who' | 'name'>,
  words: Words,
): readonly string[] {
  const named = [
    ...rulings.flatMap(({ entry }) => entry.who.map((one) => one.name)),
    ...rows.flatMap(({ header }) =>
      header.seats.flatMap((seat, at) => (seat.name === words.setUp.seat(at) ? [] : [seat.name])),
    ),
  ];
  const typed = name.trim().toLowerCase();
  const fits = (one: string): boolean =>
    !who.includes(one) &&
    one !== name.trim() &&
    one
      .toLowerCase()
      .split(/\s+/)
      .concat(one.toLowerCase())
      .some((part) => part.startsWith(typed));
  return [...new Set(named)].filter(fits).slice(0, MOST_PEOPLE);
}

const forms = new WeakMap<TableRegistry, RulingForm>();

/** In a browser a covered screen is not kept, so what was typed lies outside of it until it is kept or the app ends. */
export const rememberedRulingForm = (registry: TableRegistry): RulingForm => forms.get(registry) ?? EMPTY_RULING_FORM;
export const rememberRulingForm = (registry: TableRegistry, form: RulingForm): void => void forms.set(registry, form);
