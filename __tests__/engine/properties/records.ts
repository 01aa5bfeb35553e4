import fc from 'fast-check';
import { type Entry, type Game, type Header } from '@/engine';
import { type SimulatedGame, simulateGame } from '@/simulate';
import {
  HOUSE_READING_IDS,
  type House,
  HOUSE_SETTING_CHOICES,
  readingOptions,
  rulesetById,
  type Ruleset,
  RULESETS,
} from '@/rulesets';
import { anyAct, anyCall, anyPile, type Body } from './acts';
import { follow, opened } from './kit';

/**
 * What a referee is about to do. Rulings and corrections speak of what is already there, so they are
 * drawn as intentions and find their object only when their turn has come.
 */
export type Intent =
  | { readonly does: 'next' }
  | { readonly does: 'tell'; readonly body: Body }
  | {
      readonly does: 'rule';
      readonly pick: number;
      readonly call: string;
      readonly other: boolean;
      readonly pile: number | null;
    }
  | { readonly does: 'strike'; readonly pick: number }
  | { readonly does: 'amend' | 'insert'; readonly pick: number; readonly body: Body }
  | { readonly does: 'set'; readonly ruleset: string | null; readonly house: House | null };

export interface Plan {
  /** A header nobody would write on purpose, or a legal game that goes on between whatever else happens. */
  readonly at: Header | Sitting;
  readonly intents: readonly Intent[];
}

interface Sitting {
  readonly ruleset: string;
  readonly seed: number;
  readonly haste: number;
  readonly skill: number;
}

const choice = (key: keyof typeof HOUSE_SETTING_CHOICES) => fc.constantFrom<string>(...HOUSE_SETTING_CHOICES[key]);

/** Local rules of any kind, one or several at a time. */
export const anyHouse = fc.record(
  {
    ...Object.fromEntries(
      (Object.keys(HOUSE_SETTING_CHOICES) as (keyof typeof HOUSE_SETTING_CHOICES)[]).map((key) => [key, choice(key)]),
    ),
    stock: fc.integer({ min: 1, max: 80 }),
    partnerPiles: fc.boolean(),
    penalty: fc.option(fc.record({ cards: fc.integer({ min: 0, max: 4 }), place: fc.constantFrom('bottom', 'top') })),
    readings: fc.record(
      Object.fromEntries(HOUSE_READING_IDS.map((id) => [id, fc.constantFrom(...readingOptions(id))])),
      {
        requiredKeys: [],
      },
    ),
  },
  { requiredKeys: [] },
) as unknown as fc.Arbitrary<House>;

const pick = fc.nat({ max: 1000 });

const anyIntent = (seats: number, teams: readonly number[]): fc.Arbitrary<Intent> => {
  const body = anyAct(seats, teams);
  const sheets = RULESETS.filter(({ settings }) => teams.length === 0 || settings.teams.value.play !== 'none');
  const ruleset = fc.option(fc.constantFrom<string>(...sheets.map(({ id }) => id)));
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant<Intent>({ does: 'next' }) },
    { weight: 10, arbitrary: fc.record({ does: fc.constant('tell' as const), body }) },
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constant('rule' as const),
        pick,
        call: anyCall,
        other: fc.boolean(),
        pile: fc.option(anyPile),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('strike' as const), pick }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('amend' as const, 'insert' as const), pick, body }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('set' as const), ruleset, house: fc.option(anyHouse) }) },
  );
};

const teamsOf = ({ seats }: Header): number[] => [
  ...new Set(seats.flatMap(({ team }) => (team === undefined ? [] : [team]))),
];

/** A header nobody would write on purpose: any number of seats, odd teams, any local rules. */
const oddHeader = fc
  .record({
    ruleset: fc.constantFrom(...RULESETS),
    seats: fc.integer({ min: 2, max: 12 }),
    teamed: fc.boolean(),
    house: fc.option(anyHouse),
  })
  .map(({ ruleset, seats, teamed, house }): Header => {
    const plays = ruleset.settings.teams.value.play !== 'none' && teamed;
    const names = Array.from({ length: seats }, (_, seat) => ({
      name: `P${seat}`,
      ...(plays ? { team: (seat * seat) % 3 } : {}),
    }));
    return { tableside: 1, id: 'odd', ruleset: ruleset.id, ...(house === null ? {} : { house }), seats: names };
  });

const sitting: fc.Arbitrary<Sitting> = fc.record({
  ruleset: fc.constantFrom<string>(...RULESETS.map(({ id }) => id)),
  seed: fc.nat({ max: 100_000 }),
  haste: fc.constantFrom(0, 0.3, 1),
  skill: fc.constantFrom(0.3, 1),
});

const gameAt = ({ ruleset, ...rest }: Sitting, maxTurns: number): SimulatedGame =>
  simulateGame({ ...rest, ruleset: rulesetById(ruleset) as Ruleset, maxTurns });

const planAt = (at: Header | Sitting, header: Header, length: number): fc.Arbitrary<Plan> =>
  fc.record({
    at: fc.constant(at),
    intents: fc.array(anyIntent(header.seats.length, teamsOf(header)), { minLength: 1, maxLength: length }),
  });

/** A record in the making: a legal game with anything at all in between, or nothing but anything at all. */
export const anyPlan = (length = 60): fc.Arbitrary<Plan> =>
  fc.oneof(
    { weight: 3, arbitrary: sitting.chain((at) => planAt(at, gameAt(at, 0).header, length)) },
    { weight: 1, arbitrary: oddHeader.chain((header) => planAt(header, header, length)) },
  );

export const headerOf = ({ at }: Plan): Header => ('seed' in at ? gameAt(at, 0).header : at);

/** Carries a plan out; `step` sees the game after every entry. */
export function carryOut(plan: Plan, step: (game: Game, entry: Entry) => void = () => undefined): Game {
  const legal = 'seed' in plan.at ? gameAt(plan.at, 30).entries : [];
  let game = opened(headerOf(plan));
  let told = 0;
  for (const intent of plan.intents) {
    const entry = entryFor(game, intent, legal[told]);
    if (intent.does === 'next') told += 1;
    if (entry === null) continue;
    game = follow(game, entry);
    step(game, entry);
  }
  return game;
}

const numbersIn = (game: Game): number[] => {
  const numbers: number[] = [];
  for (let link = game.entries; link !== null; link = link.before) numbers.push(link.last.n);
  return numbers;
};
const actOf = (game: Game, n: number): Entry | undefined => {
  for (let link = game.entries; link !== null; link = link.before) if (link.last.n === n) return link.last;
  return undefined;
};

/** Fields alone fit only an entry that is still the act it was told as. */
const isAmended = (game: Game, n: number): boolean => {
  for (let link = game.entries; link !== null; link = link.before)
    if (link.last.act === 'amend' && link.last.entry === n) return true;
  return false;
};

function entryFor(game: Game, intent: Intent, next: Entry | undefined): Entry | null {
  // numbers are unique and grow, but nobody promised that none is left out
  const n = (game.entries?.last.n ?? 0) + 1 + ((game.entries?.length ?? 0) % 3);
  if (intent.does === 'next') return next === undefined ? null : { ...next, n };
  if (intent.does === 'tell') return { n, ...intent.body } as unknown as Entry;
  if (intent.does === 'rule') return rulingFor(game, intent, n);
  if (intent.does === 'set') {
    const { ruleset, house } = intent;
    return { n, act: 'set', ...(ruleset === null ? {} : { ruleset }), ...(house === null ? {} : { house }) };
  }
  const numbers = numbersIn(game);
  const entry = numbers[intent.pick % Math.max(1, numbers.length)];
  if (entry === undefined) return null;
  const target = actOf(game, entry);
  if (intent.does === 'strike') return { n, act: 'strike', entry };
  if (intent.does === 'insert') return { n, act: 'insert', before: entry, with: intent.body };
  if (target === undefined || ['strike', 'amend', 'insert', 'set'].includes(target.act)) return null;
  const { act, ...fields } = intent.body;
  const partly = act === target.act && !isAmended(game, entry);
  return { n, act: 'amend', entry, with: partly ? fields : intent.body };
}

function rulingFor(game: Game, intent: Extract<Intent, { does: 'rule' }>, n: number): Entry | null {
  const raised = [];
  for (let link = game.table.raised; link !== null; link = link.before) raised.push(link.last);
  const flag = raised[intent.pick % Math.max(1, raised.length)];
  if (flag === undefined) return null;
  const as = intent.other && flag.or !== undefined ? { as: flag.or } : {};
  return {
    n,
    act: 'rule',
    flag: flag.id,
    call: intent.call,
    ...as,
    ...(intent.pile === null ? {} : { pile: intent.pile }),
  } as Entry;
}
