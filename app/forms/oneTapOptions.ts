import { SOURCES } from '@/engine';
import { type Words } from '@/words';
import { type FormFieldSpec } from './fields';
import { type FieldViewProps } from './props';
import { type FieldOption } from './inputs/OptionChips';

/** Four of their own, and a fifth that ought not to lie there. */
const PILES = [0, 1, 2, 3, 4] as const;
const NONE = 'none';
const HAND = 'hand';

/** A field that is answered by one tap: what can be tapped, what is chosen, and what each tap means. */
export interface OneTapFieldData {
  readonly options: readonly FieldOption[];
  readonly chosen: string | null;
  /** `undefined`: the field is left out. */
  readonly meaning: (key: string) => unknown;
}

type Asked = Pick<FieldViewProps, 'field' | 'value' | 'seats' | 'header'>;

/** Null for fields that need more than one tap. */
export function oneTapOptionsFor({ field, value, seats, header }: Asked, words: Words): OneTapFieldData | null {
  const say = words.forms;
  const known = (
    options: readonly FieldOption[],
    meaning: (key: string) => unknown = (key) => key,
  ): OneTapFieldData => ({
    options,
    chosen: value === undefined || value === null ? null : String(value),
    // Tapped again, what may be left out is left out.
    meaning: (key) => (field.isOptional && key === String(value) ? undefined : meaning(key)),
  });
  switch (field.kind) {
    case 'seat':
      return seatAnswers({ field, value, seats }, words);
    case 'building':
      return known(
        PILES.map((pile) => ({ key: `${pile}`, title: say.building(pile) })),
        Number,
      );
    case 'discard':
      return known(
        [
          ...PILES.map((pile) => ({ key: `${pile}`, title: say.discard(pile) })),
          ...(field.hasHand ? [{ key: HAND, title: say.toHand }] : []),
        ],
        (key) => (key === HAND ? key : Number(key)),
      );
    case 'few':
      return known(
        Array.from({ length: field.most + 1 }, (_, count) => ({ key: `${count}`, title: `${count}` })),
        Number,
      );
    case 'choice': {
      const titles: Readonly<Record<string, string>> = say.choices[field.of];
      return known(field.options.map((key) => ({ key, title: titles[key] ?? key })));
    }
    case 'source':
      return {
        options: SOURCES.map((from) => ({ key: from, title: say.source(from) })),
        chosen: typeof value === 'string' ? value : HAND,
        meaning: (key) => (field.isOptional && key === HAND ? undefined : key),
      };
    case 'yes':
      return {
        options: [
          { key: 'no', title: say.no },
          { key: 'yes', title: say.yes },
        ],
        chosen: value === true ? 'yes' : 'no',
        meaning: (key) => (key === 'yes' ? true : undefined),
      };
    case 'team':
      return known(teamOptions({ seats, header }, words), Number);
    default:
      return null;
  }
}

function seatAnswers(
  { field, value, seats }: Pick<Asked, 'field' | 'value' | 'seats'>,
  { forms }: Words,
): OneTapFieldData {
  const { none, isOptional } = field as Extract<FormFieldSpec, { readonly kind: 'seat' }>;
  const nobody = none === undefined ? [] : [{ key: NONE, title: forms.none[none] }];
  const everybody = seats.map(({ seat, name }) => ({ key: `${seat}`, title: name, seat }));
  const isNobody = none !== undefined && (value === null || (isOptional === true && value === undefined));
  const somebody = value === undefined || value === null ? null : String(value);
  return {
    // What is understood comes first, an exception last.
    options: isOptional ? [...nobody, ...everybody] : [...everybody, ...nobody],
    chosen: isNobody ? NONE : somebody,
    meaning: (key) => (key === NONE ? (isOptional ? undefined : null) : Number(key)),
  };
}

/** Sides by the numbers the header gives them. */
function teamOptions({ seats, header }: Pick<Asked, 'seats' | 'header'>, { forms }: Words): readonly FieldOption[] {
  const teamOf = (seat: number, side: number): number => header?.seats[seat]?.team ?? side;
  const teams = [...new Set(seats.map(({ seat, side }) => teamOf(seat, side)))];
  return teams.map((team) => ({
    key: `${team}`,
    title: forms.teamOf(seats.filter(({ seat, side }) => teamOf(seat, side) === team).map(({ name }) => name)),
  }));
}
