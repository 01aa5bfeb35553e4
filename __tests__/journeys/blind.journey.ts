import { strict as assert } from 'node:assert';
import { type Game, openFlags } from '@/engine';
import { type Ruleset, rulesetById } from '@/rulesets';
import { flagLine, wordsFor } from '@/words';
import {
  assertSameRecord,
  firstSituation,
  follow,
  FOUR_TROUBLES,
  makeScreenReader,
  makeTroubled,
  newTableTaps,
  type Telling,
  type Told,
} from '../kit/referee';
import { LISTEN_SCRIPT, saidByItself } from './announcements';
import { arrive, recordOf } from './atTable';
import { type Journey } from './stage';

const words = wordsFor('en');
const sheet = (id: string): Ruleset => rulesetById(id) ?? assert.fail(id);

/** The first seed of a game to its end in which all of it goes wrong, and that is no longer than asked for. */
function troubledGame(ruleset: Ruleset, stock: number | undefined, longest: number): Told {
  const house = stock === undefined ? {} : { house: { stock } };
  for (let i = 1; i < 2000; i += 1) {
    const told = makeTroubled({ ruleset, seed: `blind ${i}`, ...house }, FOUR_TROUBLES, 4);
    const isWanted = told.isWhole && told.happened.length === FOUR_TROUBLES.length && told.entries.length <= longest;
    // Forms and the log are not spelled out in `spokenControl`.
    if (isWanted && follow(told).every(({ way }) => way !== 'form' && way !== 'log')) return told;
  }
  throw new Error(`no game for ${ruleset.id}`);
}

const onTurn = ({ table }: Game): string =>
  table.turn === null || table.over !== null ? '' : words.table.seat.acts(table.names[table.turn] ?? '');

/** Who is on turn, each time that changes. */
const turnsIn = (tellings: readonly Telling[]): string[] =>
  tellings.flatMap(({ before, after }) =>
    onTurn(after) === onTurn(before) || onTurn(after) === '' ? [] : [onTurn(after)],
  );

/** What is raised, in the order in which it is raised. */
const flagsIn = (tellings: readonly Telling[]): string[] =>
  tellings.flatMap(({ before, after }) => {
    const known = new Set(openFlags(before.table).map(({ id }) => id));
    const fresh = openFlags(after.table).filter(({ id }) => !known.has(id));
    return fresh.length === 0
      ? []
      : [fresh.map((flag) => flagLine(words, flag, (seat) => after.table.names[seat] ?? '')).join('')];
  });

const blindGame = (name: string, ruleset: Ruleset, stock: number | undefined, longest: number): Journey => ({
  name: `blind: ${name} with a screen reader's actions alone, and what it says by itself`,
  walk: async (stage) => {
    const told = troubledGame(ruleset, stock, longest);
    const at = await arrive({ ...stage, initScript: LISTEN_SCRIPT });
    await at.page.getByRole('button', { name: words.setUp.tables.newTable, exact: true }).waitFor();
    const reader = await makeScreenReader(at.page, at.finger);
    const [deal, ...acts] = follow(told);
    assert.ok(deal);
    const start = firstSituation(told.header);
    await reader.perform([...newTableTaps(told.header), ...deal.gestures], start);
    await at.page.getByRole('button', { name: words.table.actions.labels.talk }).waitFor();
    const before = (await saidByItself(at.page)).length;
    for (const { gestures, entries, before: game } of acts)
      await reader.perform(gestures, { ...start, game }).catch((reason: unknown) => {
        throw new Error(`while telling ${JSON.stringify(entries)}`, { cause: reason });
      });
    assertSameRecord(told, await recordOf(at), name);

    const said = (await saidByItself(at.page)).slice(before);
    const flags = flagsIn(acts);
    const isTurn = (text: string): boolean =>
      told.header.seats.some((seat) => text === words.table.seat.acts(seat.name));
    assert.ok(flags.length >= FOUR_TROUBLES.length, `${flags.length} flags`);
    assert.deepEqual(said.filter(isTurn), turnsIn(acts), 'each change of turn is said once');
    assert.deepEqual(
      said.filter((text) => flags.includes(text)),
      flags,
      'each flag is said once, when it is raised',
    );
    const twice = said.filter((text, i) => text === said[i - 1]);
    assert.deepEqual(twice, [], 'nothing is said twice in a row');
    await at.leave();
  },
});

export const blindGames: readonly Journey[] = [
  blindGame('a game with stocks of three, to its end,', sheet('texas-good-sam'), 3, 60),
];
