import { behind, type Case, must, mustNot, note, opening } from './bench';
import { same } from './same';

export const restarting: readonly Case[] = [
  {
    name: 'after a restart everything is there, and the game goes on',
    needs: 'restart',
    run: async ({ log, newId, restart }) => {
      const [a, b, c] = [newId(), newId(), newId()];
      const key = newId();
      let head = must(await log().append(opening(a, note(1))));
      must(await log().append(opening(b)));
      must(await log().append(opening(c)));
      must(await log().hide(b, true));
      must(await log().forget(c));
      must(await log().writeSetting(key, 'kept'));
      const before = must(await log().list());
      const opened = await restart?.();
      same([opened?.losses, opened?.settled], [[], []], 'nothing lost, nothing to settle');
      same(must(await log().list()), before, 'the list');
      same(must(await log().readSettings())[key], 'kept', 'settings');
      mustNot(await log().append(opening(c)), 'forgotten');
      mustNot(await log().append(opening(a)), 'moved');
      head = must(await log().append(behind(head, note(2))));
      await restart?.();
      same(must(await log().read(a)).entries, [note(1), note(2)], 'entries');
      same(must(await log().read(a)).head, head, 'head');
    },
  },
];
